## The page of the lab

lab-title = Lab
lab-about = Change a rule, and see what it does: the computer compares the rulebook’s game with yours, many times and on the same deals.
lab-needs-server = The lab needs a server, and this edition has none.
lab-off = The lab is switched off on this server.
lab-setup = What is played
lab-game = Game
lab-seats = Players
lab-level = They play
lab-rules = Rules
lab-no-dials = This game has no rules that can be changed here.
lab-rulebook = Rulebook
lab-yours = Your rules
lab-difference = Difference
lab-rulebook-value = Rulebook: { $value }
lab-reset = Reset
lab-reset-one = Reset: { $rule }
lab-reset-all = All as in the rulebook
lab-results = Results
lab-preparing = The computer is getting ready. The first time, that takes a minute.
lab-waiting = { $count ->
    [one] Someone else’s run comes first.
   *[other] { $count } other runs come first.
}
lab-progress = Games so far: { $games }. Accuracy in percentage points: ±{ $points }.
lab-done = Games: { $games }. Accuracy in percentage points: ±{ $points }.
lab-equal-share = equal
lab-more = More results
lab-page-note = ±: the 95% confidence interval. Bold: the difference is not due to chance.
lab-page-players = All players are equally good computer players; people may play differently.

lab-who = { $kind ->
    [turn-order] { $number ->
        [1] The player who begins
        [2] The second player
        [3] The third player
        [4] The fourth player
        [5] The fifth player
        [6] The sixth player
       *[other] Player number { $number }
    }
    [team] The team
   *[other] { $label }
}
lab-who-last = Whoever is last at half-time
lab-told-rulebook = { $who } wins { $share } of the games (±{ $half }).
lab-told-fair = Nobody is favoured: a difference of more than { $points } percentage points would show.
lab-told-team-same = The team can win as many deals as before: a change of more than { $points } percentage points would show.
lab-told-team = The team can win { $share } of the deals (±{ $half }).
lab-told-team-changed = The team can now win { $now } of the deals (±{ $half }), instead of { $before }.
lab-told-wins = { $who } now wins { $now } (±{ $half }), instead of { $before }.
lab-told-same = Nobody wins noticeably more or less often: a change of more than { $points } percentage points would show.
lab-told-value = { $what }: worth { $points } percentage points of winning chance { $more ->
    [yes] more
   *[no] less
} than by the rulebook.
lab-told-measure = { $what }: { $now } on average, instead of { $before }.

lab-play = Play it with these rules
lab-play-rulebook = Play it by the rulebook
lab-print = Print it
lab-share-rules = Share these rules
