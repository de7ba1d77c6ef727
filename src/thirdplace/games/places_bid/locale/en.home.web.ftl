### What is said of the game on the start page.

box-places-bid = PLACES Bid
    .players = 3–6 players
    .kind = Auction
    .time = 30 min
    .claim = Outbid your neighbours and build a town with all six kinds of place.
bid-lid = A street of six buildings, each with its letter: P, L, A, C, E, S
home-scribe = Write down a game of PLACES Bid
home-buildings = Make buildings of your own
