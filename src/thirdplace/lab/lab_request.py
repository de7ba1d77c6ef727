"""What somebody wants to know, and the plan that finds it out.

The first setting is the base: as many seats, the level and the options that were asked for. The others
change one thing each: another number of seats, another level, a dial, a restricted player.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from thirdplace.core.errors import Refused
from thirdplace.core.game import Game
from thirdplace.core.registry import find_game
from thirdplace.core.simulations.simulation import Simulation
from thirdplace.lab.lab_run import LabRun, StopRule
from thirdplace.lab.simulation.lab_plan import LabPlan, PlayerSpec, Setting
from thirdplace.lab.simulation.play_chunk import find_simulation

__all__ = ["BASE", "LabRequest", "UnusableRequest", "Vary", "make_run", "make_run_of"]

BASE = "base"
EQUALS_BASE = "base-rotated"
MIXED = "mixed"
USUAL_LEVEL = "medium"
USUAL_SEATS = 4
MOST_SEATS = 16
FAST_GAMES_PER_BLOCK = 1024
SLOW_GAMES_PER_BLOCK = 4
BLOCKS_WANTED = 128
"""A number of deals is cut into about so many blocks, or more."""
FEWEST_DEALS = 4
MOST_SETTINGS = 64


class UnusableRequest(Exception):
    """`reason` names a sentence (`lab-wrong-<reason>`)."""

    def __init__(self, reason: str, **details: str | int) -> None:
        super().__init__(reason)
        self.reason = reason
        self.details = details


class Vary(msgspec.Struct, frozen=True):
    """Other values of one option."""

    key: str
    values: tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class LabRequest:
    game: str
    seats: tuple[int, ...] = ()
    """Empty: four, or as near as the game allows."""
    levels: tuple[str, ...] = ()
    """Empty: medium, or the best there is."""
    options: dict[str, Any] = field(default_factory=dict)
    vary: tuple[Vary, ...] = ()
    restrict: tuple[str, ...] = ()
    seed: str = "lab"
    deals: int | None = None
    precision: float | None = None
    """0.0015: every share of wins by seat to ±0.15 percentage points. `deals` is then the most."""
    weighed_games: int = 0
    """So many games are looked at more closely (`simulation.WeighingTable`)."""


MOST_DEALS = 100_000_000


def make_run(request: LabRequest) -> LabRun:
    """The run that answers a request.

    Raises:
        UnusableRequest: Something in it is not possible; `reason` says what.
    """
    game = find_game(request.game)
    simulation = find_simulation(game)
    settings = list(_list_settings(request, game, simulation))
    if len(settings) > MOST_SETTINGS:
        raise UnusableRequest("too-many", count=len(settings), most=MOST_SETTINGS)
    for setting in settings:
        _check_setting(game, simulation, setting)
    pairs = [
        (setting.key, EQUALS_BASE if setting.key.startswith("restrict/") else BASE)
        for setting in settings
        if setting.key.startswith(("vary/", "restrict/"))
    ]
    base_options = _convert_options(game, settings[0].options, settings[0].seats)
    _check_weighing(simulation, settings[0], base_options, request.weighed_games)
    deals_per_block = _choose_deals_per_block(request, settings, simulation)
    plan = LabPlan(game.id, request.seed, deals_per_block, tuple(settings), request.weighed_games)
    return LabRun(plan, _make_stop_rule(request, plan), pairs=pairs)


def make_run_of(request: LabRequest, changes: Sequence[dict[str, Any]]) -> LabRun:
    """The base of a request, and beside it each of these changes of its options, on the same deals.

    Raises:
        UnusableRequest: One of them is not possible.
    """
    game = find_game(request.game)
    simulation = find_simulation(game)
    base = next(_list_settings(request, game, simulation))
    settings = [base]
    for number, change in enumerate(changes):
        options = {**base.options, **change}
        settings.append(msgspec.structs.replace(base, key=f"search/{number}", options=options))
    for setting in settings:
        _check_setting(game, simulation, setting)
    deals_per_block = _choose_deals_per_block(request, settings, simulation)
    plan = LabPlan(game.id, request.seed, deals_per_block, tuple(settings))
    return LabRun(plan, _make_stop_rule(request, plan))


def _make_stop_rule(request: LabRequest, plan: LabPlan) -> StopRule:
    most = MOST_DEALS if request.deals is None else max(FEWEST_DEALS, request.deals)
    return StopRule(-(-most // plan.deals_per_block), request.precision)


def _list_settings(request: LabRequest, game: Game, simulation: Simulation) -> Iterator[Setting]:
    seats = request.seats or (min(max(USUAL_SEATS, game.seats.start), game.seats.stop - 1),)
    _check_seats(game, seats)
    known = simulation.levels(seats[0], _convert_options(game, request.options, seats[0]))
    levels = request.levels or (USUAL_LEVEL if USUAL_LEVEL in known else known[-1],)
    _check_words(game, simulation, levels, known, request.restrict)
    first, level = seats[0], levels[0]
    base = Setting(BASE, first, (PlayerSpec(level),) * first, request.options)
    yield base
    for other in seats[1:]:
        yield Setting(f"seats/{other}", other, (PlayerSpec(level),) * other, request.options)
    for other_level in levels[1:]:
        yield Setting(f"level/{other_level}", first, (PlayerSpec(other_level),) * first, request.options)
    if len(levels) > 1 and not game.team:
        chairs = tuple(PlayerSpec(levels[seat % len(levels)]) for seat in range(first))
        yield Setting(MIXED, first, chairs, request.options, rotates=True)
    yield from _vary(request, base)
    if request.restrict:
        yield msgspec.structs.replace(base, key=EQUALS_BASE, rotates=True)
    for restriction in request.restrict:
        chairs = (PlayerSpec(level, restriction), *base.chairs[1:])
        yield msgspec.structs.replace(base, key=f"restrict/{restriction}", chairs=chairs, rotates=True)


def _vary(request: LabRequest, base: Setting) -> Iterator[Setting]:
    for vary in request.vary:
        for value in vary.values:
            options = {**request.options, vary.key: value}
            if options != request.options:
                shown = value if isinstance(value, str) else msgspec.json.encode(value).decode()
                yield msgspec.structs.replace(base, key=f"vary/{vary.key}={shown}", options=options)


def _check_seats(game: Game, seats: Sequence[int]) -> None:
    most = min(game.seats.stop - 1, MOST_SEATS)
    for count in seats:
        if not game.seats.start <= count <= most:
            raise UnusableRequest("seats", least=game.seats.start, most=most)


def _check_words(
    game: Game,
    simulation: Simulation,
    levels: Sequence[str],
    known_levels: Sequence[str],
    restrictions: Sequence[str],
) -> None:
    for level in levels:
        if level not in known_levels:
            raise UnusableRequest("level", level=level, levels=", ".join(known_levels))
    for restriction in restrictions:
        if game.team or not simulation.RESTRICTIONS:
            raise UnusableRequest("no-restrictions")
        if restriction not in simulation.RESTRICTIONS:
            known = ", ".join(simulation.RESTRICTIONS)
            raise UnusableRequest("restriction", restriction=restriction, restrictions=known)


def _convert_options(game: Game, options: dict[str, Any], seats: int, setting: str = "") -> Any:
    try:
        converted = msgspec.convert(options, game.opening.Options)
        game.opening.prepare(seats, converted)
    except (msgspec.ValidationError, Refused) as wrong:
        raise UnusableRequest("options", setting=setting or str(wrong)) from wrong
    return converted


def _check_setting(game: Game, simulation: Simulation, setting: Setting) -> None:
    options = _convert_options(game, setting.options, setting.seats, setting.key.partition("/")[2])
    known = simulation.levels(setting.seats, options)
    _check_words(game, simulation, [chair.level for chair in setting.chairs], known, ())


def _check_weighing(simulation: Simulation, base: Setting, options: Any, games: int) -> None:
    """Decisions are weighed by thousands of playouts, so only levels that play fast can do it."""
    if not games:
        return
    if simulation.open_weighing_table is None:
        raise UnusableRequest("no-weighing")
    is_played = not simulation.layout(base.seats, options).removals
    for chair in base.chairs:
        if is_played and chair.level in simulation.SLOW_LEVELS:
            raise UnusableRequest("slow-weighing", level=chair.level)


def _choose_deals_per_block(request: LabRequest, settings: Sequence[Setting], simulation: Simulation) -> int:
    """Blocks of about the same work; and enough of them where few deals are wanted."""
    is_slow = any(chair.level in simulation.SLOW_LEVELS for setting in settings for chair in setting.chairs)
    games = SLOW_GAMES_PER_BLOCK if is_slow else FAST_GAMES_PER_BLOCK
    deals = max(1, games // max(len(setting.lineups) for setting in settings))
    return deals if request.deals is None else max(1, min(deals, request.deals // BLOCKS_WANTED))
