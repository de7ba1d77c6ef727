"""Our games in OpenSpiel: importing this module registers each as a Python game with explicit chance.

It needs OpenSpiel: `pip install 'thirdplace[openspiel]'`. docs/openspiel.md tells names and parameters.

Example:
    >>> import pyspiel
    >>> import thirdplace.envs.openspiel
    >>> game = pyspiel.load_game("thirdplace_places_please(players=2)")
    >>> game.new_initial_state().chance_outcomes()[0][0]  # the first outcome of a roll
    1
"""

try:
    import pyspiel  # noqa: F401
except ImportError as missing:
    raise ImportError("OpenSpiel is missing: pip install 'thirdplace[openspiel]'") from missing

from thirdplace.envs.openspiel.spiel_game import SpielGame, load_game, register_games, short_name
from thirdplace.envs.openspiel.spiel_observer import SpielObserver
from thirdplace.envs.openspiel.spiel_state import SpielState

__all__ = ["SpielGame", "SpielObserver", "SpielState", "load_game", "register_games", "short_name"]

register_games()
