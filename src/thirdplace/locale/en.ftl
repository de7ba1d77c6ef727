### What is said at every table: the command line, the menu, the terminal, refusals.

language = English
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
menu-leave = quit
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
    - **auto** switches automatic passing and skipping on or off: it acts for you when there is nothing else you can do.
    - **q** saves the game and quits. Ctrl-C does the same.
help-rules = - **r** shows the rules.
help-coach = - **c** asks the coach what an expert would do here, and why.
plain-question = { $name }, what do you do? Type a number, or the words beside it.
next-page = Page { $page } of { $pages } · Enter: next page · q: stop reading
press-enter = Press Enter
curtain = Pass the keyboard to { $name }. { $name }, press Enter when nobody else is looking.
story-cut = … (h shows everything)
auto-on = From now on you pass or skip automatically when there is nothing else you can do.
auto-off = From now on you decide everything yourself.
commitment =
    All the luck of this game is already sealed. The seed is shown at the end; its SHA-256 is
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
    }: every action is legal, everything random follows from the seed, and the seed matches its commitment. { $outcome }
verified-by-hand = { $game }, { $seats } players, { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }: every action is legal, and the seed matches its commitment. But part of the game was set up by hand ({ $parts }) and cannot be checked; only the rest follows from the seed. { $outcome }
outcome-running = The game is not over yet.
outcome-won = { $count ->
        [one] Winner: { $names }.
       *[other] Winners: { $names }.
    }
outcome-lost = The game was lost.
record-action = Action { $number } is not valid: { $error }
record-broken = This is not a readable record.
record-commitment = The seed does not match its commitment: a different seed was announced before the game.
record-deal = The cards do not match the seed: a different deal was played.
record-seed = This record has no seed. It shows a running game as one viewer sees it, so it can be neither replayed nor verified.

## The command line

