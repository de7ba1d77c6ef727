"""One of our games as OpenSpiel's `Game`."""

from functools import cache
from typing import Any

import pyspiel

from thirdplace.core.environments.environment import REWARDS
from thirdplace.core.errors import Refused
from thirdplace.core.game import Game
from thirdplace.core.registry import all_games, find_game
from thirdplace.envs.openspiel.parameters import (
    PLAYERS,
    REWARD,
    TEMPO,
    UNSET,
    Value,
    default_parameters,
    read_options,
)
from thirdplace.envs.openspiel.spiel_observer import SpielObserver
from thirdplace.envs.openspiel.spiel_state import SpielState
from thirdplace.envs.positions import Tree
from thirdplace.text import text_for

__all__ = ["SpielGame", "load_game", "register_games", "short_name"]

MOST_POINTS = 10_000.0
"""More than any of our games has; OpenSpiel wants to know a limit."""


def short_name(game: Game) -> str:
    """How the game is called in OpenSpiel."""
    return f"thirdplace_{game.id.replace('-', '_')}"


def register_games() -> None:
    """Register all games that tell their draws and are not registered yet."""
    known = pyspiel.registered_names()
    for game in all_games():
        if game.brings("chance_nodes") and short_name(game) not in known:
            pyspiel.register_game(_type_of(game, REWARDS[0]), _class_of(game))


def _class_of(game: Game) -> type["SpielGame"]:
    """A class for each game, as OpenSpiel's own have: a function that it keeps would not survive the exit."""
    return type(f"SpielGame_{short_name(game)}", (SpielGame,), {"game": game})


@cache
def _type_of(game: Game, reward: str) -> pyspiel.GameType:
    kinds = pyspiel.GameType
    utility = kinds.Utility.IDENTICAL if game.team else kinds.Utility.ZERO_SUM
    if reward == "score" and not game.team:
        utility = kinds.Utility.GENERAL_SUM
    return kinds(
        short_name=short_name(game),
        long_name=text_for("en", game)("title"),
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.seats.stop - 1,
        min_num_players=game.seats.start,
        provides_information_state_string=True,
        provides_information_state_tensor=not game.clock,  # its past is too long for a tensor
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=default_parameters(game),
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its parameters: players, reward, tempo and the game's own options."""

    game: Game

    def __init__(self, params: Any = None) -> None:
        game = self.game
        given = default_parameters(game) | dict(params or {})
        reward, tempo = str(given[REWARD]), int(given.get(TEMPO, UNSET))
        try:
            if reward not in REWARDS:
                raise Refused("bad-options", f"reward: {', '.join(REWARDS)}")
            if tempo != UNSET and tempo < 1:
                raise Refused("bad-options", "tempo: 1 or more milliseconds")
            options = read_options(game, given)
            tree = Tree(game, int(given[PLAYERS]), options, None if tempo == UNSET else tempo)
            info = _info_of(tree, reward)
        except Refused as refused:
            raise pyspiel.SpielError(f"{short_name(game)}: {refused.detail}") from refused
        super().__init__(_type_of(game, reward), info, params or {})
        self.tree = tree
        self.reward = REWARDS.index(reward)

    def __reduce__(self) -> Any:
        return _load_again, (str(self),)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        return SpielObserver(
            self.tree, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params
        )


def load_game(game: str, **parameters: Value) -> "SpielGame":
    """A game of ours by its own id.

    Args:
        game: The id, as everywhere in this package.
        parameters: Those that differ from the rulebook's game for as few as can play it (docs/openspiel.md).

    Raises:
        Refused: `unknown-game`.
        pyspiel.SpielError: A parameter is wrong, as its text says.

    Example:
        >>> from thirdplace.envs.openspiel import load_game
        >>> load_game("places-bid", players=4).num_players()
        4
    """
    found: SpielGame = pyspiel.load_game(short_name(find_game(game)), parameters)
    return found


def _load_again(name: str) -> pyspiel.Game:
    """A pickled game: this module is imported for it, and so its games are registered."""
    return pyspiel.load_game(name)


def _info_of(tree: Tree, reward: str) -> pyspiel.GameInfo:
    zero_sum = not tree.game.team and reward != "score"
    scored = reward == "score"
    return pyspiel.GameInfo(
        num_distinct_actions=tree.ids,
        max_chance_outcomes=tree.nodes.MAX_OUTCOMES,
        num_players=tree.seats,
        min_utility=0.0 if scored else -1.0,
        max_utility=MOST_POINTS if scored else 1.0,
        max_game_length=tree.max_decisions,
        **({"utility_sum": 0.0} if zero_sum else {}),
    )
