### Place Race NZ at the table: what is seen, asked and told.

title = Place Race NZ
summary = all together against the clock, through New Zealand’s history
help =
    Planning takes as long as you like: the clock stands still until everyone is ready.

    - **start napier** (or just **napier**, or its number) chooses where you start. Only cities will do.
    - **offer 3 9** offers your card number 3 for card number 9. Names will do too: **offer waitangi 1840 napier 1931**.
    - **accept**, **decline** and **withdraw** deal with an offer; add a name if there are several.
    - **ready** says that you have nothing left to plan, **unready** takes it back.
    - **map** (or **m**) lists all lines of the board.
    - With several people at one keyboard, **bob ready** speaks for Bob, and **bob** alone hands the keyboard to Bob.

    The race runs in real time with single keys. They are shown on the screen, and ? explains them.

    In a script (when the input is not a keyboard) every line of the race begins with the time in milliseconds since the start: **1500 move napier**, **3000 skip**, **4500 until 1838**, **15200 turn-in**, **20000 bob: accept**. A time alone lets the clock run up to it.
help-keys =
    - **1**, **2**, **3** … move to the neighbouring place with that number. In brackets: how many steps it is from there to your next card.
    - **s** or **space** skips your turn.
    - **t** turns in the card that is due here and now.
    - **u** waits until the year that is shown: your turns are skipped until then, or until you press **u** again.
    - **o** offers a trade: choose by number who offers, to whom, which card, and for which one. **Esc** cancels.
    - **a** accepts an offer, **d** declines it, **w** withdraws one of your own.
    - **m** stops the clock and lists all lines of the board.
    - **p** stops the clock and starts it again. **q** saves and quits.

    At the keyboard, the keys belong to the player whose turn it is.

## The picture

headline-planning = Planning · the clock will start in { $year }, at { $seconds } per year
seconds = { $seconds ->
        [1] 1 second
       *[other] { $seconds } seconds
    }
year = Year { $year }
no-start-yet = no start yet
is-locked = fixed
is-ready = ready
late-hidden = { $count ->
        [one] + { $count } late card, face down
       *[other] + { $count } late cards, face down
    }
steps = { $count ->
        [0] here
        [one] { $count } step
       *[other] { $count } steps
    }
card-done = done
card-traded = traded
preselected-deal = The deal is winnable: it was shuffled again until there was a plan that works (the rulebook just shuffles: --option deal=shuffled).

## What happened

told-start = { $name } will start in { $place }.
told-ready = { $name } is ready.
told-unready = { $name } is not ready after all.
told-timer = The clock starts: it is { $year }. { $name } has the first turn.
told-moved = { $name } moves to { $place }.
told-turned-in = { $name } was there: { $card }. { $event }.
told-late = The late cards are turned up: { $cards }.
told-won = Every event has been seen.
told-lost = A card’s year has passed, and the card was not turned in.
told-offered = { $giver } offers { $taker } { $give } for { $take }.
told-withdrawn = { $giver } withdraws the offer to { $taker }.
told-declined = { $taker } declines { $giver }’s offer.
told-traded = { $giver } and { $taker } trade: { $give } for { $take }.

## Asking

ask-plan = { $name }, what is your plan? You can type: { $words } (? explains).
ask-start = First choose a city to start in, by name or number:
words-start = start
words-offer = offer
words-accept = accept
words-decline = decline
words-withdraw = withdraw
words-ready = ready go
words-unready = unready wait
words-move = move m
words-skip = skip s
words-turn-in = turn-in turn t
words-until = until u
words-map = map
misread-plan = Please type a city to start in, or “start”, “offer”, “accept”, “decline”, “withdraw” or “ready”.
misread-race = Please type a neighbouring place, or “skip”, “turn-in” or “until”.
misread-offer = Please type two cards by number or name: yours first, then the one you would like.
misread-turn-in = You have no card that is due here and now.
misread-year = Please type “until” and a year, or “until” alone for the latest possible year.
misread-partner = Please add the name of the player.
key-skip = skip
key-wait = wait until { $year }
key-wait-stop = stop waiting until { $year }
waits-until = waits until { $year }
atlas = All lines, from north to south (○ cities: you can start there)
key-turn-in = turn in { $card }
key-offer = offer a trade
key-accept = accept { $name }’s offer
key-decline = decline { $name }’s offer
key-withdraw = withdraw the offer to { $name }
offer-who = Who offers?
offer-to = To whom?
offer-give = Give what?
offer-take = For what?

## The end

won = You have all won! All { $cards } events were seen, the last in { $year }.
lost =
    { $done ->
        [one] You have all lost: { $year } has come, and { $done } of { $cards } cards was turned in.
       *[other] You have all lost: { $year } has come, and { $done } of { $cards } cards were turned in.
    }
missed = { $steps ->
        [0] { $name } was in the right place for the card { $card } but did not turn it in.
        [one] { $name } was { $steps } step away from { $card }.
       *[other] { $name } was { $steps } steps away from { $card }.
    }

## Options

option-seconds_per_year = Seconds per year
    .help = 0.2 to 60. The rulebook: 1.5 for two, 2 for three, 3 for four. Press Enter to use the rulebook’s number.
    .browser = 0.2 to 60. The rulebook: 1.5 for two, 2 for three, 3 for four.
option-seconds_per_year-none = as in the rulebook
option-start_year = Start year
    .help = The year in which the clock starts. Press Enter to start shortly before the first card.
    .browser = The year in which the clock starts.
