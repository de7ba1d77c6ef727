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

please-writers = Who still writes
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
please-count = { $written } of { $count } have written

## A round is over

please-best-you-highest = You made the highest number!
please-best-you-lowest = You made the lowest number!
please-best-you-target = You came closest!
please-best-highest = { $names } made the highest number.
please-best-lowest = { $names } made the lowest number.
please-best-target = { $names } came closest.
please-best-several-highest = { $count } made the highest number.
please-best-several-lowest = { $count } made the lowest number.
please-best-several-target = { $count } came closest.
please-rolled-meanwhile = { $name } has already rolled for the next round.
please-go-on = Go on
please-ranking = Round { $round }: the numbers
please-standing = The final standing
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
please-won-many = { $count } share the win with { $total ->
        [one] { $total } point each.
       *[other] { $total } points each.
    }

## The score sheet

please-sheet = Score sheet
please-round = Round
please-rank = Rank
please-name = Name
please-last-round = Last round
