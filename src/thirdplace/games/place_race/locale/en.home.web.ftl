### What is said of the game on the start page.

box-place-race = Place Race NZ
    .players = 2–4 players
    .kind = Real-time co-op
    .time = 15 min
    .claim = Cross Aotearoa together and be there in the very year it happened.
home-timer = The timer for Place Race NZ
