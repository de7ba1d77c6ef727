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
