### What is said of the game on the first page.

box-place-race = Place Race NZ
    .players = 2–4 giocatori
    .kind = Insieme, in tempo reale
    .time = 15 min
    .claim = Attraversate insieme Aotearoa e fatevi trovare lì, proprio nell’anno in cui tutto accadde.
home-timer = Il timer per Place Race NZ
