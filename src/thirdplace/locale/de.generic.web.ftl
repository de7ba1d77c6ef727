### Die schlichte Ansicht, die jedes Spiel hat, auch ohne eigene.

generic-your-move = Du bist dran
generic-waiting = Die anderen überlegen noch.
generic-watching = Du schaust zu.
generic-over = Das Spiel ist zu Ende.
generic-won = { $count ->
        [one] { $names } gewinnt!
       *[other] { $names } teilen sich den Sieg!
    }
generic-wins = gewinnt
generic-log = Was geschah
generic-yes = ja
generic-no = nein
