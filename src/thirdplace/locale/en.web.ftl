### What only the browser says.

## The shelf

web-home = thirdplace, the start page
web-claim = Games about places.
web-promise = Free, open source, no account. Around one phone, across the room, or on the classroom wall.
web-code = Got a code?
web-join = Join
web-code-example = K7M 2XQ
web-code-hint = A code has six letters and digits; the host’s invitation shows it. You can also paste the link.
web-games = Games
web-made = Made in the open, for families and classrooms.
web-replay = Replay
web-language = Language
web-language-en = English
web-language-de = Deutsch
web-language-it = Italiano
web-sound = Sound
web-light = Switch to light
web-dark = Switch to dark
web-play-now = Play now
web-with-computers = with computers
web-play-together = Play together
web-learn = Learn
web-guest = Guest
web-go-on = Continue
web-lost = There is nothing at this address.
web-to-games = To the games

## The connection

web-connecting = Joining the table …
web-offline = The server cannot be reached. Your seat is kept, and this page keeps trying.
web-unreachable = The server cannot be reached. Check your connection and try again.
web-reconnecting = Connection lost. Trying again …
web-try-now = Try now
web-shell-alone = The server cannot be reached, and nothing works here without it. Is this device online? Is the server running?
web-class-server = A class needs a server, because every pupil plays on a device of their own: run thirdplace serve on one laptop in the room.
web-not-loaded = This part could not be loaded. Check your connection, then reload the page.
web-table-gone = Tables are cleared away some time after the last visit. Is the link complete?

## Before the game

