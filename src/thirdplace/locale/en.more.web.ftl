### What the browser says while people learn, look back, look on, or keep time.

## Replay

web-replay-lead = You can replay any game, move by move: from its table once it is over, or from a saved record.
web-replay-drop = Drop a record here, or
web-replay-choose = Choose a record
web-replay-where = After a game, “Keep and share” saves a record (a file ending in .json).
web-replay-no-record = { $file } is not a record of a game.
web-replay-running = This game is still being played. It can be replayed once it is over.
web-replay-to-table = To the table
web-replay-loading = Setting up the game …
web-replay-begin = The game is set up.
web-replay-time = Time passes.
web-replay-quiet = { $name } moves.
web-replay-steps = Step through the game
web-replay-first = To the beginning
web-replay-back = One move back
web-replay-on = One move forward
web-replay-last = To the end
web-replay-play = Play
web-replay-pause = Pause
web-replay-moment = Moment of the game
web-replay-of = Move { $moment } of { $last }
web-replay-eyes = Seen by
web-replay-all = Everything visible
web-replay-onlooker = Spectator
web-replay-share = Share this moment
web-replay-another = Open another record

## A game looked over

web-review = Review the game
web-review-making = The coach is reviewing the game, move by move.
web-review-waiting = { $count ->
    [one] The coach is reviewing one other game first.
   *[other] The coach is reviewing { $count } other games first.
}
web-review-stop = Stop
web-review-failed = The review failed. Please try again.
web-review-retry = Try again
web-review-chances = Chances of winning
web-review-how = As seen by someone who knows every card on the table but not the luck to come.
web-review-here = Worked out on this device, without a server.
web-review-swing = Move { $move } changed the most: { $name } went from { $before } to { $after }.
web-review-still = Nothing changed the chances.
web-review-graph = Moment in the graph
web-review-at = Move { $moment } of { $last }. { $chances }
web-review-table = The chances as a table
web-review-move = Move
web-review-dealt = as dealt
web-review-team = The team
web-review-balance = Luck and decisions
web-review-balance-how = In percentage points. Luck is what chance gave or took; a decision an expert would have made counts 0. Together they lead from the chance at the start to the result.
web-review-way = from { $from } to { $to }
web-review-luck = Luck
web-review-decisions = Own decisions
web-review-others = The others’ decisions
web-review-costly = The costliest moves
web-review-none = No move gave away more than 3 percentage points.
web-review-number = Move { $move }
web-review-cost = { $name } gave away { $points ->
        [one] { $points } percentage point.
       *[other] { $points } percentage points.
    }
web-review-expert = An expert:
web-review-to = The coach to { $name }:

## Learn

web-learn-index = On this page
web-learn-lessons = Learn by playing
web-learn-try = Try it
web-learn-watch = Watch it
web-learn-lila = I’m Lila. I learned these the hard way, so you don’t have to.
web-learn-rulings = Somebody always asks something the rulebook leaves open, usually in the middle of a game. This is how we settle it.
web-learn-rulebook = The rulebook as a PDF to print

## Big screen

web-big-nobody = Nobody sits here yet.
web-big-waiting = Take a seat: type the code, or scan the QR code.
web-big-turn = { $name } to move
web-big-all = Everyone at once
web-big-over = The game is over.
web-big-invite = Show a large invitation
