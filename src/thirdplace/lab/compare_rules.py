"""The rulebook's game beside one with changed rules, on the same deals: what the lab's page asks for."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import msgspec

from thirdplace.core.errors import Refused
from thirdplace.core.game import Game
from thirdplace.core.options.option_schema import option_schema
from thirdplace.core.refusal_words import in_words_of
from thirdplace.core.registry import find_game
from thirdplace.lab.lab_request import BASE, MOST_SEATS, LabRequest, make_run, make_run_of
from thirdplace.lab.lab_run import LabRun
from thirdplace.lab.simulation.lab_plan import LabPlan
from thirdplace.lab.simulation.play_chunk import find_simulation

__all__ = ["CHANGED", "find_levels", "make_comparison_run"]

CHANGED = "changed"
"""The key of the setting with the changed rules."""


def find_levels(game: Game, seats: int | None, options: Mapping[str, Any]) -> tuple[str, ...]:
    """The levels that can play by the rulebook and by the changed rules, the weakest first.

    Raises:
        Refused: `bad-options`, if so many cannot play, or not with these options.
    """
    most = min(game.seats.stop - 1, MOST_SEATS)
    if seats is not None and not game.seats.start <= seats <= most:
        detail = f"seats: {game.seats.start}-{most}"
        raise Refused("bad-options", detail, least=game.seats.start, most=most)
    at_table = usual_seat_count(game) if seats is None else seats
    simulation = find_simulation(game)
    usual, _ = split_options(game, options)
    by_rulebook = simulation.levels(at_table, _convert_options(game, at_table, usual))
    by_changed = simulation.levels(at_table, _convert_options(game, at_table, options))
    return tuple(level for level in by_rulebook if level in by_changed)


def usual_seat_count(game: Game) -> int:
    """Four, or as near as the game allows."""
    return make_run(LabRequest(game.id)).plan.settings[0].seats


def split_options(game: Game, options: Mapping[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """What both games are played with, and the rules that only one of them has changed."""
    dials = {option.key: option.default for option in option_schema(game) if option.dial}
    both = {key: value for key, value in options.items() if key not in dials}
    changed = {key: value for key, value in options.items() if key in dials and value != dials[key]}
    return both, changed


def _convert_options(game: Game, seats: int, options: Mapping[str, Any]) -> Any:
    try:
        converted = msgspec.convert(options, game.opening.Options)
    except msgspec.ValidationError as wrong:
        raise Refused("bad-options", f"options: {wrong}") from wrong
    with in_words_of(game):
        game.opening.prepare(seats, converted)
    return converted


def make_comparison_run(request: LabRequest) -> LabRun:
    """A run of the rulebook's game; beside it that with the options of the request, if they change a rule.

    Raises:
        UnusableRequest: Something in it is not possible.
    """
    both, changed = split_options(find_game(request.game), request.options)
    usual = replace(request, options=both)
    if not changed:
        return make_run(usual)
    made = make_run_of(usual, [changed])
    base, other = made.plan.settings
    settings = (base, msgspec.structs.replace(other, key=CHANGED))
    plan = LabPlan(made.plan.game, made.plan.seed, made.plan.deals_per_block, settings)
    return LabRun(plan, made.stop, pairs=[(CHANGED, BASE)])
