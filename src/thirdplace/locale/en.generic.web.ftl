### The plain board that every game has, whether it brings a screen of its own or not.

generic-your-move = Your move
generic-waiting = The others are choosing.
generic-watching = You are watching.
generic-over = The game is over.
generic-won = { $count ->
        [one] { $names } wins!
       *[other] { $names } share the win!
    }
generic-wins = wins
generic-log = What happened
generic-yes = yes
generic-no = no
