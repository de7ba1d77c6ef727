### Checking the luck, after a game.

web-fair = Was the luck fair?
web-fair-how = Everything drawn or rolled comes from one seed. It is mixed from one secret number from the server and one from each player’s device. All are sealed before the first is opened, so nobody can choose the seed.
web-fair-here = Everything drawn or rolled comes from one seed. This device drew it by itself before the game began.
web-fair-prepared = Part of this game was set up by hand before it began, and no check can vouch for that. The rest comes from one seed.
web-luck-check = Check the luck
web-luck-checking = Checking …
web-luck-good = The luck was fair: nobody could choose it.
web-luck-open = Nothing is wrong. But this device cannot vouch for all of the luck:
web-luck-wrong = Something is wrong with the luck of this game:
web-luck-what = What was checked
web-luck-also = Good to know
web-luck-replayed-by-device = This device has replayed the whole game ({ $count ->
        [one] one action
       *[other] { $count } actions
    }). Nothing in it was against the rules, and everything seen in it follows from the seed.
web-luck-replayed-by-server = The server has replayed the whole game ({ $count ->
        [one] one action
       *[other] { $count } actions
    }). Nothing in it was against the rules, and everything this device saw follows from the seed.
web-luck-illegal = The game cannot be replayed as it was recorded: { $error }
web-luck-not-replayed = The server cannot be reached, so the game was not replayed and its cards and rolls were not compared.
web-luck-deals = { $count ->
        [one] One deal of this seed did not fit the chosen rules and was passed over.
       *[other] { $count } deals of this seed did not fit the chosen rules and were passed over.
    } “thirdplace verify” checks that, too.
web-luck-nothing-kept = This device noted nothing before this game began, so it has nothing to compare.
web-luck-unavailable = The record could not be fetched: { $error }
web-luck-numbers = All numbers
web-seed = The seed
web-seal = Its fingerprint (SHA-256), as announced
web-luck-of-server = The server’s secret number
web-luck-of-seat = { $name }’s secret number
web-fair-verify = To check it on a computer of your own, save the record and type in a terminal:
