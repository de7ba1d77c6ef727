## The lab: what is measured

lab-seat = Seat { $number }
lab-player = Player { $number }
lab-team = The team
lab-turn-order = { $number ->
    [1] Begins the game
    [2] Second
    [3] Third
    [4] Fourth
    [5] Fifth
    [6] Sixth
   *[other] Number { $number }
}
lab-rank = { $number ->
    [1] First
    [2] Second
    [3] Third
    [4] Fourth
    [5] Fifth
    [6] Sixth
   *[other] Rank { $number }
}
lab-round = Round { $number }
lab-own-item = { $name }
lab-wins-seat = Wins by seat
lab-wins-player = Wins by player
lab-wins-team = Games won
lab-wins-turn-order = Wins by turn order
lab-wins-rank-at-half = Wins by rank at half-time
lab-measures = On average
lab-measure-score = Points
lab-measure-actions = Actions in a game
lab-measure-rounds = Rounds in a game
lab-measure-lead-changes = Lead changes
lab-luck = What decides who wins
lab-luck-skill = Skill: who plays
lab-luck-deal = Luck of the deal: the cards and the seat
lab-luck-rest = The rest: what happens at the table
lab-decisions = Decisions in a game, all players together
lab-decisions-decisions = With more than one option
lab-decisions-worth = Worth more than a percentage point of winning chance
lab-decisions-clear = Best option more than a percentage point ahead of the second best
lab-decisions-late = In the last third of the game
lab-decisions-hopeless = Of these, by somebody who can hardly win (below { $percent }%)
lab-decisions-kingmaking = Of these, deciding who else wins (by more than { $points ->
    [one] one percentage point
   *[other] { $points } percentage points
})
lab-needed-others = { $count ->
    [one] The other one
   *[other] Each of the other { $count }
}
lab-needed-all = Each of the { $count }
lab-fan = Chance of winning, by rank after each round

## Settings

lab-setting-base = As asked
lab-setting-base-rotated = As asked, in every seat order
lab-setting-seats = { $seats } seats
lab-setting-level = All players: { $level }
lab-setting-mixed = Levels mixed
lab-setting-vary = { $option }: { $value }
lab-setting-restrict = One player restricted: { $restriction }
lab-level-random = random

## In the terminal

lab-head = { $game }, { $seats } seats, { $levels }. { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
}, { $games ->
    [one] 1 game
   *[other] { $games } games
}.
lab-weighed = Looked at more closely (--weigh): { $count ->
    [one] 1 game.
   *[other] { $count } games.
}
lab-cut = Stopped early. Run the same command again to continue.
lab-note = ± and brackets: the 95% confidence interval, from whole deals. pp: percentage points. A star: not due to chance (Holm’s correction over the table).
lab-compared = { $setting }: the difference on the same deals
lab-paired-gain = The intervals are narrower than with different deals, by a factor of { $times }.
lab-search = Search: bring every share of wins by { $factor } to within { $goal } percentage points of an equal one. The farthest is now { $before } away.
lab-factor-seat = seat
lab-factor-turn-order = turn order
lab-search-tried = { $count ->
    [one] 1 change was tried. Verified on deals that the search has not seen:
   *[other] { $count } changes were tried. Verified on deals that the search has not seen:
}
lab-search-change = Change
lab-search-spread = Farthest share
lab-search-met = Goal met
lab-search-yes = yes
lab-search-no = no
lab-search-maybe = not certain
lab-search-none = No change was possible.
lab-ready = Getting ready
lab-playing = Playing
lab-playing-precision = Playing, ±{ $points } so far
lab-searching = Searching, step { $step } of 3
lab-so-far = { $games ->
    [one] 1 game so far
   *[other] { $games } games so far
}
lab-share = { $value }% ±{ $half }
lab-share-difference = { $value } ±{ $half } pp
lab-number = { $value } ±{ $half }
lab-column-wins = Won
lab-column-points = Points
lab-column-price = Price
lab-column-net = Beyond its price
lab-column-part = Of all
lab-column-count = Counted

## What cannot be done

