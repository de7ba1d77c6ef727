### Places, Please at the table: what is seen, asked and told.

title = Places, Please
summary = five rolls, one number, the highest wins
players-own = 2–6 players, a class up to 60
help =
    - **Enter** rolls the die when it is your turn to roll.
    - The **number** above a space writes the digit there: **1** for the leftmost. The name, or how it begins, will do too: **thousands**, **tens**, **g**.

    What is written stays. Nobody sees your board until the round is scored.

## The board

slot-millions = millions
    .in = in the millions
slot-hundred-thousands = hundred thousands
    .in = in the hundred thousands
slot-ten-thousands = ten thousands
    .in = in the ten thousands
slot-thousands = thousands
    .in = in the thousands
slot-hundreds = hundreds
    .in = in the hundreds
slot-tens = tens
    .in = in the tens
slot-ones = ones
    .in = in the ones
slot-garbage = garbage
    .in = in the garbage
slot-garbage-2 = garbage 2
    .in = in the second garbage

## The picture

headline = Round { $round } of { $rounds }
goal-highest = the highest number wins
goal-lowest = the lowest number wins
goal-target = the number closest to { $target } wins
rolls = Rolls of this round: { $rolls }
rolls-next = { $name } rolls next.
still-writing = Still writing: { $names }
still-writing-count = { $count ->
        [one] { $count } player is still writing.
       *[other] { $count } players are still writing.
    }
column-total = Total
column-round = Round { $round }

## What happened

told-rolled = { $name } rolls { $value }. Places, Please!
told-wrote = { $name } writes { $value } { $slot }.
told-boards = The boards so far: { $boards }.
told-round = Round { $round } is scored:
told-number = { $number } { $name }: { $points ->
        [0] no points
        [one] { $points } point
       *[other] { $points } points
    }
told-over = The game is over.

## Asking

ask-roll = { $name }, press Enter to roll.
ask-write = { $name }, where do you write the { $value }?
words-roll = roll
words-write = w write
misread-roll = The die has to be rolled first: press Enter.
misread-write = Please type the number of a free space.

## The end

won = { $count ->
        [one] { $names } wins with { $total ->
                [one] { $total } point.
               *[other] { $total } points.
            }
       *[other] { $names } win together with { $total ->
                [one] { $total } point each.
               *[other] { $total } points each.
            }
    }
won-shared = With equal points the win is shared.

## Options

option-rounds = Rounds
    .help = 1 to 12; the rulebook plays 6.
option-die = Die
    .help = The rulebook rolls an ordinary die. Ten sides bring the digits 0 to 9.
option-die-6 = six sides
option-die-10 = ten sides, 0 to 9
option-places = Places of the number
    .help = 3 (from the hundreds) to 7 (from the millions); the rulebook has 4.
option-garbage = Garbage spaces
    .help = 0 to 2; the rulebook has 1.
option-goal = Goal
    .help = Which numbers earn the points?
option-goal-highest = the highest number
option-goal-lowest = the lowest number
option-goal-target = the number closest to a target
option-target = Target
    .help = The number to come close to, if the goal is a target. Enter alone: none.
option-target-none = none
option-open_boards = Open boards
    .help = Are the boards shown as soon as everyone has written?

## The solution (thirdplace solve)

solved-title = Places, Please for two, six rounds: solved
solved-chances = The chance to win for whoever is so many rounds ahead (a shared win counts half):
solved-percent = { $percent } %
solved-lead = +{ $lead }
solved-left = { $left ->
        [one] { $left } round left
       *[other] { $left } rounds left
    }
solved-expected = The greatest number one can expect of a round: { $number }
solved-against = Against somebody who always plays for that number, the expert wins { $chance } of matches.
solved-exploitability = Even the best reply there is wins only { $exploitability } more than half of all matches against the expert.
