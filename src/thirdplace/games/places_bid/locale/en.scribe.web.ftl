### A game with the box on the table, written down: the market, bids and choices, the end.

scribe-market = { $count ->
        [one] Round { $round }: which card lies face up?
       *[other] Round { $round }: which { $count } cards lie face up?
    }
scribe-begins = { $name } will begin.
scribe-search = Name, letter or points
scribe-none-left = There is no such card to pick.
scribe-letter = { $category }, { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
scribe-pick = { $card }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
scribe-unpick = Not { $card }
scribe-free = still to pick
scribe-missing = { $count ->
        [one] { $count } card is missing
       *[other] { $count } cards are missing
    }
scribe-laid = They lie on the table
scribe-bids = { $name } bids or passes
scribe-purse = { $tokens ->
        [one] { $tokens } token,
       *[other] { $tokens } tokens,
    } at least { $least }
scribe-purse-short = { $tokens ->
        [one] { $tokens } token: too little to go on
       *[other] { $tokens } tokens: too little to go on
    }
scribe-bid = { $name } bids { $amount }
scribe-amounts = Bids that are possible
scribe-more = More …
scribe-other = Other bid
scribe-pass = { $name } passes
scribe-pass-takes = takes { $tokens }
scribe-pass-stays = stays in line
scribe-chooses = { $name } takes a building
scribe-pays = { $paid ->
        [one] Tap the card. It costs { $paid } token.
       *[other] Tap the card. It costs { $paid } tokens.
    }
scribe-put-back = Put back { $count }
scribe-projects = Turn over your project cards
scribe-projects-how = The last round is over. Which letter does everyone have?
scribe-project-of = { $name }’s project card
scribe-taken = { $category }, { $name } has it
scribe-count = Count the points
### A game with the box on the table, written down as it goes.

scribe-title = Write a game down
scribe-lead = You play with your own cards and type what happens. The rules are checked, tokens and prices are kept for you, and the game becomes a record: with score, replay and the coach’s review.
scribe-kept = Every line is kept on this device at once: a closed page loses nothing.
scribe-offline = The server cannot be reached. Everything up to here is kept: type this line again in a moment.

## Once more

scribe-ask = Go on with the game of { $names }?
scribe-so-far = { $count ->
        [0] Nothing is written yet.
        [one] { $count } line is written.
       *[other] { $count } lines are written.
    }
scribe-go-on = Go on
scribe-anew = Begin another game
scribe-instead = When you begin, the game of { $names } is thrown away.

## Before the first card

scribe-who = Who plays?
scribe-who-how = Clockwise around the table.
scribe-player = Name of player { $number }
scribe-add = One more player
scribe-remove = Without player { $number }
scribe-first = Who begins?
scribe-nameless = Player { $number }
scribe-begin = Begin

## Back and forth

scribe-back = Take back
scribe-lines = All lines
scribe-lines-how = Tap a line to take it back together with all that came after. The lines can be put back, also once you have corrected the first of them.
scribe-back-to = Take back from here: { $line }
scribe-no-lines = Nothing is written yet.

## The end

scribe-another = Another game
