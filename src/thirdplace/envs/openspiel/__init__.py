"""Our games in OpenSpiel: importing this module registers each as a Python game with explicit chance.

    import pyspiel
    import thirdplace.envs.openspiel

    game = pyspiel.load_game("thirdplace_places_please(players=2)")

It needs OpenSpiel: `pip install 'thirdplace[openspiel]'`. docs/openspiel.md tells names and parameters.
"""

try:
    import pyspiel  # noqa: F401
except ImportError as missing:
    raise ImportError("OpenSpiel is missing: pip install 'thirdplace[openspiel]'") from missing

from thirdplace.envs.openspiel.spiel_game import SpielGame, register_games, short_name
from thirdplace.envs.openspiel.spiel_observer import SpielObserver
from thirdplace.envs.openspiel.spiel_state import SpielState

__all__ = ["SpielGame", "SpielObserver", "SpielState", "register_games", "short_name"]

register_games()
