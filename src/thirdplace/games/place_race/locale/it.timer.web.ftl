### Il timer: anni detti a voce, e più dispositivi in sincronia.

web-timer = Timer
web-timer-title = Timer per Place Race NZ
web-timer-year = Anno { $year }
web-timer-start = Via
web-timer-go-on = Riprendi
web-timer-pause = Pausa
web-timer-reset = Azzera
web-timer-runs = Gli anni scorrono, dal { $year }.
web-timer-stands = Il timer è fermo al { $year }.
web-timer-settings = Imposta il timer
web-timer-players = Giocatori
web-timer-pace = { $seconds } s
web-timer-seconds = Secondi per anno
web-timer-from = Anno di inizio
web-timer-heard = Ticchettio
web-timer-silent = Muto

web-timer-spoken = Anni a voce
web-timer-spoken-0 = No
web-timer-spoken-1 = Tutti
web-timer-spoken-5 = Ogni 5
web-timer-spoken-10 = Ogni 10
web-timer-spoken-fewer = A questo ritmo c’è tempo solo per un anno ogni { $step }.
web-timer-spoken-none = A questo ritmo non c’è tempo per dire un anno.
web-timer-mute = Questo browser non ha una voce italiana.
web-timer-devices = Più dispositivi
web-timer-share-how = Chi entra vede lo stesso anno e può avviare, fermare, azzerare e cambiare il ritmo.
web-timer-share = Condividi questo timer
web-timer-no-server = Il server non risponde. Su questo dispositivo il timer funziona anche senza.
web-timer-join-how = Oppure entra in un altro timer con il suo codice:
web-timer-join = Entra
web-timer-how = Apri { $address } su altri dispositivi e scrivi questo codice, oppure inquadra il QR:
web-timer-code-said = Il codice del timer: { $code }
web-timer-qr = Codice QR con il link a questo timer
web-timer-in-step = { $count ->
        [one] Per ora solo questo dispositivo
       *[other] { $count } dispositivi in sincronia
    }
web-timer-send = Manda il link
web-timer-leave = Esci dal timer condiviso
web-timer-coming = Collegamento al timer condiviso…
web-timer-away = Nessuna connessione. Qui gli anni continuano a scorrere; appena la connessione torna, tutto è di nuovo in sincronia.
web-timer-gone = Il server non trova più il timer condiviso. Questo dispositivo continua da solo; condividi di nuovo il timer per richiamare gli altri.
