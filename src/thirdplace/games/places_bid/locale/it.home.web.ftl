### What is said of the game on the first page.

box-places-bid = PLACES Bid
    .players = 3–6 giocatori
    .kind = Asta
    .time = 30 min
    .claim = Offri più dei vicini e costruisci una città con tutte e sei le categorie.
bid-lid = Una strada con sei edifici, ognuno con la sua lettera: P, L, A, C, E, S
home-scribe = Trascrivi una partita di PLACES Bid
home-buildings = Crea i tuoi edifici
