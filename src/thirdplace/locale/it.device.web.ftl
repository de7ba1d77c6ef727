# Quello che si dice delle partite su questo dispositivo, senza server.

device-title = Partite su questo dispositivo
device-none = Su questo dispositivo non c’è ancora nessuna partita.
device-kept = Queste partite sono salvate in questo browser. Se ne cancelli i dati, vanno perse.
device-running = in corso
device-finished = finita
device-delete = Elimina
device-sure = Eliminare questa partita da questo dispositivo? Non si può tornare indietro.
device-delete-yes = Elimina
device-delete-no = Tienila
device-list-wrong = L’elenco non si può leggere: { $why }
device-save = Salva come file
device-open = Apri il file di una partita
device-files-how = Salva una partita come file per continuarla su un altro dispositivo o su un’altra pagina: lì apri il file. Chi ha il file può giocare per tutti.
device-here = Su questo dispositivo
device-here-how = Passatevi il dispositivo a turno: quello che gli altri non devono vedere resta coperto. La partita resta salvata in questo browser.
device-carry = Continua con altre persone
device-carry-how = Porta la partita sul server, così com’è. Chi gioca qui conserva il suo posto e può passare al proprio dispositivo. Con il codice altri possono sedersi finché la partita non comincia, oppure guardare.
device-carry-do = Porta sul server
device-carry-file-how = Dietro questa pagina non c’è un server. Salva la partita come file e aprilo sulla pagina di un server, in “Partite su questo dispositivo”. Da lì può passare al server, e ognuno conserva il suo posto.

## Perché qualcosa non si può fare
error-no-server = Per questo serve un server, e adesso stai giocando senza.
error-no-rules = Le regole di questo gioco non sono su questo dispositivo, quindi ci si gioca solo con il server.
error-storage-full = Su questo dispositivo non c’è più spazio, quindi non è cambiato nulla. Libera un po’ di spazio, per esempio eliminando le partite finite, e riprova.
error-storage-off = Questo browser non permette alla pagina di salvare nulla, quindi qui non si può giocare senza server. Forse è una finestra privata.
error-newer-game = Questi dati vengono da una versione più recente di thirdplace. Ricarica la pagina quando hai la connessione. Nulla è stato cambiato o eliminato.
error-broken-game = I dati salvati di questa partita non si possono leggere. Nulla è stato eliminato.
error-open-elsewhere = Questa partita è aperta in un’altra scheda del browser. Chiudila lì, e riprenderà qui.
error-bad-game-file = Questo non è il file di una partita salvata. Non è cambiato nulla.
