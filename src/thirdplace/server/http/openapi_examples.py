"""Bodies that the OpenAPI document shows as examples: they come from the games that are installed."""

from typing import Any

import msgspec

from thirdplace.core.http_routes import example_record
from thirdplace.core.match import Match
from thirdplace.core.record import record_of
from thirdplace.core.registry import all_games
from thirdplace.paper.press import sheets

__all__ = ["NEW_TABLE", "REPLAY", "RESULTS_OF_RECORD", "RESULTS_WISH", "REVIEW", "SHEET_OF_GAME"]


def _record() -> Any:
    """A short finished game, where some game brings one; otherwise a game that was only dealt."""
    for game in all_games():
        record = example_record(game)
        if record is not None:
            return record
    game = all_games()[0]
    return msgspec.to_builtins(record_of(Match(game, game.seats.start, seed="any text")))


def _sheet_of_game() -> tuple[str, str]:
    """The ids of a game and of one of its sheets."""
    for game, has in sheets():
        for sheet in has:
            if sheet.needs is None and not sheet.is_rulebook:
                return game.id, sheet.id
    return all_games()[0].id, "scores"


RECORD = _record()
RESULTS_WISH = {"lang": "de", "date": "17. November 2026"}
NEW_TABLE = {"game": RECORD["game"], "options": RECORD["options"]}
REPLAY = {"record": RECORD, "viewer": "all"}
RESULTS_OF_RECORD = {"record": RECORD, "wish": RESULTS_WISH}
REVIEW = {"record": RECORD}
SHEET_OF_GAME = _sheet_of_game()
