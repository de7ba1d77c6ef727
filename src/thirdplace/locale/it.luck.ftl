### Il caso di una partita, verificato: lo dicono `thirdplace verify` e il browser.

## Che cosa non torna

record-server-share = Il numero segreto del server non corrisponde al sigillo che aveva mostrato prima che gli altri aprissero i loro. Così poteva provare molti numeri e tenere quello che gli faceva comodo.
record-untold-share = La registrazione non dice che fine ha fatto il numero segreto di { $name }.
record-seat-share = Il numero segreto di { $name } non corrisponde al suo sigillo: è stato sostituito.
record-mix = Il seme non deriva dai numeri segreti: questa partita viene da un altro seme.
record-note-server = Prima della partita il dispositivo di { $name } ha visto un sigillo del server diverso da quello della registrazione.
record-note-seat = Prima della partita il dispositivo di { $name } ha visto un sigillo di { $other } diverso da quello della registrazione.
record-note-rounds = Il dispositivo di { $name } ha visto più elenchi di sigilli di quanti ne riporti la registrazione: qualche estrazione è stata buttata via, e la registrazione lo nasconde.
record-note-share = Nella registrazione il numero segreto di { $name } è diverso da quello dato dal suo dispositivo: è stato sostituito.
record-note-left-out = Il dispositivo di { $name } ha dato il suo numero segreto e il server lo ha accettato, ma poi lo ha escluso.
record-note-view = Il dispositivo di { $name } ha visto qualcosa di diverso da ciò che risulta dalla registrazione: una carta o un lancio è stato cambiato.
record-notes = Gli appunti di un dispositivo indicano un posto che in questa partita non c’è.

## Che cosa torna, e che cosa resta aperto

luck-shares = Il seme nasce da numeri segreti mescolati insieme: quello del server e { $count ->
        [one] quello di un dispositivo
       *[other] quelli di { $count } dispositivi
    } ({ $names }). Erano tutti sigillati prima che si aprisse il primo. Se il server o anche un solo dispositivo è stato onesto, nessuno ha potuto scegliere che cosa sarebbe uscito.
luck-alone = Nel seme non c’è nessun numero dei giocatori: lo ha estratto da solo il server, o il dispositivo su cui si è giocato. La verifica mostra che poi non è stato cambiato, ma non può escludere che sia stato scelto apposta.
luck-device = Questa partita è cominciata senza server, e un solo dispositivo ha estratto il seme. La verifica mostra che dopo non è stato cambiato, ma non che non sia stato scelto.
luck-computer = Per { $name } gioca il computer, che non ha un numero segreto.
luck-none = { $name }: nessun numero segreto. I programmi e le pagine più vecchie non ne danno.
luck-away = All’inizio { $name } era assente: nel seme non c’è un suo numero segreto.
luck-late = { $name } ha preso posto a partita iniziata: nel seme non c’è un suo numero segreto.
luck-silent = Il dispositivo di { $name } ha sigillato un numero segreto ma non lo ha aperto in tempo, e perciò quel numero è stato escluso. Se è successo apposta, d’accordo con il server, i due potevano scegliere fra due sorteggi.
luck-again = I sigilli sono stati raccolti { $count ->
        [one] una volta
       *[other] { $count } volte
    }. Succede quando, prima dell’inizio, qualcuno arriva o va via, o cambiano le regole. Se a quel punto tutti i dispositivi avevano già aperto il loro numero segreto, il server poteva accordarsi con qualcuno al tavolo per scegliere così fra più sorteggi.
luck-not-mine = Il dispositivo di { $name } ha annotato un numero segreto che non fa parte del seme. Perciò quel dispositivo non può garantire che il sorteggio sia stato onesto.
luck-noted = Gli appunti del dispositivo di { $name } tornano: il suo numero segreto fa parte del seme, e i sigilli che ha visto sono quelli della registrazione.
