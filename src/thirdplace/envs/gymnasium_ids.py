"""Registers every game with Gymnasium, those of other packages too: `places-bid` is `PlacesBid-v0` there.

>>> import gymnasium
>>> from thirdplace.envs.gymnasium_ids import register_games
>>> "PlacesBid-v0" in register_games()
True
"""

from thirdplace.core.environments.environment import load_environment
from thirdplace.core.game import Game
from thirdplace.core.registry import all_games
from thirdplace.envs.missing_library import needs

with needs("gymnasium", "envs"):
    import gymnasium

__all__ = ["gymnasium_id", "register_games"]


def gymnasium_id(game: Game) -> str:
    """Under which id Gymnasium knows a game; observations or actions of another kind are another version."""
    name = "".join(word.capitalize() for word in game.id.split("-"))
    return f"{name}-v{load_environment(game).VERSION}"


def register_games() -> list[str]:
    """Register the games that are not registered yet; returns the ids of all."""
    found = {gymnasium_id(game): game for game in all_games()}
    for id, game in found.items():
        if id not in gymnasium.registry:
            gymnasium.register(
                id,
                entry_point="thirdplace.envs.gymnasium_table:GymnasiumTable",
                vector_entry_point="thirdplace.envs.gymnasium_vector:GymnasiumVector",
                kwargs={"game": game.id},
            )
    return list(found)
