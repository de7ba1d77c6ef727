### The luck of a game, checked: said by `thirdplace verify` and in the browser.

## What is wrong

record-server-share = The server’s secret number does not fit the seal it had shown before the others opened theirs. It could try many numbers until it liked what would be drawn.
record-untold-share = The record does not say what became of the secret number of { $name }.
record-seat-share = The secret number of { $name } does not fit its seal: it was swapped.
record-mix = The seed does not follow from the secret numbers: this game was drawn from another one.
record-note-server = Before the game, the device of { $name } was shown another seal of the server than the one in the record.
record-note-seat = Before the game, the device of { $name } was shown another seal of { $other } than the one in the record.
record-note-rounds = The device of { $name } was shown more lists of seals than the record tells of: something was drawn and thrown away.
record-note-share = The record has another secret number of { $name } than the device of { $name } gave: it was swapped.
record-note-left-out = The device of { $name } gave its secret number, and the server accepted it, but left it out.
record-note-view = The device of { $name } saw something else than what follows from the record: a card or a roll was changed.
record-notes = The notes of a device name a seat that this game does not have.

## What holds, and what stays open

luck-shares = The seed is mixed from secret numbers: the server’s, and { $count ->
        [one] that of one device
       *[other] those of { $count } devices
    } ({ $names }). All were sealed before the first was opened. So nobody could choose what is drawn, as long as one of them was honest.
luck-alone = No player’s device had a part in the seed; it was drawn by the server alone, or by whoever began the game. The check shows that it was not changed afterwards, but not that it was not picked.
luck-device = This game was begun without a server, and one device alone has drawn its seed. The check shows that it was not changed afterwards, but not that it was not picked.
luck-computer = { $name } is a computer player and has no secret number.
luck-none = { $name }: no secret number. A program or an older page gives none.
luck-away = { $name } was not connected at the start and has no secret number in it.
luck-silent = The device of { $name } sealed a secret number but did not open it in time, so it was left out. If that was on purpose, and agreed with the server, the two could choose between two deals.
luck-again = The seals were collected { $count ->
        [one] once
       *[other] { $count } times
    }, because somebody came or went, or the rules were changed, before the game began.
luck-not-mine = The device of { $name } noted a secret number that has no part in the seed. So this device cannot vouch for the luck.
luck-noted = What the device of { $name } noted fits: its own secret number is part of the seed, and the seals it was shown are those in the record.
