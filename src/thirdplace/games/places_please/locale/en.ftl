### Places, Please at the table: what is seen, asked and told.

title = Places, Please
summary = five rolls, one number, the highest wins
players-own = 2–6 players, or a class of up to 60
help =
    - **Enter** rolls the die when it is your turn to roll.
    - The **number** above a space writes the digit there: **1** for the leftmost. You can also type its name, or how the name begins: **thousands**, **tens**, **g**.

    What is written stays. Nobody sees your board until the round is scored, unless you play with open boards.

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
    .in = in the second garbage space

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
told-rested = { $name } takes a break.
told-returned = { $name } is back from the break.
told-returns = { $name } will be back in the next round.
told-ended = { $rounds ->
        [0] The game was ended before a round was finished.
        [one] The game was ended early. One round counts.
       *[other] The game was ended early. { $rounds } rounds count.
    }
told-over = The game is over.

## Asking

ask-roll = { $name }, press Enter to roll.
ask-reveal = { $name }, press Enter to show the numbers.
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
       *[other] { $names } share the win with { $total ->
                [one] { $total } point each.
               *[other] { $total } points each.
            }
    }
won-shared = With equal points the win is shared.
won-nobody = No round was finished, so nobody has points.

## Options

option-rounds = Rounds
    .help = 1 to 12; the rulebook has 6.
option-die = Die
    .help = The rulebook uses an ordinary die. A ten-sided die has the digits 0 to 9.
option-die-6 = six sides
option-die-10 = ten sides, 0 to 9
option-places = Places in the number
    .help = 3 (from the hundreds) to 7 (from the millions); the rulebook has 4.
option-garbage = Garbage spaces
    .help = 0 to 2; the rulebook has 1.
option-goal = Goal
    .help = Which numbers earn the points?
option-goal-highest = the highest number
option-goal-lowest = the lowest number
option-goal-target = the number closest to a target
option-target = Target
    .help = The number to come close to, if the goal is a target. Press Enter for none.
    .browser = The number to come close to.
option-target-none = none
option-open_boards = Open boards
    .help = Are the boards shown as soon as everyone has written?
option-best_points = Points for the best number
    .help = 1 to 20; the rulebook has 5.
option-second_points = Points for the second-best number
    .help = No more than for the best; the rulebook has 3.
option-third_points = Points for the third-best number
    .help = No more than for the second-best; the rulebook has 1.
option-lesson = As in a class
    .help = Players may take a break and come back, and the numbers are shown when somebody asks for them.

## The solution (thirdplace solve)

solved-title = { $rounds ->
        [one] Places, Please for two, { $rounds } round: solved
       *[other] Places, Please for two, { $rounds } rounds: solved
    }
solved-chances = The chance of winning, by how many rounds a player is ahead (a shared win counts half):
solved-percent = { $percent }%
solved-lead = +{ $lead }
solved-left = { $left ->
        [one] { $left } round left
       *[other] { $left } rounds left
    }
solved-expected = The best average number that a plan can make in a round: { $number }
solved-against = Against a player who always plays for the best average, the expert wins { $chance } of matches.
solved-exploitability = Even the best possible opponent wins at most { $points } percentage points more than half of all matches against the expert.

## How often, in words for children (of the coach and the lesson)

often-0 = very rarely
often-1 = about 1 time out of 10
often-2 = about 2 times out of 10
often-3 = about 3 times out of 10
often-4 = about 4 times out of 10
often-5 = about 5 times out of 10
often-6 = about 6 times out of 10
often-7 = about 7 times out of 10
often-8 = about 8 times out of 10
often-9 = about 9 times out of 10
often-10 = nearly every time
lesson-also = Just as good: { $slot }.

## The coach