cli-usage = That cannot be understood; --help shows what can be written.
cli-unknown-command = There is no command “{ $command }”. The commands are: { $commands }.
cli-unknown-argument = “{ $argument }” is not understood here; --help shows what is.
cli-takes-nothing = “thirdplace { $command }” takes no argument, so “{ $argument }” is not understood; --help shows what it does.
cli-address = “{ $value }” is not an address for { $argument }. It begins with http:// or https://, and a port and a path may follow the name: https://example.org, http://192.168.1.20:8017, https://example.org/games/.
cli-origin = “{ $value }” is not an address for --origin. It begins with http:// or https://, in small letters; a port may follow the name, but no path and no slash: https://games.example.org, http://games.example.org:8080.
cli-root = “{ $value }” is not a path for --root. It is made of letters, digits, hyphens and slashes, like /games/, and does not begin with /api/.
cli-needs-value = { $argument } needs a value.
cli-takes-no-value = { $argument } takes no value.
cli-serving = thirdplace is open at { $address } (Ctrl-C closes it).
cli-serving-moved = Another program is using port { $usual }, so this time it is { $port }.
cli-serving-others = Other devices on the same network open { $address }
cli-serving-more = If that does not open, they try { $addresses }
cli-serving-scan = or point their camera here:
cli-serving-only-here = Only this computer can connect; with --host 0.0.0.0 other devices can, too.
cli-serving-no-network = Other devices cannot connect: this computer is on no network.
cli-serving-everyone = Everyone on this network can connect and open tables. To keep it to this computer, start with --host 127.0.0.1
cli-serving-proxy-open = It listens on every address: whoever reaches this port without the proxy can pretend to be anyone, and the limits do not hold. Start with --host 127.0.0.1 if the proxy is on this computer, or let only the proxy through.
cli-port-taken = Another program is using port { $port }: choose a different one, or leave --port out.
cli-listen-address = “{ $value }” is not an address for { $argument }: a port (9017: only this computer), or an address and a port (0.0.0.0:9017, [::1]:9017).
cli-metrics-address = Figures cannot be offered at { $value } ({ $why }). Choose another address or port for --metrics.
cli-solving = Solving
cli-solve-nothing = { $game } has not been solved; { $games } has.
cli-solve-file = A policy is saved in a file ending in .npz, not in { $file }.
cli-solve-written = The policy is in { $file }.
cli-print-needs = “{ $sheet }” would be empty: add --option { $option }=… { $about }
cli-print-nothing = There is nothing to print for { $game }.
cli-print-choice = “{ $given }” is not a value for { $name }: { $known }.
cli-print-taken = { $file } already exists and is not a PDF: choose another place with --out.
cli-printed = { $sheet }: { $file }
cli-print-both-sides = Print it double-sided, flipped on the long edge, at 100%.
cli-print-address = QR codes lead to { $address }; choose another address with --address.
cli-print-no-address = The sheets have no QR codes, because this computer’s address may change. Give a lasting one with --address.
sheet-page = In thirdplace: the page { $page }
sheet-page-learn = On thirdplace’s start page: { $game }, “Learn”
sheet-page-pad = On thirdplace’s start page: “Score pad for { $game }”
sheet-page-timer = On thirdplace’s start page: “The timer for { $game }”
sheet-page-buildings = On thirdplace’s start page: “Make buildings of your own”
sheet-first-page = In thirdplace: the start page
cli-number = { $argument } takes a whole number from { $least } to { $most }.
cli-missing = { $argument } is missing; --help shows how the command is used.
cli-unknown-language = There is no language “{ $lang }” here, only en, de and it.
cli-seats = { $game } is for { $least } to { $most } players, not for { $count }.
cli-name-twice = Two players are called “{ $name }”; names have to differ.
cli-name = “{ $name }” cannot be a name: names have 1 to { $most } printable characters.
cli-unknown-bot = There is no computer player “{ $bot }”, only { $known }.
menu-level = Computer players
level-easy = easy
level-medium = medium
level-hard = hard
level-expert = expert
bots-get-ready = The computer players are getting ready. The first time, that takes a minute.
cli-seed = The seed has to be printable text.
cli-no-rules = { $game } has no rules text.
cli-no-bots = { $game } has no computer players.
cli-option-form = “{ $setting }” is not of the form key=value.
cli-option-unknown = There is no option “{ $key }”. The options are: { $known }.
cli-option-value = “{ $value }” is not a value for { $key }. { $why }
cli-option-accepted = Accepted: { $values }.
cli-not-json = { $file } does not contain JSON.
cli-no-output = Standard output is closed: there is nowhere to write to.
cli-system = The system refused: { $why }.
cli-unreadable = { $file } cannot be read ({ $why }).
cli-unwritable = { $file } cannot be written ({ $why }).
cli-data = Games cannot be kept in { $folder } ({ $why }).
cli-store-and-data = Give either --data or --store, not both.
cli-store = --store needs the address of a database, such as postgresql://user@host/name, not “{ $value }”.
cli-exists = { $file } already exists and is not a finished game: continue it with --resume, or choose another name.
cli-over = The game in { $file } is over; look at it with thirdplace replay.
cli-other-game = The game in { $file } is { $game }.
cli-unknown-part = There is no part “{ $part }”. The parts are: { $parts }.
cli-unknown-seat = Nobody called “{ $seat }” plays here, only { $names }.
cli-unknown-action = “{ $number }” is not the number of an action here; they go up to { $last }.

# Why a file or an address cannot be used, by the system’s code.

why-ENOENT = it does not exist
why-EACCES = access is not allowed
why-EPERM = that is not permitted
why-EISDIR = it is a folder
why-ENOTDIR = a file stands where a folder should be
why-EEXIST = it already exists
why-ENOSPC = the disk is full
why-EROFS = nothing can be written there
why-ENAMETOOLONG = its name is too long
why-EADDRINUSE = another program uses this address
why-EADDRNOTAVAIL = this computer does not have this address
why-name = no file can be called that
why-other = error { $code }

## Refusals, by their codes

