## The lab’s report: a page or a PDF

lab-report-kicker = Lab report
lab-report-summary = What stands out
lab-report-contents = Contents
lab-report-table = All numbers
lab-report-points = pp
lab-report-some-points = { $points ->
    [one] { $points } percentage point
   *[other] { $points } percentage points
}
lab-report-percent = { $value }%
lab-report-plain = { $value }
lab-report-interval = { $low } to { $high }
lab-report-measured = Measured
lab-report-value = Value
lab-report-share = Share
lab-report-round = Round
lab-report-median = median { $value }
lab-report-p95 = 95 of 100: up to { $value }
lab-report-equal-share = equal share { $share }
lab-report-no-difference = no difference
lab-report-beyond-price = beyond its price
lab-report-net-note = In percentage points of winning chance, after subtracting what paying for it costs.
lab-report-heat-shares = share of games
lab-report-heat-prices = mean price
lab-report-player-of-level = { $player } ({ $level })
lab-report-measure-changes = what changes on average
lab-report-value-changes-note = Only what is not due to chance. Largest first; no certain change: { $count }.
lab-report-restrictions = What a restriction does to the player’s share of wins

## Summary

lab-report-wins-more = { $value } of games, { $points } more than an equal share of { $expected } (interval { $interval }).
lab-report-wins-less = { $value } of games, { $points } less than an equal share of { $expected } (interval { $interval }).
lab-report-next-wins = To even this out, change a rule with --vary, or let --search find a small change.
lab-report-next-nearest = The nearest that the search found: { $change }. The share farthest from an equal one is then { $points } away.
lab-report-bargain = adds { $points } more winning chance than its price takes away (interval { $interval }). Mean price: { $price }.
lab-report-dear = adds { $points } less winning chance than its price takes away (interval { $interval }). Mean price: { $price }.
lab-report-next-bargain = A bargain for these players: lower its value, or check whether people pay more for it.
lab-report-next-dear = Overpaid by these players: raise its value, or check whether people pay less for it.
lab-report-alike = { $count ->
    [one] One other comes
   *[other] { $count } others come
} to at least { $share }% of that.
lab-report-next-many-bargain = Bargains for these players, and many of them: before you lower so many values, check whether people pay more.
lab-report-next-many-dear = Overpaid by these players, and many of them: before you raise so many values, check whether people pay less.
lab-report-helps = makes winning easier when it is dealt, by { $points } (interval { $interval }).
lab-report-hurts = makes winning harder when it is dealt, by { $points } (interval { $interval }).
lab-report-next-hurts = Leave it out or make it easier, and measure again.
lab-report-needed = is needed in { $value } of deals, more than the others on average: they can be won with it, and not without it (interval { $interval }).
lab-report-next-needed = Much hangs on it: a second way would give players a choice.
lab-report-changed = “{ $label }”: { $value } of games instead of { $before }, on the same deals (interval of the difference: { $interval }). The share farthest from an equal one is then { $farthest } away instead of { $usual }: { $fair ->
    [more] fairer
    [less] less fair
   *[same] as fair as before
}.
lab-report-value-changed = { $label } adds { $points } { $more ->
    [yes] more
   *[no] less
} winning chance than with the rules as they are, on the same deals (interval { $interval }).
lab-report-team-changed = The share of deals that the team can win is { $points } { $more ->
    [yes] higher
   *[no] lower
} than with the rules as they are, on the same deals (interval { $interval }).
lab-report-restricted = This player wins { $points } { $more ->
    [yes] more
   *[no] less
} often than without the restriction (interval { $interval }).
lab-report-search-met = brings every share of wins within { $goal } of an equal one, checked on fresh deals; without it, the farthest is { $before } away.
lab-report-next-search = Try it at a table with people before you print it.
lab-report-last = Whoever is last at half-time
lab-report-half-time = still wins { $value } of games (interval { $interval }).
lab-report-next-half-time = Should people catch up more often? Let later rounds count for more.
lab-report-decisions = Decisions that matter
lab-report-decisions-worth = are { $value } of all decisions (interval { $interval }): each is worth more than a percentage point of winning chance, compared with an option chosen blindly. In a game, that is { $count } of { $every }.
lab-report-kingmaking = Players who can hardly win
lab-report-kingmaking-often = decide who else wins. How often in a game: { $count } (interval { $interval }). Each time, a late decision of theirs shifts another player’s chance by more than { $points ->
    [one] one percentage point
   *[other] { $points } percentage points
}.
lab-report-next-kingmaking = Give players who are behind something to play for, or end the game sooner.
lab-report-skill = Playing better
lab-report-luck = decides { $value } of who wins between these players ({ $levels }; interval { $interval }). The luck of the deal decides { $deal }; the rest happens at the table.
lab-report-team = The team
lab-report-team-share = can win { $value } of deals (interval { $interval }).
lab-report-team-all = can win every deal that was tried ({ $count }). So, with 95% certainty, it can win at least { $least } of all deals.
lab-report-team-none = can win no deal that was tried ({ $count }). So, with 95% certainty, it can win at most { $most } of all deals.
lab-report-not-found = { $table }: no difference found. A difference of more than about { $points } would have shown.
lab-report-no-change = { $setting }: no effect on who wins was found. An effect of more than about { $points } would have shown.
lab-report-search-not-met = { $count ->
    [one] Search: one small change was tried; it is not certain to bring
   *[other] Search: { $count } small changes were tried; none is certain to bring
} every share of wins within { $goal } of an equal one.
lab-report-nothing = Nothing stands out: no difference here is larger than chance explains.

