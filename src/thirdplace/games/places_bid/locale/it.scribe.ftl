### Che cosa si rifiuta mentre si trascrive una partita con le carte sul tavolo. Tutti sono chiamati per nome.

refused-over = Questa partita è già trascritta per intero.
refused-act-first = Ora non si scopre nessuna carta: è il turno di { $name }.
refused-market-first = Prima scrivete le carte scoperte: { $count ->
        [one] { $count } carta.
       *[other] { $count } carte.
    }
refused-projects-first = La partita è finita. Mancano solo le carte Progetto.
refused-no-card = Non c’è nessuna carta che si chiami { $card }.
refused-card-players = In { $players } la carta { $card } non è in gioco.
refused-card-twice = La carta { $card } è già stata scoperta, e ce n’è una sola.
refused-count = { $count ->
        [one] Ora si scopre { $count } carta, non { $given }.
       *[other] Ora si scoprono { $count } carte, non { $given }.
    }
refused-projects = Ognuno ha una carta Progetto diversa: servono lettere diverse di PLACES, in tutto { $count }.
refused-not-your-turn = È il turno di { $next }, non di { $name }.
refused-already-passed = { $name } ha passato e in questo round non offre più.
refused-wrong-phase = { $asked ->
        [choose] L’asta non è ancora finita: { $next } offre o passa.
       *[bid] L’asta è finita: { $next } sceglie un edificio.
    }
refused-bid-too-low = { $amount } è troppo poco: { $name } deve offrire almeno { $least }, oppure passare.
refused-not-enough-tokens = { $tokens ->
        [0] { $name } non ha più gettoni e non può offrire { $amount }.
        [one] { $name } ha solo { $tokens } gettone e non può offrire { $amount }.
       *[other] { $name } ha solo { $tokens } gettoni e non può offrire { $amount }.
    }
refused-card-not-available = { $card } non è tra le carte che si possono scegliere.
