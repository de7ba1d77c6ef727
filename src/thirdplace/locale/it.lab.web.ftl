## La pagina del laboratorio

lab-title = Laboratorio
lab-about = Cambia una regola e guarda che effetto ha: il computer confronta il regolamento con le tue regole, molte volte e con le stesse carte e gli stessi lanci.
lab-needs-server = Il laboratorio ha bisogno di un server, e questa edizione non ne ha.
lab-off = Su questo server il laboratorio è disattivato.
lab-setup = Che cosa si gioca
lab-game = Gioco
lab-seats = Giocatori
lab-level = Livello
lab-rules = Regole
lab-no-dials = Questo gioco non ha regole che si possano cambiare qui.
lab-rulebook = Regolamento
lab-yours = Le tue regole
lab-difference = Differenza
lab-rulebook-value = Regolamento: { $value }
lab-reset = Ripristina
lab-reset-one = Ripristina: { $rule }
lab-reset-all = Tutto come nel regolamento
lab-results = Risultati
lab-preparing = Il computer si prepara. La prima volta ci vuole un minuto.
lab-waiting = { $count ->
    [one] Prima c’è un’altra prova.
   *[other] Prima ci sono altre { $count } prove.
}
lab-progress = Partite finora: { $games }. Precisione in punti percentuali: ±{ $points }.
lab-done = Partite: { $games }. Precisione in punti percentuali: ±{ $points }.
lab-equal-share = alla pari
lab-more = Altri risultati
lab-page-note = ±: intervallo di confidenza al 95%. Grassetto: la differenza non è un caso.
lab-page-players = A giocare è sempre il computer, allo stesso livello per tutti; le persone potrebbero giocare in un altro modo.

lab-who = { $kind ->
    [turn-order] { $number ->
        [1] Chi comincia
        [2] Chi gioca per secondo
        [3] Chi gioca per terzo
        [4] Chi gioca per quarto
        [5] Chi gioca per quinto
        [6] Chi gioca per sesto
       *[other] Chi gioca in posizione { $number }
    }
    [team] La squadra
   *[other] { $label }
}
lab-who-last = Chi è ultimo a metà partita
lab-told-rulebook = { $who }: { $share } di vittorie (±{ $half }).
lab-told-fair = Nessuno è favorito. Una differenza maggiore di ±{ $points } (in punti percentuali) si vedrebbe.
lab-told-team-same = La squadra può vincere tante distribuzioni quante prima. Una differenza maggiore di ±{ $points } (in punti percentuali) si vedrebbe.
lab-told-team = La squadra può vincere { $share } delle distribuzioni (±{ $half }).
lab-told-team-changed = La squadra ora può vincere { $now } delle distribuzioni (±{ $half }) invece di { $before }.
lab-told-wins = { $who }: ora { $now } di vittorie (±{ $half }), prima { $before }.
lab-told-same = Per nessuno la quota di vittorie cambia molto. Una differenza maggiore di ±{ $points } (in punti percentuali) si vedrebbe.
lab-told-value = { $what }: probabilità di vincere, in punti percentuali, { $more ->
    [yes] più alta di { $points }
   *[no] più bassa di { $points }
} rispetto al regolamento.
lab-told-measure = { $what }: in media { $now } invece di { $before }.

lab-play = Gioca con queste regole
lab-play-rulebook = Gioca con il regolamento
lab-print = Stampa
lab-share-rules = Condividi queste regole
