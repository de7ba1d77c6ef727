### Place Race NZ: the rules page, in our own words.

rules-goal = What it is about
    .text =
    You are travellers in the history of Aotearoa New Zealand. Each of your cards tells of a moment in its real history: at one place, in one year. A clock counts the years, fast, and whoever holds a card has to be standing at its place when its year comes round.

    Two to four of you play, and all on the same side. If every event on every card is seen, you have all won. If a single one goes by unseen, you have all lost.

rules-board = The board
    .text =
    The map shows 44 real places and 74 lines between them. Nearly all the lines are roads; two are ferries, one across Cook Strait and one across Foveaux Strait. A ferry is a line like any other, and every line is one step, however long the drive.

    Places with a line between them are **neighbours**. You will need that word for moving and for trading.

    Thirteen places are **red circles**: cities of at least 50,000 people. (Not every city of that size is on the board.) This is where journeys begin. Once the clock is running, a red circle is a place like all the others.

rules-cards = Cards and decks
    .text =
    On a card you find a place, a year and the event you will witness. Place and year are what you plan with; the event is the reason to be there.

    A deck has 20 cards of two kinds:

    - 16 **day cards**, which keep you busy for most of the game
    - 4 **late cards**, which come last: each of them has a later year than any day card of its deck

    You tell them apart by their backs: ours show a sun or a moon; in the printed box, day cards are blue, late cards orange and black.

    There are two decks, the standard deck and the second deck, with different events. You play with one of them at a time.

rules-open = Who sees what
    .text =
    Day cards lie face up. All of you can see all of them, and you may talk about everything.

    Late cards lie face down, and nobody looks at them, not even the player they belong to. They are turned up only when the last day card of the whole team is done. As their years are the latest of all, no late card can slip past you while it is still face down.

    Cards that were not dealt are not part of the game, and nobody looks at them.

rules-setup = Setting up
    .text =
    Lay the board where all of you can reach it. Everyone chooses a pawn and keeps it for the whole game. Shuffle the day cards and the late cards separately, then deal:

    - **2 players:** 6 day cards each, no late cards
    - **3 or 4 players:** 4 day cards and 1 late card each

    These are the recommended numbers; change them if you like. Put the rest aside unseen. Lay your day cards face up in front of you and your late card face down. Your day cards are easiest to read if they lie in order of year.

    Then comes the planning. There is no hurry: the clock stands still until each of you is ready. Choose your starts, look for cards that do not go together, and trade.

