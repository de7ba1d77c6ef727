### Warum eine Aktion nicht geht, wo kein anderes Spiel denselben Grund kennt (refusals.py).

error-not-connected = Dorthin führt keine Linie.
error-place-occupied = Dort steht schon jemand.
error-wrong-year = Es ist nicht das Jahr dieser Karte.
error-wrong-place = Du bist nicht am Ort dieser Karte.
error-not-your-card = Diese Karte hat jemand anders.
error-already-done = Das ist schon geschehen.
error-already-traded = Diese Karte wurde schon getauscht, und das geht nur einmal.
error-late-card = Das ist eine Spätkarte: Sie wird nie getauscht, und bevor sie aufgedeckt ist, kann niemand sie abgeben.
error-start-locked = Nach einem Tausch lässt sich der Startort nicht mehr ändern.
error-not-a-city = Gestartet wird in einer Stadt, also auf einem roten Kreis.
error-no-start = Zuerst muss ein Startort gewählt werden.
error-no-such-offer = So ein Angebot gibt es nicht.
error-cannot-wait = So lange kannst du nicht warten: Das Jahr muss noch kommen, und es muss dir Zeit genug zum Handeln lassen.

## The shared timer.

error-unknown-timer = Einen gemeinsamen Timer mit diesem Code gibt es nicht oder nicht mehr.
error-too-many-timers = Von hier aus wurden zu viele Timer geöffnet. Bitte versuch es in { $minutes ->
        [one] einer Minute
       *[other] { $minutes } Minuten
    } wieder.
error-too-many-timers-here = Dieser Server hat keinen Platz für noch einen Timer. Bitte versuch es später wieder.
error-too-many-devices = Zu viele Geräte teilen sich diesen Timer.

error-bad-options-seconds_per_year = Ein Jahr dauert 0,2 bis 60 Sekunden.
error-bad-options-milliseconds = Die Sekunden pro Jahr können höchstens drei Stellen nach dem Komma haben.
error-bad-options-start_year = Die Uhr kann in einem Jahr von { $least } bis { $most } beginnen.
error-bad-options-lead_years = Die Uhr kann { $least } bis { $most } Jahre vor der ersten Karte beginnen.
error-bad-options-day_cards = Möglich bei dieser Personenzahl: { $least } bis { $most } Tagkarten für jede Person.
error-bad-options-late_cards = Möglich bei dieser Personenzahl: { $least } bis { $most } Spätkarten für jede Person.
error-wrong-phase-start_year = Das Startjahr lässt sich nur ändern, bevor der Timer startet.
