### The luck of a game, checked: said by `thirdplace verify` and in the browser.

## What is wrong

record-server-share = The server’s secret number does not match the seal it showed before the others opened theirs. So it could have tried many numbers and kept one whose deal it liked.
record-untold-share = The record does not say what happened to { $name }’s secret number.
record-seat-share = { $name }’s secret number does not match its seal: it was swapped.
record-mix = The seed is not the one that the secret numbers give: it was swapped.
record-note-server = Before the game, { $name }’s device was shown a seal of the server’s that is not the one in the record.
record-note-seat = Before the game, { $name }’s device was shown a seal of { $other }’s that is not the one in the record.
record-note-rounds = { $name }’s device was shown more lists of seals than the record mentions: one start was thrown away, and the record hides it.
record-note-share = { $name }’s secret number in the record is not the one { $name }’s device gave: it was swapped.
record-note-left-out = { $name }’s device gave its secret number, and the server accepted it but then left it out.
record-note-view = What { $name }’s device saw does not agree with the record: a card or a roll was changed.
record-notes = A device’s notes name a seat that this game does not have.

## What holds, and what stays open

luck-shares = The seed is mixed from secret numbers: the server’s, and { $count ->
        [one] that of one device
       *[other] those of { $count } devices
    } ({ $names }). All were sealed before the first was opened. So nobody could choose what was drawn, as long as the server or just one device was honest.
luck-alone = No player’s device added a secret number: the seed was drawn by the server alone, or by the device the game was played on. The check shows that the seed was not changed afterwards, but it cannot show that nobody picked it.
luck-device = This game was begun without a server, and one device alone drew its seed. The check shows that the seed was not changed afterwards, but it cannot show that nobody picked it.
luck-computer = { $name } is a computer player and gives no secret number.
luck-none = { $name }: no secret number. Programs and older pages give none.
luck-away = { $name } was not connected at the start and gave no secret number.
luck-late = { $name } took a seat after the game had begun and gave no secret number.
luck-silent = { $name }’s device sealed a secret number but did not open it in time, so it was left out. If the server and that device had planned this together, they could have chosen between two deals.
luck-again = The seals were collected { $count ->
        [one] once
       *[other] { $count } times
    }. That happens when somebody comes or goes, or the rules are changed, before the game begins. If every device had opened its secret number by then, the server and somebody at the table could have planned this together to choose between several deals.
luck-not-mine = { $name }’s device noted a secret number that is not part of the seed, and therefore cannot vouch for the luck.
luck-noted = What { $name }’s device noted matches: its own secret number is part of the seed, and the seals it was shown are those in the record.
