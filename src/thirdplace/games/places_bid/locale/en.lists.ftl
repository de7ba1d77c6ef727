### The list of buildings, as the printed rulebook has one.

list-buildings = Building card list
    .about = Every building in the box, in the order of the printed list. The location is that of the real building the card was painted from (NC: North Carolina, PA: Pennsylvania, USA); a dash means that there is none. The scale is there to learn from and plays no part in the game.
list-points = Points
list-building = Building
list-players = Players
list-location = Location
list-scale = Scale
