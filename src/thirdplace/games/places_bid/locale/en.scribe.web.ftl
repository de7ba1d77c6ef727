### A game with the box on the table, written down: the market, bids and choices, the end.

scribe-market = { $count ->
        [one] Round { $round }: which card is face up?
       *[other] Round { $round }: which { $count } cards are face up?
    }
scribe-begins = { $name } begins.
scribe-search = Name, letter or points
scribe-none-left = No such card is left to pick.
scribe-letter = { $category }, { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
scribe-pick = { $card }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
scribe-unpick = Remove { $card }
scribe-free = still to pick
scribe-missing = { $count ->
        [one] { $count } card is missing
       *[other] { $count } cards are missing
    }
scribe-laid = These are on the table
scribe-bids = { $name } bids or passes
scribe-purse = { $tokens ->
        [one] { $tokens } token;
       *[other] { $tokens } tokens;
    } lowest bid: { $least }
scribe-purse-short = { $tokens ->
        [one] { $tokens } token: not enough to bid
       *[other] { $tokens } tokens: not enough to bid
    }
scribe-bid = { $name } bids { $amount }
scribe-amounts = Possible bids
scribe-more = More …
scribe-other = Other bid
scribe-pass = { $name } passes
scribe-pass-takes = takes { $tokens }
scribe-pass-stays = the last bid still counts
scribe-chooses = { $name } takes a building
scribe-pays = { $paid ->
        [one] Tap the card. It costs { $paid } token.
       *[other] Tap the card. It costs { $paid } tokens.
    }
scribe-put-back = { $count ->
        [one] Restore { $count } line
       *[other] Restore { $count } lines
    }
scribe-projects = Turn up your project cards
scribe-projects-how = The last round is over. Which letter does each player have?
scribe-project-of = { $name }’s project card
scribe-taken = { $category }, { $name } has it
scribe-count = Count the points
### A game with the box on the table, written down as it goes.

scribe-title = Write a game down
scribe-lead = You play with your own cards and type what happens. thirdplace checks the rules, keeps track of tokens and prices, and makes a record of the game, with the score, a replay and the coach’s review.
scribe-kept = Every line is saved on this device at once: closing the page loses nothing.
scribe-offline = The server cannot be reached. Everything up to here is saved: type this line again in a moment.

## Once more

scribe-ask = Continue the game with { $names }?
scribe-so-far = { $count ->
        [0] Nothing has been written yet.
        [one] { $count } line has been written.
       *[other] { $count } lines have been written.
    }
scribe-go-on = Continue
scribe-anew = Start another game
scribe-instead = If you start, the unfinished game with { $names } is deleted.

## Before the first card

scribe-who = Who’s playing?
scribe-who-how = Clockwise around the table.
scribe-player = Name of player { $number }
scribe-add = Add a player
scribe-remove = Remove player { $number }
scribe-first = Who begins?
scribe-nameless = Player { $number }
scribe-begin = Start

## Back and forth

scribe-back = Undo
scribe-lines = All lines
scribe-lines-how = Tap a line to undo it, together with everything after it. You can restore the lines later, even after correcting the first of them.
scribe-back-to = Undo from here: { $line }
scribe-no-lines = Nothing has been written yet.

## The end

scribe-another = Another game
