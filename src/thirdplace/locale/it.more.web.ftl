### Quello che dice il browser mentre si impara, si rivede, si guarda o si misura il tempo.

## Rivedere

web-replay-lead = Ogni partita si può rivedere mossa per mossa: dal suo tavolo, quando è finita, o da una registrazione salvata.
web-replay-drop = Trascina qui una registrazione, oppure
web-replay-choose = Scegli una registrazione
web-replay-where = Dopo una partita la salvi con “Conserva e condividi” (un file che finisce in .json).
web-replay-no-record = { $file } non è la registrazione di una partita.
web-replay-running = Questa partita è ancora in corso. Si potrà rivedere quando sarà finita.
web-replay-to-table = Al tavolo
web-replay-loading = Preparazione della partita…
web-replay-begin = La partita è pronta.
web-replay-time = Il tempo passa.
web-replay-quiet = { $name } fa una mossa.
web-replay-steps = Percorri la partita
web-replay-first = All’inizio
web-replay-back = Una mossa indietro
web-replay-on = Una mossa avanti
web-replay-last = Alla fine
web-replay-play = Avvia
web-replay-pause = Ferma
web-replay-moment = Momento della partita
web-replay-of = Mossa { $moment } di { $last }
web-replay-eyes = Punto di vista
web-replay-all = Tutto scoperto
web-replay-onlooker = Pubblico
web-replay-share = Condividi questo momento
web-replay-another = Apri un’altra registrazione

## Una partita riguardata

web-review = Analizza la partita
web-review-making = Il coach analizza la partita, mossa per mossa.
web-review-waiting = { $count ->
    [one] Prima il coach analizza un’altra partita.
   *[other] Prima il coach analizza altre { $count } partite.
}
web-review-stop = Interrompi
web-review-failed = L’analisi si è interrotta. Riprova.
web-review-retry = Riprova
web-review-chances = Probabilità di vincere
web-review-how = Come le vede chi conosce tutto quello che c’è sul tavolo, ma non sa che cosa porterà il caso.
web-review-here = Calcolato su questo dispositivo, senza server.
web-review-swing = La mossa { $move } ha pesato più di tutte: per { $name } da { $before } a { $after }.
web-review-still = Le probabilità non sono mai cambiate.
web-review-graph = Momento nel grafico
web-review-at = Mossa { $moment } di { $last }. { $chances }
web-review-table = Le probabilità in una tabella
web-review-move = Mossa
web-review-dealt = all’inizio
web-review-team = La squadra
web-review-balance = Fortuna e decisioni
web-review-balance-how = In punti percentuali. La fortuna è ciò che il caso ha dato o tolto; una decisione da esperto vale 0. Insieme portano dalla probabilità iniziale al risultato.
web-review-way = da { $from } a { $to }
web-review-luck = Fortuna
web-review-decisions = Decisioni proprie
web-review-others = Decisioni degli altri
web-review-costly = Le mosse che sono costate di più
web-review-none = Nessuna mossa è costata più di 3 punti percentuali.
web-review-number = Mossa { $move }
web-review-cost = { $points ->
        [one] { $name } ha sprecato { $points } punto percentuale.
       *[other] { $name } ha sprecato { $points } punti percentuali.
    }
web-review-expert = Un esperto:
web-review-to = Il consiglio del coach per { $name }:

## Imparare

web-learn-index = In questa pagina
web-learn-lessons = Impara giocando
web-learn-try = Prova
web-learn-watch = Guarda
web-learn-lila = Sono Lila. Queste cose le ho imparate a mie spese, così voi fate prima.
web-learn-rulings = Quello che un regolamento lascia in sospeso, qualcuno lo chiede a metà partita. Noi facciamo così.
web-learn-rulebook = Il regolamento in PDF da stampare

## Schermo grande

web-big-nobody = Qui non c’è ancora nessuno.
web-big-waiting = Prendete posto: scrivete il codice o inquadrate il QR.
web-big-turn = È il turno di { $name }
web-big-all = Tutti insieme
web-big-over = La partita è finita.
web-big-invite = Mostra l’invito in grande