error-bad-request = That request cannot be understood.
error-unknown-game = There is no such game; thirdplace games lists all of them.
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
error-too-fast = That was too fast. Wait a moment and try again.
error-too-many = That is more than this server allows.
error-too-large = This message is too large.
error-not-saved = This could not be saved just now, so nothing has changed. Please try again in a moment.
error-unreadable-table = The saved data of this table cannot be read. Nothing was deleted; the server’s log gives the reason.
error-log-full = This table’s log is full. Please open a new table.
error-internal = Something went wrong in the program, so nothing was done. The server’s log has the details.
error-no-coach = The coach is switched off at this table.
error-unknown-sheet = There is no sheet of that name for this game; thirdplace print lists all sheets.
error-impossible = That cannot have happened at a table.
error-bad-file = This file cannot be used.
error-busy = The server is very busy. Please try again in a moment.
error-wrong-host = This server does not answer under this name. If you run it: start it with --origin and the address people open (as in --origin https://games.example.org), or open it by the address it shows when it starts.
error-wrong-origin = The address you opened differs from the one the proxy passes to this server. If you run it: let the proxy pass the whole address on (nginx: proxy_set_header Host $http_host), or start the server with --origin and the address people open.
error-not-on-list = Your name is not on the class list. Choose it from the list, or ask your teacher.

## The server's door

door-lead = Tabletop games about places. This computer keeps the tables; nothing leaves it.
door-terminal = To play in a terminal, type
door-programs = Programs can play, too:

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
ladder-cut = It was stopped early: { $all } games were planned.
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
ladder-differences-note = In brackets: the 95% confidence interval. If it does not include 0, the difference is real.
ladder-percent = { $value }% ({ $low }–{ $high })
ladder-interval = { $value } ({ $low } to { $high })
ladder-milliseconds = { $number } ms
ladder-failed-stopped = { $bot } broke down { $count ->
        [one] once.
       *[other] { $count } times.
    }
ladder-failed-slow = { $bot } took longer than { $limit } s for a decision { $count ->
        [one] once.
       *[other] { $count } times.
    }
ladder-failed-illegal = { $bot } tried an illegal action { $count ->
        [one] once.
       *[other] { $count } times.
    }
ladder-failed-idle = { $bot } did nothing when it had to act { $count ->
        [one] once.
       *[other] { $count } times.
    }
ladder-failed-rule = For the rest of such a game, the bot’s first legal action was taken each time.
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
advice-wait = nothing, and wait
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
review-cost = Move { $number }, { $name }: { $action }. That gave away { $percent ->
        [one] { $percent } percentage point
       *[other] { $percent } percentage points
    } of the chance to win.
review-none = Nobody made a move that cost much.

# thirdplace doctor
doctor-examining = Checking the tables
doctor-version = thirdplace { $version }, Python { $python }, SQLite { $sqlite }.
doctor-old-sqlite = SQLite { $sqlite } is too old: at least { $least } is needed. Use another Python, one from python.org or from uv (uvx thirdplace serve), which brings a newer one.
doctor-no-client = The browser client is not there: people would get a plain page. Install a release, or run make client.
doctor-few-descriptors = Connections possible at once: only { $most }. Raise the limit of open files: ulimit -n 65536, or LimitNOFILE=65536 in a systemd unit.
doctor-port-free = Port { $port } at { $host } is free.
doctor-port-serving = A thirdplace server already answers at port { $port }.
doctor-port-taken = Another program is at port { $port }. Find it (ss -ltnp on Linux) and stop it, or start with another --port.
doctor-port-forbidden = This account may not use port { $port }. Choose 1024 or higher, and let a proxy show it at 80 and 443.
doctor-host-unknown = A server cannot listen at { $host } ({ $detail }). Name an address of this computer with --host, or 0.0.0.0 for all of them.
doctor-disk-space = Free space in { $folder }: { $free } GB; the folder of the games will be made there.
doctor-disk-writes = Free space in { $folder }: { $free } GB; what is written is on the disk after { $ms } ms.
doctor-disk-full = Too little free space in { $folder }, only { $free } GB: when the disk is full, no move can be saved. Make room, or choose another folder with --data.
doctor-disk-slow = In { $folder } it takes { $ms } ms until something is on the disk, and every move waits that long. Use a local disk, not one over a network, or see what else is writing.
doctor-disk-read-only = Nothing can be written in { $folder } ({ $detail }). Give the folder to the account that serves (chown), or choose another one with --data.
doctor-clock-steady = The clock runs evenly.
doctor-clock-jumps = The clock has just jumped by { $seconds } s against the time that passed. Let one service set it (systemd-timesyncd, chrony), and not the host of a virtual machine as well.
doctor-clock-set-back = The games were last written in the future, by { $minutes } min: the clock is or was wrong. Set the date right; nothing is lost, and nothing is cleared too early.
doctor-server-answers = thirdplace { $version } answers at { $url }.
doctor-server-unreachable = Nobody answers at { $url } ({ $detail }). Is the server running, and does its proxy point to it? Check the firewall and the certificate, too.
doctor-server-foreign = What answers at { $url } is not thirdplace, or one older than 0.1. Does the proxy pass everything on, and does --root name the path it is shown at?
doctor-other-version = The server has version { $theirs }, this program { $ours }.
doctor-clock-differs = The clocks of the server at { $url } and of this computer differ by more than a minute. Set both right, or have it done (systemd-timesyncd, chrony).
doctor-proxy-unknown-name = The server does not know the name in { $url }. Start it with --origin and the address people open.
doctor-proxy-hides-addresses = No X-Forwarded-For reaches the server, so everybody shares the limits of one address. Set it in the proxy (nginx: proxy_set_header X-Forwarded-For $remote_addr), or leave --behind-proxy out if there is none.
doctor-proxy-not-announced = A proxy is in front of the server, which does not know that: everybody shares the limits of one address. Start it with --behind-proxy.
doctor-proxy-forged-address = Visitors can choose the address that limits count. Have the proxy set X-Forwarded-For itself, and let nobody reach the server past it (--host 127.0.0.1); without a proxy leave --behind-proxy out.
doctor-proxy-wrong-host = The server is told it is “{ $host }”, but people open { $url }: its own page is refused. Pass the whole Host on (nginx: proxy_set_header Host $http_host), or start the server with --origin and the address people open.
doctor-proxy-no-sockets = No WebSocket can be opened at { $url } ({ $detail }), so nobody can play. Pass Upgrade and Connection on, with HTTP/1.1 (deploy/nginx.conf shows how).
doctor-server-done = { $problems ->
    [0] The way to the server is in order.
    [one] One finding.
   *[other] { $problems } findings.
}
doctor-damaged-file = The file is damaged ({ $detail }). Stop the server, copy the folder, and restore a backup. Until then, tables that can be read can still be played.
doctor-damaged = Table { $table }…: its part of the file is damaged ({ $detail }). It can only be restored from a backup.
doctor-newer = A newer thirdplace has written this file (version { $detail }). Install that version or a newer one; this version leaves the file alone.
doctor-gap = Table { $table }…: entry { $entry } is missing. The entries after it cannot be used; the table can only be restored from a backup.
doctor-unreadable = Table { $table }…: entry { $entry } cannot be read ({ $detail }). If a newer thirdplace wrote it, install that one. If not, the entry is damaged.
doctor-unknown-game = Table { $table }…: its game, { $detail }, is not installed here. Install the package it comes from.
doctor-unfoldable = Table { $table }…: the game fails at entry { $entry } ({ $detail }). The version of the game that wrote it can continue the table.
doctor-done = { $findings ->
    [0] { $tables ->
        [0] Nothing is kept in { $folder } yet.
        [one] One table in { $folder }: it can be played.
       *[other] { $tables } tables in { $folder }: all of them can be played.
    }
    [one] One finding in { $folder }. Nothing was changed.
   *[other] { $findings } findings in { $folder }. Nothing was changed.
}

## A new game

cli-new-game-name = “{ $name }” cannot be the name of a game. It begins with a letter and has small letters from a to z, digits and hyphens, at most { $longest } in all: my-game, for instance.
cli-new-game-reserved = “{ $name }” cannot be the name of a game: the word means something else in Python or in thirdplace.
cli-new-game-taken = There is already a game called { $name }.
cli-new-game-module = There is already a Python package called { $name }. Choose another name.
cli-new-game-exists = { $folder } already exists. Nothing was written.
cli-new-game-no-tree = thirdplace is installed here, but its source is not. Write a package of your own: --package FOLDER.
cli-new-game-written =
    The new game is in { $folder }.
    Play it:  thirdplace play { $game }
    Test it:  pytest { $folder }
    Go on:    docs/add-a-game.md
cli-new-game-package-written =
    The new game is in { $folder }, as a package of its own.
    Install it:  pip install --editable { $folder }
    Play it:     thirdplace play { $game }
    Go on:       { $folder }/README.md

cli-backup-file = Cannot write a backup to { $file }: name a file in a folder that exists.
cli-backup-damaged = { $file } is not a whole backup.
cli-backup-newer = A newer thirdplace wrote the backup { $file }. Install that version or a newer one.
cli-not-empty = There are games in { $store } already. Choose an empty folder or database.
backup-copying = Copied and replayed:
backup-done = Backup: { $tables ->
    [one] one table
   *[other] { $tables } tables
 }, { $records ->
    [one] one record
   *[other] { $records } records
 } in { $target }.
restore-done = Restored: { $tables ->
    [one] one table
   *[other] { $tables } tables
 }, { $records ->
    [one] one record
   *[other] { $records } records
 } in { $target }.
move-done = Copied: { $tables ->
    [one] one table
   *[other] { $tables } tables
 }, { $records ->
    [one] one record
   *[other] { $records } records
 } to { $target }. Start the server there; the old place is unchanged.
doctor-record = Table { $table }…: the record of its game cannot be replayed ({ $detail }). The version that wrote it can replay it.
