### The page on which a teacher opens a class.

class-title = Play with your class
class-lead = Places, Please on the projector and a phone for every player, up to 60. You roll and reveal from this screen; you need no seat of your own.
class-what = What the class plays
class-late-places-please = Only if you set a time. A digit not written by then goes into the garbage or, if that is full, into the smallest free place.
class-open = Open the class table
class-how = How a lesson goes
class-how-1 = Open the table here, on the computer with the projector.
class-how-2 = Everyone scans the QR code with a phone, or types the code, and enters a name. Latecomers can join at any time.
class-how-3 = You roll. Everyone writes the digit in a space. You see who is still writing, and may go on without them.
class-how-4 = Reveal the round: where the class wrote each roll, who made which number, and what the best plan was and why.
class-how-5 = A phone that falls asleep comes back to its board. You can change or remove a name at any time.
class-print = Sheets to print
class-others = The other games on the projector
class-others-how = The screen shows what everybody may know; each player’s hand is on their phone. You open the table without taking a seat and start it here.
groups-open = Open tables for groups
