### What is said of the game on the first page.

box-places-please = Places, Please
    .players = 2–6 giocatori
    .kind = Dado e cifre
    .time = 10 min
    .claim = Cinque lanci, cinque caselle, nessun ripensamento. Chi fa il numero più alto?
home-class-open = Gioca con la tua classe
home-lesson = Scheda didattica sul valore posizionale
