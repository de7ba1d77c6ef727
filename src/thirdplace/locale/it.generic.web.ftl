### Il tabellone semplice che ogni gioco ha, anche senza uno schermo suo.

generic-your-move = Tocca a te
generic-waiting = Gli altri stanno scegliendo.
generic-watching = Stai guardando.
generic-over = La partita è finita.
generic-won = { $count ->
        [one] Vince { $names }!
       *[other] Vincono insieme: { $names }!
    }
generic-wins = vince
generic-log = Che cosa è successo
generic-yes = sì
generic-no = no
