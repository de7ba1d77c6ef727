"""A table whose seats are agents: what PettingZoo's two kinds of environments share.

Agents come and go as PettingZoo wants it: an agent leaves when the game is over, when it was ended for an
illegal id, or when it has been cut off. A seat without an agent goes on as at a table where nobody chooses.
"""

from typing import Any, Literal, get_args

import numpy as np
from gymnasium import logger, spaces
from numpy.typing import NDArray

from thirdplace.core.environments.environment import Reward, load_environment
from thirdplace.core.errors import Refused
from thirdplace.core.game import Game
from thirdplace.envs.gymnasium_spaces import Observation
from thirdplace.envs.readable_view import draw_view, write_view
from thirdplace.envs.seat_observer import SeatObserver
from thirdplace.envs.table import EnvTable

__all__ = [
    "ILLEGAL_REWARD",
    "RENDER_MODES",
    "AgentTable",
    "Illegal",
    "add",
    "make_metadata",
    "module_name",
    "warn_of_no_render_mode",
]

Illegal = Literal["late", "lose", "raise"]
"""An id that is not legal: what is chosen for a seat that is late; its agent loses and leaves; an error."""
ILLEGAL_REWARD = -1.0
"""What an agent gets for an illegal id that ends its game."""
RENDER_MODES = ("human", "ansi", "rgb_array")
PICTURES_PER_SECOND = 2
"""At which a person can follow a game in a film."""
MAX_SEED = 2**63 - 1


class AgentTable:
    """One table, its agents `seat_0`, `seat_1`, …, their spaces, and how it is drawn."""

    def __init__(
        self,
        game: str | Game,
        seats: int | None,
        *,
        options: Any,
        setup: Any,
        observation: Observation,
        scaled: bool,
        mask_in_observation: bool,
        history: int,
        reward: Reward,
        tempo: int | None,
        illegal: Illegal,
        render_mode: str | None,
        viewer: int | None,
        lang: str,
    ) -> None:
        from thirdplace import find_game

        found = find_game(game) if isinstance(game, str) else game
        number = found.seats.start if seats is None else seats
        if illegal not in get_args(Illegal):
            raise Refused("bad-options", f"illegal: {', '.join(get_args(Illegal))}")
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise Refused("bad-options", f"render_mode: {', '.join(RENDER_MODES)}")
        if viewer is not None and viewer not in range(number):
            raise Refused("bad-options", f"viewer: 0-{number - 1}")
        self.table = EnvTable(
            found, number, options=options, setup=setup, reward=reward, tempo=tempo, history=history
        )
        self.illegal = illegal
        self.render_mode = render_mode
        self._viewer, self._lang = viewer, lang
        self.observer = SeatObserver(
            self.table,
            observation,
            scaled=scaled,
            mask_in_observation=mask_in_observation,
            history=history,
            lang=lang,
        )
        self.names = [f"seat_{seat}" for seat in range(number)]
        self.seat_of = {name: seat for seat, name in enumerate(self.names)}
        # Each agent has spaces of its own, always the same ones: that is how they are seeded.
        self.action_spaces: dict[str, spaces.Space[Any]] = {
            name: self.observer.make_action_space() for name in self.names
        }
        self.observation_spaces = {name: self.observer.make_observation_space() for name in self.names}
        self.state_space = self.observer.make_state_space()
        self._rng = np.random.default_rng()
        self.reset(None)

    def reset(self, seed: int | None) -> None:
        """Deal the game of this seed; without one, the next of those that follow from the last seed."""
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        self.table.reset(int(self._rng.integers(MAX_SEED)) if seed is None else seed)
        self.table.match.names = list(self.names)
        self.gone = [False] * self.table.seats
        """By seat: has its agent left?"""

    def mask(self, seat: int) -> NDArray[np.int8]:
        """The ids that the seat's agent may choose now."""
        if self.gone[seat] or seat not in self.table.active:
            return self.observer.only_wait
        return self.observer.mask(seat)

    def observe(self, seat: int, mask: NDArray[np.int8]) -> Any:
        return self.observer.observe(seat, mask.copy())  # some libraries write into what they are given

    def is_legal(self, seat: int, id: Any, mask: NDArray[np.int8]) -> bool:
        """May the seat's agent, which was told `mask`, choose this?

        Raises:
            Refused: `bad-request`, if it may not, and illegal ids are errors here.
        """
        if id is not None and 0 <= int(id) < len(mask) and mask[int(id)]:
            return True
        if self.illegal == "raise":
            detail = f"{self.names[seat]}: id {id} is not legal; its action_mask says which are"
            raise Refused("bad-request", detail)
        return False

    def play_for_the_gone(self) -> list[float]:
        """Decide for seats whose agents have left, as long as they are asked; what each seat gets for it."""
        paid = [0.0] * self.table.seats
        while not self.table.over and not all(self.gone) and self.gone[self.table.turn]:
            seat = self.table.turn
            paid = add(paid, self.table.step(seat, self.table.late_id(seat)))
        return paid

    def render(self) -> Any:
        match, now = self.table.match, self.table.now
        if self.render_mode == "rgb_array":
            return draw_view(match, self._viewer, now, self._lang)
        text = write_view(match, self._viewer, now, self._lang, in_colour=True)
        if self.render_mode == "ansi":
            return text
        print(text, flush=True)
        return None


def make_metadata(table: AgentTable, *, is_parallelizable: bool) -> dict[str, Any]:
    """What PettingZoo wants to be told of an environment as a whole."""
    game = table.table.game
    return {
        "name": module_name(game),
        "render_modes": list(RENDER_MODES),
        "render_fps": PICTURES_PER_SECOND,
        "is_parallelizable": is_parallelizable,
    }


def module_name(game: Game) -> str:
    """A game's name in PettingZoo, with the version of its observations and ids."""
    return f"{game.id.replace('-', '_')}_v{load_environment(game).VERSION}"


def warn_of_no_render_mode() -> None:
    logger.warn("render() shows nothing without a render_mode: human, ansi or rgb_array")


def add(one: list[float], other: list[float]) -> list[float]:
    return [a + b for a, b in zip(one, other, strict=True)]
