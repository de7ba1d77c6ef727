### A class at the table: the teacher's start page, the list of people, a pupil's way in.

class-title = Play with your class
class-lead = Places, Please on the projector, a phone for everyone, up to 60. You roll and reveal from this screen; you need no seat of your own.
class-what = What the class plays
class-speed = Does speed count?
    .help = No, unless you want it: then each digit has to be written in this time, or it goes into the garbage, or else into the smallest free place.
class-speed-none = no, everyone gets the time they need
class-open = Open the class table
class-how = How a lesson goes
class-how-1 = Open the table here, on the computer with the projector.
class-how-2 = Everyone points a phone at the square, or types the code, and writes down a name. Latecomers can join at any time.
class-how-3 = You roll. Everyone writes the digit into one of the places. You see who is still writing, and may go on without them.
class-how-4 = Reveal the round: where the class wrote each roll, who made which number, and what the best plan was, and why.
class-how-5 = A phone that falls asleep comes back to its place. You can change or remove a name at any time.
class-print = Sheets to print
class-others = The other games on the projector
class-others-how = The screen shows what everybody may know, the phones are the hands. You open the table without a seat and start it here.

## The list

class-people = People
class-here = here
class-resting = taking a break
class-rest = Break
class-return = Back in
class-remove = Remove { $name }
class-remove-sure = Really remove
class-keep = No, leave it

## A pupil

class-join = Join the class
class-join-late = The class is already playing
class-join-late-how = Come in: you play from the next round on.
class-join-do = Join in
class-in = You’re in, { $name }!
class-in-wait = Look up at the big screen: it starts in a moment. Your board comes up here.
class-not-me = That is not my name
class-removed = You are not on the list any more
class-removed-how = Perhaps your name was not right? You can join again.
class-lead-here = Lead the class on this screen

## The next game

class-another = Another game
class-another-how = Everyone stays where they are. Change the rules if you like.
class-another-open = Open the next game
