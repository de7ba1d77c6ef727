"""The timer for the box by itself: time is what the test says."""

from typing import Any

import pytest

from thirdplace.core.errors import Refused
from thirdplace.games.place_race.timer import (
    NewTimer,
    TimerActions,
    TimerBegins,
    TimerPaced,
    TimerPaused,
    TimerReset,
    TimerStarted,
    TimerState,
    TimerTold,
    act,
    open_timer,
    show,
)


def opened(**wanted: Any) -> TimerState:
    return open_timer(NewTimer(**wanted), 0)


def told(state: TimerState) -> TimerTold:
    return show(state, "K7QW3M", 2)


def years(state: TimerState, now: int) -> float:
    """As every device reckons from what it is told."""
    shown = told(state)
    return shown.years + ((now - shown.at) / (1000 * shown.seconds_per_year) if shown.runs else 0)


def after(state: TimerState, *actions: tuple[TimerActions, int]) -> TimerState:
    for action, now in actions:
        state = act(state, action, now)
    return state


def test_years_pass_by_the_clock_alone() -> None:
    one = after(opened(seconds_per_year=2.0), (TimerStarted(), 1000))
    assert (years(one, 1000), years(one, 6000)) == (0, 2.5)
    one = after(one, (TimerStarted(), 3000))  # a second tap changes nothing
    assert years(one, 6000) == 2.5
    one = after(one, (TimerPaused(), 7000))
    assert years(one, 99_000) == 3
    one = after(one, (TimerStarted(), 100_000))
    assert years(one, 102_000) == 4
    one = after(one, (TimerReset(), 103_000))
    assert (years(one, 200_000), told(one).runs, told(one).begun) == (0, False, False)


def test_another_pace_keeps_the_year() -> None:
    one = after(opened(seconds_per_year=2.0, runs=True), (TimerPaced(3.0), 3000))
    assert years(one, 3000) == 1.5
    assert years(one, 4500) == 2


def test_it_goes_on_from_where_the_device_that_shares_it_was() -> None:
    one = opened(years=10.25, runs=True, seconds_per_year=1.0)
    assert told(one).begun
    assert years(one, 750) == 11


def test_the_start_year_is_chosen_before_the_start() -> None:
    one = after(opened(), (TimerBegins(1769), 0), (TimerStarted(), 0))
    assert told(one).start_year == 1769
    with pytest.raises(Refused, match="wrong-phase"):
        act(one, TimerBegins(1900), 500)
    assert years(one, 2000) == 1


def test_devices_are_told_the_code_and_how_many_they_are() -> None:
    assert (told(opened()).code, told(opened()).devices) == ("K7QW3M", 2)
