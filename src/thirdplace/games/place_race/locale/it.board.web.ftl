### Place Race NZ nel browser.

## Il quadro

race-map = Mappa della Nuova Zelanda. Luoghi: { $places }; linee che li uniscono: { $lines }
race-tasman-sea = Mar di Tasman
race-pacific = Oceano Pacifico
race-crew = Giocatori
race-away = assente
race-on-turn = di turno
race-heads-for = → { $place } { $year }
race-agenda = Eventi da vedere
race-agenda-over = Gli eventi di questa corsa
race-agenda-done = visti: { $done } su { $all }
race-in-years = { $years ->
        [0] quest’anno
        [one] fra { $years } anno
       *[other] fra { $years } anni
    }
race-missed = mancata
race-face-down = { $count ->
        [one] Poi una carta sera, coperta finché non sono consegnate tutte le carte giorno.
       *[other] Poi { $count } carte sera, coperte finché non sono consegnate tutte le carte giorno.
    }
race-now = È il { $year }. Da consegnare ora: { $cards }.
race-tools = Strumenti della mappa
race-point = Indica
race-point-at = Indica { $place }
race-pointed = { $name } indica { $place }.
race-close-up = Ingrandisci
race-whole = Mappa intera
race-close = Chiudi
race-agenda-full = Tutte le carte per esteso
race-seen = Che cosa avete visto
race-which = Quale luogo?

## Preparativi

race-choose-start = Scegli una città da cui partire: tocca un cerchio rosso.
race-choose-for = { $name }, scegli una città da cui partire: tocca un cerchio rosso.
race-plan = Parlatene, scambiate, e dite quando si può partire.
race-waiting-for = In attesa di: { $names }
race-start = Partenza
race-start-in = Parti da { $place }
race-start-none = Scegli una città
race-start-fixed = fissata dal tuo scambio
race-ready = Si parte
race-ready-why = quando lo dite tutti
race-ready-not = prima scegli una città
race-unready = Aspettate ancora
race-pace-calm = calmo
race-pace-rulebook = regolamento
race-pace-agreed = concordato
race-pace-brisk = spedito
race-pace-seconds = { NUMBER($seconds) } s
race-guide = Un piano per cominciare
race-guide-do = Fai così
race-guide-off = Nascondi la guida
race-hint-go = Verso { $place }: { $steps ->
        [one] manca { $steps } passo
       *[other] mancano { $steps } passi
    } e { $years ->
        [0] l’anno è questo
        [one] resta { $years } anno
       *[other] restano { $years } anni
    }. I pulsanti con il bordo marcato portano lì.
race-hint-wait = { $place }: sei in anticipo. Aspetta qui, il tuo anno è il { $year }.
race-hint-turn-in = È l’anno giusto: consegna { $place }!

## Scambi

race-trade = Scambia
race-trade-title = Proponi uno scambio
race-trade-choose = Scegli due carte
race-trade-offer = Offri { $give } per { $take }
race-trade-hint = Una carta per una carta. Ogni carta passa di mano una volta sola.
race-trade-far = Ora siete troppo distanti: l’offerta si potrà accettare quando sarete abbastanza vicini.
race-you-give = tu dai
race-you-get = tu ricevi
race-gives = { $name } dà
race-gets = { $name } riceve
race-offers = { $name } ti propone uno scambio
race-offers-to = { $name } propone uno scambio con { $to }
race-offer-far = Per scambiare siete troppo distanti. Si può accettare quando siete in due luoghi vicini.
race-offer-far-start = Per scambiare scegliete la stessa partenza, o due unite da una linea.
race-offer-apart = ancora troppo distanti
race-offered = Hai proposto uno scambio con { $name }: { $give } per { $take }.
race-accept = Accetta
race-decline = No, grazie
race-withdraw = Ritira

## La corsa

race-your-turn = Tocca a te. Ora sei qui: { $place }.
race-turn-of = È il turno di { $name }. Luogo: { $place }.
race-neighbours = Vai in un luogo vicino
race-move = Raggiungi { $place }
race-to-go = { $count ->
        [0] ci sei
       *[other] ancora { $count }
    }
race-skip = Salta
race-turn-in = Consegna { $place }
race-this-year = è l’anno giusto
race-auto = Salta per me
race-nothing-left = hai consegnato tutte le tue carte
race-only-late = Hai consegnato le tue carte giorno. Le carte sera si scoprono quando la squadra ha consegnato l’ultima carta giorno.
race-wait = Aspetta fino al { $year }
race-wait-here = qui si consegna { $place } { $year }
race-wait-then = poi { $steps ->
        [one] { $steps } passo
       *[other] { $steps } passi
    } per { $place } { $year }
race-waiting = Aspetti fino al { $year }
race-wait-stop = tocca per smettere di aspettare
race-waits = aspetta fino al { $year }
race-you-wait = Aspetti qui ({ $place }) fino al { $year }.
race-wait-over = È il { $year }: l’attesa è finita, i turni sono di nuovo tuoi.
race-only-late-short = carte sera: dopo l’ultima carta giorno di tutti
race-keys-move = vai al luogo vicino con quel numero
race-keys-skip = salta il turno
race-keys-wait = aspetta fino all’anno proposto, o smetti di aspettare
race-keys-turn-in = consegna la carta di questo luogo e di quest’anno
race-keys-zoom = ingrandisci, rimpicciolisci, mostra la mappa intera
race-keys-pan = sposta la mappa ingrandita

## L’orologio

race-pause = Pausa
race-paused = In pausa
race-paused-asked = { $name } ha fermato l’orologio.
race-paused-host = Chi ha aperto il tavolo ha fermato l’orologio.
race-paused-away = Nessuna connessione con { $names }. L’orologio aspetta e riparte da solo quando ci siete di nuovo tutti.
race-paused-restart = Il server è ripartito. Non si è perso nulla.
race-resume = Riprendi
race-resume-without = Riprendi senza { $names }
race-back = { $name } è di nuovo qui
race-pace = Ritmo
race-pace-short = { NUMBER($speed) }×
race-pace-times = Velocità × { NUMBER($speed) }
race-countdown = L’orologio parte fra { $seconds }

## La fine

race-won = Voi c’eravate.
race-won-text = Eventi visti: { $cards } su { $cards }, l’ultimo nel { $year }. Avete vinto tutti!
race-lost = Questa volta no.
race-lost-comfort = La prossima volta pensate prima alle carte con i tempi più stretti, e scambiate prima che parta l’orologio.
race-told-pace = { $pace ->
        [slower] Ora gli anni passano più lenti.
        [faster] Ora gli anni passano più veloci.
       *[agreed] Gli anni passano come concordato.
    }
race-again = Gioca ancora
race-again-slower = Ancora, ma più lento
race-again-faster = Ancora, ma più veloce
race-again-same = Di nuovo le stesse carte
race-again-same-slower = Stesse carte, ma più lento