lab-wrong-seats = The number of seats must be from { $least } to { $most }.
lab-wrong-level = There is no level “{ $level }” here, only { $levels }.
lab-wrong-restriction = There is no restriction “{ $restriction }”, only { $restrictions }.
lab-wrong-no-restrictions = This game has no restrictions to try.
lab-wrong-options = These values are not possible: { $setting }.
lab-wrong-too-many = That makes { $count } settings; at most { $most } can be compared at once.
lab-wrong-vary = “{ $setting }” must be an option and its values, such as name=12..18 or name=0,10,20.
lab-wrong-dial = There is no option “{ $key }” to vary, only { $known }.
lab-wrong-no-dials = This game has no options that can be varied.
lab-wrong-team-search = --search evens out who wins how often; in this game, everybody wins or loses together.
lab-wrong-no-weighing = This game has nothing to look at more closely (--weigh).
lab-wrong-slow-weighing = The level “{ $level }” plays too slowly for --weigh: choose another level.
lab-wrong-precision = { $argument } takes a number of percentage points from 0.01 to 20.
lab-wrong-file = { $file } is not the file of a lab run, or it is damaged.
lab-other-plan = { $file } belongs to another lab run: choose another file, or delete this one.
lab-on-unknown = --on takes one of these: { $places }
lab-on-ray-missing = Ray is not installed: install thirdplace[ray].
lab-on-ray-absent = There is no Ray cluster at { $address }.
lab-workers-died = Workers kept dying at the same piece of work. What was finished is kept; run the same command again to continue.
lab-not-saved = { $file } cannot be written: { $why }. The run goes on, but if it is stopped, it cannot be continued.
lab-parquet-missing = Parquet files need pyarrow: install thirdplace[parquet].

## Is the coach right?

calibrate-head = { $game }: { $games ->
    [one] one game
   *[other] { $games } games
} between players at the level “{ $level }”.
calibrate-summary = What the coach said, and what came true
calibrate-group = What was said
calibrate-cases = Cases
calibrate-said = Said
calibrate-won = Won
calibrate-brier = Brier score
calibrate-even = If nothing were known
calibrate-gap = Largest gap
calibrate-advice = Advice to { $seats ->
    [one] a single player
   *[other] one of { $seats } players
}
calibrate-review = Everyone’s chances, { $seats } players
calibrate-advice-all = Advice, all tables
calibrate-review-all = Chances, all tables
calibrate-quarter = – quarter { $number } of the game
calibrate-tenth = Said
calibrate-range = { $low } to { $high }%
calibrate-percent = { $value }%
calibrate-number = { $number }
calibrate-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
calibrate-points-interval = { $value } points ({ $low } to { $high })
calibrate-summary-note = Said: on average. In brackets: the 95% confidence interval. The Brier score is the mean squared difference between what was said and what came true, so lower is better; “If nothing were known” is the score of always saying the same thing. Largest gap: between what was said and what came true, in tenths with at least { $cases } cases.
calibrate-tenths-note = In brackets: the 95% confidence interval; moments of one game do not count as independent.
calibrate-costs = Moves that a review called costly
calibrate-moves = Moves
calibrate-claimed = Claimed
calibrate-found = Found in playouts
calibrate-costs-note = On average, in percentage points of the chance of winning. In brackets: the 95% confidence interval.
calibrate-axis-said = the coach said
calibrate-axis-won = came true
calibrate-legend-advice = advice
calibrate-legend-review = everyone’s chances
calibrate-cut = Stopped early. Games played: { $done } of { $all }.
calibrate-nothing = There was nothing to compare: no review called a move costly.
calibrate-no-coach = { $game } has no coach.
calibrate-no-clock = { $game } has no clock, so nobody can miss a turn: leave out --missed.
calibrate-level = There is no level “{ $level }”, only { $levels }.
calibrate-plot-missing = Plots need matplotlib: install thirdplace[lab].
calibrate-plot-file = A plot is an SVG file: { $file } should end in .svg.

## thirdplace data

data-progress = Games
data-so-far = { $games ->
        [one] one game
       *[other] { $games } games
    } so far
data-interrupted = Stopped. The file is valid and holds everything up to this point.
data-written = { $file }: { $games ->
        [one] one game
       *[other] { $games } games
    }, { $rows ->
        [one] one decision
       *[other] { $rows } decisions
    }.
data-left-out-game = { $count ->
        [one] One record of another game was left out.
       *[other] { $count } records of other games were left out.
    }
data-left-out-seats = { $count ->
        [one] One record with a number of seats other than { $seats } was left out (--seats).
       *[other] { $count } records with a number of seats other than { $seats } were left out (--seats).
    }
data-left-out-options = { $count ->
        [one] One record with other options was left out (--option): its observations have a different shape.
       *[other] { $count } records with other options were left out (--option): their observations have a different shape.
    }
data-left-out-unfinished = { $count ->
        [one] One unfinished game was left out.
       *[other] { $count } unfinished games were left out.
    }
data-left-out-wrong = { $count ->
        [one] One file that holds no valid record was left out.
       *[other] { $count } files that hold no valid record were left out.
    }
cli-data-file = { $file } does not end in .parquet.
cli-data-reward = --reward takes one of these: { $rewards }
cli-data-levels = --levels takes these, separated by commas: { $levels }
cli-data-self-play = { $argument } is for games that computer players play; recorded games are taken as they are.
