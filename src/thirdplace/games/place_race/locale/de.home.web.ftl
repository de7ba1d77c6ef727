### What is said of the game on the first page.

box-place-race = Place Race NZ
    .players = 2–4 Personen
    .kind = Zusammen in Echtzeit
    .time = 15 Min.
    .claim = Reist gemeinsam durch Aotearoa und seid genau in dem Jahr da, in dem es geschah.
home-timer = Der Timer für Place Race NZ
