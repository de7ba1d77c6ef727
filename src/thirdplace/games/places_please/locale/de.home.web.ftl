### What is said of the game on the first page.

box-places-please = Places, Please
    .players = 2–6 Personen
    .kind = Würfel und Ziffern
    .time = 10 Min.
    .claim = Fünf Würfe, fünf Felder, kein Zurück. Wer schafft die höchste Zahl?
home-class-open = Mit der Klasse spielen
home-lesson = Ein Arbeitsblatt zum Stellenwert
