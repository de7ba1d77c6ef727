### PLACES Bid at the table: what is seen, asked and told.

title = PLACES Bid
summary = bid for buildings, build a town
help =
    While bidding:

    - **5** (or **b 5**) bids 5 tokens. A bid has to beat every bid so far this round.
    - **p** passes. If you pass without having bid this round, you take 5 tokens at once.
    - Whoever bids highest pays the whole bid and chooses first. The other bidders choose after that and pay half of their last bid, rounded up.

    While choosing:

    - The number of a building in the market, its name or how the name begins: **2**, **city hall**, **c city**.

    The table shows everyone’s tokens, last bid and buildings by category; a dot is a category still missing for the set of six. ▸ marks whose turn it is.

## The picture

headline = Round { $round } · { $cards ->
        [0] the deck is empty
        [one] { $cards } card in the deck
       *[other] { $cards } cards in the deck
    }
bank-holds = · { $tokens } in the bank
market-empty = The market is empty.
column-tokens = Tokens
column-bid = Bid
column-project = Project
has-passed = pass
your-project = Your secret project:

## What happened

told-bid = { $name } bids { $amount }.
told-passed = { $received ->
        [0] { $name } passes.
        [one] { $name } passes and takes { $received } token.
       *[other] { $name } passes and takes { $received } tokens.
    }
told-bidding-over = The bidding is over: { $name } has the highest bid, { $amount }.
told-bought = { $name } takes { $card } and pays { $paid }.
told-empty-handed = No building is left for { $name }, who receives { $received ->
        [one] { $received } token.
       *[other] { $received } tokens.
    }
told-discarded = Nobody takes { $cards }.
told-round = — Round { $round } — Market: { $market }. { $name } begins.
told-over = The game is over.

## Asking

ask-bid =
    { $name }, bid { $least } to { $most }, or pass with p.
    The highest bidder pays in full, the other bidders pay half.
ask-pass = { $received ->
        [0] If you pass now, you are still one of the bidders.
       *[other] If you pass now, you take { $received } tokens and get no building this round.
    }
ask-pass-only = { $received ->
        [0] { $name }, you cannot bid higher: pass with p.
       *[other] { $name }, you cannot bid higher: pass with p and take { $received } tokens.
    }
ask-choose = { $name }, choose a building by its number. It costs you { $paid ->
        [one] { $paid } token.
       *[other] { $paid } tokens.
    }
words-pass = p pass
words-bid = b bid
words-choose = c choose
misread-bid = Please type a number to bid, or p to pass.
misread-choose = Please type the number or the name of a building in the market.

## The end

score-buildings = Buildings
score-project = + Project
score-tokens = + Tokens
score-places = + PLACES
score-total = Points
won-clearly = { $name } wins with { $total } points, { $lead } ahead of { $next }.
won = { $count ->
        [one] { $names } wins with { $total } points.
       *[other] { $names } share the win with { $total } points each.
    }
tie = { $names } share the lead, with { $total } points.
tie-set = { $count ->
        [one] Of them, only { $names } owns all six categories, and that comes first.
       *[other] Of them, { $names } own all six categories, and that comes first.
    }
tie-bid = Their last bids in the final round decide: { $bids }.

## Options

option-first = Who begins
    .help = The youngest, if you like. Otherwise it is drawn.
option-first-none = drawn
option-bank = The bank
    .help = Can the bank run out of tokens?
option-bank-coins = never runs out
option-bank-box = holds only what is in the box (130 in all)
option-custom_buildings = Your own buildings
    .help = A JSON file with up to six buildings, written as @file.json: a list of objects with name, category (P, L, A, C, E or S), points (1 to 50) and players (3, 4 or 5).
option-custom_buildings-none = none
