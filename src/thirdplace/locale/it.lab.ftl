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
lab-decisions-hopeless = Di queste, di chi ormai non ha quasi più probabilità di vincere (sotto { $percent }%)
lab-decisions-kingmaking = Di queste, decisive per la vittoria altrui (più di { $points ->
    [one] un punto percentuale
   *[other] { $points } punti percentuali
})
lab-needed-others = { $count ->
    [one] L’altra
   *[other] Ognuna delle altre { $count }
}
lab-needed-all = Ognuna ({ $count } in tutto)
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
lab-weighed = Guardate più da vicino (--weigh): { $count ->
    [one] 1 partita.
   *[other] { $count } partite.
}
lab-cut = Interrotto prima della fine. Con lo stesso comando si riprende da qui.
lab-note = ± e parentesi: l’intervallo di confidenza al 95%, da distribuzioni intere. p.p.: punti percentuali. Un asterisco: non è un caso (correzione di Holm sulla tabella).
lab-compared = { $setting }: la differenza sulle stesse distribuzioni
lab-paired-gain = Intervalli più stretti che su distribuzioni diverse: fattore { $times }.
lab-search = Ricerca: ogni quota di vittorie per { $factor } vicina alla parità (distanza massima in punti percentuali: { $goal }). Distanza attuale della più lontana: { $before }.
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
lab-searching = Ricerca, passo { $step } di 3
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
lab-wrong-vary = “{ $setting }” deve essere un’opzione con i suoi valori, per esempio nome=12..18 o nome=0,10,20.
lab-wrong-dial = “{ $key }” non è un’opzione che si possa variare. Opzioni possibili: { $known }.
lab-wrong-no-dials = Questo gioco non ha opzioni che si possano variare.
lab-wrong-team-search = --search pareggia le vittorie dei giocatori; in questo gioco, però, si vince o si perde tutti insieme.
lab-wrong-no-weighing = In questo gioco non c’è niente da guardare più da vicino (--weigh).
lab-wrong-slow-weighing = Il livello “{ $level }” gioca troppo lentamente per --weigh: scegline un altro.
lab-wrong-precision = { $argument } va indicato in punti percentuali, da un centesimo a 20.
lab-wrong-file = { $file } non è il file di una prova del laboratorio, o è danneggiato.
lab-other-plan = { $file } appartiene a un’altra prova del laboratorio: scegli un altro file o elimina questo.
lab-on-unknown = Si può calcolare su { $places }.
lab-on-ray-missing = Ray non è installato: installa thirdplace[ray].
lab-on-ray-absent = Non c’è nessun cluster Ray all’indirizzo { $address }.
lab-workers-died = I processi si sono interrotti più volte sullo stesso lavoro. Quello che è finito resta; con lo stesso comando si riprende.
lab-not-saved = Non si può scrivere { $file }: { $why }. La prova va avanti, ma se viene interrotta non si potrà riprendere.
lab-parquet-missing = Per i file Parquet serve pyarrow: installa thirdplace[parquet].

## Il coach ha ragione?

calibrate-head = { $game }: { $games ->
    [one] una partita
   *[other] { $games } partite
} di livello { $level }.
calibrate-summary = Che cosa ha detto il coach e che cosa si è avverato
calibrate-group = Che cosa è stato detto
calibrate-cases = Casi
calibrate-said = Detto
calibrate-won = Vinto
calibrate-brier = Punteggio di Brier
calibrate-even = Senza sapere nulla
calibrate-gap = Scarto massimo
calibrate-advice = Consigli, { $seats ->
    [one] partite da soli
   *[other] partite in { $seats }
}
calibrate-review = Probabilità, partite in { $seats }
calibrate-advice-all = Consigli, tutti i tavoli
calibrate-review-all = Probabilità, tutti i tavoli
calibrate-quarter = – { $number }º quarto della partita
calibrate-tenth = Detto
calibrate-range = da { $low } a { $high }%
calibrate-percent = { $value }%
calibrate-number = { $number }
calibrate-points = { $number ->
    [one] { $number } punto
   *[other] { $number } punti
}
calibrate-points-interval = { $value } punti (da { $low } a { $high })
calibrate-summary-note = Detto: in media. Tra parentesi: l’intervallo di confidenza al 95%. Il punteggio di Brier è la media dei quadrati delle differenze tra ciò che è stato detto e ciò che si è avverato, quindi più è basso, meglio è; “Senza sapere nulla” è il punteggio di chi dicesse sempre la stessa cosa. Scarto massimo: tra il detto e l’avverato, nelle fasce del 10% con almeno { $cases } casi.
calibrate-tenths-note = Tra parentesi: l’intervallo di confidenza al 95%; i momenti di una stessa partita non contano come indipendenti.
calibrate-costs = Mosse che un’analisi ha definito costose
calibrate-moves = Mosse
calibrate-claimed = Dichiarato
calibrate-found = Trovato giocando fino in fondo
calibrate-costs-note = In media, in punti percentuali della probabilità di vincere. Tra parentesi: l’intervallo di confidenza al 95%.
calibrate-axis-said = il coach ha detto
calibrate-axis-won = si è avverato
calibrate-legend-advice = consigli
calibrate-legend-review = probabilità di tutti
calibrate-cut = Interrotto prima della fine. Partite giocate: { $done } su { $all }.
calibrate-nothing = Non c’era nulla da confrontare: nessuna analisi ha definito costosa una mossa.
calibrate-no-coach = Per { $game } non c’è un coach.
calibrate-no-clock = { $game } non ha un orologio, quindi nessuno può perdere un turno: togli --missed.
calibrate-level = Il livello “{ $level }” non esiste, ci sono solo { $levels }.
calibrate-plot-missing = Per i grafici serve matplotlib: installa thirdplace[lab].
calibrate-plot-file = Un grafico è un file SVG: { $file } dovrebbe finire in .svg.

## thirdplace data

data-progress = Partite
data-so-far = finora { $games ->
        [one] una partita
       *[other] { $games } partite
    }
data-interrupted = Interrotto. Quello che è stato scritto finora è un file completo.
data-written = { $file }: { $games ->
        [one] una partita
       *[other] { $games } partite
    }, { $rows ->
        [one] una decisione
       *[other] { $rows } decisioni
    }.
data-left-out-game = { $count ->
        [one] È stata esclusa una registrazione di un altro gioco.
       *[other] Sono state escluse { $count } registrazioni di altri giochi.
    }
data-left-out-seats = { $count ->
        [one] È stata esclusa una registrazione in cui i posti non sono { $seats } (--seats).
       *[other] Sono state escluse { $count } registrazioni in cui i posti non sono { $seats } (--seats).
    }
data-left-out-options = { $count ->
        [one] È stata esclusa una registrazione con altre opzioni (--option): le sue osservazioni hanno un’altra forma.
       *[other] Sono state escluse { $count } registrazioni con altre opzioni (--option): le loro osservazioni hanno un’altra forma.
    }
data-left-out-unfinished = { $count ->
        [one] È stata esclusa una partita non finita.
       *[other] Sono state escluse { $count } partite non finite.
    }
data-left-out-wrong = { $count ->
        [one] È stato escluso un file senza una registrazione valida.
       *[other] Sono stati esclusi { $count } file senza una registrazione valida.
    }
cli-data-file = { $file } non finisce in .parquet.
cli-data-reward = --reward accetta uno di questi: { $rewards }
cli-data-levels = --levels accetta questi, separati da virgole: { $levels }
cli-data-self-play = { $argument } vale per le partite giocate dal computer; quelle registrate si prendono come sono.
