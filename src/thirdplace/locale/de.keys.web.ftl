### Tasten: was sich am Tisch mit der Tastatur tun lässt.

web-keys = Tasten
web-keys-tab = von Knopf zu Knopf, vor und zurück
web-keys-enter = den Knopf drücken
web-keys-escape = das oberste Fenster schließen
web-keys-coach = den Coach fragen
web-keys-help = diese Tasten zeigen
web-key-space = Leertaste
