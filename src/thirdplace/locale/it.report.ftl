## Il rapporto del laboratorio: una pagina o un PDF

lab-report-kicker = Rapporto del laboratorio
lab-report-summary = In evidenza
lab-report-contents = Indice
lab-report-table = Tutti i numeri
lab-report-points = pp
lab-report-some-points = { $points ->
    [one] { $points } punto percentuale
   *[other] { $points } punti percentuali
}
lab-report-percent = { $value }%
lab-report-plain = { $value }
lab-report-interval = da { $low } a { $high }
lab-report-measured = Misurato
lab-report-value = Valore
lab-report-share = Quota
lab-report-round = Round
lab-report-median = mediana { $value }
lab-report-p95 = 95 su 100: fino a { $value }
lab-report-equal-share = alla pari: { $share }
lab-report-no-difference = nessuna differenza
lab-report-beyond-price = oltre il prezzo
lab-report-net-note = In punti percentuali di probabilità di vincere, tolto quanto costa pagarlo.
lab-report-heat-shares = quota di partite
lab-report-heat-prices = prezzo medio
lab-report-player-of-level = { $player } ({ $level })
lab-report-measure-changes = che cosa cambia in media
lab-report-value-changes-note = Solo ciò che non è un caso, dal cambiamento più grande. Senza un cambiamento certo: { $count }.
lab-report-restrictions = Che effetto ha un limite sulla propria quota di vittorie

## Riassunto

lab-report-wins-more = { $value } delle partite, { $points } in più di una quota alla pari ({ $expected }; intervallo { $interval }).
lab-report-wins-less = { $value } delle partite, { $points } in meno di una quota alla pari ({ $expected }; intervallo { $interval }).
lab-report-next-wins = Per riequilibrare, cambia una regola con --vary o fai cercare a --search un piccolo cambiamento.
lab-report-next-nearest = Il cambiamento più vicino che la ricerca ha trovato: { $change }. La quota più lontana dalla parità dista così { $points }.
lab-report-bargain = dà { $points } di probabilità di vincere in più di quanti ne toglie il prezzo (intervallo { $interval }). Prezzo medio: { $price }.
lab-report-dear = dà { $points } di probabilità di vincere in meno di quanti ne toglie il prezzo (intervallo { $interval }). Prezzo medio: { $price }.
lab-report-next-bargain = Per il computer è un affare: abbassa il valore, o controlla se le persone pagano di più.
lab-report-next-dear = Il computer paga troppo: alza il valore, o controlla se le persone pagano di meno.
lab-report-alike = { $count ->
    [one] Un’altra arriva
   *[other] Altre { $count } arrivano
} ad almeno { $share }% di questo valore.
lab-report-next-many-bargain = Per il computer gli affari sono molti: prima di abbassare tanti valori, controlla se le persone pagano di più.
lab-report-next-many-dear = Il computer ne paga troppo molti: prima di alzare tanti valori, controlla se le persone pagano di meno.
lab-report-helps = rende più facile vincere, di { $points }, quando è nella distribuzione (intervallo { $interval }).
lab-report-hurts = rende più difficile vincere, di { $points }, quando è nella distribuzione (intervallo { $interval }).
lab-report-next-hurts = Togli la carta o rendila più facile, e misura di nuovo.
lab-report-needed = serve più spesso delle altre in media. Distribuzioni che non si potrebbero vincere senza: { $value } (intervallo { $interval }).
lab-report-next-needed = Molto dipende da qui: una seconda strada darebbe una scelta.
lab-report-changed = “{ $label }”: { $value } delle partite invece di { $before }, sulle stesse distribuzioni (intervallo della differenza: { $interval }). La quota più lontana dalla parità dista così { $farthest } invece di { $usual }: { $fair ->
    [more] più equo
    [less] meno equo
   *[same] equo come prima
}.
lab-report-value-changed = { $label }: { $points } { $more ->
    [yes] in più
   *[no] in meno
} di probabilità di vincere rispetto alle regole come sono, sulle stesse distribuzioni (intervallo { $interval }).
lab-report-team-changed = Quota di distribuzioni che la squadra può vincere: { $points } { $more ->
    [yes] in più
   *[no] in meno
} che con le regole come sono, sulle stesse distribuzioni (intervallo { $interval }).
lab-report-restricted = Quota di vittorie di questa persona: { $points } { $more ->
    [yes] in più
   *[no] in meno
} che senza il limite (intervallo { $interval }).
lab-report-search-met = porta ogni quota di vittorie entro { $goal } dalla parità: controllato su distribuzioni nuove. Senza, la più lontana dista { $before }.
lab-report-next-search = Provalo al tavolo con altre persone prima di stamparlo.
lab-report-last = Chi è ultimo a metà partita
lab-report-half-time = vince lo stesso: { $value } delle partite (intervallo { $interval }).
lab-report-next-half-time = Chi è indietro dovrebbe rimontare più spesso? Fai contare di più gli ultimi round.
lab-report-decisions = Decisioni che contano:
lab-report-decisions-worth = { $value } del totale. Sono quelle che valgono più di un punto percentuale di probabilità di vincere rispetto a un’opzione scelta alla cieca (intervallo { $interval }). In una partita: { $count } su { $every }.
lab-report-kingmaking = Chi ormai non ha quasi più probabilità di vincere
lab-report-kingmaking-often = decide quale degli altri vince. Quante volte a partita: { $count } (intervallo { $interval }). Ogni volta una decisione nel finale sposta la probabilità di un’altra persona di più di { $points ->
    [one] un punto percentuale
   *[other] { $points } punti percentuali
}.
lab-report-next-kingmaking = Dai qualcosa per cui giocare anche a chi è indietro, o fai finire prima la partita.
lab-report-skill = Giocare meglio
lab-report-luck = decide in parte chi vince quando gioca il computer ({ $levels }): { $value } (intervallo { $interval }). Fortuna della distribuzione: { $deal }; il resto succede al tavolo.
lab-report-team = La squadra
lab-report-team-share = può vincere: { $value } delle distribuzioni (intervallo { $interval }).
lab-report-team-all = può vincere ogni distribuzione provata ({ $count }). Con il 95% di certezza, quindi, almeno { $least } di tutte.
lab-report-team-none = non può vincere nessuna distribuzione provata ({ $count }). Con il 95% di certezza, quindi, al massimo { $most } di tutte.
lab-report-not-found = { $table }: nessuna differenza trovata. Una maggiore di circa { $points } si sarebbe vista.
lab-report-no-change = { $setting }: nessun effetto trovato su chi vince. Uno maggiore di circa { $points } si sarebbe visto.
lab-report-search-not-met = { $count ->
    [one] Ricerca: è stato provato un piccolo cambiamento; non porta
   *[other] Ricerca: sono stati provati { $count } piccoli cambiamenti; nessuno porta
} con certezza ogni quota di vittorie entro { $goal } dalla parità.
lab-report-nothing = Niente da segnalare: nessuna differenza è più grande di quanto spieghi il caso.

