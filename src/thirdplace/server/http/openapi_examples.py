"""Bodies that the OpenAPI document shows as examples: they come from the games that are installed."""

from typing import Any

import msgspec

from thirdplace.core.match import Match
from thirdplace.core.options.option_schema import option_schema
from thirdplace.core.parts.http_routes import example_record
from thirdplace.core.records.record import record_of
from thirdplace.core.registry import all_games
from thirdplace.paper.typesetting import list_sheets

__all__ = [
    "LAB_EXAMPLE",
    "NEW_TABLE_EXAMPLE",
    "REPLAY_EXAMPLE",
    "RESULTS_OF_RECORD_EXAMPLE",
    "RESULTS_WISH_EXAMPLE",
    "REVIEW_EXAMPLE",
    "SHEET_EXAMPLE",
]


def _make_example_record() -> Any:
    """A short finished game, where some game brings one; otherwise a game that was only dealt."""
    for game in all_games():
        record = example_record(game)
        if record is not None:
            return record
    game = all_games()[0]
    return msgspec.to_builtins(record_of(Match(game, game.seats.start, seed="any text")))


def _choose_sheet() -> tuple[str, str]:
    """The ids of a game and of one of its sheets."""
    for game, has in list_sheets():
        for sheet in has:
            if sheet.needs is None and not sheet.is_rulebook:
                return game.id, sheet.id
    return all_games()[0].id, "scores"


def _change_a_rule() -> Any:
    """A game with one of its numbers changed, if some game has a dial."""
    for game in all_games():
        for option in option_schema(game):
            if option.dial and option.kind == "number" and option.default is not None:
                return {"game": game.id, "options": {option.key: option.default + option.step}}
    return {"game": all_games()[0].id}


RECORD_EXAMPLE = _make_example_record()
RESULTS_WISH_EXAMPLE = {"lang": "de", "date": "17. November 2026"}
NEW_TABLE_EXAMPLE = {"game": RECORD_EXAMPLE["game"], "options": RECORD_EXAMPLE["options"]}
REPLAY_EXAMPLE = {"record": RECORD_EXAMPLE, "viewer": "all"}
RESULTS_OF_RECORD_EXAMPLE = {"record": RECORD_EXAMPLE, "wish": RESULTS_WISH_EXAMPLE}
REVIEW_EXAMPLE = {"record": RECORD_EXAMPLE}
LAB_EXAMPLE = _change_a_rule()
SHEET_EXAMPLE = _choose_sheet()
