### Il caso di una partita, verificato: lo dicono `thirdplace verify` e il browser.

## Che cosa non torna

record-server-share = Il numero segreto del server non corrisponde al sigillo che aveva mostrato prima che gli altri aprissero i loro. Così poteva provare tanti numeri, finché non gli piaceva quello che sarebbe uscito.
record-untold-share = La registrazione non dice che fine ha fatto il numero segreto di { $name }.
record-seat-share = Il numero segreto di { $name } non corrisponde al suo sigillo: è stato scambiato.
record-mix = Il seme non viene dai numeri segreti: questa partita è stata estratta da un altro.
record-note-server = Prima della partita il dispositivo di { $name } ha visto un sigillo del server diverso da quello della registrazione.
record-note-seat = Prima della partita il dispositivo di { $name } ha visto un sigillo di { $other } diverso da quello della registrazione.
record-note-rounds = Il dispositivo di { $name } ha visto più elenchi di sigilli di quanti ne dica la registrazione: qualcosa è stato estratto e buttato via.
record-note-share = Nella registrazione il numero segreto di { $name } è diverso da quello dato dal suo dispositivo: è stato scambiato.
record-note-left-out = Il dispositivo di { $name } ha dato il suo numero segreto e il server lo ha accettato, ma poi lo ha escluso.
record-note-view = Il dispositivo di { $name } ha visto qualcosa di diverso da ciò che risulta dalla registrazione: una carta o un lancio è stato cambiato.
record-notes = Gli appunti di un dispositivo indicano un posto che in questa partita non c’è.

## Che cosa torna, e che cosa resta aperto

luck-shares = Il seme è mescolato da numeri segreti: quello del server e { $count ->
        [one] quello di un dispositivo
       *[other] quelli di { $count } dispositivi
    } ({ $names }). Tutti erano sigillati prima che si aprisse il primo. Quindi nessuno poteva scegliere che cosa sarebbe uscito, purché almeno uno di loro fosse onesto.
luck-alone = Nessun dispositivo di chi gioca ha avuto parte nel seme: lo ha estratto da solo il server, o chi ha cominciato la partita. La verifica mostra che dopo non è stato cambiato, ma non che non sia stato scelto.
luck-device = Questa partita è cominciata senza server, e un solo dispositivo ha estratto il seme. La verifica mostra che dopo non è stato cambiato, ma non che non sia stato scelto.
luck-computer = { $name } è un computer e non ha un numero segreto.
luck-none = { $name }: nessun numero segreto. Un programma o una pagina più vecchia non lo dà.
luck-away = { $name } non era in linea all’inizio: nel seme non c’è un suo numero segreto.
luck-silent = Il dispositivo di { $name } ha sigillato un numero segreto ma non lo ha aperto in tempo, e perciò è stato escluso. Se è successo apposta, d’accordo con il server, i due potevano scegliere fra due distribuzioni.
luck-again = I sigilli sono stati raccolti { $count ->
        [one] una volta
       *[other] { $count } volte
    }, perché prima dell’inizio qualcuno è arrivato o andato via, o le regole sono cambiate.
luck-not-mine = Il dispositivo di { $name } ha annotato un numero segreto che non fa parte del seme. Perciò questo dispositivo non può garantire per il caso.
luck-noted = Quello che il dispositivo di { $name } ha annotato torna: il suo numero segreto fa parte del seme, e i sigilli che ha visto sono quelli della registrazione.
