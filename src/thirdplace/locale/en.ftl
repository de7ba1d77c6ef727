### What is said at every table, in the terminal and in browsers.

language = English
changed-rules = Changed rules
    .about = This table is not played as in the rulebook:
rule-changed = { $rule }: { $value }, not { $usual }
rule-chosen = { $rule }: { $value }
yes = yes
no = no
and = { $first } and { $last }
guest = Guest
players = { $least }–{ $most } players

## At the table

curtain = Pass the keyboard to { $name }. { $name }, press Enter when nobody else is looking.
commitment =
    All the luck of this game is sealed. The seed is shown at the end; its SHA-256:
    { $commitment }
seed = Seed: { $seed }
commitment-again =
    Its SHA-256, as announced:
    { $commitment }
record-at = The whole game is recorded. Check it with: thirdplace verify { $file }
review-at = See what was luck and which moves cost the most: thirdplace review { $file }
saved = The game is saved. Continue with: thirdplace play --resume { $file }

## While the clock runs

paused = PAUSED
paused-keys = The clock is stopped. Space: continue · ? keys · q save and quit

## Rules page

part-rules = Rules
part-examples = Examples
part-rulings = Rulings
part-tips = Tips
part-cards = Card list
part-cards-none = This game has no cards to list.
part-credits = Credits and thanks

## Replay and records

replay-head = { $game } · after action { $here } of { $last }
replay-where = Enter: forward · b: back · a number: go there · q: quit
replay-misread = Please press Enter, or type b, q or a number from 0 to { $last }.
verified = { $game }, { $seats } players, { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }: every action is legal, everything random follows from the seed, and the seed matches the SHA-256 announced before the game. { $outcome }
verified-by-hand = { $game }, { $seats } players, { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }: every action is legal, and the seed matches the SHA-256 announced before the game. But part of the game was set up by hand ({ $parts }) and cannot be checked; only the rest follows from the seed. { $outcome }
outcome-running = The game is not over yet.
outcome-won = { $count ->
        [one] Winner: { $names }.
       *[other] Winners: { $names }.
    }
outcome-lost = The game was lost.
record-action = Action { $number } is not valid: { $error }
record-broken = This is not a readable record.
record-commitment = The seed does not match its SHA-256: a different seed was announced before the game.
record-deal = The cards do not match the seed: a different deal was played.
record-seed = This record has no seed. It shows a running game as one viewer sees it, so it can be neither replayed nor verified.

## The command line

sheet-page = In thirdplace: the page { $page }
sheet-page-learn = On thirdplace’s start page: { $game }, “Learn”
sheet-page-pad = On thirdplace’s start page: “Score pad for { $game }”
sheet-page-timer = On thirdplace’s start page: “The timer for { $game }”
sheet-page-buildings = On thirdplace’s start page: “Make buildings of your own”
sheet-first-page = In thirdplace: the start page
level-easy = easy
level-medium = medium
level-hard = hard
level-expert = expert
bots-get-ready = The computer players are getting ready. The first time, that takes a minute.

## Refusals, by their codes

error-bad-request = That request cannot be understood.
error-unknown-game = There is no such game; “thirdplace games” lists all of them.
error-bad-options = The game cannot be played with these options.
error-game-over = The game is over.
error-not-your-turn = It is not your turn.
error-wrong-phase = That cannot be done in this part of the game.
error-unknown-table = There is no such table.
error-table-full = All seats at this table are taken.
error-bad-name = Please choose another name.
error-not-your-seat = This seat is not yours.
error-not-the-host = Only the host of the table can do that.
error-still-here = This player is still here.
error-paused = The game is paused.
error-cannot-undo = This cannot be taken back.
error-outdated = A later move from this device has already been made.
error-too-fast = That was too fast. Wait a moment and try again.
error-too-many = That is more than this server allows.
error-too-large = This message is too large.
error-not-saved = This could not be saved just now, so nothing has changed. Please try again in a moment.
error-draining = This server is being restarted and is not accepting anything new. Please try again in a moment.
error-cut-off = This server cannot reach its database just now, so nothing has changed. Please try again in a moment.
error-unreadable-table = The saved data of this table cannot be read. Nothing was deleted; the server’s log gives the reason.
error-log-full = This table’s log is full. Please open a new table.
error-internal = Something went wrong in the program, so nothing was done. The server’s log has the details.
error-no-coach = The coach is switched off at this table.
error-no-lab = The lab is switched off on this server.
error-unknown-sheet = There is no sheet of that name for this game; “thirdplace print” lists all sheets.
error-impossible = That cannot have happened at a table.
error-bad-file = This file cannot be used.
error-busy = The server is very busy. Please try again in a moment.
error-wrong-host = This server does not answer to this name. If you run it: start it with --origin and the address people open (as in --origin https://games.example.org), or open it by the address it shows when it starts.
error-wrong-origin = The address you opened differs from the one the proxy passes to this server. If you run it: let the proxy pass the whole address on (nginx: proxy_set_header Host $http_host), or start the server with --origin and the address people open.
error-not-on-list = Your name is not on the class list. Choose it from the list, or ask your teacher.

## The coach

advice-thinks = The coach is thinking …
advice-would = An expert would do this: { $action }
advice-wait = wait
advice-nothing = There is nothing for you to decide now.
advice-chance-to-win = { $percent }% to win
advice-sure = almost certain
advice-hardly = hardly any
advice-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
review-title = game review
review-busy = Weighing everyone’s chances
review-team = the team
review-from-to = { $first }% → { $last }%
review-luck = luck
review-decisions = own decisions
review-others = the others’ decisions
review-costly = The costliest moves:
review-percent = { $value }%
review-cost = Action { $number }, { $name }: { $action }. That gave away { $percent ->
        [one] { $percent } percentage point
       *[other] { $percent } percentage points
    } of the chance of winning.
review-none = Nobody made a move that cost much.

