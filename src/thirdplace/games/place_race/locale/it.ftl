### Place Race NZ al tavolo: che cosa si vede, si chiede e si racconta.

title = Place Race NZ
summary = tutti insieme contro l’orologio, nella storia della Nuova Zelanda
help =
    Per i preparativi non c’è fretta: l’orologio sta fermo finché non siete tutti pronti.

    - **partenza napier** (o solo **napier**, o il suo numero) sceglie da dove parti. Dev’essere una città.
    - **offri 3 9** offre la tua carta numero 3 per la carta numero 9. Vanno bene anche i nomi: **offri waitangi 1840 napier 1931**.
    - **accetta**, **rifiuta** e **ritira** riguardano un’offerta; se ce n’è più di una, aggiungi il nome.
    - **pronto** (o **via**) dice che non hai più niente da preparare, **aspetta** annulla il via.
    - **mappa** (o **m**) elenca tutte le linee del tabellone.
    - Se usate in più persone la stessa tastiera, **bob via** parla per Bob, e **bob** da solo gli passa la tastiera.

    La corsa si svolge in tempo reale con tasti singoli. Sono scritti sullo schermo, e ? li spiega.

    In uno script (quando l’input non viene da una tastiera) ogni riga della corsa comincia con il tempo in millisecondi dalla partenza: **1500 move napier**, **3000 skip**, **4500 until 1838**, **15200 turn-in**, **20000 bob: accept**. Un tempo da solo fa correre l’orologio fin lì.
help-keys =
    - **1**, **2**, **3** … portano nel luogo vicino con quel numero. Fra parentesi: quanti passi mancano da lì alla tua prossima carta.
    - **s** o la **barra spaziatrice** salta il turno.
    - **t** consegna la carta di questo luogo e di quest’anno.
    - **u** aspetta fino all’anno indicato: fino ad allora, o finché non premi di nuovo **u**, i tuoi turni vengono saltati.
    - **o** propone uno scambio: scegli con i numeri chi, con chi, quale carta e per quale. **Esc** annulla.
    - **a** accetta un’offerta, **d** la rifiuta, **w** ritira una delle tue.
    - **m** ferma l’orologio ed elenca tutte le linee del tabellone.
    - **p** ferma l’orologio e lo fa ripartire. **q** salva ed esce.

    I tasti sono sempre di chi è di turno.

## Il quadro

headline-planning = Preparativi · l’orologio partirà dal { $year }, con { $seconds } per anno
seconds = { $seconds ->
        [1] 1 secondo
       *[other] { $seconds } secondi
    }
year = Anno { $year }
no-start-yet = ancora senza partenza
is-locked = fissata
is-ready = si può partire
late-hidden = { $count ->
        [one] + { $count } carta sera, coperta
       *[other] + { $count } carte sera, coperte
    }
steps = { $count ->
        [0] qui
        [one] { $count } passo
       *[other] { $count } passi
    }
card-done = consegnata
card-traded = scambiata
preselected-deal = Questa distribuzione si può vincere: si è rimescolato finché non si è trovato un piano che riesce (il regolamento mescola e basta: --option deal=shuffled).

## Che cosa è successo

told-start = { $name } partirà da { $place }.
told-ready = Per { $name } si può partire.
told-unready = { $name } ha ancora qualcosa da preparare.
told-timer = L’orologio parte: è il { $year }. Il primo turno è di { $name }.
told-moved = { $name } raggiunge { $place }.
told-turned-in = { $name } era lì: { $card }. { $event }.
told-late = Si scoprono le carte sera: { $cards }.
told-won = Avete assistito a tutti gli eventi.
told-lost = L’anno di una carta è passato, e la carta non è stata consegnata.
told-offered = { $giver } propone uno scambio con { $taker }: { $give } per { $take }.
told-withdrawn = { $giver } ritira la proposta di scambio con { $taker }.
told-declined = { $taker } rifiuta l’offerta di { $giver }.
told-traded = { $giver } fa uno scambio con { $taker }: { $give } per { $take }.

## Domande

