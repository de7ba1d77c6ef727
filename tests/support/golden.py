"""The golden games of every game, as records."""

from importlib.resources import files
from typing import Any

import msgspec

from thirdplace.core.records.record_text import from_text
from thirdplace.core.registry import all_games

GOLDEN = {
    f"{game.id} {path.name}": from_text(path.read_text(encoding="utf-8"))
    for game in all_games()
    for path in sorted((files(game.package) / "tests" / "golden").iterdir(), key=lambda path: path.name)
}
"""Whole games of every kind."""


def to_json_values(struct: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(struct))