## Sections

lab-report-section-balance = Balance
    .intro = Who wins, and what a game is like. Marks: the measured value with its 95% interval. Triangles: not due to chance. Rings: may be chance.
lab-report-section-value = Value
    .intro = What having or being dealt something does to the chance of winning.
lab-report-section-drama = Drama
    .intro = How long a game stays open, and what decides it.
lab-report-section-players = Other players
    .intro = The same by level and number of seats. A bias that only one level shows belongs to these players, not to the game.
lab-report-section-seats = Other numbers of players
    .intro = The same with more or fewer players.
lab-report-section-what-if = What if
    .intro = The difference that a changed rule makes, on the same deals: changed minus unchanged, in percentage points.
lab-report-section-restricted = Restricted play
    .intro = One player follows a restriction, the others play as before, on the same deals and in every seat order.
lab-report-section-search = Search
    .intro = Small rule changes that make the game fairer, each measured again on fresh deals.

## How it was measured

lab-report-method = How it was measured
lab-report-method-games = { $settings ->
    [one] Games: { $games }. Deals: { $deals }.
   *[other] Games: { $games }, in { $settings } settings that share their deals. Deals: { $deals }.
}
lab-report-method-intervals = An interval holds the true value 95 times in 100. It comes from whole deals: games on the same deal are not independent, so they count together (jackknife over blocks of deals).
lab-report-method-holm = “Not due to chance” means below 5% after Holm’s correction over all lines of a table, so that many lines give no more false alarms than one.
lab-report-method-paired = Settings are compared on the same deals. This makes intervals narrower than with different deals, by a factor of { $times } (the median).
lab-report-method-players = All numbers hold for these computer players. People may bid and play differently.
lab-report-command = This command repeats it, number for number

## What plots show, to be read aloud

lab-report-describe-forest = Forest plot: { $title }. Highest: { $high }, { $most }. Lowest: { $low }, { $least }. All numbers are in the table below.
lab-report-describe-histogram = Histogram: { $title }. Median { $median }; 95 of 100 are at most { $p95 }. All numbers are in the table below.
lab-report-describe-heat = Heat map: { $title }. Highest: { $row }, round { $round }, { $most }. All numbers are in the table below.
lab-report-describe-lines = Lines: { $title }, by { $axis }. { $lines }. All numbers are in the table below.
lab-report-describe-line = { $label } from { $first } to { $last }

## What cannot be done

lab-report-ending = “{ $file }” must end in .html or .pdf.
lab-report-missing = Reports need matplotlib to draw: install thirdplace[lab].
