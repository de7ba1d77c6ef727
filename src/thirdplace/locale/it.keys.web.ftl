### Tasti: che cosa si può fare al tavolo con la tastiera.

web-keys = Tasti
web-keys-tab = da un pulsante all’altro, avanti e indietro
web-keys-enter = premere il pulsante
web-keys-escape = chiudere ciò che sta sopra
web-keys-coach = chiedere al coach
web-keys-help = mostrare questi tasti
web-key-space = Spazio
