# The editor for the blank cards of PLACES Bid, and where they are taken to a table.

web-buildings = Your own buildings
web-buildings-intro = The box has six blank cards. Fill them in here and play with them, print them, or save them as a file. They are kept in this browser.
web-buildings-intro-here = The box has six blank cards. Fill them in here and play with them, or save them as a file. They are kept in this browser.
web-buildings-cards = The six blank cards
web-buildings-begin = Choose a card to fill in: its name, category, points and picture. You see at once how it will be printed.
web-buildings-fill = Fill in blank card { $number }
web-buildings-change = Change { $name }
web-buildings-unnamed = No name yet
web-buildings-card = Card { $number }
web-buildings-surprise = Surprise me
web-buildings-blank = Clear this card
web-buildings-blank-sure = “{ $name }” will be a blank card again.
web-buildings-open = Open a file
web-buildings-open-sure = { $count ->
    [one] The file will replace the card that is here.
   *[other] The file will replace the { $count } cards that are here.
}
web-buildings-open-anyway = Open it
web-buildings-opened = { $count ->
    [one] One building loaded.
   *[other] { $count } buildings loaded.
}
web-buildings-drop = Drop the file here
web-buildings-too-large = This file is too large for six buildings.
web-buildings-save = Save as a file
web-buildings-saved = Saved as { $file }.
web-buildings-play = Play with them
web-buildings-print = Print
web-buildings-clear = Clear all
web-buildings-clear-sure = { $count ->
    [one] The card will be blank again. Only what you have saved as a file is kept.
   *[other] All { $count } cards will be blank again. Only what you have saved as a file is kept.
}
web-buildings-keep = Keep them
web-buildings-keep-one = Keep it
web-buildings-mine = Use mine ({ $count })
web-buildings-make = Make some
web-buildings-edit = Change them
web-buildings-use = Use these

# What their pictures are made from.

web-buildings-house = Shape
web-buildings-house-house = Gabled house
web-buildings-house-row = Row of houses
web-buildings-house-hall = Round hall
web-buildings-house-tower = Tower
web-buildings-house-dome = Dome
web-buildings-house-shop = Shop
web-buildings-house-factory = Factory
web-buildings-house-pavilion = Pavilion
web-buildings-emblem = Emblem
web-buildings-emblem-book = Book
web-buildings-emblem-note = Music
web-buildings-emblem-paw = Paw
web-buildings-emblem-ball = Ball
web-buildings-emblem-cup = Cup
web-buildings-emblem-leaf = Leaf
web-buildings-emblem-gear = Gear
web-buildings-emblem-heart = Heart
web-buildings-emblem-star = Star
web-buildings-emblem-boat = Boat
web-buildings-emblem-bread = Bread
web-buildings-emblem-fish = Fish
web-buildings-emblem-sun = Sun
web-buildings-emblem-key = Key
web-buildings-emblem-flower = Flower
web-buildings-emblem-bicycle = Bicycle
web-buildings-around = Surroundings
web-buildings-around-trees = Trees
web-buildings-around-garden = Garden
web-buildings-around-street = Street
web-buildings-around-water = Water
web-buildings-around-hills = Hills
web-buildings-around-playground = Playground
web-buildings-around-market = Market

# What is written on a card.

web-building-name = Name
web-building-kind = Category
web-building-points = Points
web-building-players = Players
web-building-worth = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $players }+ players
web-building-remove = Remove { $name }
