### What only the terminal, commands and programs say. Browsers do without it.

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
menu-level = Computer players
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
story-cut = … (h shows everything)
auto-on = From now on you pass or skip automatically when you can do nothing else or have nothing left to do.
auto-off = From now on you decide everything yourself.
kept-at = The game is being saved in { $file }
misread-none = Nothing here is called “{ $typed }”.
misread-several = “{ $typed }” could mean { $found }.

## While the clock runs

clock-order-over = The wait is over: it is up to you again.
clock-no-key = “{ $key }” does nothing right now.
clock-too-late = The clock already shows { $now }: a line cannot have an earlier time.

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
