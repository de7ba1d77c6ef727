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


def new_timer(**wanted: Any) -> TimerState:
    return open_timer(NewTimer(**wanted), 0)


def shown_state(state: TimerState) -> TimerTold:
    return show(state, "K7QW3M", 2)


def years_shown(state: TimerState, now: int) -> float:
    """As every device reckons from what it is told."""
    shown = shown_state(state)
    return shown.years + ((now - shown.at) / (1000 * shown.seconds_per_year) if shown.runs else 0)


def apply_actions(state: TimerState, *actions: tuple[TimerActions, int]) -> TimerState:
    for action, now in actions:
        state = act(state, action, now)
    return state


def test_years_pass_by_the_clock_alone() -> None:
    one = apply_actions(new_timer(seconds_per_year=2.0), (TimerStarted(), 1000))
    assert (years_shown(one, 1000), years_shown(one, 6000)) == (0, 2.5)
    one = apply_actions(one, (TimerStarted(), 3000))  # a second tap changes nothing
    assert years_shown(one, 6000) == 2.5
    one = apply_actions(one, (TimerPaused(), 7000))
    assert years_shown(one, 99_000) == 3
    one = apply_actions(one, (TimerStarted(), 100_000))
    assert years_shown(one, 102_000) == 4
    one = apply_actions(one, (TimerReset(), 103_000))
    assert (years_shown(one, 200_000), shown_state(one).runs, shown_state(one).begun) == (0, False, False)


def test_another_pace_keeps_the_year() -> None:
    one = apply_actions(new_timer(seconds_per_year=2.0, runs=True), (TimerPaced(3.0), 3000))
    assert years_shown(one, 3000) == 1.5
    assert years_shown(one, 4500) == 2


def test_it_goes_on_from_where_the_device_that_shares_it_was() -> None:
    one = new_timer(years=10.25, runs=True, seconds_per_year=1.0)
    assert shown_state(one).begun
    assert years_shown(one, 750) == 11


def test_the_start_year_is_chosen_before_the_start() -> None:
    one = apply_actions(new_timer(), (TimerBegins(1769), 0), (TimerStarted(), 0))
    assert shown_state(one).start_year == 1769
    with pytest.raises(Refused, match="wrong-phase"):
        act(one, TimerBegins(1900), 500)
    assert years_shown(one, 2000) == 1


def test_devices_are_told_the_code_and_how_many_they_are() -> None:
    assert (shown_state(new_timer()).code, shown_state(new_timer()).devices) == ("K7QW3M", 2)
