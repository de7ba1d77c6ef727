### Checking the luck, after a game.

web-fair = Was the luck fair?
web-fair-how = Everything drawn or rolled comes from one seed. It is mixed from a secret number of the server and one from each player’s device. All are sealed before the first is opened, so that nobody can choose the seed.
web-fair-prepared = Part of this game was set up by hand before it began, and no check can vouch for that. The rest comes from one seed.
web-luck-check = Check the luck
web-luck-checking = Checking …
web-luck-good = Nobody could bend the luck.
web-luck-open = Nothing is wrong. But this device cannot vouch for all of the luck:
web-luck-wrong = Something is wrong with the luck of this game:
web-luck-what = What was checked
web-luck-also = Good to know
web-luck-replayed-by-device = This device has played the whole game again, { $count ->
        [one] one action
       *[other] { $count } actions
    }: all were legal, and what was seen is what follows from the seed.
web-luck-replayed-by-server = The server has played the whole game again, { $count ->
        [one] one action
       *[other] { $count } actions
    }: all were legal, and what this device saw is what follows from the seed.
web-luck-illegal = The game cannot be played again as it was recorded: { $error }
web-luck-not-replayed = The server cannot be reached, so the game was not played again and nobody has compared the cards and rolls.
web-luck-deals = { $count ->
        [one] One deal of this seed was
       *[other] { $count } deals of this seed were
    } passed over, because the rules wanted another. “thirdplace verify” checks that, too.
web-luck-nothing-kept = This device has kept nothing of this game from before it began, so it cannot compare.
web-luck-unavailable = The record could not be fetched: { $error }
web-luck-numbers = All numbers
web-seed = The seed
web-seal = Its fingerprint (SHA-256), as announced
web-luck-of-server = The server’s secret number
web-luck-of-seat = The secret number of { $name }
web-fair-verify = To check it without this server, save the record and type in a terminal:
