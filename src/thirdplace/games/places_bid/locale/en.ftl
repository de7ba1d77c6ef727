### PLACES Bid at the table: what is seen, asked and told.

title = PLACES Bid
summary = bid for buildings, build a town
help =
    While bidding:

    - **5** (or **b 5**) bids 5 tokens. A bid has to beat every bid so far this round.
    - **p** passes. If you pass without having bid this round, you take { $never_bid ->
        [one] { $never_bid } token
       *[other] { $never_bid } tokens
    } at once.
    - Whoever bids highest pays the whole bid and chooses first. The other bidders then choose from what is left and pay { $outbid_quarters_number ->
        [0] { $outbid_quarters }
        [4] { $outbid_quarters }
       *[other] { $outbid_quarters }, rounded up
    }; if nothing is left, they take { $empty_handed ->
        [one] { $empty_handed } token
       *[other] { $empty_handed } tokens
    }.

    While choosing:

    - Type the number of a building in the market, its name, or how the name begins: **2**, **city hall**, **c city**.

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
told-empty-handed = { $received ->
        [0] No building is left for { $name }, and the bank is empty.
        [one] No building is left for { $name }, who receives { $received } token.
       *[other] No building is left for { $name }, who receives { $received } tokens.
    }
told-discarded = Nobody takes { $cards }.
told-round = — Round { $round } — Market: { $market }. { $name } begins.
told-over = The game is over.

## Asking

ask-bid =
    { $name }, bid { $least } to { $most }, or pass with p.
    The highest bidder pays in full, the other bidders pay { $others }.
ask-pass = { $received ->
        [0] If you pass now, you get no building this round, and no tokens either: the bank is empty.
        [one] If you pass now, you take { $received } token and get no building this round.
       *[other] If you pass now, you take { $received } tokens and get no building this round.
    }
ask-pass-choose = If you pass now and nobody else overtakes you, you choose { $rank ->
        [1] first
        [2] second
        [3] third
        [4] fourth
       *[other] fifth
    } and pay { $paid ->
        [one] { $paid } token.
       *[other] { $paid } tokens.
    }
ask-pass-left-out = { $tokens ->
        [0] If you pass now, no building will be left for you.
        [one] If you pass now, no building will be left for you, and you take { $tokens } token.
       *[other] If you pass now, no building will be left for you, and you take { $tokens } tokens.
    }
