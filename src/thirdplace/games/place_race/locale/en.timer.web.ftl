### The timer: years that are spoken, and several devices in step.

web-timer = Timer
web-timer-title = Timer for Place Race
web-timer-year = Year { $year }
web-timer-start = Start
web-timer-go-on = Go on
web-timer-pause = Pause
web-timer-reset = Reset
web-timer-runs = The years run, from { $year }.
web-timer-stands = The clock stands in { $year }.
web-timer-settings = Set the timer
web-timer-players = Players
web-timer-pace = { $seconds } s
web-timer-seconds = Seconds a year
web-timer-from = Start year
web-timer-heard = Ticks
web-timer-silent = Silent

web-timer-spoken = Spoken years
web-timer-spoken-0 = Off
web-timer-spoken-1 = All
web-timer-spoken-5 = Every 5
web-timer-spoken-10 = Every 10
web-timer-spoken-fewer = At this pace there is time for every { $step } years.
web-timer-spoken-none = At this pace there is no time to say a year.
web-timer-mute = This browser has no voice for English.
web-timer-devices = Several devices
web-timer-share-how = Whoever joins sees the same year, and may start, pause, reset and change the pace.
web-timer-share = Share this timer
web-timer-no-server = The server cannot be reached. On this device the timer works without it.
web-timer-join-how = Or join another one with its code:
web-timer-join = Join
web-timer-how = Open { $address } on other devices and type this code, or point a camera at it:
web-timer-code-said = The timer’s code: { $code }
web-timer-qr = QR code with the link to this timer
web-timer-in-step = { $count ->
        [one] Only this device so far
       *[other] { $count } devices in step
    }
web-timer-send = Send the link
web-timer-leave = Go on alone
web-timer-coming = On the way to the shared timer …
web-timer-away = No connection. The years go on here, and as soon as it is back everything is in step again.
web-timer-gone = The server does not know the shared timer any more. This device goes on alone; share it again to bring the others back.