coach-basis-solved = The chances are exact if both of you keep playing like experts: this game for two is solved.
coach-basis-experts = Each chance is an estimate from thousands of random rolls; it assumes that everyone keeps playing like an expert.
coach-basis-numbers = Each chance is an estimate from thousands of random rolls; it assumes that everyone keeps trying to make the best number they can.
coach-write = write it { $slot }
coach-roll = roll the die
coach-reveal = show the numbers
coach-rest = take a break
coach-return = join in again
coach-end = end the game
coach-rolling = There is nothing to decide when you roll. Your chance of winning is { $chance }% now.
coach-only = Only one space is left: the { $digit } goes { $slot }.
coach-none-better = No roll is better than the { $digit }, and { $slot } it is worth most.
coach-take = The { $digit } { $slot } is good. If you wait for something better there, you get it { $often } ({ $rolls ->
        [one] one roll is left
       *[other] { $rolls } rolls are left
    }).
coach-keep = The { $digit } { $slot } leaves room { $room } for { $many ->
        [one] { $better }
       *[other] { $better } or more
    }. { $rolls ->
        [one] The next roll brings
       *[other] The next { $rolls } rolls bring
    } that { $often }.
coach-keep-low = The { $digit } { $slot } leaves room { $room } for { $many ->
        [one] { $better }
       *[other] { $better } or less
    }. { $rolls ->
        [one] The next roll brings
       *[other] The next { $rolls } rolls bring
    } that { $often }.
coach-throw = { $many ->
        [one] { $many } of the { $sides } sides of the die is better than the { $digit }.
       *[other] { $many } of the { $sides } sides of the die are better than the { $digit }.
    } In the garbage it does no harm.
coach-throw-more = { $rolls ->
        [one] The next roll brings
       *[other] The next { $rolls } rolls bring
    } something better than the { $digit } { $often }. In the garbage the { $digit } leaves room for it.
coach-throw-target = The { $digit } does not help you to get close to { $target }. In the garbage it does no harm.
coach-fits = The target, { $target }, has the digit { $digit } { $slot }, too.
coach-near = The { $digit } does the least harm { $slot }, where the target, { $target }, has the digit { $wanted }.
coach-won = Nobody can take the win from you any more.
coach-lost = The win is out of reach: go for a good number.
coach-copy = You lead by { $points ->
        [one] { $points } point
       *[other] { $points } points
    } with one round left: an equal number is enough, so write where your opponent will write.
coach-differ = You are { $points ->
        [one] { $points } point
       *[other] { $points } points
    } behind with one round left: an equal number is no use, so write where your opponent will not write.
coach-ahead = You lead by { $points ->
        [one] { $points } point
       *[other] { $points } points
    } with { $left ->
        [one] one round
       *[other] { $left } rounds
    } left: what counts now is not the best number but staying ahead.
coach-behind = You are { $points ->
        [one] { $points } point
       *[other] { $points } points
    } behind with { $left ->
        [one] one round
       *[other] { $left } rounds
    } left: the best number on average will not do; you need one that the others do not have.
coach-chance = Your chance of winning is { $chance }%.
coach-numbers = Your chance of winning is then { $chance }%, with a number of about { $number }; { $other } it would be { $second }% and { $less }.
coach-numbers-alike = Your chance of winning is then { $chance }%, with a number of about { $number }; { $other } it is just as good, and experts switch between the two so that nobody can predict them.
coach-numbers-close = Your chance of winning is then { $chance }%, with a number of about { $number }; { $other } it is just as good.
coach-slot-alike = cannot be told apart from the best
coach-miss = Your chance of winning is then { $chance }%, and on average you are { $number } away from the target; { $other } it would be { $second }% and { $less }.
coach-miss-alike = Your chance of winning is then { $chance }%, and on average you are { $number } away from the target; { $other } it is just as good.
coach-miss-close = Your chance of winning is then { $chance }%, and on average you are { $number } away from the target; { $other } it is just as good.

# What a class is shown when ranks are hidden, and the teacher's own screen.

please-class-revealed = The round is revealed.
please-class-thanks = Your own points are on your phone.
please-class-own-result = Here is your own result.
please-class-own-only = Everyone sees their own result on their own phone.
please-class-times = { $count ->
        [one] once
       *[other] { $count } times
    }
please-class-desk = Your screen
please-class-desk-shown = The class sees: { $step }
please-class-desk-standing = The standings (only you see this)
