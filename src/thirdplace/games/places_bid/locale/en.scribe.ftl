### What is refused while a game with cards on the table is written down. Everyone is spoken of by name.

refused-over = This game has been written down completely.
refused-act-first = No cards can be turned up now: it is { $name }’s move.
refused-market-first = First enter the cards that are face up: { $count ->
        [one] { $count } card.
       *[other] { $count } cards.
    }
refused-projects-first = The game is over. Only the project cards are missing.
refused-no-card = There is no card called { $card }.
refused-card-players = { $card } is not in the game with { $players } players.
refused-card-twice = { $card } has already been turned up, and there is only one.
refused-count = { $count ->
        [one] { $count } card has to be turned up now, not { $given }.
       *[other] { $count } cards have to be turned up now, not { $given }.
    }
refused-projects = Everyone has a different project card: { $count } different letters of PLACES.
refused-not-your-turn = It is { $next }’s turn, not { $name }’s.
refused-already-passed = { $name } has passed and is out of the bidding for this round.
refused-wrong-phase = { $asked ->
        [choose] The bidding is not over yet: { $next } has to bid or pass.
       *[bid] The bidding is over: { $next } has to choose a building.
    }
refused-bid-too-low = { $amount } is too low: { $name } has to bid at least { $least }, or pass.
refused-not-enough-tokens = { $tokens ->
        [0] { $name } has no tokens left and cannot bid { $amount }.
        [one] { $name } has only { $tokens } token and cannot bid { $amount }.
       *[other] { $name } has only { $tokens } tokens and cannot bid { $amount }.
    }
refused-card-not-available = { $card } is not in the market.
