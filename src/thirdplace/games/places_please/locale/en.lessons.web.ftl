### What people read who learn Places, Please: the game at a glance, and what its lesson says.

glance-1 = Somebody rolls the die, calls out the digit and says: “Places, Please!”
glance-2 = Everyone writes it in a space on their own board: thousands, hundreds, tens or ones.
glance-3 = One digit of the five goes into the garbage. What is written stays where it is.
glance-4 = After five rolls everyone has a number. The highest earns 5 points, the next 3, the third 1.
glance-5 = After six rounds, whoever has the most points wins.

lesson-please-five = Five rolls
    .text = One round against Ben. Sit in Nora’s seat, write each roll wherever you like, and hear what she did and why.
lesson-please-five-goal = You sit in Nora’s seat, and Ben plays against you. Five rolls, four places and one garbage space. Your goal: the higher number. You may write anywhere.
lesson-please-five-roll = You begin: roll the die.
    .hint = First roll the die.
lesson-please-five-first = A 4: neither high nor low. What may still come? Tap a space for it.
    .done = In the hundreds, as Nora did. The thousands stay free for a 5 or a 6.
    .other = You wrote the 4 { $slot }. Nora took the hundreds and kept the thousands free for a 5 or a 6. We shall see!
lesson-please-five-second = Ben rolls a 1, the lowest there is. Where does it do the least harm?
    .done = Into the garbage, as Nora did. It takes one digit only, but no roll is worse than this one.
    .other = You wrote the 1 { $slot }. Nora threw it into the garbage: no roll is worse.
lesson-please-five-reroll = It is your turn to roll again.
    .hint = First roll the die.
lesson-please-five-third = A 6, the best there is!
    .done = In the thousands, as Nora did: the first digit decides almost everything.
    .other = You wrote the 6 { $slot }. Nora put it in the thousands, where it is worth six thousand.
lesson-please-five-fourth = Ben rolls a 2. It has to go somewhere.
    .done = In the ones, as Nora did: there a low digit costs the least.
    .other = You wrote the 2 { $slot }. Nora chose the ones, where a low digit costs the least.
lesson-please-five-fifth = A 5, and one space is left for it.
    .done = That makes 6452, Nora’s number. Now the boards are compared.
    .other = Done. Nora made 6452 from these rolls. Now the boards are compared.
lesson-please-five-end = Ben has 4651. The best of all would have been 6542, but nobody knows what will be rolled. The highest number earns 5 points, the next 3.
lesson-please-five-learned =
    - Every roll is written before the next one, and stays where it is.
    - The further left, the more a digit is worth.
    - The garbage is for one bad roll.
    - The highest number earns 5 points, the next 3, the third 1. After six rounds, whoever has the most points wins.
