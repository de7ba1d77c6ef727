"""Places, Please: options and puzzles, and how they become a state."""

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, UnsetType

from thirdplace.core.errors import Refused
from thirdplace.core.game import ALL, Viewer
from thirdplace.core.options.option_schema import option
from thirdplace.games.places_please.rules import BEST, SECOND, THIRD, count_slots
from thirdplace.games.places_please.state import ROUNDS, State

PLACES = range(3, 8)
MOST_POINTS = 20
Target = option(
    dial=True,
    variant=True,
    needed_when={"goal": ("target",)},
    most_by={"places": {places: 10**places - 1 for places in PLACES}},
)


VARIANT = option(dial=True, variant=True)


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """PP6; the defaults are the rulebook's game."""

    rounds: Annotated[int, msgspec.Meta(ge=1, le=ROUNDS), VARIANT] = 6
    die: Annotated[Literal[6, 10], VARIANT] = 6
    places: Annotated[int, msgspec.Meta(ge=min(PLACES), le=max(PLACES)), VARIANT] = 4
    garbage: Annotated[int, msgspec.Meta(ge=0, le=2), VARIANT] = 1
    goal: Annotated[Literal["highest", "lowest", "target"], VARIANT] = "highest"
    target: Annotated[Annotated[int, msgspec.Meta(extra_json_schema={"minimum": 0})] | None, Target] = None
    open_boards: Annotated[bool, VARIANT] = False
    lesson: bool | UnsetType = UNSET
    """In a lesson, seats may rest and return, and a round is shown on request. Unset: no lesson."""
    best_points: Annotated[int, msgspec.Meta(ge=1, le=MOST_POINTS), option(dial=True)] = BEST
    second_points: Annotated[int, msgspec.Meta(ge=0, le=MOST_POINTS), option(dial=True)] = SECOND
    third_points: Annotated[int, msgspec.Meta(ge=0, le=MOST_POINTS), option(dial=True)] = THIRD


LATER_OPTIONS = ("best_points", "second_points", "third_points")


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    rolls: tuple[int, ...] | None = None


def prepare(seats: int, options: Options) -> State:
    s = State()
    s.seats = seats
    s.rounds = options.rounds
    s.die = options.die
    s.places = options.places
    s.garbage = options.garbage
    s.target = _target_of(options)
    _fill_awards(s, options)
    s.open_boards = int(options.open_boards)
    s.lesson = int(options.lesson is True)
    return s


def _fill_awards(s: State, options: Options) -> None:
    """PP4: a better number never brings fewer points."""
    if options.second_points > options.best_points:
        raise Refused("bad-options", f"second_points: 0-{options.best_points}")
    if options.third_points > options.second_points:
        raise Refused("bad-options", f"third_points: 0-{options.second_points}")
    s.awards = [options.best_points, options.second_points, options.third_points, 0, 0]


def _target_of(options: Options) -> int:
    """Expresses every goal as a target number, so that the rules need only one kind of goal."""
    beyond = 10**options.places
    if options.goal != "target":
        if options.target is not None:
            raise Refused("bad-options", "target: only with goal target", sentence="target-unused")
        return 0 if options.goal == "lowest" else beyond
    if options.target is None or not 0 <= options.target < beyond:
        raise Refused("bad-options", f"target: 0-{beyond - 1}", most=beyond - 1)
    return options.target


def die_digits(sides: int) -> range:
    """PP6: what a die of six or ten sides shows."""
    return range(1, 7) if sides == 6 else range(10)


def arrange(s: State, options: Options, setup: Setup) -> None:
    """Sets the first rolls; the seed decides the rest."""
    if setup.rolls is None:
        return
    most = s.rounds * count_slots(s)
    if len(setup.rolls) > most:
        raise Refused("bad-options", f"setup.rolls: at most {most}")
    digits = die_digits(s.die)
    if any(value not in digits for value in setup.rolls):
        raise Refused("bad-options", f"setup.rolls: {digits.start}-{digits.stop - 1}")
    s.dice[: len(setup.rolls)] = setup.rolls


def public_setup(setup: Setup, viewer: Viewer) -> Setup:
    """Rolls to come are secret; those on the table stand in the view."""
    return setup if viewer == ALL else Setup()
