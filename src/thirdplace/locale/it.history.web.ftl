history-title = Le tue partite su questo dispositivo
history-running = Ancora in corso
history-finished = Finite
history-kept = Questo elenco è solo su questo dispositivo. I replay li conserva il server, per un po’.
history-sure = Togliere dall’elenco tutte le partite finite?
history-clear = Svuota l’elenco
history-keep = Tieni l’elenco
history-none = Ancora nessuna partita finita.