ask-plan = { $name }, che piano hai? Puoi scrivere: { $words } (? spiega tutto).
ask-start = Scegli prima una città da cui partire, con il nome o il numero:
words-start = partenza parto start
words-offer = offri offro offer
words-accept = accetta accetto sì accept
words-decline = rifiuta rifiuto decline
words-withdraw = ritira ritiro withdraw
words-ready = via pronto pronta ready
words-unready = aspetta aspettate unready
words-move = vai vado move m
words-skip = salta salto s skip
words-turn-in = consegna consegno t turn-in
words-until = fino u until
words-map = mappa
misread-plan = Scrivi una città da cui partire, oppure “partenza”, “offri”, “accetta”, “rifiuta”, “ritira” o “via”.
misread-race = Scrivi un luogo vicino, oppure “salta”, “consegna” o “fino”.
misread-offer = Scrivi due carte con il numero o il nome: prima la tua, poi quella che vorresti.
misread-turn-in = Qui e ora non hai carte da consegnare.
misread-year = Scrivi come numero l’anno fino al quale aspettare; senza anno, si aspetta il più a lungo possibile.
misread-partner = Aggiungi il nome del giocatore.
key-skip = salta
key-wait = aspetta fino al { $year }
key-wait-stop = smetti di aspettare il { $year }
waits-until = aspetta fino al { $year }
atlas = Tutte le linee, da nord a sud (○ città: da lì si può partire)
key-turn-in = consegna { $card }
key-offer = proponi uno scambio
key-accept = accetta l’offerta di { $name }
key-decline = rifiuta l’offerta di { $name }
key-withdraw = ritira la proposta di scambio con { $name }
offer-who = Chi offre?
offer-to = A chi?
offer-give = Quale carta?
offer-take = Per quale?

## La fine

won = Avete vinto tutti! Eventi visti: { $cards } su { $cards }, l’ultimo nel { $year }.
lost =
    { $done ->
        [one] Avete perso tutti: è arrivato il { $year }, ed è stata consegnata { $done } carta su { $cards }.
       *[other] Avete perso tutti: è arrivato il { $year }, e le carte consegnate sono { $done } su { $cards }.
    }
missed = { $steps ->
        [0] { $name } era nel luogo di { $card }, ma non ha consegnato la carta.
        [one] { $name } era ancora a { $steps } passo da { $card }.
       *[other] { $name } era ancora a { $steps } passi da { $card }.
    }

## Opzioni

option-seconds_per_year = Secondi per anno
    .help = Da 0,2 a 60. Il regolamento: 1,5 in due, 2 in tre, 3 in quattro. Con Invio: come nel regolamento.
    .browser = Da 0,2 a 60. Il regolamento: 1,5 in due, 2 in tre, 3 in quattro.
option-seconds_per_year-none = come nel regolamento
option-start_year = Anno di inizio
    .help = L’anno da cui parte l’orologio. Con Invio: poco prima della prima carta.
    .browser = L’anno da cui parte l’orologio.
option-start_year-none = poco prima della prima carta
option-lead_years = Anni prima della prima carta
    .help = Da 0 a 100; di norma 10. Non ha effetto se fissate l’anno di inizio.
option-day_cards = Carte giorno a testa
    .help = Il regolamento: 6 in due, 4 in tre o in quattro. Con Invio: come nel regolamento.
    .browser = Il regolamento: 6 in due, 4 in tre o in quattro.
option-day_cards-none = come nel regolamento
option-late_cards = Carte sera a testa
    .help = Il regolamento: nessuna in due, 1 in tre o in quattro. Con Invio: come nel regolamento.
    .browser = Il regolamento: nessuna in due, 1 in tre o in quattro.
option-late_cards-none = come nel regolamento
option-deck = Mazzo
    .help = Ci sono due mazzi, con eventi diversi.
option-deck-standard = mazzo standard
option-deck-second = secondo mazzo
option-deal = Distribuzione
    .help = Il regolamento mescola, e alcune distribuzioni non si possono vincere.
option-deal-shuffled = mescolata, come nel regolamento
option-deal-winnable = vincibile: si rimescola finché non si trova un piano che riesce
option-removed_events = Eventi esclusi
    .help = Carte evento che non entrano nei mazzi, come lista dei loro identificativi.
    .browser = Carte evento che non entrano nei mazzi.
option-removed_events-none = nessuno

## Il coach

coach-basis = Un calcolo dice se c’è un piano con un turno a testa all’anno, con campioni delle carte coperte. Quanto spesso una squadra tiene il passo si stima da quanto sono durati finora i suoi turni e, all’inizio, da quanto durano di solito.
coach-start = partire da { $place }
coach-ready = dire che si può partire
coach-unready = dire che non si può ancora partire
coach-move = raggiungere { $place }
coach-skip = saltare il turno
coach-turn-in = consegnare { $card }
coach-offer = proporre uno scambio con { $name }: { $give } per { $take }
coach-withdraw = ritirare la proposta di scambio con { $name }
coach-accept = accettare l’offerta di { $name }
coach-decline = rifiutare l’offerta di { $name }
coach-turn-in-now = È arrivato il suo anno, e tu sei sul posto.
coach-go = La tua prossima carta è { $card }: { $steps ->
        [one] { $steps } passo
       *[other] { $steps } passi
    } da qui, e { $years ->
        [0] scade quest’anno
        [one] resta { $years } anno
       *[other] restano { $years } anni
    }.
