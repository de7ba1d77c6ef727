### What is said of the game on the first page.

box-places-bid = PLACES Bid
    .players = 3–6 Personen
    .kind = Versteigerung
    .time = 30 Min.
    .claim = Überbiete die Nachbarschaft und baue eine Stadt mit allen sechs Arten von Orten.
bid-lid = Eine Straße mit sechs Gebäuden, jedes mit seinem Buchstaben: P, L, A, C, E, S
home-scribe = Eine Partie PLACES Bid mitschreiben
home-buildings = Eigene Gebäude entwerfen