rules-timer = The timer at a real table
    .text =
    With board and cards on the table you need something that counts the years: any phone, tablet or computer that can open a web page. Put it where everyone can see it, and set how many seconds a year lasts.

    The authors of the game have a timer at [tutahinz.github.io/play](https://tutahinz.github.io/play/); the QR code on the back of the box leads there too. Ours is “The timer for Place Race NZ” on thirdplace’s start page: it knows the recommended pace, calls out the years if you like, and several devices can share it.

rules-starts = Choosing where to start
    .text =
    Each of you chooses one of the red circles for your pawn. Several of you may choose the same one.

    You may change your mind as often as you like, until you make your first trade: a trade fixes the starts of both players who made it. If you do not trade while planning, you can still change until the clock starts.

    The city nearest to your earliest card is often a good choice, but not always: where you stand also decides with whom you can trade.

rules-trading = Trading
    .text =
    Two players exchange cards: one card for one card, and only if both want it. You cannot give a card away for nothing. The conditions:

    - **Near each other.** You stand on neighbouring places or on the same place. While you are still planning, your chosen starts count.
    - **Day cards only.** Late cards are never traded, face down or face up.
    - **Once per card.** A card that has been traded stays where it is for the rest of the game. So neither of the two cards may have been traded before.
    - **Still to do.** A card that has been turned in is out of play.

    Trading is a large part of the game and can turn a hopeless hand into a good one, so you are expected to trade before the clock starts. You may trade as often as you have cards for it: while planning and during the race, whether or not it is your turn. A trade does not use up a turn.

    To trade, offer one of your cards for one of a teammate’s. Your teammate accepts or declines, and you can withdraw the offer until then. What counts is the moment of accepting: if by then you are no longer near each other, or one of the cards is no longer free, the trade does not happen.

rules-clock = Ready, and the clock starts
    .text =
    When you have chosen your start and have nothing left to plan, say that you are ready. You may take it back as long as somebody else is not ready. The moment all of you are, the clock starts.

    It begins ten years before the earliest day card that was dealt, and moves on year by year at a steady pace:

    - **2 players:** 1.5 seconds a year
    - **3 players:** 2 seconds a year
    - **4 players:** 3 seconds a year

    The clock waits for nobody. Whether your team gets many turns into a year or none at all is up to you.

rules-first = Who goes first?
    .text =
    The first turn belongs to the player who holds the earliest day card at the moment the clock starts, after all the trades of the planning. If several day cards share that earliest year, the one whose place lies farthest north decides.

    From there it goes clockwise, in the order of the seats, round after round. Nobody can use a turn until the player before has used theirs. Before the clock starts there is no order of turns.

rules-turn = Your turn
    .text =
    Do one of three things:

    - **Move** along a line to a neighbouring place.
    - **Turn in** a card.
    - **Skip** and stay where you are.

    Then it is the next player’s turn. What is done is done: there is no taking it back.

    You cannot move to a place where another player is standing. If someone is in your way, they have to move on first, or you go round. Only at the start can pawns share a place, because several of you may begin in the same city.

    Skipping counts for this one turn. You cannot announce it in advance for turns to come: each time, the others wait until you have moved, turned in a card or skipped. (On a screen you can wait until a year of your choice instead: see PR15.)

rules-turn-in = Turning in a card
    .text =
    You can turn in a card if three things are true:

    - it is your turn,
    - your pawn is on the place the card names,
    - and the clock shows exactly the year on the card.

    A year too soon is not possible: you have to be there when it happens. If you arrive early, wait by skipping. Turning in takes your whole turn, and you turn in one card at a time. At a real table, lay it on a pile you have agreed on; the large rectangle on the board is a good place, if the phone with the timer is not lying there.

    A card that came to you in a trade is yours, and you turn it in like any other.

rules-losing = When all is lost
    .text =
    As soon as the clock moves past the year of any face-up card that has not been turned in, the game is lost for the whole team, no matter whose card it was.

rules-late = The late cards
    .text =
    When the last day card of the last player has been turned in, all late cards are turned up at once. Now you see where the final journeys lead. Late cards are played like day cards, in turn, at their place and in their year, but they cannot be traded.

rules-winning = Winning
    .text =
    You win, all of you, the moment the last card is turned in: every day card and every late card. With two players there are no late cards, so the last day card ends the race.

    If you have done all your own cards before that, you go on taking your turns: move out of the way, or skip. You may have the skipping done for you once you have no cards left; at first this is switched off.

rules-pace = Finding your pace
    .text =
    At the usual pace, if every turn takes about two thirds of a second, each of you has one turn a year. That is brisk, and it is meant to be. But you rarely need every year: many cards lie decades apart.

    Was it too easy, with a lot of waiting about? Make the years shorter next time. Was it hopeless? Give yourselves longer years. Younger players and first games deserve plenty of time.

rules-options = Options
    .text =
    Everything above is the normal game. When you set up a table you can change:

    - `seconds_per_year`: how long a year lasts, from 0.2 to 60 seconds. Normally 1.5, 2 or 3 for two, three or four players.
    - `lead_years`: how many years before the earliest dealt day card the clock begins. Normally 10. More of them give you a longer run-up.
    - `start_year`: the year in which the clock begins, if you would rather name it yourselves. Then `lead_years` has no effect.
    - `day_cards`: how many day cards each of you gets. Normally 6 with two players, 4 with three or four. The deck has 16 in all.
    - `late_cards`: how many late cards each of you gets. Normally none with two players, 1 with three or four. The deck has 4 in all.
    - `deck`: `standard` or `second`.
    - `deal`: `shuffled` leaves everything to chance, so that some deals cannot be won at all. `winnable` shuffles again until there is a plan that works with one action per player per year, trades included.

example-turn-in = Example: one card, one year
    .text =
    Your card says Waitangi, 1840: Te Tiriti o Waitangi is first signed. So your pawn has to be at Waitangi while the clock shows 1840, and it has to be your turn.

    You arrive in 1838. It is too early to turn in the card, so you skip, and skip again in 1839. In 1840 your turn comes and you turn it in. Had the clock gone on to 1841 first, even by a moment, all of you would have lost.

example-trading = Example: a start chosen for a trade
    .text =
    You have been dealt Waitangi 1840 and St Arnaud 1843. Nine steps lie between them, and there are only three years: you cannot count on seeing both. St Arnaud has to go.

    A teammate would take it and has a card that suits you. But this teammate has already traded with someone who starts in Wellington, and so is fixed in Palmerston North.

    For Waitangi alone you would start in the north, in Auckland or Whangārei. From there, though, no line leads to Palmerston North, and no trade is possible. Only three red circles allow it: Palmerston North itself and its neighbours Wellington and Napier. Of these, Napier leaves you the shortest way to Waitangi. So you choose Napier and trade.

    Now your start is fixed too, and neither of the two cards may be traded again. From Napier it is five steps to Waitangi. The clock begins in 1830: that is enough. Your teammate has three steps to St Arnaud.

example-first = Example: two cards from the same year
    .text =
    Mere holds Waitangi 1840, Jonas holds Auckland 1840, and no card on the table is earlier. Waitangi lies farther north than Auckland, so Mere has the first turn. After her it goes clockwise, even if Jonas has to wait until the others have had theirs.

    Had Mere traded away her Waitangi card during the planning, the first turn would belong to its new owner.

ruling-PR1 = How big is the deck, and how much of it is dealt?
    .text = 20 cards: 16 day cards and 4 late cards, and every late year comes after every day year. Two players get 6 day cards each and no late cards; three or four players get 4 day cards and 1 late card each. What is left over is put aside unseen. `day_cards` and `late_cards` change the numbers.
ruling-PR2 = May I look at my own late card?
    .text = No. Late cards are hidden from everyone, their owners included, until every player has turned in every day card. Then all of them are turned up at the same time. Day cards are open to all from the beginning.
ruling-PR3 = Until when may I change my start?
    .text = Until you have traded, or until the clock starts if you do not trade. A trade fixes the starts of both players. The start has to be a red circle, and sharing one is allowed.
ruling-PR4 = What exactly makes a trade valid?
    .text = One card for one card, both players agree, and both cards are day cards that have never been traded and have not been turned in. The two pawns, or while planning the two chosen starts, are on places joined by a line or on the same place. All of this is checked when the offer is accepted, not when it is made. You may trade at any time before or after the clock starts, on anybody’s turn, and it costs no turn.
ruling-PR5 = Which year is it?
    .text = The clock starts when every player is ready. The first year begins at that moment, and each year lasts `seconds_per_year` seconds: normally 1.5, 2 or 3 for two, three or four players, and anything from 0.2 to 60 if you like. Which year is the first? The one you set as `start_year`, and otherwise the year of the earliest dealt day card minus `lead_years`, which is normally 10.
ruling-PR6 = Does a trade change who goes first?
    .text = A trade during the planning can: what counts is who holds the earliest day card when the clock starts. Among several cards of the same year, the northernmost place decides. After that it goes clockwise, and later trades do not change the order.
ruling-PR7 = What can I do with a turn?
    .text = Exactly one thing: move along a line to a place where no other player stands, skip, or turn in one card. Nothing can be taken back.
ruling-PR8 = When may I turn in a card?
    .text = On your own turn, with your pawn on the card’s place, in exactly the card’s year. Not a year sooner and not a year later.
ruling-PR9 = When exactly have we lost?
    .text = At the moment the clock moves past the year of a face-up card that has not been turned in. Until the very end of that year, the card can still be turned in.
ruling-PR10 = When exactly have we won?
    .text = When every card that was dealt has been turned in, the late ones too.
ruling-PR11 = What do players do once they have finished their cards?
    .text = They keep taking their turns, because their pawns can still stand in somebody’s way. Such players may switch on automatic skipping; it is off unless they do.
ruling-PR12 = What does “farthest north” mean?
    .text = The latitude of the place decides, not how it happens to be drawn on your screen. The place nearer the equator comes first.
ruling-PR13 = Where do the board and the events come from?
    .text = The rulebook of Place Race NZ does not print its board or its cards, so we made our own from real geography and history. They agree with everything the rulebook mentions. Waitangi 1840, Auckland 1840 and St Arnaud 1843 are cards. Napier, Palmerston North and Wellington are red circles. Palmerston North has lines to Wellington and to Napier, and there is none from Auckland to Palmerston North.
ruling-PR14 = Can every deal be won?
    .text = Not if you simply shuffle: sometimes chance gives you a hand that nobody could play. With `deal` set to `shuffled`, which is what the rules say, you take what comes. With `winnable`, the cards are shuffled again until a plan is found that needs no more than one action per player per year; the plan may include trades. In the browser and in the terminal `winnable` is chosen for you at first, and you are told so. In the rules themselves and in the referee (`thirdplace referee`) the default is `shuffled`.
ruling-PR15 = Must I say “skip” every single time?
    .text = At a real table, yes: the rulebook wants it said each turn. Here you may wait until a year of your choice instead, and your turns are skipped for you, one by one, as if you had said it. The year you choose must come at least one year before you have to act, so that you are in time for your own next card, however many steps away it is, and can make way for somebody who is due where you stand. Everyone sees that you are waiting. The waiting ends when that year comes, when you do anything else, when somebody offers you a trade, or when the late cards are turned up.

tip-gaps = Look for the narrow gaps first
    .text = Count the steps between one card and the next and compare them with the years between; turning in takes a turn as well. Where the years are too few, trade before the clock starts.
tip-share-city = Meet in one city
    .text = From Nelson and Christchurch no line leads straight to another red circle. But two players who start in the same city can always trade.
tip-save-trades = A card moves only once
    .text = Before you accept, think the whole hand through to the end: the card you take stays with you.
tip-early = Be there early, then wait
    .text = Walk while nothing is pressing and skip when you have arrived. A year in hand is worth more than a short cut.
tip-clear-road = Keep the road open
    .text = At Auckland, Wellington, Picton and Invercargill there is no way round: a pawn that stands there cuts the country in two. If you have to wait, wait where nobody needs to pass.
tip-late = Wait in the middle
    .text = Nobody knows where their late card will lead, and nobody can trade it away. When your day cards are done, head for the middle of the country: from Nelson or Kaikōura no place is more than nine steps away.

credits =
    Place Race NZ was created and developed by Elijah Barton (CEO and designs), Lincoln Mumuta (CFO and socials), Conrad Pollock (communications and HR) and Damian Koekemoer (production manager), together Tū Tahī, © 2025. All its designs and original ideas are protected by copyright. We worked from the rules of version 1.1.

    thirdplace is an independent implementation and is not affiliated with them. The board and the events here are our own work, drawn from public history; every event names its source in the list of events.

credits-thanks = Thanks
    .text =
    Thank you, Tū Tahī, for a game that makes a country’s history something to hurry to.

credits-links = Where to find the authors
    .text =
    Their timer for the game: [tutahinz.github.io/play](https://tutahinz.github.io/play/). They are a young company and glad of feedback, ideas and comments: [tutahinz@gmail.com](mailto:tutahinz@gmail.com).
