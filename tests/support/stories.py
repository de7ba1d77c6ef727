"""Stories that are told twice: two tables that differ only in what seat 1 cannot know.

Each game brings its own two worlds: `WORLDS` in `tests/stories.py` of its folder.
"""

from dataclasses import dataclass, field
from importlib import import_module
from importlib.resources import files
from typing import Any

from thirdplace.core.registry import all_games

__all__ = ["Json", "Step", "World", "do_command", "worlds_by_game"]

Json = dict[str, Any]
Step = tuple[int, Json]
"""A seat and what it says: an action, or a command of another kind."""


@dataclass
class World:
    """What chance decides, and what three people do; seat 1 sees no difference between two of a kind."""

    game: str
    setup: Json
    steps: list[Step]
    options: Json = field(default_factory=dict)
    answered: int | None = None
    """The number of the step that a standing order answers."""


def do_command(kind: str, **values: Any) -> Json:
    return {"type": "do", "action": {"type": kind, **values}}


def worlds_by_game() -> dict[str, tuple[World, World]]:
    """The two worlds of each game that has some."""
    games = [game for game in all_games() if (files(game.package) / "tests" / "stories.py").is_file()]
    return {game.id: import_module(f"{game.package}.tests.stories").WORLDS for game in games}
