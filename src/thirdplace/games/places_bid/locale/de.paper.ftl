### Was auf den gedruckten Bögen steht.

## Die Bögen

sheet-rulebook = Spielregel
    .about = Regeln, Aufbau, Beispiele, Tipps, alle Klarstellungen und die Liste der Gebäude, in unseren eigenen Worten.
    .opens = Die Regeln, mit Beispielen zum Spielen
sheet-cards = Gebäude- und Projektkarten
    .about = Alle 48 Gebäude und die sechs geheimen Projekte in Originalgröße (63 × 88 mm), mit Rückseiten. Am besten auf festem Papier.
    .opens = So wird gespielt
sheet-projects = Projektkarten
    .about = Nur die sechs geheimen Projekte, mit eigenen Rückseiten. Bei den Gebäudekarten sind sie auch dabei.
    .opens = So wird gespielt
sheet-blanks = Leere Karten
    .about = Sechs Karten, auf die ihr eigene Gebäude schreibt und zeichnet. Hinten sehen sie aus wie die Gebäudekarten.
    .opens = Gebäude am Bildschirm entwerfen
sheet-own = Eure eigenen Gebäude
    .about = Die Gebäude, die ihr entworfen habt, als Karten zum Einmischen.
    .opens = Weitere Gebäude entwerfen
sheet-tokens = Wertmarken
    .about = Zwölf Fünfer und siebzig Einer, so viele wie in der Schachtel. Auf beiden Seiten steht derselbe Wert.
    .opens = So wird gespielt
sheet-aid = Kurzübersicht
    .about = Die Runde, die Preise und die Wertung auf einen Blick, hinten der Aufbau. Für jede Person eine Übersicht. Beidseitig drucken.
    .opens = Die vollständigen Regeln
sheet-scores = Punkteblock
    .about = Punkte je Buchstabe, Projekt, Wertmarken und Bonus, für bis zu sechs Personen.
    .opens = Der Punkteblock, der mitrechnet

## Karten

paper-both-sides = In Originalgröße (100 %) drucken, beidseitig, über die lange Kante gewendet.
paper-project = Projekt
    .each = für jedes deiner { $category }-Gebäude am Ende
    .secret = Diese Karte darf bis zum Ende der Partie niemand sonst sehen.
paper-blank-points = Punkte
paper-blank-name = Name
paper-blank-letter = Buchstaben einkreisen
paper-blank-players = Ab wie vielen Personen?

## Die Kurzübersicht

paper-aid-round = Eine Runde
paper-aid-market = Markt
    .text = Karten aufdecken: zu dritt { $three }, zu viert { $four }, zu fünft und zu sechst { $more }.
paper-aid-bid = Bieten oder passen
    .text = Reihum im Uhrzeigersinn. Jedes Gebot ist höher als das letzte. Wer passt, ist bis zur nächsten Runde draußen; wer passt, ohne geboten zu haben, nimmt sich sofort { $tokens } Wertmarken.
paper-aid-pay = Zahlen und wählen
    .text = Alle, die geboten haben, das höchste letzte Gebot zuerst. Ablehnen geht nicht.
paper-aid-highest = Höchstes Gebot
    .text = ganz bezahlen
paper-aid-others = Andere Gebote
    .text = dein letztes zur Hälfte bezahlen, aufgerundet
    .share = { $share }, aufgerundet
paper-aid-empty = Nichts mehr da
    .text = { $tokens } Wertmarken nehmen
paper-aid-up-to = Gebot bis
paper-aid-half = Hälfte
paper-aid-next = Nächste Runde
    .text = Es beginnt, wer am höchsten geboten hat. Was übrig ist, wird weggelegt.
paper-aid-end = Ende
    .text = Nach der Runde, in der jemand alle sechs Buchstaben hat oder der Stapel zu Ende geht.
paper-aid-score = Was Punkte bringt
paper-aid-buildings = Gebäude
    .text = die Punkte darauf
paper-aid-project = Projekt
    .text = für jedes Gebäude mit dem Buchstaben deines Projekts
paper-aid-tokens = Wertmarken
    .text = für jede übrige Wertmarke (ein Fünfer zählt als fünf)
paper-aid-set = PLACES
    .text = mindestens ein Gebäude von jedem der sechs Buchstaben
paper-aid-tie = Gleichstand
    .text = Es gewinnt, wer alle sechs Buchstaben hat. Entscheidet das nicht, gewinnt das höchste letzte Gebot der Schlussrunde. Sonst teilt ihr euch den Sieg.

paper-aid-setup = Aufbau
paper-aid-setup-tokens = Wertmarken
    .text = Alle nehmen zehn Einer und einen Fünfer, zusammen 15.
paper-aid-setup-projects = Projekte
    .text = Die sechs Projektkarten mischen und allen je eine geben. Deine bleibt geheim. Die übrigen kommen ungesehen in die Schachtel.
paper-aid-setup-removed = Aussortieren
    .text = Nicht gebraucht werden: { $names }.
    .many = Gebäudekarten, die für diesen Tisch aussortiert sind: { $count }.
paper-aid-setup-cards = Gebäude
    .text = Zu dritt alle Karten mit 4+ oder 5+ herausnehmen, zu viert die mit 5+. Zu fünft und zu sechst alle verwenden.
paper-aid-setup-deck = Stapel
    .text = Die übrigen Gebäudekarten mischen und verdeckt hinlegen.
paper-aid-setup-first = Anfang
    .text = Die jüngste Person eröffnet die erste Runde; dann geht es im Uhrzeigersinn.
paper-aid-setup-forward = Beim Bieten
    .text = Schieb die Wertmarken deines Gebots vor, damit alle es sehen und niemand zu viel bietet. Gewechselt wird jederzeit.

## Der Punkteblock

paper-score-date = Datum
paper-score-name = Name
paper-score-project = Projekt
    .worth = je { $points }
paper-score-tokens = Wertmarken
paper-score-set = Alle Buchstaben
    .worth = { $points }
paper-score-total = Summe
paper-score-tie = Letztes Gebot
    .worth = bei Gleichstand

## Die Bilder der Spielregel, und der Aufbau nach Personenzahl

paper-setup-players = Personen
paper-setup-tokens = Wertmarken je Person (zehn Einer, ein Fünfer)
paper-setup-projects = Ausgeteilte Projektkarten
paper-setup-cards = Gebäudekarten im Stapel
paper-setup-out = Herausgenommene Karten
paper-setup-market = Offene Karten je Runde
paper-setup-rounds = Höchstzahl der Runden
paper-book-points = Punkte
paper-book-category = Kategorie: Buchstabe, Symbol, Farbe
paper-book-name = Bild und Name
paper-book-players = Ab wie vielen Personen
paper-book-kept = bleibt
paper-book-out = kommen in die Schachtel
paper-book-pass = passt
