### What people read who learn Place Race NZ: the game at a glance, and what its lessons say.

glance-1 = You are one team: all of you win, or all of you lose. Each card names a place and a year. Day cards lie open to all, late cards face down at first.
glance-2 = Choose a city to start from, and trade cards one for one when you stand on the same place or on neighbouring places.
glance-3 = The clock starts, and the years go by. On your turn move along a line, skip, or turn in a card.
glance-4 = A card is turned in at its place, in exactly its year. One year late, and everyone has lost.
glance-5 = Once all day cards are done, the late cards are turned up (two players have none). When everything is turned in, you have won.

lesson-race-first = A short race
    .text = You and Ben hold one card each. Choose a start, move, wait for the right year and turn in your card. The clock waits while you read.
lesson-race-first-goal = You are Aroha, and Ben is on your team. Your goal: stand in Waitangi in the year 1840 and turn in your card there. In this lesson the clock waits for you.
lesson-race-first-start = Choose a city to start from, a red circle. Whangārei is right next to Waitangi: take it.
    .hint = From there it is farther. Whangārei is one step from Waitangi: start there.
    .done = A good start. You can change it until the clock begins or you trade a card.
lesson-race-first-ready = Ben starts in Auckland and is ready. Say that you are ready, too.
    .hint = Your start is good as it is. Say that you are ready.
    .done = It is 1837. Whoever holds the earliest card begins; two are due in 1840, and yours lies farther north.
lesson-race-first-move = Your turn: move along the line to Waitangi.
    .hint = Waitangi is one step to the north of you: move there.
    .done = A move is a whole turn. Ben is next; he is where he has to be, so he skips.
lesson-race-first-skip = You have arrived, but it is only 1837, and a card counts only in its own year. Skip.
    .hint = Stay here: in 1840 you are needed in Waitangi. Skip.
    .done = Skipping is a turn, too. Ben skips as well.
lesson-race-first-years = Now you have to wait for 1840. Let the clock run.
lesson-race-first-turn-in = It is 1840! Turn in Waitangi.
    .hint = Now is the time: turn in Waitangi, before the year is over.
    .done = You were there when it happened. Ben turns in Auckland, due in the same year.
lesson-race-first-end = All cards are turned in: you have won together! In a real race the clock waits for nobody.
lesson-race-first-learned =
    - Start in a city, a red circle; you may share one.
    - A turn is one move along a line, a skip, or turning in a card.
    - A card counts at its place and in exactly its year.
    - If one card misses its year, all of you lose. When all are turned in, all of you win.

lesson-race-trading = A start chosen for a trade
    .text = Aroha cannot be in Waitangi and three years later in St Arnaud. Take her seat and find the start that makes a trade possible.
lesson-race-trading-goal = You are Aroha. You hold Waitangi 1840 and St Arnaud 1843: too far apart for one person. Your goal: get rid of one of them.
lesson-race-trading-start = Ben is in Palmerston North. He has traded with Clara, so he cannot change his start. You can trade only when you stand on the same place or on neighbouring places: choose a city with a line to his.
    .hint = From there you cannot trade with Ben, or it is farther to Waitangi. Start in Napier.
    .done = Napier: farther from Waitangi, but next to Ben. That is what the trade costs you.
lesson-race-trading-offer = Press Trade. Offer St Arnaud 1843 to Ben, and ask for his Parihaka 1881.
    .hint = One card for one card: you give St Arnaud 1843, and Ben gives Parihaka 1881.
    .done = Ben accepts: he can be in St Arnaud in time. A traded card cannot be traded again.
lesson-race-trading-ready = The plan is made, and the others are ready. Say that you are, too.
    .hint = Trading has fixed your start. Say that you are ready.
lesson-race-trading-north = To Waitangi: Taupō, Hamilton, Auckland, Whangārei, then you are there. Move to Taupō.
    .hint = The way leads north. First to Taupō.
lesson-race-trading-on = Go on north. The buttons say how many steps are left.
    .hint = The shortest way: Taupō, Hamilton, Auckland, Whangārei, Waitangi. Take the next one.
lesson-race-trading-there = One more step: Waitangi.
    .hint = One more step north: Waitangi.
    .done = You have arrived. Ben is in St Arnaud by now, and nobody stands in anybody’s way.
lesson-race-trading-years = Both of you are there in good time. Let the clock run to 1840.
lesson-race-trading-turn-in = 1840! Turn in Waitangi.
    .hint = Now is the time: turn in Waitangi.
    .done = Done. Three years are left for St Arnaud, which is Ben’s now.
lesson-race-trading-ben = You could never have been there in time. Let the clock run to 1843.
lesson-race-trading-end = Ben has turned in St Arnaud. A trade made the impossible possible, and a start made the trade possible.
lesson-race-trading-learned =
    - Before the clock starts, look for cards whose holders cannot be there in time.
    - Trade one card for one card, at any time, when you stand on the same place or on neighbouring places; it costs no turn.
    - Each card changes hands only once, and a trade fixes both starts.
    - Once the race has begun, nobody may move to a place where another player stands: keep the road clear.
