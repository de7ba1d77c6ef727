"""`thirdplace new-game`: writes a small complete game, to be changed into one of your own."""
