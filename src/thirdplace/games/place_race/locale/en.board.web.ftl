### Place Race NZ in the browser.

## The picture

race-map = Map of New Zealand with { $places } places and { $lines } lines between them
race-tasman-sea = Tasman Sea
race-pacific = Pacific Ocean
race-crew = Players
race-away = away
race-on-turn = to move
race-heads-for = → { $place } { $year }
race-agenda = Events to see
race-agenda-over = The events of this race
race-agenda-done = { $done } of { $all } done
race-in-years = { $years ->
        [0] this year
        [one] in { $years } year
       *[other] in { $years } years
    }
race-missed = missed
race-face-down = { $count ->
        [one] Then one late card, face down until all of these are done.
       *[other] Then { $count } late cards, face down until all of these are done.
    }
race-now = It is { $year }. Due now: { $cards }.
race-tools = Map tools
race-point = Point
race-point-at = Point at { $place }
race-pointed = { $name } points at { $place }.
race-close-up = Closer
race-whole = Whole map
race-close = Close
race-agenda-full = All cards in full
race-seen = What you have seen
race-which = Which place?

## Planning

race-choose-start = Choose a city to start in: tap a red circle.
race-choose-for = { $name }, choose a city to start in: tap a red circle.
race-plan = Talk it over, trade, and say when you are ready.
race-waiting-for = Still planning: { $names }
race-start = Start
race-start-in = Start in { $place }
race-start-none = Choose a city
race-start-fixed = fixed by your trade
race-ready = Ready
race-ready-why = the clock starts when everyone is
race-ready-not = first choose a city
race-unready = Not ready after all
race-pace-calm = calm
race-pace-rulebook = rulebook
race-pace-agreed = as agreed
race-pace-brisk = brisk
race-pace-seconds = { NUMBER($seconds) } s
race-guide = A plan to begin with
race-guide-do = Do that
race-guide-off = Hide this guide
race-hint-go = To { $place }: { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }, { $years ->
        [0] and this is the year
        [one] and { $years } year to go
       *[other] and { $years } years to go
    }. The bold buttons lead there.
race-hint-wait = You are in { $place } in good time. Wait here: { $year } is your year.
race-hint-turn-in = This is the year: turn in your { $place } card!

## Trading

race-trade = Trade
race-trade-title = Offer a trade
race-trade-choose = Choose two cards
race-trade-offer = Offer { $give } for { $take }
race-trade-hint = One card for one card. Each card changes hands only once.
race-trade-far = You are too far apart to trade now. The offer can be accepted once you are close enough.
race-you-give = you give
race-you-get = you get
race-gives = { $name } gives
race-gets = { $name } gets
race-offers = { $name } offers a trade
race-offers-to = { $name } offers { $to } a trade
race-offer-far = You are too far apart to trade. Move next to each other to accept.
race-offer-far-start = To trade, choose the same start, or two that a line joins.
race-offer-apart = not close enough yet
race-offered = You offer { $name } { $give } for { $take }.
race-accept = Accept
race-decline = Decline
race-withdraw = Withdraw

## The race

race-your-turn = Your turn. You are in { $place }.
race-turn-of = It’s { $name }’s turn, in { $place }.
race-neighbours = Move to a neighbouring place
race-move = Move to { $place }
race-to-go = { $count ->
        [0] there
       *[other] { $count } to go
    }
race-skip = Skip
race-turn-in = Turn in { $place }
race-this-year = this is the year
race-auto = Skip for me
race-nothing-left = all your cards are done
race-only-late = Your day cards are done. Late cards are turned up once the team has turned in its last day card.
race-wait = Wait until { $year }
race-wait-here = { $place } { $year } is due here
race-wait-then = then { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } to { $place } { $year }
race-waiting = Waiting until { $year }
race-wait-stop = tap to stop waiting
race-waits = waits until { $year }
race-you-wait = You are waiting in { $place } until { $year }.
race-wait-over = It is { $year }: you are no longer waiting, and your turns are yours again.
race-only-late-short = late cards are turned up after the team’s last day card
race-keys-move = move to the neighbouring place with that number
race-keys-skip = skip your turn
race-keys-wait = wait until the year that is offered, or stop waiting
race-keys-turn-in = turn in the card that is due here
race-keys-zoom = zoom in, zoom out, whole map
race-keys-pan = move around the enlarged map

## The clock

race-pause = Pause
race-paused = Paused
race-paused-asked = { $name } has paused the clock.
race-paused-host = The host has paused the clock.
race-paused-away = No connection to { $names }. The clock waits and resumes when everybody is back.
race-paused-restart = The server was restarted. Nothing is lost.
race-resume = Resume
race-resume-without = Resume without { $names }
race-back = { $name } is back
race-pace = Pace
race-pace-short = { NUMBER($speed) }×
race-pace-times = Pace × { NUMBER($speed) }
race-countdown = The clock starts in { $seconds }

## The end

race-won = You were there.
race-won-text = All { $cards } events were seen, the last in { $year }. You have all won!
race-lost = Not this time.
race-lost-comfort = Plan the tightest stretch first next time, and trade before the clock starts.
race-told-pace = { $pace ->
        [slower] The years pass more slowly now.
        [faster] The years pass faster now.
       *[agreed] The years pass at the agreed pace now.
    }
race-again = Play again
race-again-slower = Again, slower
race-again-faster = Again, faster
race-again-same = The same cards again
race-again-same-slower = The same cards, slower
