"""The timer for Place Race's box: the years that pass while people play with board and cards.

A timer is no game: what it shows is a pure function of when it was started and at which pace, so nothing is
sent per year, and any server that knows its state shows the same.
"""

from typing import Annotated

import msgspec
from msgspec.structs import replace

from thirdplace.core.errors import Refused
from thirdplace.games.place_race.opening import SECONDS_PER_YEAR, USUAL_SECONDS

__all__ = ["NewTimer", "TimerActions", "TimerState", "TimerTold", "act", "open_timer", "show", "years_passed"]

SHORTEST_YEAR_S, LONGEST_YEAR_S = SECONDS_PER_YEAR
FIRST_YEAR, LAST_YEAR = 1, 2999
SecondsPerYear = Annotated[float, msgspec.Meta(ge=SHORTEST_YEAR_S, le=LONGEST_YEAR_S)]
StartYear = Annotated[int, msgspec.Meta(ge=FIRST_YEAR, le=LAST_YEAR)]


class NewTimer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The timer as it is on the device that shares it."""

    seconds_per_year: SecondsPerYear = USUAL_SECONDS[3]
    start_year: StartYear = 1830
    years: Annotated[float, msgspec.Meta(ge=0, le=1_000_000)] = 0.0
    """That have passed, with the part of the one that runs."""
    runs: bool = False


class TimerTold(msgspec.Struct, frozen=True, tag_field="type", tag="timer"):
    """What everyone shows, until it is told anew: nothing is sent per year."""

    code: str
    start_year: int
    seconds_per_year: float
    years: float
    """That had passed at the server's time `at`; if it runs, they go on from there."""
    at: int
    runs: bool
    begun: bool
    devices: int


class TimerStarted(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="start"):
    """Begin, or go on."""


class TimerPaused(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="pause"):
    pass


class TimerReset(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="reset"):
    """Back to the start year."""


class TimerPaced(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="pace"):
    seconds_per_year: SecondsPerYear


class TimerBegins(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="begin"):
    """Before the start: with this year."""

    start_year: StartYear


TimerActions = TimerStarted | TimerPaused | TimerReset | TimerPaced | TimerBegins


class TimerState(msgspec.Struct, frozen=True):
    start_year: int
    seconds_per_year: float
    years: float
    """That had passed at `at`."""
    at: int
    """The time in milliseconds when the state was made."""
    runs: bool
    begun: bool


def open_timer(new: NewTimer, now: int) -> TimerState:
    begun = new.runs or new.years > 0
    return TimerState(new.start_year, new.seconds_per_year, new.years, now, new.runs, begun)


def years_passed(state: TimerState, now: int) -> float:
    """The years that have passed, with the fraction of the current one."""
    running_ms = max(0, now - state.at) if state.runs else 0
    return state.years + running_ms / (1000 * state.seconds_per_year)


def act(state: TimerState, action: TimerActions, now: int) -> TimerState:
    """What is so already is told again, and harms nobody. Raises Refused."""
    state = replace(state, years=years_passed(state, now), at=now)
    match action:
        case TimerStarted():
            return replace(state, runs=True, begun=True)
        case TimerPaused():
            return replace(state, runs=False)
        case TimerReset():
            return replace(state, runs=False, begun=False, years=0.0)
        case TimerPaced(seconds_per_year):
            return replace(state, seconds_per_year=seconds_per_year)  # as much of the year is gone as before
        case TimerBegins(start_year):
            if state.begun:
                raise Refused("wrong-phase", "start_year: only before the start")
            return replace(state, start_year=start_year)


def show(state: TimerState, code: str, devices: int) -> TimerTold:
    return TimerTold(
        code=code,
        start_year=state.start_year,
        seconds_per_year=state.seconds_per_year,
        years=state.years,
        at=state.at,
        runs=state.runs,
        begun=state.begun,
        devices=devices,
    )
