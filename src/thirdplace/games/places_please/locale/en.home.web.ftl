### What is said of the game on the start page.

box-places-please = Places, Please
    .players = 2–6 players
    .kind = Dice and digits
    .time = 10 min
    .claim = Five rolls, five spaces, no second thoughts. Make the highest number.
home-class-open = Play with your class
home-lesson = A lesson sheet about place value
