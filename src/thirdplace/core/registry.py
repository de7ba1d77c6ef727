"""Finds games: the folders of thirdplace.games, and entry points of other packages."""

import sys
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib import import_module
from pkgutil import iter_modules

from thirdplace.core.errors import CODES, Refused
from thirdplace.core.game import Game

__all__ = ["BrokenGame", "all_games", "find_broken_games", "find_game", "known_refusal_codes"]

ENTRY_POINT_GROUP = "thirdplace.games"


@dataclass(frozen=True, slots=True)
class BrokenGame:
    """A game of another package that cannot be loaded. All other games are there without it."""

    name: str
    """What its package calls it."""
    target: str
    """The module, and the object in it, that its package names."""
    error: Exception


@cache
def _own_packages() -> dict[str, str]:
    """Ids of the games shipped here, with their packages; nothing is imported for it."""
    from thirdplace import games

    found = (module.name for module in iter_modules(games.__path__) if module.ispkg)
    return {name.replace("_", "-"): f"thirdplace.games.{name}" for name in sorted(found)}


def find_game(game_id: str) -> Game:
    """The game with this id.

    Args:
        game_id: Of one of ours, or of another package: those are found by their entry points.

    Raises:
        Refused: `unknown-game`.

    Example:
        >>> from thirdplace import find_game
        >>> find_game("places-bid").seats
        range(3, 7)
    """
    package = _own_packages().get(game_id)
    if package is not None:
        game: Game = import_module(package).GAME
        return game
    for game in _load_other_games().games:
        if game.id == game_id:
            return game
    raise Refused("unknown-game", game_id)


def all_games() -> list[Game]:
    """Every game there is, ours and those of other packages, sorted by id.

    Example:
        >>> from thirdplace import all_games
        >>> "places-bid" in [game.id for game in all_games()]
        True
    """
    games = [find_game(game_id) for game_id in _own_packages()]
    return sorted([*games, *_load_other_games().games], key=lambda game: game.id)


def known_refusal_codes() -> frozenset[str]:
    """Every code with which something may be refused: those that all games share, and each game's own."""
    return frozenset(CODES[1:]).union(*(game.refusals for game in all_games()))


def find_broken_games() -> tuple[BrokenGame, ...]:
    """The games of other packages that are left out because they cannot be loaded."""
    return _load_other_games().broken


@dataclass(frozen=True, slots=True)
class _OtherGames:
    games: tuple[Game, ...]
    broken: tuple[BrokenGame, ...]


def _load_other_games() -> _OtherGames:
    return _load_entry_points(tuple(sys.path))


@lru_cache(maxsize=1)
def _load_entry_points(path: tuple[str, ...]) -> _OtherGames:
    """Reads the metadata of every installed package: milliseconds, so once for a path of Python."""
    from importlib.metadata import entry_points  # 20 ms that only strangers' games cost

    games, broken = list[Game](), list[BrokenGame]()
    for point in entry_points(group=ENTRY_POINT_GROUP):
        try:
            loaded = point.load()
            if not isinstance(loaded, Game):
                raise TypeError(f"{point.value} is no Game")
            games.append(loaded)
        except Exception as wrong:  # whatever is wrong with one game, the others go on
            broken.append(BrokenGame(point.name, point.value, wrong))
    return _OtherGames(tuple(games), tuple(broken))
