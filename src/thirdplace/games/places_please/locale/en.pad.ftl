### Places, Please on paper: what the score pad refuses.

pad-long = Round { $round }, { $name }: { $number } is too long. A number has { $places } digits.
pad-short = Round { $round }, { $name }: { $number } is too short. A number has { $places } digits.
pad-digit = Round { $round }, { $name }: { $number } contains { $digit }, and the die has no such digit.
pad-rolls = Round { $round }: { $name }’s { $number } does not fit the numbers entered before it. Everyone writes the same { $rolls } rolls; please check again.
pad-nobody = There is no player for the number { $number }.
pad-round = { $rounds ->
        [one] The game has only one round.
       *[other] The game has only { $rounds } rounds.
    }
