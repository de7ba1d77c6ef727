### Why an action is refused, where no other game has the same reason (refusals.py).

error-not-connected = No line leads there.
error-place-occupied = Somebody is already standing there.
error-wrong-year = It is not that card’s year.
error-wrong-place = You are not at that card’s place.
error-not-your-card = That card belongs to somebody else.
error-already-done = That has already been done.
error-already-traded = That card has already been traded, and a card can be traded only once.
error-late-card = That is a late card: it cannot be traded, and nobody may use it before it is turned up.
error-start-locked = After a trade the start can no longer be changed.
error-not-a-city = A race starts in a city: choose a red circle.
error-no-start = Choose a start first.
error-no-such-offer = There is no such offer.
error-cannot-wait = You cannot wait until then: the year has to be later than now, and early enough for you to act in time.

## The shared timer.

error-unknown-timer = There is no shared timer with this code, or it has ended.
error-too-many-timers = Too many timers have been opened from here. Please try again in { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    }.
error-too-many-timers-here = This server has no room for another timer. Please try again later.
error-too-many-devices = Too many devices share this timer.

error-bad-options-seconds_per_year = A year lasts from 0.2 to 60 seconds.
error-bad-options-milliseconds = The seconds per year can have at most three decimals.
error-bad-options-start_year = The clock can start in a year from { $least } to { $most }.
error-bad-options-lead_years = The clock can start { $least } to { $most } years before the first card.
error-bad-options-day_cards = With this many players, everyone can have { $least } to { $most } day cards.
error-bad-options-late_cards = With this many players, everyone can have { $least } to { $most } late cards.
error-wrong-phase-start_year = The start year can be changed only before the timer starts.
