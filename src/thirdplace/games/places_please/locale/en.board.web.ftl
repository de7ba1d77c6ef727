### Places, Please in the browser: what only a screen says.

please-digit-0 = Zero
please-digit-1 = One
please-digit-2 = Two
please-digit-3 = Three
please-digit-4 = Four
please-digit-5 = Five
please-digit-6 = Six
please-digit-7 = Seven
please-digit-8 = Eight
please-digit-9 = Nine

## The die

please-rolled = { $digit }. Places, Please!
please-your-roll = It’s your roll.
please-roll = Roll the die
please-roll-round = Roll for round { $round }
please-you-rolled = You rolled. Choose a space: once written, it stays.
please-they-rolled = { $name } rolled. Choose a space: once written, it stays.
please-rolls-left = { $count ->
        [one] One more roll in this round.
       *[other] { $count } more rolls in this round.
    }
please-you-next = You roll next
please-you-last = You roll the last one
please-they-next = { $name } rolls next
please-they-last = { $name } rolls the last one
please-rolls = Rolls of this round
please-to-come = still to come

## The board

please-your-board = Your board
please-board-of = { $name }’s board
please-write = Write { $digit } { $slot }: worth { $worth }
please-throw = Throw the { $digit } into the garbage: worth nothing
please-free = free
please-thrown = thrown out
please-covered = { $count ->
        [one] one digit written
       *[other] { $count } digits written
    }
please-hidden = The boards are shown when the round is scored.

## Who still writes

please-writers = Who is still writing
please-state-written = has written
please-state-thinking = is thinking
please-state-you = your move
please-state-done = written
please-state-rolls = rolls
please-state-you-roll = you roll
please-state-away = is away
please-has = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
please-count = Written: { $written } of { $count }

## A round is over

please-best-you-highest = You made the highest number!
please-best-you-lowest = You made the lowest number!
please-best-you-target = You came closest!
please-best-highest = { $names } made the highest number.
please-best-lowest = { $names } made the lowest number.
please-best-target = { $names } came closest.
please-best-several-highest = { $count } players made the highest number.
please-best-several-lowest = { $count } players made the lowest number.
please-best-several-target = { $count } players came closest.
please-rolled-meanwhile = { $name } has already rolled for the next round.
please-go-on = Continue
please-to-standing = See the final standings
please-last-round = That was the last round.
please-ranking = Round { $round }: the numbers
please-standing = The final standings
please-points = { $points ->
        [one] point
       *[other] points
    }
please-more = { $count ->
        [one] and one more
       *[other] and { $count } more
    }
please-won-you = You win with { $total ->
        [one] { $total } point!
       *[other] { $total } points!
    }
please-won-many = { $count } players share the win with { $total ->
        [one] { $total } point each.
       *[other] { $total } points each.
    }

## The score sheet

please-sheet = Score sheet
please-round = Round
please-rank = Rank
please-name = Name
please-latest-round = Latest round

## The score pad for paper

please-pad-players = { $count ->
        [one] One player
       *[other] { $count } players
    }
please-pad-player = Player { $number }
please-pad-name = Name { $number }
please-pad-add = Add a player
please-pad-remove = Remove { $name }
please-pad-list = A whole class? Paste a list, one name per line.
please-pad-rules = Rules
please-pad-round = Round { $round } of { $rounds }
please-pad-before = Previous round
please-pad-after = Next round
please-pad-number = { $name }, round { $round }
please-pad-type = Type what everybody wrote. The points are worked out for you.
please-pad-told = Round { $round }: { $points }

## The end of a lesson, and what is done for who is late

please-class-as-good = just as good
please-class-luck = Luck helped: { $best } is better than what the best plan made. A brave choice can win, but not every time.
please-late-next = The class went on: your { $digit } is now { $slot }. Get ready for the next roll.
please-late-written = The class went on: your { $digit } is now { $slot }. Look up: the round is about to be revealed.
please-late-before = The class went on: your { $digit } is now { $slot }. Now choose a space for this roll.
please-lesson = Lesson
please-end = End the lesson
please-end-sure = Yes, end the lesson
please-end-keep = No, play on
please-end-text = { $rounds ->
        [0] No round is finished yet, so there will be no standings.
        [one] The one finished round counts, and the final standings are shown.
       *[other] The { $rounds } finished rounds count, and the final standings are shown.
    }
please-end-open = Round { $round } is not finished: it does not count.
please-end-forever = This cannot be undone.
please-ended = { $rounds ->
        [one] One round counts.
       *[other] { $rounds } rounds count.
    }
please-ended-none = No round was finished, so there are no standings.
please-podium = The podium
please-podium-place = { $place ->
        [1] First place
        [2] Second place
       *[3] Third place
    }
please-own-place = Your rank: { $rank }
please-own-best = Your best number: { $number }
please-others-played = { $count ->
        [one] and one more player
       *[other] and { $count } more players
    }
please-results = Results
please-results-how = Everyone’s numbers and points, round by round. The file is saved on this device.
please-results-none = There are no results before a round is finished.
please-results-csv = Table for a spreadsheet (CSV)
please-results-pdf = Sheet to print (PDF)
please-results-paper = Paper
please-results-a4 = A4
please-results-letter = Letter
please-results-busy = Preparing …

## A class

please-class-soon = The next roll comes soon.
please-class-choose = Choose a space: once written, it stays.
please-class-written = Everyone has written.
please-class-look = Look up: the round is about to be revealed.
please-class-asked = { $name } shows the numbers.
please-class-next = Round { $round } begins soon.
please-class-rests = taking a break
please-class-returns = back in the next round
please-class-you-rests = You’re taking a break.
please-class-you-returns = You’re back in the next round.
please-class-look-on = Until then, watch the round on the big screen.
please-class-return = Join in again
please-class-reveal = Reveal the round
please-class-so-far = The standings so far
please-class-here = { $count ->
        [one] One player is in
       *[other] { $count } players are in
    }
please-class-who = Who is in
please-class-go-on = { $count ->
        [one] Go on without one player
       *[other] Go on without { $count } players
    }
please-class-go-on-away = { $count ->
        [one] Go on: one player is away
       *[other] Go on: { $count } players are away
    }
please-class-go-on-sure = Yes, place their digits for them
please-class-wait = Wait
please-class-steps = What the screen shows
please-class-step-spread = Choices
please-class-step-ranking = Numbers
please-class-step-plan = Best plan
please-class-step-standing = Standings
please-class-to-ranking = The numbers
please-class-to-plan = The best plan
please-class-to-standing = The final standings
please-class-spread = Where the class wrote
please-class-chose = { $most } of { $count } put the { $digit } { $slot }.
please-class-nobody = Nobody chose a space for the { $digit } in time.
please-class-plan = The best plan makes { $number }.
please-class-plan-beside = The best plan makes { $number }. The best number in class: { $best }.
please-class-plan-how = This is a clever way to play if you know the chances, but not the rolls to come.
please-class-best = best
please-class-looking = Looking back at the round …
please-class-failed = The review of the round could not be loaded.
