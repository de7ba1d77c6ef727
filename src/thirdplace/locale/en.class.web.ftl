### A class at the table: the list of people, a pupil's way in.

class-speed = Does speed count?
    .help = Only if you set a time. Whoever has not decided by then gets the move the rules choose.
class-speed-none = no, everyone gets the time they need

## The list

class-people = People
class-here = here
class-resting = taking a break
class-rest = Break
class-return = Bring back
class-remove = Remove { $name }
class-remove-sure = Yes, remove
class-keep = No, keep

## A pupil

class-join = Join the class
class-join-late = The class is already playing
class-join-late-how = Come in: you play from the next round on.
class-join-do = Join in
class-in = You’re in, { $name }!
class-in-wait = Look up at the big screen: it starts in a moment. Your board will appear here.
class-not-me = That is not my name
class-removed = You are no longer on the list
class-removed-how = Perhaps your name was not right? You can join again.
class-lead-here = Lead the class on this screen

## The next game

class-another = Another game
class-another-how = Everyone stays where they are. Change the rules if you like.
class-another-open = Open the next game
# The big screen, and the teacher's own.

class-type-address = Open this address
class-type-code = and type this code
class-point-camera = or scan the QR code with a phone
class-screens = Screens
class-controls-here = Show the controls here
class-ranking = Whose rank does the class see?
    .help = Everyone always sees their own result on their own phone.
class-ranking-all = everybody’s
class-ranking-top = the top three
class-ranking-none = nobody’s
class-lead-elsewhere = Lead from a screen of your own
class-lead-elsewhere-how = A second window shows the list of people, everyone’s results and all controls. This screen then shows only the game. From that window you can also switch to your phone.
class-lead-window = Open my window
class-screen-only = Show only the game on this screen
class-screen-only-how = All buttons disappear. The small icon at the top brings them back.
class-screen-only-do = Hide the buttons
class-lead-title = Lead the class
class-lead-not-yours = This class is led from another device. To lead it here, open the link that the other device can show.
class-lead-phone = Lead from your phone
class-lead-phone-how = Whoever opens this link leads the class. Show it only where no pupil can see it, never on the projector.
class-lead-phone-show = Show the link as a QR code
class-lead-phone-hide = Hide the QR code
class-lead-copy = Copy the link
class-lead-wall = The big screen for the class
class-missing = { $count ->
        [0] Everyone on the list is here.
        [one] One person on the list is missing:
       *[other] { $count } people on the list are missing:
    }
class-listed-only = Only those on the list may join
class-led-over = Your last table: { $game }

# The class list.

class-list = Class list
class-list-how = Paste the names, one per line or separated by commas. The pupils then tap their name on their phone instead of typing it. The list is saved in this browser; the server has a copy only as long as the table exists.
class-list-none = No list: everyone types a name
class-list-new = New list
class-list-edit = Change
class-list-delete = Delete
class-list-delete-sure = Yes, delete “{ $name }”
class-list-title = Name of the list
class-list-title-default = My class
class-list-names = Names
class-list-save = Save the list
class-list-cancel = Cancel
class-list-count = { $count ->
        [one] One name
       *[other] { $count } names
    }
class-list-too-many = A class has at most 60 names; there are { $count } here.
class-list-twice = { $name } is on the list twice. Add a letter, like { $name } K.
class-list-empty = There are no names here yet.
class-list-long = “{ $name }” is too long: at most 24 characters.
class-choose = Who are you?
class-choose-how = Tap your name.
class-choose-taken = already here
class-choose-other = I am not on the list
class-choose-back = Back to the list

# A class in groups: several tables at once.

groups-title = The class in groups
groups-lead = Open several tables at once and see all of them on one page: who sits where, whose turn it is, and what the score is. Each group joins with the code of its table.
groups-open-count = { $count ->
        [one] Open one table
       *[other] Open { $count } tables
    }
groups-game = Which game?
groups-count = How many tables?
    .help = You can add more later.
groups-join = Each group opens { $address } and types the code of its table.
groups-more = Add a table
groups-close = Close the overview
groups-close-sure = Yes, close
groups-close-how = The tables stay, and the groups can play on. Only this overview is lost.
groups-table = Table { $number }
groups-gathering = Seats taken: { $count } of { $most }
groups-away = Away: { $names }
groups-big = Big screen
groups-drop = Remove from this page

# While the game of a class stands, on a pupil's phone.
class-paused = The class is paused. Look up: it resumes soon.
