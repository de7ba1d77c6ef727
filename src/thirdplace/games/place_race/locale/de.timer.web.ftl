### Die Uhr: Jahre, die man hört, und mehrere Geräte im Gleichschritt.

web-timer = Timer
web-timer-title = Timer für Place Race NZ
web-timer-year = Jahr { $year }
web-timer-start = Start
web-timer-go-on = Weiter
web-timer-pause = Pause
web-timer-reset = Auf Anfang
web-timer-runs = Die Jahre laufen, ab { $year }.
web-timer-stands = Der Timer steht im Jahr { $year }.
web-timer-settings = Timer einstellen
web-timer-players = Personen
web-timer-pace = { $seconds } s
web-timer-seconds = Sekunden pro Jahr
web-timer-from = Startjahr
web-timer-heard = Tickt
web-timer-silent = Lautlos

web-timer-spoken = Jahre ansagen
web-timer-spoken-0 = Aus
web-timer-spoken-1 = Jedes
web-timer-spoken-5 = Jedes 5.
web-timer-spoken-10 = Jedes 10.
web-timer-spoken-fewer = Bei diesem Tempo reicht die Zeit nur für jedes { $step }. Jahr.
web-timer-spoken-none = Bei diesem Tempo reicht die Zeit nicht, um ein Jahr anzusagen.
web-timer-mute = Dieser Browser hat keine deutsche Stimme.
web-timer-devices = Mehrere Geräte
web-timer-share-how = Wer dazukommt, sieht dasselbe Jahr und darf starten, anhalten, auf Anfang stellen und das Tempo ändern.
web-timer-share = Diesen Timer teilen
web-timer-no-server = Der Server ist nicht zu erreichen. Auf diesem Gerät läuft der Timer auch ohne ihn.
web-timer-join-how = Oder tippe den Code eines anderen Timers ein:
web-timer-join = Beitreten
web-timer-how = Öffnet { $address } auf anderen Geräten und tippt diesen Code ein oder scannt den QR-Code:
web-timer-code-said = Der Code des Timers: { $code }
web-timer-qr = QR-Code mit dem Link zu diesem Timer
web-timer-in-step = { $count ->
        [one] Bisher nur dieses Gerät
       *[other] { $count } Geräte zeigen dasselbe Jahr
    }
web-timer-send = Link schicken
web-timer-leave = Gemeinsamen Timer verlassen
web-timer-coming = Verbindung zum gemeinsamen Timer …
web-timer-away = Keine Verbindung. Die Jahre laufen hier weiter; ist die Verbindung wieder da, zeigen alle Geräte wieder dasselbe Jahr.
web-timer-gone = Der Server kennt den gemeinsamen Timer nicht mehr. Dieses Gerät macht allein weiter; teile den Timer neu, um die anderen zurückzuholen.
