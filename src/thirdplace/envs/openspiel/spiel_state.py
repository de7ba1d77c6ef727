"""A position of one of our games as OpenSpiel's `State`."""

from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec
import pyspiel

from thirdplace.core.action_words import write_words
from thirdplace.core.environments.environment import PARTIAL
from thirdplace.core.game import ALL
from thirdplace.envs.openspiel.past_text import write_past
from thirdplace.envs.positions import CHANCE, OVER, Position

if TYPE_CHECKING:
    from thirdplace.envs.openspiel.spiel_game import SpielGame

__all__ = ["SpielState"]


class SpielState(pyspiel.State):  # type: ignore[misc]
    """Seats decide one after the other; who decides later does not see what is secret of those before."""

    def __init__(self, game: "SpielGame") -> None:
        super().__init__(game)
        self.position: Position = game.tree.first

    @property
    def _game(self) -> "SpielGame":
        game: SpielGame = self.get_game()
        return game

    def current_player(self) -> int:
        return self.position.player

    def is_terminal(self) -> bool:
        return self.position.player == OVER

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.position.legal)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = self._game.tree.list_outcomes(self.position)
        return [(outcome, 1 / len(outcomes)) for outcome in outcomes]

    def _apply_action(self, action: int) -> None:
        tree = self._game.tree
        step = tree.draw if self.position.player == CHANCE else tree.choose
        self.position = step(self.position, action)

    def _action_to_string(self, player: int, action: int) -> str:
        tree, position = self._game.tree, self.position
        if player == CHANCE:
            draw = len(position.drawn)
            return tree.nodes.describe(position.state, tree.options, draw, action)
        if player != position.player:
            return f"id {action}"
        number = tree.action(position, action)
        if number < 0:
            return "wait" if number > PARTIAL else f"first part {PARTIAL - number}"
        return write_words(tree.game.actions.decode(position.state, tree.options, number))

    def returns(self) -> list[float]:
        game = self._game
        if not self.is_terminal():
            return [0.0] * game.tree.seats
        return game.tree.values(self.position, game.reward)

    def __str__(self) -> str:
        """All that has happened, and the table as an onlooker sees it: nobody knows what is not drawn."""
        tree = self._game.tree
        past = write_past(tree, self.position, ALL)
        if not self.position.has_begun:
            return past
        return f"{past}\n{msgspec.json.encode(tree.view(self.position, None)).decode()}"

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """A state that the player cannot tell from this one, with all that is secret drawn again."""
        way = self._game.tree.resample(self.position, player, _Sampled(sampler))
        same = way == self.history()
        resampled: SpielState = self.clone() if same else self._game.new_initial_state()
        for action in () if same else way:
            resampled.apply_action(action)
        return resampled


class _Sampled:
    """Whole numbers made from OpenSpiel's source of fractions."""

    def __init__(self, sampler: Callable[[], float]) -> None:
        self._sampler = sampler

    def below(self, n: int) -> int:
        return min(int(self._sampler() * n), n - 1)