## Sezioni

lab-report-section-balance = Equilibrio
    .intro = Chi vince, e com’è una partita. Segni: il valore misurato con il suo intervallo al 95%. Triangoli: non è un caso. Cerchi: può essere un caso.
lab-report-section-value = Valore
    .intro = Che effetto ha sulla probabilità di vincere avere qualcosa o riceverlo nella distribuzione.
lab-report-section-drama = Tensione
    .intro = Per quanto tempo una partita resta aperta, e che cosa la decide.
lab-report-section-players = Altri giocatori
    .intro = Le stesse misure per livello e per numero di giocatori. Ciò che si vede a un solo livello dipende da come gioca lì il computer, non dal gioco.
lab-report-section-seats = Altri numeri di giocatori
    .intro = Le stesse misure con più o meno persone.
lab-report-section-what-if = Che cosa succede se
    .intro = La differenza che fa una regola cambiata, sulle stesse distribuzioni: il valore con il cambiamento meno quello senza, in punti percentuali.
lab-report-section-restricted = Gioco con limiti
    .intro = Una persona rispetta un limite, le altre giocano come prima, sulle stesse distribuzioni e in ogni ordine di posti.
lab-report-section-search = Ricerca
    .intro = Piccoli cambiamenti di regole che rendono il gioco più equo, ognuno misurato di nuovo su distribuzioni nuove.

## Come si è misurato

lab-report-method = Come sono state fatte le misure
lab-report-method-games = { $settings ->
    [one] Partite: { $games }. Distribuzioni: { $deals }.
   *[other] Partite: { $games }, in { $settings } varianti con le stesse distribuzioni. Distribuzioni: { $deals }.
}
lab-report-method-intervals = Un intervallo contiene il valore vero 95 volte su 100. Viene da distribuzioni intere: le partite sulla stessa distribuzione non sono indipendenti e perciò contano insieme (jackknife su blocchi di distribuzioni).
lab-report-method-holm = “Non è un caso” vuol dire sotto il 5% dopo la correzione di Holm su tutte le righe di una tabella, così molte righe non danno falsi allarmi più spesso di una sola.
lab-report-method-paired = Le varianti si confrontano sulle stesse distribuzioni. Così gli intervalli sono più stretti che su distribuzioni diverse, di un fattore { $times } (mediana).
lab-report-method-players = Tutti i numeri valgono per partite giocate dal computer. Le persone potrebbero offrire e giocare in un altro modo.
lab-report-command = Con questo comando si ottengono gli stessi numeri

## Che cosa mostrano i grafici, da leggere ad alta voce

lab-report-describe-forest = Forest plot: { $title }. Il più alto: { $high }, { $most }. Il più basso: { $low }, { $least }. Tutti i numeri sono nella tabella qui sotto.
lab-report-describe-histogram = Istogramma: { $title }. Mediana { $median }; 95 su 100 sono al massimo { $p95 }. Tutti i numeri sono nella tabella qui sotto.
lab-report-describe-heat = Mappa di calore: { $title }. Il più alto: { $row }, round { $round }, { $most }. Tutti i numeri sono nella tabella qui sotto.
lab-report-describe-lines = Linee: { $title }, per { $axis }. { $lines }. Tutti i numeri sono nella tabella qui sotto.
lab-report-describe-line = { $label } da { $first } a { $last }

## Che cosa non si può fare

lab-report-ending = “{ $file }” deve finire con .html o .pdf.
lab-report-missing = Per disegnare i rapporti serve matplotlib: installa thirdplace[lab].