ask-pass-only = { $received ->
        [0] { $name }, you cannot bid higher: pass with p.
        [one] { $name }, you cannot bid higher: pass with p and take { $received } token.
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
won-clearly = { $name } wins with { $total ->
        [one] { $total } point
       *[other] { $total } points
    }, { $lead } ahead of { $next }.
won = { $count ->
        [one] { $names } wins with { $total ->
                [one] { $total } point.
               *[other] { $total } points.
            }
       *[other] { $names } share the win with { $total ->
                [one] { $total } point each.
               *[other] { $total } points each.
            }
    }
tie = { $names } share the lead, with { $total ->
        [one] { $total } point.
       *[other] { $total } points.
    }
tie-set = { $count ->
        [one] Of them, only { $names } owns all six categories, and that counts first.
       *[other] Of them, { $names } each own all six categories, and that counts first.
    }
tie-bid = Their last bids in the final round decide: { $bids }.

## Options

option-first = Who begins
    .help = Name the youngest, if you like. Otherwise a player is chosen at random.
option-first-none = chosen at random
option-bank = The bank
    .help = Can the bank run out of tokens?
option-bank-coins = never runs out
option-bank-box = has only what is in the box: 130 in all, the players’ tokens included
option-custom_buildings = Your own buildings
    .help = A JSON file with up to six buildings, written as @file.json: a list of objects with name, category (P, L, A, C, E or S), points (1 to 50) and players (3, 4 or 5).
    .browser = For the blank cards in the box: up to six buildings of your own.
option-custom_buildings-none = none
option-removed_buildings = Buildings left out
    .help = Cards of the box that stay out of the deck, as a list of their ids.
    .browser = Cards of the box that stay out of the deck.
option-removed_buildings-none = none
option-tokens = Tokens at the start
    .help = How many tokens everyone starts with.
option-never_bid = Tokens for not bidding
    .help = What you get if you pass without having bid in this round.
option-empty_handed = Tokens for going empty-handed
    .help = What you get if you have bid and no building is left for you.
option-outbid_quarters = What the other bidders pay
    .help = The highest bidder always pays the whole bid. This is the share that everyone else pays, in quarters (0 to 4), rounded up.
option-outbid_quarters-0 = nothing
option-outbid_quarters-1 = a quarter of their bid
option-outbid_quarters-2 = half their bid
option-outbid_quarters-3 = three quarters of their bid
option-outbid_quarters-4 = their whole bid
option-project_building = Points for a building of your project
    .help = What each building of your secret project’s category adds at the end.
option-full_set = Points for the full set
    .help = What buildings of all six categories are worth at the end. Even if it is nothing, a full set ends the game.
option-face_up = Buildings in the market
    .help = How many cards are turned up each round. In the rulebook it is one fewer than there are players, and four at most.
option-face_up-none = as many as the rulebook says

## The coach

coach-basis = Each chance is an estimate: from that moment on, computer players play the game to its end { $games ->
        [one] once.
       *[other] { $games } times.
    }
coach-bid = bid { $bid }
coach-pass = pass
coach-choose = take { $card }
coach-only = There is nothing else you could do.
coach-pass-tokens = { $card } is worth about { $worth ->
        [one] { $worth } point
       *[other] { $worth } points
    } to you. But a token is now worth about { $token ->
        [one] { $token } point
       *[other] { $token } points
    }, because of what it can still buy: { $tokens ->
        [0] passing
        [one] { $tokens } token for passing
       *[other] { $tokens } tokens for passing
    } will bring you more than a bid of { $bid }.
coach-pass-behind = If you pass, you choose after { $ahead ->
        [one] one other player
       *[other] { $ahead } others
    } and pay only { $price }. { $card } may well be left for you, worth about { $worth ->
        [one] { $worth } point
       *[other] { $worth } points
    }. To stay in, you would have to bid { $bid }.
coach-pass-empty = { $card } is worth about { $worth ->
        [one] { $worth } point
       *[other] { $worth } points
    } to you: too little for a bid of { $bid }. { $tokens ->
        [0] Even if no building is left for you, passing is better.
        [one] If no building is left for you, you still receive { $tokens } token.
       *[other] If no building is left for you, you still receive { $tokens } tokens.
    }
coach-bid-alone = Nobody can outbid you any more: for 1 token you choose first. { $card } is worth about { $worth ->
        [one] { $worth } point
       *[other] { $worth } points
    } to you.
coach-bid-half = If somebody goes higher, you choose later from what is left and pay { $price }; if nobody does, you choose first. { $card } is worth about { $worth ->
        [one] { $worth } point
       *[other] { $worth } points
    } to you.
coach-bid-least = { $card } is worth about { $worth ->
        [one] { $worth } point
       *[other] { $worth } points
    } to you, and about { $rival } to { $leader }, the strongest of the others. Choosing first is worth a bid of up to about { $limit } to you.
coach-bid-jump = { $card } is worth about { $worth ->
        [one] { $worth } point
       *[other] { $worth } points
    } to you, and about { $rival } to { $leader }, the strongest of the others. Bidding { $bid } at once scares off players who would join in for less; up to about { $limit }, it pays.
coach-suspect = Judging by { $name }’s bids and choices, { $category } is probably { $name }’s secret project ({ $percent }%): expect a fight.
coach-take = { $card } is worth about { $worth ->
        [one] { $worth } point
       *[other] { $worth } points
    } to you: { $printed } on the card{ $project ->
        [0] {""}
       *[other] , { $project } for your project
    }{ $set ->
        [0] {""}
       *[other] , { $set } on your way to all six categories
    }.
coach-take-set = { $card } completes your six categories: { $points ->
        [one] { $points } extra point
       *[other] { $points } extra points
    }, and the game ends with this round.
coach-take-both = { $card } is worth about { $worth ->
        [one] { $worth } point
       *[other] { $worth } points
    } to you. { $next }, who chooses next, would want it too: to them it is worth about { $rival ->
        [one] { $rival } point
       *[other] { $rival } points
    }.
coach-take-deny = { $other } would be worth about { $more ->
        [one] { $more } point
       *[other] { $more } points
    } to you, { $card } about { $worth }. But { $next } chooses from what you leave, and { $card } would be worth about { $rival } to them.
coach-chance = Your chance of winning is { $chance }%, with { $points ->
        [one] { $points } point
       *[other] { $points } points
    } on average.
coach-alike = cannot be told apart from the best
coach-alike-pass = Your chance of winning is then { $chance }%, with { $points ->
        [one] { $points } point
       *[other] { $points } points
    } on average. Passing ({ $second }%) may be just as good: the difference is too small to be certain.
coach-alike-bid = Your chance of winning is then { $chance }%, with { $points ->
        [one] { $points } point
       *[other] { $points } points
    } on average. A bid of { $bid } ({ $second }%) may be just as good: the difference is too small to be certain.
coach-alike-take = Your chance of winning is then { $chance }%, with { $points ->
        [one] { $points } point
       *[other] { $points } points
    } on average. { $other } ({ $second }%) may be just as good: the difference is too small to be certain.
coach-instead-pass = Your chance of winning is then { $chance }%, with { $points ->
        [one] { $points } point
       *[other] { $points } points
    } on average; if you passed, it would be { $second }%.
coach-instead-bid = Your chance of winning is then { $chance }%, with { $points ->
        [one] { $points } point
       *[other] { $points } points
    } on average; with a bid of { $bid }, it would be { $second }%.
coach-instead-take = Your chance of winning is then { $chance }%, with { $points ->
        [one] { $points } point
       *[other] { $points } points
    } on average; with { $other }, it would be { $second }%.

# A table at a glance, for whoever looks after several.

bid-glance = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in buildings · tokens: { $tokens }
bid-glance-total = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
