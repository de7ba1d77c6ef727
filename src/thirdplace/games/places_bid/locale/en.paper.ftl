### What stands on the printed sheets.

## The sheets

sheet-rulebook = Rulebook
    .about = Rules, setup, examples, tips, all rulings and the list of buildings, in our own words.
    .opens = The rules, with examples to play
sheet-cards = Building and project cards
    .about = All 48 buildings and the six secret projects at their true size of 63 × 88 mm, with backs. Stiff paper is best.
    .opens = How it is played
sheet-projects = Project cards
    .about = Only the six secret projects, with backs of their own. They are part of the full card sheet, too.
    .opens = How it is played
sheet-blanks = Blank cards
    .about = Six cards for buildings of your own, to write and draw on. Their backs match the building cards.
    .opens = Make buildings on a screen
sheet-own = Your own buildings
    .about = The buildings you have made, as cards to shuffle in with the others.
    .opens = Make more buildings
sheet-tokens = Tokens
    .about = Twelve fives and seventy ones, as many as in the box. Both sides show the same value.
    .opens = How it is played
sheet-aid = Player aid
    .about = A round, the prices and the scoring at a glance, with the setup on the back: one for each player. Print double-sided.
    .opens = The full rules
sheet-scores = Score sheet
    .about = Points by letter, project, tokens and bonus for up to six players.
    .opens = The score pad that adds up

## Cards

paper-both-sides = Print at 100%, double-sided, flipped on the long edge.
paper-project = Project
    .each = for each of your { $category } buildings at the end
    .secret = Nobody else may see this card before the game is over.
paper-blank-points = Points
paper-blank-name = Name
paper-blank-letter = Circle its letter
paper-blank-players = Minimum players?

## The player aid

paper-aid-round = A round
paper-aid-market = Market
    .text = Turn up cards: { $three } with three players, { $four } with four, { $more } with five or six.
paper-aid-bid = Bid or pass
    .text = In turn, clockwise. Every bid beats the last one. Once you have passed, you are out until the next round; if you had not bid at all, you take { $tokens } tokens at once.
paper-aid-pay = Pay and choose
    .text = Everyone who bid, the highest last bid first. You may not decline.
paper-aid-highest = Highest bid
    .text = pay all of it
paper-aid-others = Other bids
    .text = pay half of your last one, rounded up
    .share = { $share }, rounded up
paper-aid-empty = Nothing left
    .text = take { $tokens } tokens
paper-aid-up-to = Bid up to
paper-aid-half = Half
paper-aid-next = Next round
    .text = The highest bidder begins. Discard what nobody took.
paper-aid-end = The end
    .text = After the round in which somebody owns all six letters, or the deck runs out.
paper-aid-score = What scores
paper-aid-buildings = Buildings
    .text = the points on them
paper-aid-project = Project
    .text = for each building with its letter
paper-aid-tokens = Tokens
    .text = for every token you have left (a 5 counts as five)
paper-aid-set = PLACES
    .text = at least one building of each of the six letters
paper-aid-tie = A tie
    .text = First compare: who owns all six letters? Then: whose last bid in the final round is higher? If that is equal too, you share the win.

paper-aid-setup = Setting up
paper-aid-setup-tokens = Tokens
    .text = Everyone takes ten 1s and one 5, together 15.
paper-aid-setup-projects = Projects
    .text = Shuffle the six project cards and deal one to each. Keep yours secret. The others go back into the box unseen.
paper-aid-setup-removed = Left out
    .text = These cards are not used: { $names }.
    .many = Building cards that are not used, as chosen for this table: { $count }.
paper-aid-setup-cards = Buildings
    .text = Three players: take out all cards marked 4+ or 5+. Four: those marked 5+. Five or six: use them all.
paper-aid-setup-deck = Deck
    .text = Shuffle the building cards that are left and lay them face down.
paper-aid-setup-first = First
    .text = The youngest opens the first round; then it goes clockwise.
paper-aid-setup-forward = While you bid
    .text = Push the tokens of your bid forward, so that everyone sees it and nobody bids too much. Change is always given.

## The score sheet

paper-score-date = Date
paper-score-name = Name
paper-score-project = Project
    .worth = { $points } each
paper-score-tokens = Tokens
paper-score-set = All six letters
    .worth = { $points }
paper-score-total = Total
paper-score-tie = Last bid
    .worth = in a tie

## The rulebook's figures, and the setup by number of players

paper-setup-players = Players
paper-setup-tokens = Tokens each (ten 1s, one 5)
paper-setup-projects = Project cards dealt
paper-setup-cards = Building cards in the deck
paper-setup-out = Cards taken out
paper-setup-market = Face-up cards per round
paper-setup-rounds = Rounds at most
paper-book-points = Points
paper-book-category = Category: letter, icon, colour
paper-book-name = Picture and name
paper-book-players = Minimum number of players
paper-book-kept = stays
paper-book-out = go back into the box
paper-book-pass = pass
