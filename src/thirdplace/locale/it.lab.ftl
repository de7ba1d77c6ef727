## Il laboratorio: che cosa si misura

lab-seat = Posto { $number }
lab-player = Persona { $number }
lab-team = La squadra
lab-turn-order = { $number ->
    [1] Comincia la partita
    [2] Gioca per seconda
    [3] Gioca per terza
    [4] Gioca per quarta
    [5] Gioca per quinta
    [6] Gioca per sesta
   *[other] Numero { $number }
}
lab-rank = { $number ->
    [1] Prima
    [2] Seconda
    [3] Terza
    [4] Quarta
    [5] Quinta
    [6] Sesta
   *[other] Posizione { $number }
}
lab-round = Round { $number }
lab-own-item = { $name }
lab-wins-seat = Vittorie per posto
lab-wins-player = Vittorie per persona
lab-wins-team = Partite vinte
lab-wins-turn-order = Vittorie per ordine di gioco
lab-wins-rank-at-half = Vittorie per posizione a metà partita
lab-measures = In media
lab-measure-score = Punti
lab-measure-actions = Mosse in una partita
lab-measure-rounds = Round in una partita
lab-measure-lead-changes = Cambi in testa
lab-luck = Che cosa decide chi vince
lab-luck-skill = Abilità: chi gioca
lab-luck-deal = Fortuna della distribuzione: le carte e il posto
lab-luck-rest = Il resto: quello che succede al tavolo
lab-decisions = Decisioni in una partita, di tutti insieme
lab-decisions-decisions = Con più di un’opzione
lab-decisions-worth = Da più di un punto percentuale di probabilità di vincere
lab-decisions-clear = Con l’opzione migliore più di un punto percentuale davanti alla seconda
lab-decisions-late = Nell’ultimo terzo della partita
lab-decisions-hopeless = Di queste, di chi ormai può vincere a stento (sotto { $percent }%)
lab-decisions-kingmaking = Di queste, decisive per la vittoria altrui (più di { $points } punti percentuali)
lab-fan = Probabilità di vincere per posizione, round dopo round

## Varianti

lab-setting-base = Come richiesto
lab-setting-base-rotated = Come richiesto, in ogni ordine di posti
lab-setting-seats = { $seats } posti
lab-setting-level = Tutti al livello { $level }
lab-setting-mixed = Livelli misti
lab-setting-vary = { $option }: { $value }
lab-setting-restrict = Una persona con un limite: { $restriction }
lab-level-random = casuale

## Nel terminale

lab-head = { $game }, { $seats } posti, { $levels }. { $deals ->
    [one] 1 distribuzione
   *[other] { $deals } distribuzioni
}, { $games ->
    [one] 1 partita
   *[other] { $games } partite
}.
lab-cut = Interrotto prima della fine. Lo stesso comando continua.
lab-note = ± e parentesi: l’intervallo di confidenza al 95%, da distribuzioni intere. p.p.: punti percentuali. Un asterisco: non è un caso (correzione di Holm sulla tabella).
lab-compared = { $setting }: la differenza sulle stesse distribuzioni
lab-paired-gain = Intervalli più stretti che su distribuzioni diverse: fattore { $times }.
lab-search = Ricerca: ogni quota di vittorie per { $factor } vicina a quella uguale (punti percentuali: { $goal }). Distanza attuale della più lontana: { $before }.
lab-factor-seat = posto
lab-factor-turn-order = ordine di gioco
lab-search-tried = { $count ->
    [one] È stato provato 1 cambiamento. Verificato su distribuzioni che la ricerca non ha visto:
   *[other] Sono stati provati { $count } cambiamenti. Verificati su distribuzioni che la ricerca non ha visto:
}
lab-search-change = Cambiamento
lab-search-spread = Quota più lontana
lab-search-met = Obiettivo raggiunto
lab-search-yes = sì
lab-search-no = no
lab-search-maybe = non è certo
lab-search-none = Nessun cambiamento era possibile.
lab-ready = In preparazione
lab-playing = Si gioca
lab-playing-precision = Si gioca, finora ±{ $points }
lab-so-far = finora { $games ->
    [one] 1 partita
   *[other] { $games } partite
}
lab-share = { $value }% ±{ $half }
lab-share-difference = { $value } ±{ $half } p.p.
lab-number = { $value } ±{ $half }
lab-column-wins = Vinte
lab-column-points = Punti
lab-column-price = Prezzo
lab-column-net = Oltre il prezzo
lab-column-part = Su tutte
lab-column-count = Contati

## Che cosa non si può fare

lab-wrong-seats = I posti devono essere da { $least } a { $most }.
lab-wrong-level = Qui il livello “{ $level }” non esiste, ci sono solo { $levels }.
lab-wrong-restriction = Il limite “{ $restriction }” non esiste, ci sono solo { $restrictions }.
lab-wrong-no-restrictions = Questo gioco non ha limiti da provare.
lab-wrong-options = Questi valori non sono possibili: { $setting }.
lab-wrong-too-many = Sono { $count } varianti; se ne possono confrontare al massimo { $most } alla volta.
lab-wrong-vary = “{ $setting }” deve essere un parametro con i suoi valori, per esempio nome=12..18 o nome=0,10,20.
lab-wrong-dial = Il parametro “{ $key }” non esiste, ci sono solo { $known }.
lab-wrong-no-dials = Questo gioco non ha parametri.
lab-wrong-no-weighing = In questo gioco non c’è niente da guardare più da vicino (--weigh).
lab-wrong-slow-weighing = Il livello “{ $level }” gioca troppo lentamente per --weigh: scegline un altro.
lab-wrong-precision = { $argument } è un numero di punti percentuali, da un centesimo a 20.
lab-wrong-file = { $file } non è il file di una prova del laboratorio, o è danneggiato.
lab-other-plan = { $file } appartiene a un’altra prova del laboratorio: scegli un altro file o cancellalo.
lab-on-unknown = Si può calcolare su { $places }.
lab-on-ray-missing = Ray non è installato: installa thirdplace[ray].
lab-on-ray-absent = Non c’è nessun cluster Ray all’indirizzo { $address }.
lab-workers-died = I processi si sono interrotti più volte sullo stesso lavoro. Quello che è finito resta; lo stesso comando continua.
lab-parquet-missing = Per i file Parquet serve pyarrow: installa thirdplace[parquet].
