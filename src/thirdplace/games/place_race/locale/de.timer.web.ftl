### Die Uhr: Jahre, die man hört, und mehrere Geräte im Gleichschritt.

web-timer = Timer
web-timer-title = Timer für Place Race
web-timer-year = Jahr { $year }
web-timer-start = Start
web-timer-go-on = Weiter
web-timer-pause = Pause
web-timer-reset = Zurück
web-timer-runs = Die Jahre laufen, ab { $year }.
web-timer-stands = Die Uhr steht im Jahr { $year }.
web-timer-settings = Die Uhr einstellen
web-timer-players = Personen
web-timer-pace = { $seconds } s
web-timer-seconds = Sekunden je Jahr
web-timer-from = Startjahr
web-timer-heard = Tickt
web-timer-silent = Lautlos

web-timer-spoken = Jahre ansagen
web-timer-spoken-0 = Nein
web-timer-spoken-1 = Alle
web-timer-spoken-5 = Alle 5
web-timer-spoken-10 = Alle 10
web-timer-spoken-fewer = Bei diesem Tempo reicht die Zeit nur für jedes { $step }. Jahr.
web-timer-spoken-none = Bei diesem Tempo reicht die Zeit nicht, ein Jahr zu sagen.
web-timer-mute = Dieser Browser hat keine deutsche Stimme.
web-timer-devices = Mehrere Geräte
web-timer-share-how = Wer dazukommt, sieht dasselbe Jahr und darf starten, anhalten, zurückstellen und das Tempo ändern.
web-timer-share = Diese Uhr teilen
web-timer-no-server = Der Server ist nicht zu erreichen. Auf diesem Gerät läuft die Uhr auch ohne ihn.
web-timer-join-how = Oder mit einem Code zu einer anderen:
web-timer-join = Dazukommen
web-timer-how = Öffnet { $address } auf anderen Geräten und tippt diesen Code ein, oder haltet eine Kamera darauf:
web-timer-code-said = Der Code der Uhr: { $code }
web-timer-qr = QR-Code mit dem Link zu dieser Uhr
web-timer-in-step = { $count ->
        [one] Bisher nur dieses Gerät
       *[other] { $count } Geräte im Gleichschritt
    }
web-timer-send = Link schicken
web-timer-leave = Allein weiter
web-timer-coming = Unterwegs zur gemeinsamen Uhr …
web-timer-away = Keine Verbindung. Die Jahre laufen hier weiter, und sobald sie wieder da ist, stimmt alles wieder überein.
web-timer-gone = Der Server kennt die gemeinsame Uhr nicht mehr. Dieses Gerät macht allein weiter; teile sie neu, um die anderen zurückzuholen.
