# A file with people's own buildings, and what can be wrong with it.

own-bad-json = This is not a file with buildings: it cannot be read as JSON.
own-bad-format = This is not a file with buildings: it does not begin with "format": "thirdplace-buildings".
own-bad-version = This file was made by a newer thirdplace. Only version { $version } can be read here.
own-bad-more = “{ $field }” does not belong in a file with buildings.
own-bad-list = The file has no list of buildings.
own-bad-many = There are { $count } buildings in the file, but the box has only { $most } blank cards.
own-bad-building = Entry { $number } is not a building.
own-bad-unknown = Building { $number }: “{ $field }” does not belong on a card.
own-bad-name = Building { $number }: the name must have 1 to 30 characters.
own-bad-taken = Building { $number }: “{ $name }” cannot be its name. A name needs letters or digits, and no other card may have the same name.
own-bad-category = Building { $number } ({ $name }): the category must be P, L, A, C, E or S.
own-bad-points = Building { $number } ({ $name }): the points must be a whole number from 1 to 50.
own-bad-players = Building { $number } ({ $name }): the minimum number of players must be 3, 4 or 5.
own-bad-picture = Building { $number } ({ $name }): the picture needs a shape, an emblem and surroundings that can be drawn.
