home-beside = Abseits vom Bildschirm
home-box = Mit der Schachtel auf dem Tisch
home-pad = Punkteblock für { $game }
home-paper = Auf Papier
home-print = Karten, Spielpläne und Punkteblöcke drucken
home-class = In der Klasse
home-history = Alle deine Partien

# The way back of whoever leads a table on a big screen.

web-lead-class = Zurück zu deiner Klasse
web-lead-wall = Zurück zu deinem großen Bildschirm: { $game }
web-lead-groups = Zurück zu deinen Gruppen
