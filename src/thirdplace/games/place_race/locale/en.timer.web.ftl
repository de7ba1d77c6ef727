### The timer: years that are spoken, and several devices in step.

web-timer = Timer
web-timer-title = Timer for Place Race NZ
web-timer-year = Year { $year }
web-timer-start = Start
web-timer-go-on = Resume
web-timer-pause = Pause
web-timer-reset = Reset
web-timer-runs = The clock is running, from { $year }.
web-timer-stands = The clock is stopped at { $year }.
web-timer-settings = Timer settings
web-timer-players = Players
web-timer-pace = { $seconds } s
web-timer-seconds = Seconds per year
web-timer-from = Start year
web-timer-heard = Ticks
web-timer-silent = Silent

web-timer-spoken = Spoken years
web-timer-spoken-0 = Off
web-timer-spoken-1 = All
web-timer-spoken-5 = Every 5
web-timer-spoken-10 = Every 10
web-timer-spoken-fewer = At this pace there is time to say only one year in { $step }.
web-timer-spoken-none = At this pace there is no time to say a year.
web-timer-mute = This browser has no voice for English.
web-timer-devices = Several devices
web-timer-share-how = Whoever joins sees the same year, and may start, pause, reset and change the pace.
web-timer-share = Share this timer
web-timer-no-server = The server cannot be reached. On this device the timer works without it.
web-timer-join-how = Or join another timer with its code:
web-timer-join = Join
web-timer-how = Open { $address } on other devices and type this code, or scan the QR code:
web-timer-code-said = The timer’s code: { $code }
web-timer-qr = QR code with the link to this timer
web-timer-in-step = { $count ->
        [one] Only this device so far
       *[other] { $count } devices in step
    }
web-timer-send = Send the link
web-timer-leave = Leave the shared timer
web-timer-coming = Joining the shared timer …
web-timer-away = Connection lost. The clock keeps running here; once the connection is back, the devices will be in step again.
web-timer-gone = The server no longer knows the shared timer. This device continues alone; share the timer again to bring the others back.
