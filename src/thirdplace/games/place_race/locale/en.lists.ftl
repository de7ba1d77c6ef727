### The events of each deck by year, and the places with their lines.

list-deck-standard = Events of the standard deck
list-deck-second = Events of the second deck
list-deck-about = The 20 cards in order of year. The events come from New Zealand’s real history; the source tells more.
list-year = Year
list-place = Place
list-event = Event
list-kind-day = Day cards
list-kind-late = Late cards
list-source = Source
list-places = Places and their neighbours
    .about = All places of the board from north to south, and where their lines lead. A dot marks the red circles, the cities where a race may start.
list-city = City
list-neighbours = Lines lead to
