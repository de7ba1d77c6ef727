### What only the browser says in PLACES Bid.

## The table

bid-round = Round { $round } (max. { $last })
bid-seats = Players in bidding order
bid-market = Market
bid-buildings-of = { $name }’s buildings
bid-missing = missing
bid-you = you
bid-away = away
bid-computer = computer player
bid-tokens-word = tokens
bid-project = project

## A card

bid-points = Points:
bid-players = Players:
bid-your-project = your project +{ $points }
bid-taken = { $name } paid { $paid }

## Whose turn, and where everyone stands

bid-your-turn = Your turn
bid-bids-now = To bid
bid-chooses-now = To choose
bid-says-highest = highest bid
bid-says-leads = leads
bid-says-passed = passed
bid-says-none = no bid yet
bid-says-outbid = outbid
bid-says-served = has chosen
bid-says-pays = pays { $paid }
bid-says-consoled = no building

## What happened

bid-told-round = Round { $round }. { $name } begins.
bid-told-over = The game is over.
bid-chooses = { $name } chooses a building
bid-thinks = { $name } is bidding
bid-higher = Will you go higher?

## My move

bid-your-move = Your move
bid-turn-of = Your turn, { $name }
bid-have = You have { $tokens ->
        [one] { $tokens } token.
       *[other] { $tokens } tokens.
    }
bid-leads = { $name } leads with { $amount }.
bid-you-lead = You lead with { $amount }.
bid-word = Bid
bid-amount = Bid { $amount }
bid-minimum = minimum
bid-any = Other amount
bid-less = Less
bid-more = More
bid-if-wins = If { $amount } wins, you pay { $amount } and choose first.
bid-if-outbid = If outbid, you pay at most { $paid } for what is left.
bid-alone = Everyone else has passed: with { $amount } you may choose at once.
bid-cannot = You cannot bid higher.
bid-pass = Pass
bid-pass-sure = Really pass?
bid-pass-final = until the next round
bid-pass-out = { $tokens ->
        [0] the bank is empty
        [one] take { $tokens } token
       *[other] take { $tokens } tokens
    }
bid-pass-consoled = { $tokens ->
        [0] no building
        [one] { $tokens } token, no building
       *[other] { $tokens } tokens, no building
    }
bid-pass-pick = pay { $paid }, choose { $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    }
bid-choose = Choose a building. It costs you { $paid ->
        [one] { $paid } token.
       *[other] { $paid } tokens.
    }
bid-tap-a-card = Tap a card in the market.
bid-look-at = Choose { $card }
bid-take = Take { $card } for { $paid }
bid-worth = { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
bid-worth-project = And { $points } for your project.
bid-worth-new = { $category } is new in your town.
bid-worth-held = You already have { $category }.
bid-undo = Undo

## While others act

bid-wait-served = You have your building.
bid-wait-out = You are out for this round.
bid-wait-consoled = { $tokens ->
        [0] No building will be left for you, and the bank is empty.
        [one] No building will be left for you: you receive { $tokens } token.
       *[other] No building will be left for you: you receive { $tokens } tokens.
    }
bid-wait-pick = { $rank ->
        [1] You choose next and pay { $paid }.
        [2] You choose after one more player and pay { $paid }.
        [3] You choose after two more players and pay { $paid }.
        [4] You choose after three more players and pay { $paid }.
       *[other] You choose after four more players and pay { $paid }.
    }
bid-order-raise = Raise for me …
bid-order-pass-round = Pass for me
bid-order-limit = Raise by one for me, up to
bid-order-set = Raise up to this
bid-order-set-to = Raise for me up to { $limit }
bid-order-then = After that
bid-order-ask = then ask me
bid-order-pass = then pass
bid-order-raising = { $then ->
        [pass] You raise by one, up to { $limit }, then pass.
       *[ask] You raise by one, up to { $limit }, then you are asked.
    }
bid-order-passing = You pass as soon as it is your turn.
bid-order-back = Cancel
bid-never-mind = Cancel
bid-auto = Pass for me when I cannot go higher

## The secret project

bid-project-plus = +{ $points } each
bid-only-you = only you
bid-hold = Hold to look

## The end

bid-counting = Now the points are counted.
bid-show-all = Show all
bid-score-sheet = The score
bid-town-of = { $name }’s town
bid-your-town = Your town
bid-you-won-clearly = You win! { $total ->
        [one] { $total } point
       *[other] { $total } points
    }, { $lead } ahead of { $next }.
bid-you-won = You win with { $total ->
        [one] { $total } point!
       *[other] { $total } points!
    }
bid-you-share = You share the win with { $names }: { $total ->
        [one] { $total } point
       *[other] { $total } points
    } each.
bid-score-buildings = Buildings
bid-score-project = Project
bid-score-tokens = Tokens
bid-score-places = PLACES
bid-score-total = Points
bid-won = { $count ->
        [one] { $names } wins with { $total ->
                [one] { $total } point.
               *[other] { $total } points.
            }
       *[other] { $names } share the win with { $total ->
                [one] { $total } point each.
               *[other] { $total } points each.
            }
    }

## The score pad

bid-pad-players = { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
bid-pad-player = Player { $number }
bid-pad-name = Name of player { $number }
bid-pad-remove = Remove { $name }
bid-pad-add = Add a player
bid-pad-whose = Whose cards?
bid-pad-project = Project card
bid-pad-tokens = Tokens
bid-pad-has = { $card }, { $name } has it
bid-pad-score = The score so far
bid-pad-missing = Project card or tokens still to be entered for { $names }.
bid-pad-equal = { $names } are level on points, and owning all six categories does not separate them. What did they bid last in the final round?
bid-pad-bid = { $name }’s last bid
bid-pad-none = Type 0 if there was no bid.
