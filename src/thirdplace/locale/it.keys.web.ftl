### Tasti: che cosa si può fare al tavolo con la tastiera.

web-keys = Tasti
web-keys-tab = passa da un pulsante all’altro, avanti e indietro
web-keys-enter = premi il pulsante
web-keys-escape = chiudi ciò che sta sopra
web-keys-coach = chiedi al coach
web-keys-help = mostra questi tasti
web-key-space = Spazio
