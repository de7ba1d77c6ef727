# Die leeren Karten von PLACES Bid ausfüllen und an einen Tisch mitnehmen.

web-buildings = Eigene Gebäude
web-buildings-intro = In der Schachtel liegen sechs leere Karten. Füll sie hier aus, spiel mit ihnen, druck sie oder speichere sie als Datei. Sie bleiben in diesem Browser.
web-buildings-intro-here = In der Schachtel liegen sechs leere Karten. Füll sie hier aus, spiel mit ihnen oder speichere sie als Datei. Sie bleiben in diesem Browser.
web-buildings-cards = Die sechs leeren Karten
web-buildings-begin = Nimm eine Karte, um sie auszufüllen. Du wählst Namen, Kategorie, Punkte und Bild und siehst sofort, wie sie gedruckt aussieht.
web-buildings-fill = Leere Karte { $number } ausfüllen
web-buildings-change = { $name } ändern
web-buildings-unnamed = Noch ohne Namen
web-buildings-card = Karte { $number }
web-buildings-surprise = Überrasch mich
web-buildings-blank = Karte leeren
web-buildings-blank-sure = „{ $name }“ wird wieder eine leere Karte.
web-buildings-open = Datei öffnen
web-buildings-open-sure = { $count ->
    [one] Was du öffnest, ersetzt die Karte, die hier liegt.
   *[other] Was du öffnest, ersetzt die { $count } Karten, die hier liegen.
}
web-buildings-open-anyway = Öffnen
web-buildings-opened = { $count ->
        [one] Ein Gebäude geladen.
       *[other] { $count } Gebäude geladen.
    }
web-buildings-drop = Datei hier ablegen
web-buildings-too-large = Diese Datei ist zu groß für sechs Gebäude.
web-buildings-save = Als Datei speichern
web-buildings-saved = Gespeichert als { $file }.
web-buildings-play = Damit spielen
web-buildings-print = Drucken
web-buildings-clear = Alle leeren
web-buildings-clear-sure = { $count ->
    [one] Die Karte wird wieder leer. Nur was du als Datei gespeichert hast, bleibt.
   *[other] Alle { $count } Karten werden wieder leer. Nur was du als Datei gespeichert hast, bleibt.
}
web-buildings-keep = Behalten
web-buildings-keep-one = Behalten
web-buildings-mine = Meine nehmen ({ $count })
web-buildings-make = Neue entwerfen
web-buildings-edit = Ändern
web-buildings-use = Diese nehmen

# Woraus ihre Bilder gemacht sind.

web-buildings-house = Form
web-buildings-house-house = Giebelhaus
web-buildings-house-row = Häuserzeile
web-buildings-house-hall = Rundhalle
web-buildings-house-tower = Turm
web-buildings-house-dome = Kuppel
web-buildings-house-shop = Laden
web-buildings-house-factory = Fabrik
web-buildings-house-pavilion = Pavillon
web-buildings-emblem = Zeichen
web-buildings-emblem-book = Buch
web-buildings-emblem-note = Musik
web-buildings-emblem-paw = Pfote
web-buildings-emblem-ball = Ball
web-buildings-emblem-cup = Tasse
web-buildings-emblem-leaf = Blatt
web-buildings-emblem-gear = Zahnrad
web-buildings-emblem-heart = Herz
web-buildings-emblem-star = Stern
web-buildings-emblem-boat = Boot
web-buildings-emblem-bread = Brot
web-buildings-emblem-fish = Fisch
web-buildings-emblem-sun = Sonne
web-buildings-emblem-key = Schlüssel
web-buildings-emblem-flower = Blume
web-buildings-emblem-bicycle = Fahrrad
web-buildings-around = Umgebung
web-buildings-around-trees = Bäume
web-buildings-around-garden = Garten
web-buildings-around-street = Straße
web-buildings-around-water = Wasser
web-buildings-around-hills = Hügel
web-buildings-around-playground = Spielplatz
web-buildings-around-market = Markt

# Was auf einer Karte steht.

web-building-name = Name
web-building-kind = Kategorie
web-building-points = Punkte
web-building-players = Im Spiel ab
web-building-worth = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, ab { $players } Personen
web-building-remove = { $name } weglassen
