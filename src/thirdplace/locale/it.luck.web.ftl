### Verificare il caso, dopo una partita.

web-fair = Il sorteggio è stato onesto?
web-fair-how = Tutte le carte pescate e tutti i lanci derivano da un solo seme. Il seme nasce da un numero segreto del server e da uno del dispositivo di ogni giocatore, mescolati insieme. Vengono tutti sigillati prima che si apra il primo, così nessuno può scegliere il seme.
web-fair-here = Tutto quello che si estrae o si lancia viene da un unico seme. Questo dispositivo l’ha estratto da solo prima della partita.
web-fair-prepared = Una parte di questa partita è stata preparata a mano prima dell’inizio, e per quella nessuna verifica può garantire. Il resto deriva da un solo seme.
web-luck-check = Verifica il sorteggio
web-luck-checking = Verifica in corso…
web-luck-good = Nessuno ha potuto truccare il sorteggio.
web-luck-open = Tutto torna, ma c’è qualcosa che questo dispositivo non può garantire:
web-luck-wrong = Nel sorteggio di questa partita c’è qualcosa che non torna:
web-luck-what = Che cosa è stato verificato
web-luck-also = Buono a sapersi
web-luck-replayed-by-device = Questo dispositivo ha rigiocato tutta la partita ({ $count ->
        [one] una mossa
       *[other] { $count } mosse
    }): ogni mossa era valida, e quello che si è visto deriva dal seme.
web-luck-replayed-by-server = Il server ha rigiocato tutta la partita ({ $count ->
        [one] una mossa
       *[other] { $count } mosse
    }): ogni mossa era valida, e quello che questo dispositivo ha visto deriva dal seme.
web-luck-illegal = La partita non si può rigiocare come è stata registrata: { $error }
web-luck-not-replayed = Il server non è raggiungibile: la partita non è stata rigiocata, e nessuno ha confrontato carte e lanci.
web-luck-deals = { $count ->
        [one] Una distribuzione di questo seme è stata saltata, perché le regole ne volevano un’altra. “thirdplace verify” controlla anche questo.
       *[other] { $count } distribuzioni di questo seme sono state saltate, perché le regole ne volevano un’altra. “thirdplace verify” controlla anche questo.
    }
web-luck-nothing-kept = Questo dispositivo non ha salvato niente prima dell’inizio della partita: non può fare confronti.
web-luck-unavailable = Non è stato possibile scaricare la registrazione: { $error }
web-luck-numbers = Tutti i numeri
web-seed = Il seme
web-seal = La sua impronta (SHA-256), come annunciata
web-luck-of-server = Il numero segreto del server
web-luck-of-seat = Il numero segreto di { $name }
web-fair-verify = Per verificare senza questo server, salva la registrazione e scrivi in un terminale:
