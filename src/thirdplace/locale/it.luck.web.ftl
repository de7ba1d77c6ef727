### Verificare il caso, dopo una partita.

web-fair = Il caso è stato onesto?
web-fair-how = Tutto quello che è stato pescato o lanciato viene da un solo seme. Si mescola da un numero segreto del server e da uno del dispositivo di ogni giocatore. Tutti vengono sigillati prima che si apra il primo, perché nessuno possa scegliere il seme.
web-fair-here = Tutto quello che si estrae o si lancia viene da un unico seme. Questo dispositivo l’ha estratto da solo prima della partita.
web-fair-prepared = Una parte di questa partita è stata preparata a mano prima dell’inizio, e per quella nessuna verifica può garantire. Il resto viene da un solo seme.
web-luck-check = Verifica il caso
web-luck-checking = Verifica in corso …
web-luck-good = Nessuno poteva piegare il caso.
web-luck-open = Di sbagliato non c’è niente. Ma questo dispositivo non può garantire per tutto il caso:
web-luck-wrong = In questa partita qualcosa non torna con il caso:
web-luck-what = Che cosa è stato verificato
web-luck-also = Buono a sapersi
web-luck-replayed-by-device = Questo dispositivo ha rigiocato tutta la partita, { $count ->
        [one] un’azione
       *[other] { $count } azioni
    }: tutte erano permesse, e quello che si è visto viene dal seme.
web-luck-replayed-by-server = Il server ha rigiocato tutta la partita, { $count ->
        [one] un’azione
       *[other] { $count } azioni
    }: tutte erano permesse, e quello che questo dispositivo ha visto viene dal seme.
web-luck-illegal = La partita non si può rigiocare come è stata registrata: { $error }
web-luck-not-replayed = Il server non è raggiungibile: la partita non è stata rigiocata, e nessuno ha confrontato carte e lanci.
web-luck-deals = { $count ->
        [one] Una distribuzione di questo seme è stata saltata, perché le regole ne volevano un’altra. “thirdplace verify” controlla anche questo.
       *[other] { $count } distribuzioni di questo seme sono state saltate, perché le regole ne volevano un’altra. “thirdplace verify” controlla anche questo.
    }
web-luck-nothing-kept = Questo dispositivo non ha conservato niente di prima dell’inizio di questa partita, e non può confrontare.
web-luck-unavailable = Non è stato possibile avere la registrazione: { $error }
web-luck-numbers = Tutti i numeri
web-seed = Il seme
web-seal = La sua impronta (SHA-256), come annunciata
web-luck-of-server = Il numero segreto del server
web-luck-of-seat = Il numero segreto di { $name }
web-fair-verify = Per verificare senza questo server, salva la registrazione e scrivi in un terminale:
