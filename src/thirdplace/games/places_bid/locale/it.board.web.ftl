### Che cosa dice solo il browser in PLACES Bid.

## Il tavolo

bid-round = Round { $round } (max { $last })
bid-seats = Giocatori, nell’ordine dell’asta
bid-market = Mercato
bid-buildings-of = Gli edifici di { $name }
bid-missing = manca
bid-you = tu
bid-away = assente
bid-computer = computer
bid-tokens-word = gettoni
bid-project = progetto

## Una carta

bid-points = Punti:
bid-players = Giocatori:
bid-your-project = tuo progetto +{ $points }
bid-taken = { $name } ha pagato { $paid }

## Di chi è il turno e come stanno tutti

bid-your-turn = Tocca a te
bid-bids-now = Offre ora
bid-chooses-now = Sceglie ora
bid-says-highest = offerta più alta
bid-says-leads = in testa
bid-says-passed = passa
bid-says-none = nessuna offerta
bid-says-outbid = supe{ "\u00AD" }rata
bid-says-served = ha scelto
bid-says-pays = paga { $paid }
bid-says-consoled = nessun edifi{ "\u00AD" }cio

## Che cosa è successo

bid-told-round = Round { $round }. Comincia { $name }.
bid-told-over = La partita è finita.
bid-chooses = { $name } sceglie un edificio
bid-thinks = { $name } sta decidendo
bid-higher = Offri di più?

## La mia mossa

bid-your-move = La tua mossa
bid-turn-of = Tocca a te, { $name }
bid-have = Hai { $tokens ->
        [one] { $tokens } gettone.
       *[other] { $tokens } gettoni.
    }
bid-leads = { $name } è in testa con { $amount }.
bid-you-lead = Sei in testa con { $amount }.
bid-word = Offri
bid-amount = Offri { $amount }
bid-minimum = minimo
bid-any = Altra cifra
bid-less = Meno
bid-more = Più
bid-if-wins = Se { $amount } vince, paghi { $amount } e hai la prima scelta.
bid-if-outbid = Se ti superano, paghi al massimo { $paid } per ciò che resta.
bid-alone = Tutti gli altri hanno passato: con { $amount } scegli subito.
bid-cannot = Non puoi offrire di più.
bid-pass = Passa
bid-pass-sure = Passi davvero?
bid-pass-final = fino al prossimo round
bid-pass-out = { $tokens ->
        [0] la banca è vuota
        [one] prendi { $tokens } gettone
       *[other] prendi { $tokens } gettoni
    }
bid-pass-consoled = { $tokens ->
        [0] niente edificio
        [one] { $tokens } gettone, niente edificio
       *[other] { $tokens } gettoni, niente edificio
    }
bid-pass-pick = paghi { $paid }, { $rank }ª scelta
bid-choose = Scegli un edificio. Ti costa { $paid ->
        [one] { $paid } gettone.
       *[other] { $paid } gettoni.
    }
bid-tap-a-card = Tocca una carta del mercato.
bid-look-at = Scegli { $card }
bid-take = Prendi { $card } per { $paid }
bid-worth = { $points ->
        [one] { $points } punto.
       *[other] { $points } punti.
    }
bid-worth-project = E { $points } per il tuo progetto.
bid-worth-new = { $category } è una novità nella tua città.
bid-worth-held = Hai già { $category }.
bid-undo = Annulla

## Mentre tocca ad altri

bid-wait-served = Hai il tuo edificio.
bid-wait-out = Per questo round stai a guardare.
bid-wait-consoled = { $tokens ->
        [0] Per te non resterà nessun edificio, e la banca è vuota.
        [one] Per te non resterà nessun edificio: ricevi { $tokens } gettone.
       *[other] Per te non resterà nessun edificio: ricevi { $tokens } gettoni.
    }
bid-wait-pick = { $rank ->
        [1] La prossima scelta è tua: paghi { $paid }.
        [2] Prima di te sceglie ancora un giocatore; poi paghi { $paid }.
        [3] Prima di te scelgono ancora 2 giocatori; poi paghi { $paid }.
        [4] Prima di te scelgono ancora 3 giocatori; poi paghi { $paid }.
        [5] Prima di te scelgono ancora 4 giocatori; poi paghi { $paid }.
       *[other] Prima di te scelgono ancora 5 giocatori; poi paghi { $paid }.
    }
bid-order-raise = Rilancia per me…
bid-order-pass-round = Passa per me
bid-order-limit = Rilancia per me di uno, fino a
bid-order-set = Rilancia fin lì
bid-order-set-to = Rilancia per me fino a { $limit }
bid-order-then = Dopo
bid-order-ask = poi chiedimi
bid-order-pass = poi passa
bid-order-raising = { $then ->
        [pass] Rilanci di uno fino a { $limit }, poi passi.
       *[ask] Rilanci di uno fino a { $limit }, poi decidi tu.
    }
bid-order-passing = Passi appena tocca a te.
bid-order-back = Annulla
bid-never-mind = Lascia stare
bid-auto = Passa per me quando non posso offrire di più

## Il progetto segreto

bid-project-plus = +{ $points } l’uno
bid-only-you = solo per te
bid-hold = Tieni premuto

## La fine

bid-counting = Adesso si contano i punti.
bid-show-all = Mostra tutto
bid-score-sheet = Il punteggio
bid-town-of = La città di { $name }
bid-your-town = La tua città
bid-you-won-clearly = Hai vinto! { $total ->
        [one] { $total } punto
       *[other] { $total } punti
    }, { $lead } in più di { $next }.
bid-you-won = Hai vinto con { $total ->
        [one] { $total } punto!
       *[other] { $total } punti!
    }
bid-you-share = Condividi la vittoria con { $names }: { $total ->
        [one] { $total } punto a testa.
       *[other] { $total } punti a testa.
    }
bid-score-buildings = Edifici
bid-score-project = Progetto
bid-score-tokens = Gettoni
bid-score-places = PLACES
bid-score-total = Punti
bid-won = { $count ->
        [one] Vince { $names } con { $total ->
                [one] { $total } punto.
               *[other] { $total } punti.
            }
       *[other] { $names } condividono la vittoria con { $total ->
                [one] { $total } punto a testa.
               *[other] { $total } punti a testa.
            }
    }

## Il segnapunti

bid-pad-players = { $count ->
        [one] { $count } giocatore
       *[other] { $count } giocatori
    }
bid-pad-player = Giocatore { $number }
bid-pad-name = Nome del giocatore { $number }
bid-pad-remove = Togli { $name }
bid-pad-add = Aggiungi giocatore
bid-pad-whose = Di chi sono le carte?
bid-pad-project = Carta Progetto
bid-pad-tokens = Gettoni
bid-pad-has = { $card }, ce l’ha { $name }
bid-pad-score = Il punteggio finora
bid-pad-missing = Manca ancora la carta Progetto o il numero dei gettoni di { $names }.
bid-pad-equal = { $names } sono pari, anche per le sei categorie. Qual è stata la loro ultima offerta nell’ultimo round?
bid-pad-bid = Ultima offerta di { $name }
bid-pad-none = Se non c’è stata un’offerta, scrivete 0.