option-start_year-none = shortly before the first card
option-lead_years = Years before the first card
    .help = 0 to 100; normally 10. Has no effect if you set the start year.
option-day_cards = Day cards each
    .help = The rulebook: 6 for two, 4 for three or four. Press Enter to use the rulebook’s number.
    .browser = The rulebook: 6 for two, 4 for three or four.
option-day_cards-none = as in the rulebook
option-late_cards = Late cards each
    .help = The rulebook: none for two, 1 for three or four. Press Enter to use the rulebook’s number.
    .browser = The rulebook: none for two, 1 for three or four.
option-late_cards-none = as in the rulebook
option-deck = Deck
    .help = Two decks, with different events.
option-deck-standard = standard deck
option-deck-second = second deck
option-deal = Deal
    .help = The rulebook shuffles, and some deals cannot be won.
option-deal-shuffled = shuffled, as in the rulebook
option-deal-winnable = winnable: shuffled again until there is a plan that works
option-removed_events = Events left out
    .help = Event cards that stay out of the decks, as a list of their ids.
    .browser = Event cards that stay out of the decks.
option-removed_events-none = none

## The coach

coach-basis = Whether there is a plan with one turn per player per year is computed, with samples of the face-down cards. How often a team keeps up with the years is estimated from how long its turns have taken so far, and at the beginning from how long people usually take.
coach-start = start in { $place }
coach-ready = say that you are ready
coach-unready = take back “ready”
coach-move = go to { $place }
coach-skip = skip
coach-turn-in = turn in { $card }
coach-offer = offer { $name } { $give } for { $take }
coach-withdraw = withdraw the offer to { $name }
coach-accept = accept { $name }’s offer
coach-decline = decline { $name }’s offer
coach-turn-in-now = Its year has come, and you are there.
coach-go = Your next card is { $card }: { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } from here, { $years ->
        [0] and due this year.
        [one] with { $years } year left.
       *[other] with { $years } years left.
    }
coach-go-round = That keeps you out of the others’ way, and from there you are still in time for { $card }: { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }, { $years ->
        [0] due this year.
        [one] { $years } year.
       *[other] { $years } years.
    }
coach-go-trade = On the way you can meet { $name } and trade { $give } for { $take }; it must be done before either is due.
coach-go-central = From there you can be in time for whatever lies face down.
coach-make-way = { $name } has to pass where you stand, on the way to { $card }. You have time to make way.
coach-wait-here = You are where { $card } is due { $years ->
        [0] this year
        [one] in { $years } year
       *[other] in { $years } years
    }. Stay here and let the others go on.
coach-wait-way = There is time: { $card } is { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } away and due { $years ->
        [0] this year
        [one] in { $years } year
       *[other] in { $years } years
    }. Here you are in nobody’s way.
coach-wait-late = Your face-up cards are done. From here you can be in time for whatever lies face down.
coach-done = Your cards are done, and nobody has to pass here.
coach-wait-turn = It is { $name }’s turn.
coach-wait-others = You are ready; the others still have something to settle.
coach-start-near = { $steps ->
        [0] { $card }, your first card, is in { $place } itself,
        [one] From { $place } it is { $steps } step to { $card }, your first card,
       *[other] From { $place } it is { $steps } steps to { $card }, your first card,
    } and { $years ->
        [0] it is due at once.
        [one] you have { $years } year.
       *[other] you have { $years } years.
    }
coach-start-trade = In { $place } you are beside { $name } and can trade { $give } for { $take } before the clock starts.
coach-start-any = You have no face-up card; in { $place } you are in nobody’s way.
coach-start-all = All the starts below can win; { $place } leaves you the most time.
coach-spare = { $years ->
        [0] no years
        [one] { $years } year
       *[other] { $years } years
    } to spare for { $card }
coach-trade-clash = { $one } and { $other } are too much for { $name } alone: { $steps ->
        [0] the same place
        [one] { $steps } step
       *[other] { $steps } steps
    } in { $years ->
        [0] the same year
        [one] { $years } year
       *[other] { $years } years
    }. The trade separates them.
coach-trade-plan = { $give } for { $take }: with this trade the team’s plan works.
coach-decline-hurts = That trade would spoil the team’s plan: only another trade could repair it, if anything could.
coach-ready-all = Nobody’s cards clash any more, and from where you all start everyone can be in time.
coach-no-plan = There is no longer a plan for all cards; this is the shortest way to your next one.
coach-chance-ready = With one turn per player per year, the team can still turn in everything, whatever lies face down.
coach-chance-known = With one turn per player per year, the team can still turn in everything.
coach-chance-worlds = It depends on the cards that lie face down: the team has a plan for about { $percent }% of the possibilities.
coach-chance-pace = Teams do not always manage that: its chance is about { $percent }%.
coach-chance-slow = So far the team has used about { $used }% of its turns. At that pace its chance is about { $percent }%: one turn per player per year would be better.
coach-chance-hurry = One turn per player per year is no longer enough. With two a year it can still be done: be quick!
coach-chance-none = One turn per player per year is not enough for all cards: at least one will probably be missed.

# A table at a glance, for whoever looks after several.

race-glance-planning = They are planning.
race-glance-year = Year { $year }
race-glance-won = They made it!
race-glance-lost = Not this time.
race-glance = { $done } of { $count } cards
