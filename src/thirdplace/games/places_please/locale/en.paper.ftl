# What stands on the printed sheets.

sheet-rulebook = Rulebook
    .about = Rules, an example, tips and all rulings, in our own words.
    .opens = The rules, with an example to play
sheet-boards = Boards
    .about = Rows of spaces to write in, two boards side by side where there is room. A row is a round.
    .opens = Play it on a screen
sheet-scores = Score sheet
    .about = Numbers and points of up to six players, round by round.
    .opens = The score pad that adds up
sheet-lesson = Lesson sheet
    .about = Place value for a class: a page of tasks, and the answers with the best plan for the teacher. Each sheet has a number: the same number brings the same rolls, another one brings new rolls.
    .opens = Join your class: type its code
sheet-name = Name
sheet-points-rule = The best number of a round earns 5 points, the second 3, the third 1. Equal numbers earn the same. Write the points in the small box.
sheet-goal-highest = The highest number wins.
sheet-goal-lowest = The lowest number wins.
sheet-goal-target = The number closest to { $target } wins.
sheet-number = { $number }
sheet-lesson-seed = Rolls no. { $seed }: this number makes the same sheet again.
sheet-lesson-class = The class can also play on its own devices: open thirdplace, choose “Play with your class” and show the code.
sheet-lesson-title = What is a digit worth?
sheet-lesson-apart = Break up the number { $number }. How much is each digit worth where it stands?
sheet-lesson-together = Make numbers from these digits: { $digits }. Use each digit once.
sheet-lesson-largest = The largest:
sheet-lesson-smallest = The smallest:
sheet-lesson-play = Play a round. Cover the rolls and uncover them one by one. Write each digit on the board before you look at the next; what is written stays.
sheet-lesson-roll = Roll
sheet-lesson-where = Where did you write it?
sheet-lesson-why = Why there?
sheet-lesson-answer-where = Where
sheet-lesson-answer-why = Why
sheet-lesson-think = Think about it.
sheet-lesson-question-1 = Which digit of your number is worth most? Would the number be larger if two of its digits changed places?
sheet-lesson-question-2 = Which roll was hardest to place? What were you hoping for?
sheet-lesson-question-3 = Two of you wrote the same digits in different places. Whose number is larger, and where do you look first?
sheet-lesson-answers = For the teacher
sheet-lesson-plan = The best plan for someone who knows the chances, but not the rolls to come:
sheet-lesson-expected = The expected number is now { $number }.
sheet-lesson-expected-target = The expected distance from { $target } is now { $number }.
sheet-lesson-as-good = “Just as good” means: the expected number is the same, or so nearly the same that nobody would notice in a game.
sheet-lesson-made = The plan makes { $number }. With the same rolls, somebody may have been luckier: good decisions and good luck are two different things.
sheet-lesson-hint-1 = The leftmost digit is worth most, whatever digit it is. A number grows when a larger digit moves to the left.
sheet-lesson-hint-1-zero = The leftmost digit is worth most, unless it is a 0. A number grows when a larger digit moves to the left.
sheet-lesson-hint-2 = Middling rolls are hard: a better one may still come, or never. Let the class count how many sides of the die are better.
sheet-lesson-hint-3 = Compare from the left; the first place where two numbers differ decides.

## The rulebook's figures

paper-book-roll = Roll
paper-book-players = Players
paper-book-nth = { $roll ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $roll }th
    }
paper-book-who = Who makes each roll of the first round

## The player aid

sheet-aid = Player aid
    .about = A round and its points on the front, the setup on the back: one for each player. Print double-sided.
    .opens = The rules, with an example to play
paper-aid-hint = Double-sided, flipped on the long edge
paper-aid-round = A round
paper-aid-roll = Roll
    .text = One player rolls, reads the number out and calls “Places, Please!”
paper-aid-write = Write
    .text = Everyone writes it in a free space in their own row. What is written stays.
paper-aid-on = Pass on
    .text = The die goes clockwise, until there have been five rolls.
paper-aid-compare = Compare
    .text = Four digits make your number; the one in the garbage counts for nothing.
paper-aid-score = Points
paper-aid-score-first = for the highest number
paper-aid-score-second = for the second highest
paper-aid-score-third = for the third highest
paper-aid-equal = Equal numbers
    .text = They earn the same points and share one rank.
paper-aid-next = Next round
    .text = A fresh row; the player after the one who began rolls first.
paper-aid-end = The end
    .text = After six rounds, whoever has the most points wins. In a tie, the win is shared.
paper-aid-setup = Setting up
paper-aid-setup-things = You need
    .text = One die, a board and a pencil for each player, one score sheet.
paper-aid-setup-boards = Boards
    .text = A round is one row: thousands, hundreds, tens, ones, garbage. A game takes six rows.
paper-aid-setup-first = First
    .text = Agree on who rolls first, and keep your row hidden until the round is over.
paper-aid-setup-order = The table
    .text = It shows which player makes each of the five rolls in the first round. In the next round everything moves on by one player.
paper-aid-setup-tip = Tip
    .text = One more in the thousands beats everything to the right of it.

## Heads of columns; soft hyphens are where a word may be parted.

sheet-place-millions = Millions
sheet-place-hundred-thousands = Hundred thousands
sheet-place-ten-thousands = Ten thousands
sheet-place-thousands = Thousands
sheet-place-hundreds = Hundreds
sheet-place-tens = Tens
sheet-place-ones = Ones
sheet-place-garbage = Garbage
sheet-place-garbage-2 = Garbage 2