web-gathering = Who’s playing?
web-here = on this device
web-elsewhere = on another device
web-away = away
web-computer-level = computer player, { $level }
web-level = Level of computer players
web-level-of = { $name }’s level
web-played-for = a computer player, for now
web-your-name = Your name
web-another-here = Another person on this device
web-sit = Sit down
web-full = All seats are taken.
web-add-computer = Add computer player
web-add-person = Add person here
web-rename = Change { $name }’s name
web-new-name = New name
web-rename-done = Save this name
web-leave-seat = Remove { $name }
web-start = Start
web-set-up = Part of this game has been set up beforehand, not left to chance.
web-seated = { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
web-missing = { $count ->
        [one] one more needed
       *[other] { $count } more needed
    }
web-waiting-for-host = The host starts as soon as everyone is here.
web-looking-on = You can just watch, too.
web-onlookers = { $count ->
        [one] One person is watching.
       *[other] { $count } people are watching.
    }
web-no-onlookers = This table is for players only.
web-no-onlookers-sit = Take a seat if there is one left.
web-invite = Invite
web-invite-how = Open { $address } and type this code, or scan the QR code:
web-invite-onlookers = Invite spectators
web-table-code = The table’s code: { $code }
web-qr = QR code with the link to this table
web-share = Share the link
web-link = The link
web-copied = Copied
web-only-here = This address works only on this computer. For other devices, use the network address the server shows when it starts.

## What can be agreed

web-rules = Rules for this table
web-rules-as-printed = Played as in the rulebook.
web-rules-changed = Different from the rulebook:
web-rules-other = Other rules
    .help = These change the game itself. The table is then marked, so that everyone knows.
web-rules-other-changed = { $count ->
        [one] Other rules (one changed)
       *[other] Other rules ({ $count } changed)
    }
web-rules-reset = Back to the rulebook
web-options-change = Change the rules
web-options-see = See the rules
web-settings = Table settings
web-less = Less
web-more = More
web-seconds = { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
web-setting-thinking = Thinking time
    .help = For each decision. When it runs out, the rules choose the move: a pass, for example, or a digit in the garbage.
web-setting-thinking-none = no limit
web-setting-pause_on_drop = Pause on a lost connection
    .help = If a player loses the connection, the clock stops.
web-setting-countdown = Countdown
    .help = Everyone sees it before the clock starts.
web-setting-countdown-none = none
web-setting-rhythm = Computer players take their time
    .help = They move at a person’s pace, so that you can follow.
web-setting-reactions = Reactions
    .help = Wave, clap, hurry: eight things to call across the table.
web-setting-onlookers = Spectators
    .help = May people with the link watch? They see no secrets.
web-setting-coach = Coach
    .help = May players ask during the game what an expert would do, and why?

## At the table

web-table = The table
web-close = Close
web-is-away = { $name } is away.
web-is-away-clock = { $name } is away. The clock is running.
web-are-away = { $count } players are away.
web-replaced = A computer player is playing for { $name }.
web-preparing = The computer is getting ready. Until then it plays at the level “medium”.
web-hand = Let a computer play
web-hand-for = Let a computer play for { $name }
web-give-back = Give the seat back
web-take-back = Take the seat back
web-move = Change device
web-move-qr = QR code that carries { $name }’s seat
web-move-how = Open this on the other device, and { $name } plays on there. Whoever has the link has the seat: show it to nobody else.
web-move-link = Link for this seat
web-move-done = Done: remove it here
web-pause = Pause
web-resume = Resume
web-paused = Paused
web-paused-by = { $name } paused the game.
web-paused-by-host = The host paused the game.
web-paused-dropped = { $name } has lost the connection. The clock is stopped.
web-paused-away = Waiting for { $names }. The game resumes when everybody is back.
web-paused-restart = The server was restarted. Nothing is lost.
web-paused-onlooker = The players decide when to resume.
web-big-screen = Big screen
web-story = The story so far
web-story-empty = Nothing has happened yet.
web-brisk = Fast computer players
web-leave = Leave
web-leave-kept = Your seat is kept. The start page leads you back.
web-leave-look = You can come back at any time.
web-thinking = { $name }: { $count ->
        [one] { $count } second left
       *[other] { $count } seconds left
    }
web-curtain = Pass the device to { $name }
web-curtain-alone = { $name }, open it when nobody else is looking.
web-curtain-open = I am { $name }
web-curtain-others = Somebody else wants to look:
web-curtain-nobody = Nobody here has to act. Who wants to look?
web-curtain-undo = { $name } takes the move back
web-curtain-draw = Pass the device on
web-react = Call across the table
web-react-who = Who is calling?
web-react-wave = Hello!
web-react-clap = Bravo!
web-react-laugh = Ha ha!
web-react-wow = Wow!
web-react-think = Hm …
web-react-hurry = Hurry up!
web-react-sorry = Sorry!
web-react-thanks = Thanks!

## The coach

web-coach = Coach
web-coach-who = Advice for whom?
web-coach-thinking = The coach is thinking …
web-coach-expert = What an expert would do
web-coach-wait = wait
web-coach-again = Ask again
web-coach-changed = Something has happened since.
web-coach-worth = What each action is worth
web-coach-action = Action
web-coach-chance = Chance of winning
web-coach-points = Points at the end
web-percent = { $number }%

## What is announced

web-told-sat = { $name } sits down.
web-told-left = { $name } has left.
web-told-begun = The game begins.
web-told-resumed = The game resumes.
web-told-resumed-back = { $name } is back. The game resumes.
web-told-handed = A computer player takes over for { $name }.
web-told-level = { $name }’s level is now: { $level }.
web-told-back = { $name } has the seat again.
web-told-undone = { $name } takes the last move back.
web-told-time-up = { $name }’s thinking time is up.
web-told-reaction = { $name }: { $reaction }

## The end

web-end = After the game
web-again = Play again
web-again-asked = { $name } wants to play again.
web-again-open = The next game is open.
web-again-join = Join in
web-next-show = Show the next game
web-end-more = Keep and share
web-end-keep = The record is the whole game in one file: you can replay it and check that the luck was fair.
web-save-record = Save the record
web-share-replay = Share the replay
