"""thirdplace: three tabletop games about places, from one source of rules."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from thirdplace.core.match import Match

__all__ = ["LANGUAGES", "__version__", "new_match"]

__version__ = "0.1.0"
LANGUAGES = ("en", "de", "it")


def new_match(
    game: str,
    seats: int,
    *,
    seed: str | None = None,
    options: Any = None,
    setup: Any = None,
    names: list[str] | None = None,
) -> "Match":
    """A game, dealt and ready for its first action. Without a seed, a secret one is drawn."""
    # Imported here, so that `thirdplace --help` need not wait for them.
    from secrets import token_hex

    from thirdplace.core.match import Match
    from thirdplace.core.registry import find_game

    seed = token_hex(32) if seed is None else seed
    return Match(find_game(game), seats, seed=seed, options=options, setup=setup, names=names)
