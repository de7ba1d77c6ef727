### What is said at every table: the command line, the menu, the terminal, refusals.

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

## Menu

menu-title = What shall we play?
menu-resume = Continue an unfinished game ({ $count })
menu-rules = Read the rules
menu-language = Language
menu-leave = Quit
menu-misread = Please type a number from 1 to { $most }, or q.
menu-kept = { $title }: { $names } ({ $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    } so far)
menu-who = Who is playing? Type the names, separated by commas, { $least } to { $most } in all. Type bot for a computer player, or bot:easy, bot:hard, bot:expert.
menu-who-people = Who is playing? Type the names, separated by commas, { $least } to { $most } in all.
menu-who-usual = Just press Enter for: { $names }
menu-names = Names
menu-options = Type a number to change something, or press Enter to play
menu-other-rules = { $count ->
        [0] Other rules
        [one] Other rules (one changed)
       *[other] Other rules ({ $count } changed)
    }
    .title = Other rules
    .ask = Type a number to change something, or press Enter to go back

## At the table

command-help = ? help
command-rules = r rules
command-story = h story
command-coach = c coach
command-map = m map
command-pause = p pause
command-keys = ? keys
command-leave = q save and quit
help-always =
    At any time:

    - **?** shows this help, **h** the story so far.
    - **auto** switches automatic passing and skipping on or off, in games that have them: it acts for you when you can do nothing else or have nothing left to do.
    - **q** saves the game and quits. Ctrl-C does the same.
help-rules = - **r** shows the rules.
help-coach = - **c** asks the coach what an expert would do here, and why.
plain-question = { $name }, what do you do? Type a number, or the words beside it.
next-page = Page { $page } of { $pages } · Enter: next page · q: stop reading
press-enter = Press Enter
curtain = Pass the keyboard to { $name }. { $name }, press Enter when nobody else is looking.
story-cut = … (h shows everything)
auto-on = From now on you pass or skip automatically when you can do nothing else or have nothing left to do.
auto-off = From now on you decide everything yourself.
commitment =
    All the luck of this game is sealed. The seed is shown at the end; its SHA-256:
    { $commitment }
kept-at = The game is being saved in { $file }
seed = Seed: { $seed }
commitment-again =
    Its SHA-256, as announced:
    { $commitment }
record-at = The whole game is recorded. Check it with: thirdplace verify { $file }
review-at = See what was luck and which moves cost the most: thirdplace review { $file }
saved = The game is saved. Continue with: thirdplace play --resume { $file }
misread-none = Nothing here is called “{ $typed }”.
misread-several = “{ $typed }” could mean { $found }.

## While the clock runs

paused = PAUSED
paused-keys = The clock is stopped. Space: continue · ? keys · q save and quit
race-order-over = The year has come: you are no longer waiting.
race-no-key = “{ $key }” does nothing right now.
race-too-late = The clock already shows { $now }: a line cannot have an earlier time.

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
menu-level = Computer players
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

## The page of a server without the client

plain-page-lead = Tabletop games about places. This server hosts the tables.
plain-page-terminal = To play in a terminal, type
plain-page-programs = Programs can play, too:

## The ladder of computer players

ladder-ready = Getting ready
ladder-playing = Playing
ladder-so-far = { $done } of { $all } games
ladder-head = { $game }, { $seats } seats. { $deals ->
        [one] { $deals } deal,
       *[other] { $deals } deals, each
    } played with every bot in every seat: { $games } games.
ladder-head-team = { $game }, teams of { $seats }. { $deals ->
        [one] { $deals } deal,
       *[other] { $deals } deals, each
    } played by every bot’s team at the rulebook’s pace: { $games } games.
ladder-cut = Stopped early: { $all } games were planned.
ladder-strength = How strong they are, and how long they think
ladder-bot = Bot
ladder-rating = Rating
ladder-deals-won = Deals won
ladder-median = Thinks (median)
ladder-slow = 99% within
ladder-pairs = { $others ->
        [one] Row against column: share of wins (even would be { $even }%)
       *[other] One row bot against { $others } column bots: share of wins (even would be { $even }%)
    }
ladder-differences = Row compared with column: how many more of the same deals it won, in percentage points
ladder-rating-note = A bot with 100 points more wins 64 of 100 games at a table of two; with 400 more, it wins ten for each one it loses. The average is 1500. In brackets: the 95% confidence interval.
ladder-note = In brackets: the 95% confidence interval.
ladder-pairs-note = In brackets: the 95% confidence interval. A win shared by two counts half.
ladder-differences-note = In brackets: the 95% confidence interval. If it does not include 0, the difference can hardly be luck.
ladder-percent = { $value }% ({ $low }–{ $high })
ladder-interval = { $value } ({ $low } to { $high })
ladder-milliseconds = { $number } ms
ladder-failed-stopped = { $bot } broke down { $count ->
        [one] once.
       *[other] { $count } times.
    }
ladder-failed-slow = { $bot } took longer than { $limit } s for a decision: { $count ->
        [one] once.
       *[other] { $count } times.
    }
ladder-failed-illegal = { $bot } tried an illegal action { $count ->
        [one] once.
       *[other] { $count } times.
    }
ladder-failed-idle = { $bot } had to act but did nothing: { $count ->
        [one] once.
       *[other] { $count } times.
    }
ladder-failed-long = { $bot } wrote a line longer than { $kilobytes } KB { $count ->
        [one] once.
       *[other] { $count } times.
    }
ladder-failed-twice = { $bot } gave a second answer to the same question: { $count ->
        [one] once.
       *[other] { $count } times.
    }
ladder-failed-unasked = { $bot } answered out of turn, when nothing was asked: { $count ->
        [one] once.
       *[other] { $count } times.
    }
ladder-failed-closed = { $bot } closed its output and kept running: { $count ->
        [one] once.
       *[other] { $count } times.
    }
ladder-failed-memory = { $bot } used more than { $memory } MB of memory { $count ->
        [one] once.
       *[other] { $count } times.
    }
ladder-failed-processes = { $bot } started too many processes { $count ->
        [one] once.
       *[other] { $count } times.
    }
ladder-failed-refused-twice = { $bot } gave a second answer to the same question, which was refused: { $count ->
        [one] once.
       *[other] { $count } times.
    }
ladder-failed-refused-unasked = { $bot } answered out of turn or too late: { $count ->
        [one] one answer was refused.
       *[other] { $count } answers were refused.
    }
ladder-failed-refused-illegal = { $bot } tried an illegal action, which was refused: { $count ->
        [one] once.
       *[other] { $count } times.
    }
ladder-failed-rule = For the rest of such a game, the first legal action on the list was played for the bot each time.
ladder-died = A process of the ladder was killed, perhaps by a bot. Games that were finished by then count.
ladder-few = { $game } needs at least two bots, e.g. --bots easy,expert.
ladder-bot-unknown = There is no bot “{ $bot }”, only { $levels }, a class (file.py:Class), a program (cmd:COMMAND) or one that plays over HTTP (http:COMMAND).
ladder-bot-file = There is no file { $file }.
ladder-bot-class = There is no class “{ $name }” in { $file }.
ladder-bot-choose = The class “{ $name }” has no method choose(situation, rng).
ladder-bot-broken = The bot { $bot } cannot be used ({ $why }).
ladder-bot-program = There is no program “{ $bot }”.

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

## A new game
