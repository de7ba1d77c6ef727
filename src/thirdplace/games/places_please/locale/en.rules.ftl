### Places, Please: the rules page, in our own words.

rules-goal = What it is about
    .text =
    One die, five rolls, one number with four digits. Everyone works with the same rolls, but each of you decides alone where every digit goes. The trick is to make your number as high as you can, without knowing what the die will bring next. Two to six can play; a whole class can too.

rules-components = What you need
    .text =
    - one ordinary die
    - a board for every player
    - something to write with
    - a sheet for the scores

    At a thirdplace table all of this is already there. If you would rather play on paper, print the boards and the score sheet (“Print” on the website, or `thirdplace print places-please`), or draw them in a minute.

rules-board = The board
    .text =
    Each round, everyone has a fresh row of five spaces. From left to right:

    - **Thousands**, **hundreds**, **tens** and **ones** together make your number. A 6 in the thousands is worth 6000, a 6 in the ones just 6.
    - **Garbage** counts for nothing. It is there to get rid of one digit you do not want.

rules-rolling = Who rolls?
    .text =
    A round has five rolls. The first player rolls, reads the number out and calls “Places, Please!” Once everyone has written it down, the next player clockwise makes the second roll, and so on until there have been five. If there are fewer than five of you, it simply goes round again; if there are six, in each round one of you does not roll.

rules-writing = Writing
    .text =
    After every roll, all of you enter it on your own boards, wherever a space is still free: in one of the four places or in the garbage. What is written stays where it is, so think first. The next roll comes only when everyone has written.

    After the fifth roll all the spaces are full: four digits make up your number, and the fifth lies in the garbage.

rules-secret = Eyes on your own board
    .text =
    Nobody sees your board until the round is scored. If you like to watch each other, choose `open_boards`: what has been written is then shown as soon as everyone has written.

rules-scoring = Scoring a round
    .text =
    Compare your numbers:

    - 5 points for the highest number
    - 3 points for the second highest
    - 1 point for the third highest

    Players with the same number get the same points and take up only one rank between them: if two of you share the highest number, both earn 5 points, and the next number below still earns 3. Enter the points on the score sheet.

rules-next-round = The next round
    .text =
    Everyone takes a fresh row. The start moves on by one player: whoever sits clockwise from the player who began this round makes the first roll of the next.

rules-winning = Winning the game
    .text =
    After six rounds, add up your points. Whoever has the most points wins. If several players have the same highest total, they share the win.

rules-options = Options for lessons
    .text =
    As it stands, the game is the one in the rulebook. For a lesson you may change it:

    - **Number of rounds** (`rounds`): 1 to 12, normally 6.
    - **Die** (`die`): with 6 sides, as usual, or with 10 sides for the digits 0 to 9. A number may then begin with a 0; 0423 is simply 423.
    - **Number of places** (`places`): 3 to 7, normally 4. With three, the number begins at the hundreds; five, six and seven add ten thousands, hundred thousands and millions.
    - **Garbage spaces** (`garbage`): none, 1 as usual, or 2.
    - **Goal** (`goal`): the highest number, as usual (`highest`); the lowest (`lowest`); or the number closest to one you set beforehand (`target`). The points then go to the three best in that sense.
    - **Open boards** (`open_boards`): off, as usual, or on.

    A round always has as many rolls as a board has spaces: four places and one garbage space make five rolls.

rules-class = Class mode
    .text =
    Up to 60 people can sit at one table, each with their own board. Whoever leads the class rolls. Otherwise the rules do not change: one roll for all, everyone writes, and the three best numbers of the class earn 5 points, 3 points and 1 point. Everyone who has made one of those numbers gets the points for it, so in a large class there are often many to applaud.

example-five-rolls = Five rolls, two boards
    .text =
    Nora and Ben are playing, just the two of them. Nora begins the round, so she makes the first, third and fifth rolls, Ben the second and fourth. The die shows 4, 1, 6, 2, 5.

    - **4:** Nora hopes for something better and writes it in the hundreds. Ben puts it straight in the thousands.
    - **1:** Nora throws it away. Ben writes it in the ones and keeps his garbage free.
    - **6:** Nora has kept the thousands open, and in it goes. Ben’s thousands are taken, so the hundreds are the best he can do.
    - **2:** Nora writes it in the ones. Ben throws it away.
    - **5:** Both have only the tens left.

    Nora’s number is 6452, with the 1 in the garbage. Ben’s is 4651, with the 2 in the garbage. Nora earns 5 points, Ben 3. If Ida had been playing too and had also made 6452, she and Nora would both get 5 points, and Ben still 3.

    With hindsight the best number would have been 6542. But hindsight has no board of its own. Ben begins the next round.

ruling-PP1 = Who rolls, and when?
    .text = A round has five rolls. The first seat begins the first round, the second seat the next, and so on round the table. Within a round the die moves on clockwise after every roll; with fewer than five players it goes round more than once.
ruling-PP2 = Who sees what?
    .text = Everyone writes before the die is rolled again. The boards stay secret until the round is scored. With `open_boards`, what has been written is shown as soon as everyone has written.
ruling-PP3 = Where may I write, and may I change my mind?
    .text = In any free space: thousands, hundreds, tens, ones or garbage. Once written, it stays.
ruling-PP4 = What if two numbers are equal?
    .text = Equal numbers earn the same points and share one rank. If two players share the top, both get 5, and the next number gets 3. The third highest number gets 1.
ruling-PP5 = Who wins the game?
    .text = Whoever has the most points after six rounds. With equal points, the win is shared.
ruling-PP6 = What can a teacher change?
    .text = The number of rounds (`rounds`, 1 to 12), the die (`die`, 6 or 10 sides; the one with 10 has the digits 0 to 9), the number of places (`places`, 3 to 7, up to millions), the garbage spaces (`garbage`, 0 to 2) and the goal (`goal`: `highest`, `lowest`, or `target` with a number to get as close to as possible). If you change nothing, you play by the rulebook.
ruling-PP7 = Do other rules apply in class mode?
    .text = No, there are only more seats, up to 60, and whoever leads the class rolls. The three best numbers earn points just as at a small table, and equal numbers earn the same (see PP4).
ruling-PP8 = Can a lesson end early?
    .text = Yes. Whoever leads the lesson can end it at any moment. The rounds that were finished count, and the points so far make the final standings. The round that is not finished does not count, whatever has been written in it. If no round was finished, there is no winner.
ruling-PP9 = What if somebody has not written and the class goes on?
    .text = Then the digit goes into a free garbage space. If there is none, it goes into the smallest free place: the ones, then the tens, and so on. There it changes the number least, whether the highest, the lowest or the closest number wins. It is the same when thinking time runs out.

tip-left-first = Numbers are compared from the left. One more in the thousands beats anything that could stand to the right of it.
tip-no-six = Do not wait for a 6 for ever: in about two rounds out of five, none of the five rolls brings one.
tip-last-space = The last roll has to go wherever there is room. Make sure the last free space is one that hardly matters: the ones or the garbage.
tip-garbage = Once the garbage is full, it can no longer save you. If you throw away a 2 at once, the next 1 will need a place in your number.
tip-behind = If you are far behind, dare something: keep the thousands open a little longer. If you are ahead, second place with 3 points will often do.

credits =
    The rulebook of Places, Please from which we worked names no author. Whoever you are: thank you for the idea.

    thirdplace is an independent implementation and is not affiliated with the game’s authors or publisher. These texts are our own.
