### What stands on the printed sheets of Place Race NZ.

sheet-rulebook = Rulebook
    .about = Rules, setup, examples, tips, all rulings, the board and the events by year, in our own words.
    .opens = The rules, with examples to play
sheet-board = Board in tiles
    .about = The board as a poster, about as large as four sheets; in large print, nine. Cut, glue, play.
    .opens = The timer for your table
sheet-board-small = Board on one page
    .about = The whole board on a single page, to try the game or to plan on.
    .opens = The rules, with examples to play
sheet-cards = Cards
    .about = The 20 cards of a deck, 16 day cards and 4 late cards, with their backs. Print double-sided.
    .opens = The rules, with examples to play
sheet-pawns = Pawns and markers
    .about = Four pawns to fold and stand up, and markers for cards that have been traded.
    .opens = The rules, with examples to play
sheet-aid = Player aid
    .about = What you may do, how to trade and how it ends, with the setup on the back: one for each player. Print double-sided.
    .opens = The timer for your table

## On the board

paper-claim = Be there in the very year it happened.
paper-sea-tasman = Tasman Sea
paper-sea-pacific = Pacific Ocean
paper-pile = Turned-in cards
paper-legend-city = City: you may start here
paper-legend-place = Place
paper-legend-road = Road: one step
paper-legend-ferry = Ferry: one step
paper-tile = Sheet { $number } of { $count }: { $name }
paper-join-first = Begin with this sheet: its neighbours are glued onto the strips on its right and at the bottom. Trim the outside once all are joined.
paper-join-left = Cut off the left margin, lay the sheet on the strip of { $left } so that the crosses meet, and glue.
paper-join-top = Cut off the top margin, lay the sheet on the strip of { $above } so that the crosses meet, and glue.
paper-join-both = Cut off the left and top margins, lay the sheet on the strips of { $left } and { $above } so that the crosses meet, and glue.
paper-deal-for = { $players ->
        [2] 2 players
        [3] 3 players
       *[other] 4 players
    }
paper-deal-day = day cards each
paper-deal-late = late cards each
paper-deal-year = a year lasts
paper-seconds = { $seconds } s

## Cards, pawns

paper-cards-hint = Double-sided, at 100%, flipped on the long edge
paper-card-day = Day card
paper-card-late = Late card
paper-pawns-how = Cut along the solid lines, fold backwards along the dashed ones, and glue the hatched flap behind the first face. Write your initial in the circles.
paper-traded = traded
paper-traded-how = A card changes hands only once. Lay one of these on each card that has been traded.

## The player aid

paper-aid-before = Before the clock starts
paper-aid-before-start = Start
    .text = Choose a red circle; several of you may share one. Your first trade fixes it.
paper-aid-before-clock = Clock
    .text = It begins ten years before the earliest day card. Whoever holds that card goes first (in the same year: the place farthest north), then clockwise.
paper-aid-turn = On your turn, do one of three things
paper-aid-turn-move = Move
    .text = along a line to a neighbouring place where nobody stands.
paper-aid-turn-turn-in = Turn in
    .text = a card: standing on its place, in exactly its year.
paper-aid-turn-skip = Skip
    .text = and stay; say so every time. You cannot take a turn back.
paper-aid-trade = Trades
paper-aid-trade-when = When
    .text = At any time, before the start too, whoever’s turn it is. It costs no turn.
paper-aid-trade-where = Where
    .text = On the same place, or on two places joined by a line.
paper-aid-trade-what = What
    .text = One day card for one day card, both of you agreeing, and each card only once.
paper-aid-end = How it ends
paper-aid-end-late = Late cards
    .text = lie face down for everyone. They are turned up together, once all day cards are turned in. They are not traded.
paper-aid-end-won = Won
    .text = together, when every card has been turned in.
paper-aid-end-lost = Lost
    .text = together, when the clock moves past the year of a face-up card that has not been turned in.

paper-aid-setup = Setting up
paper-aid-setup-board = Board
    .text = Lay it where all of you can reach it. Everyone chooses a pawn.
paper-aid-setup-shuffle = Shuffle
    .text = Day cards and late cards separately.
paper-aid-setup-deal = Deal
    .text = As the table says; put the rest aside unseen. Day cards lie face up in front of you, best in order of year. Nobody looks at a late card.
paper-aid-setup-timer = Timer
    .text = Put a phone, tablet or computer with a timer where everyone sees it, and set how long a year lasts.
paper-aid-setup-plan = Plan
    .text = Talk, choose your red circles and trade. Start the timer when everyone is ready.
paper-aid-setup-pace = Pace
    .text = Too easy? Make the years shorter. Too hard? Make them longer.

## The rulebook

paper-book-board = The board
paper-book-table = A table for four before the clock starts: day cards face up in order of year, late cards face down, the timer in view.