coach-go-round = Così non sei d’intralcio a nessuno e arrivi comunque in tempo per { $card }: da lì { $steps ->
        [one] { $steps } passo
       *[other] { $steps } passi
    }, e { $years ->
        [0] scade quest’anno
        [one] resta { $years } anno
       *[other] restano { $years } anni
    }.
coach-go-trade = Lungo la strada puoi incontrare { $name } e scambiare { $give } con { $take }; fatelo prima che una delle due scada.
coach-go-central = Da lì arrivi in tempo, qualunque sia la carta coperta.
coach-make-way = Per raggiungere { $card }, { $name } deve passare da dove sei tu; hai il tempo di fare largo.
coach-wait-here = Sei già nel luogo di { $card }, che scade { $years ->
        [0] quest’anno
        [one] fra { $years } anno
       *[other] fra { $years } anni
    }. Resta, e lascia passare gli altri.
coach-wait-way = C’è tempo: { $card } è a { $steps ->
        [one] { $steps } passo
       *[other] { $steps } passi
    } e scade { $years ->
        [0] quest’anno
        [one] fra { $years } anno
       *[other] fra { $years } anni
    }. Qui non sei d’intralcio a nessuno.
coach-wait-late = Hai consegnato le tue carte scoperte. Da qui arrivi in tempo, qualunque sia la carta coperta.
coach-done = Hai consegnato tutte le tue carte, e nessuno deve passare di qui.
coach-wait-turn = È il turno di { $name }.
coach-wait-others = Per te si può partire; gli altri hanno ancora qualcosa da decidere.
coach-start-near = Se parti da { $place }, la tua prima carta, { $card }, è { $steps ->
        [0] proprio lì
        [one] a { $steps } passo
       *[other] a { $steps } passi
    }, e { $years ->
        [0] scade subito
        [one] resta { $years } anno
       *[other] restano { $years } anni
    }.
coach-start-trade = Se parti da { $place }, hai vicino { $name }, e prima che parta l’orologio potete scambiare { $give } con { $take }.
coach-start-any = Non hai carte scoperte; se parti da { $place }, non sei d’intralcio a nessuno.
coach-start-all = Con tutte le partenze qui sotto si può vincere; { $place } ti lascia più tempo.
coach-spare = { $years ->
        [0] nessun anno
        [one] { $years } anno
       *[other] { $years } anni
    } di margine per { $card }
coach-trade-clash = { $one } più { $other }: troppo per una persona sola ({ $name }). { $steps ->
        [0] Lo stesso luogo
        [one] { $steps } passo
       *[other] { $steps } passi
    } { $years ->
        [0] nello stesso anno
        [one] in { $years } anno
       *[other] in { $years } anni
    }: lo scambio le separa.
coach-trade-plan = { $give } in cambio di { $take }: così il piano della squadra funziona.
coach-decline-hurts = Questo scambio rovinerebbe il piano della squadra: servirebbe un altro scambio per rimediare, o non ci sarebbe rimedio.
coach-ready-all = Le carte di ognuno ora vanno d’accordo, e da dove partite potete arrivare tutti in tempo.
coach-no-plan = Un piano per tutte le carte non c’è più; questa è la via diretta verso la tua prossima carta.
coach-chance-ready = Con un turno a testa all’anno la squadra può ancora farcela, quali che siano le carte coperte.
coach-chance-known = Con un turno a testa all’anno la squadra può ancora farcela.
coach-chance-worlds = Dipende dalle carte coperte. Casi per cui la squadra ha un piano: circa { $percent }%.
coach-chance-pace = Non sempre le squadre ci riescono: probabilità di farcela circa { $percent }%.
coach-chance-slow = Turni usati finora dalla squadra: circa { $used }%. Probabilità di farcela a questo ritmo: circa { $percent }%. Meglio un turno a testa all’anno.
coach-chance-hurry = Un turno a testa all’anno non basta più. Con due all’anno si può ancora fare: sbrigatevi!
coach-chance-none = Un turno a testa all’anno non basta per tutte le carte: probabilmente ve ne sfuggirà almeno una.

# A table at a glance, for whoever looks after several.

race-glance-planning = Stanno facendo i piani.
race-glance-year = Anno { $year }
race-glance-won = Ce l’hanno fatta!
race-glance-lost = Questa volta no.
race-glance = carte: { $done } su { $count }
