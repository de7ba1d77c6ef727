home-beside = Abseits vom Bildschirm
home-box = Mit der Schachtel auf dem Tisch
home-pad = Punkteblock für { $game }
home-paper = Auf Papier
home-print = Karten, Spielpläne und Punkteblöcke drucken
home-class = In der Klasse
home-history = Alle deine Partien
home-lab = Das Labor: Regeln ändern und sehen, was sie bewirken

# The way back of whoever leads a table on a big screen.

web-lead-class = Zurück zu deiner Klasse
web-lead-wall = Zurück zu deinem großen Bildschirm: { $game }
web-lead-groups = Zurück zu deinen Gruppen

## Ohne Server
home-here-alone = Der Server ist nicht zu erreichen. Neue Spiele laufen deshalb auf diesem Gerät: gegen den Computer oder zusammen, reihum am selben Gerät. Für Codes, Einladungen und zum Drucken braucht ihr den Server.
home-here-static = Hier läuft alles auf diesem Gerät. Spielt gegen den Computer oder zusammen, reihum am selben Gerät.
home-here-chosen = Neue Spiele laufen auf diesem Gerät und bleiben hier gespeichert, ohne Server.
home-here-choose = Nur auf diesem Gerät spielen
home-here-back = Wieder über das Netz spielen
home-here-games = Spiele auf diesem Gerät
