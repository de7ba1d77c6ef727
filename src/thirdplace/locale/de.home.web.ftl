home-beside = Neben dem Bildschirm
home-box = Mit der Schachtel auf dem Tisch
home-pad = Punkteblock für { $game }
home-paper = Auf Papier
home-print = Karten, Pläne und Punkteblätter drucken
home-class = In der Klasse
home-history = Alle deine Partien

# The way back of whoever leads a table on a big screen.

web-lead-class = Deine Klasse läuft: zurück zu ihr
web-lead-wall = Dein großer Bildschirm: zurück zu { $game }
web-lead-groups = Deine Gruppen: zurück zu allen Tischen
