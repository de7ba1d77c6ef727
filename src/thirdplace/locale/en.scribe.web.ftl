### A game with the box on the table, written down as it goes.

scribe-title = Write a game down
scribe-lead = You play with your own cards and type what happens. The rules are checked, tokens and prices are kept for you, and the game becomes a record: with score, replay and the coach’s review.
scribe-kept = Every line is kept on this device at once: a closed page loses nothing.
scribe-offline = The server cannot be reached. Everything up to here is kept: type this line again in a moment.

## Once more

scribe-ask = Go on with the game of { $names }?
scribe-so-far = { $count ->
        [0] Nothing is written yet.
        [one] { $count } line is written.
       *[other] { $count } lines are written.
    }
scribe-go-on = Go on
scribe-anew = Begin another game
scribe-instead = When you begin, the game of { $names } is thrown away.

## Before the first card

scribe-who = Who plays?
scribe-who-how = Clockwise around the table.
scribe-player = Name of player { $number }
scribe-add = One more player
scribe-remove = Without player { $number }
scribe-first = Who begins?
scribe-nameless = Player { $number }
scribe-begin = Begin

## Back and forth

scribe-back = Take back
scribe-lines = All lines
scribe-lines-how = Tap a line to take it back together with all that came after. The lines can be put back, also once you have corrected the first of them.
scribe-back-to = Take back from here: { $line }
scribe-no-lines = Nothing is written yet.

## The end

scribe-another = Another game
