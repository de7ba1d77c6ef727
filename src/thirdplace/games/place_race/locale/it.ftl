### Place Race NZ al tavolo: che cosa si vede, si chiede e si racconta.

title = Place Race NZ
summary = tutti insieme contro l’orologio, nella storia della Nuova Zelanda
help =
    Per i preparativi non c’è fretta: l’orologio sta fermo finché non siete tutti pronti.

    - **start napier** (o solo **napier**, o il suo numero) sceglie da dove parti. Dev’essere una città.
    - **offri 3 9** offre la tua carta numero 3 per la carta numero 9. Vanno bene anche i nomi: **offri waitangi 1840 napier 1931**.
    - **accetta**, **rifiuta** e **ritira** riguardano un’offerta; se ce ne sono più di una, aggiungi il nome.
    - **pronto** (o **via**) dice che non hai più niente da preparare, **aspetta** lo ritira.
    - Se siete in più a una tastiera, **bob via** parla per Bob, e **bob** da solo gli passa la tastiera.

    La corsa si svolge in tempo reale con tasti singoli. Sono scritti sullo schermo, e ? li spiega.

    In uno script (quando l’ingresso non è una tastiera) ogni riga della corsa comincia con il tempo in millisecondi dalla partenza: **1500 move napier**, **3000 skip**, **15200 turn-in**, **20000 bob: accept**. Un tempo da solo fa correre l’orologio fin lì.
help-keys =
    - **1**, **2**, **3** … portano nel luogo vicino con quel numero. Fra parentesi: quanti passi mancano da lì alla tua prossima carta.
    - **s** o la **barra spaziatrice** salta il turno.
    - **t** consegna la carta che tocca qui e ora.
    - **o** propone uno scambio: scegli con i numeri chi, con chi, quale carta e per quale. **Esc** annulla.
    - **a** accetta un’offerta, **d** la rifiuta, **w** ritira una delle tue.
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
card-done = fatta
card-traded = scambiata
preselected-deal = Questa distribuzione si può vincere: si è rimescolato finché c’era un piano che riesce (il regolamento mescola e basta: --option deal=shuffled).

## Che cosa è successo

told-start = { $name } partirà da { $place }.
told-ready = Per { $name } si può partire.
told-unready = { $name } ha ancora qualcosa da preparare.
told-timer = L’orologio parte: è il { $year }. Il primo turno è di { $name }.
told-moved = { $name } va a { $place }.
told-turned-in = { $name } era lì: { $card }. { $event }.
told-late = Si scoprono le carte sera: { $cards }.
told-won = Avete assistito a tutti gli eventi.
told-lost = L’anno è passato.
told-offered = { $giver } offre a { $taker } { $give } per { $take }.
told-withdrawn = { $giver } ritira l’offerta a { $taker }.
told-declined = { $taker } rifiuta l’offerta di { $giver }.
told-traded = { $giver } e { $taker } fanno uno scambio: { $give } per { $take }.

## Domande

ask-plan = { $name }, che piano hai? Puoi dire: { $words } (? lo spiega).
ask-start = Scegli prima una città da cui partire, con il nome o il numero:
words-start = start parto partenza
words-offer = offri offro offer
words-accept = accetta accetto sì accept
words-decline = rifiuta rifiuto decline
words-withdraw = ritira ritiro withdraw
words-ready = via pronto pronta ready
words-unready = aspetta aspettate unready
words-move = vai vado move m
words-skip = salta salto s skip
words-turn-in = consegna consegno t turn-in
misread-plan = Scrivi una città da cui partire, oppure start, offri, accetta, rifiuta, ritira o via.
misread-race = Scrivi un luogo vicino, salta o consegna.
misread-offer = Scrivi due carte con il numero o il nome: prima la tua, poi quella che vorresti.
misread-turn-in = Qui e ora non tocca a nessuna delle tue carte.
misread-partner = Aggiungi il nome della persona.
key-skip = salta
key-turn-in = consegna { $card }
key-offer = proponi uno scambio
key-accept = accetta l’offerta di { $name }
key-decline = rifiuta l’offerta di { $name }
key-withdraw = ritira l’offerta a { $name }
offer-who = Chi offre?
offer-to = A chi?
offer-give = Quale carta?
offer-take = Per quale?

## La fine

won = Avete vinto tutti! Avete assistito a tutti i { $cards } eventi, l’ultimo nel { $year }.
lost = Avete perso tutti: è arrivato il { $year }, e le carte consegnate sono { $done } su { $cards }.
missed = { $steps ->
        [0] { $name } era nel luogo di { $card }, ma non ha consegnato la carta.
        [one] A { $name } mancava { $steps } passo per { $card }.
       *[other] A { $name } mancavano { $steps } passi per { $card }.
    }

## Opzioni

option-seconds_per_year = Secondi per anno
    .help = Da 0.2 a 60. Il regolamento: 1.5 in due, 2 in tre, 3 in quattro. Solo Invio: come nel regolamento.
option-seconds_per_year-none = come nel regolamento
option-start_year = Anno di partenza
    .help = L’anno da cui parte l’orologio. Solo Invio: poco prima della prima carta.
option-start_year-none = poco prima della prima carta
option-lead_years = Anni prima della prima carta
    .help = Da 0 a 100; di norma 10. Non ha effetto se fissate l’anno di partenza.
option-day_cards = Carte giorno a testa
    .help = Il regolamento: 6 in due, 4 in tre o in quattro. Solo Invio: come nel regolamento.
option-day_cards-none = come nel regolamento
option-late_cards = Carte sera a testa
    .help = Il regolamento: nessuna in due, 1 in tre o in quattro. Solo Invio: come nel regolamento.
option-late_cards-none = come nel regolamento
option-deck = Mazzo
    .help = Ci sono due mazzi, con eventi diversi.
option-deck-standard = mazzo standard
option-deck-second = secondo mazzo
option-deal = Distribuzione
    .help = Il regolamento mescola, e alcune distribuzioni non si possono vincere.
option-deal-shuffled = mescolata, come nel regolamento
option-deal-winnable = vincibile: rimescolata finché c’è un piano che riesce
