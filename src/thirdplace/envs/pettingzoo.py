"""Every game as a PettingZoo environment, in turns (AEC) and all at once (Parallel).

Importing this module registers all games with PettingZoo's registry (since 1.27) as `thirdplace/<name>_v0`.
In PettingZoo's own manner, `from thirdplace.envs.pettingzoo import <name>_v0` has `env` and `parallel_env`.

Example:
    >>> from thirdplace.envs.pettingzoo import env
    >>> table = env("places-bid", seats=3)
    >>> table.reset(seed=7)
    >>> for agent in table.agent_iter():
    ...     observation, reward, terminated, truncated, info = table.last()
    ...     over = terminated or truncated
    ...     table.step(None if over else table.action_space(agent).sample(info["action_mask"]))
    >>> table.agents
    []
"""

from dataclasses import dataclass
from typing import Any

from thirdplace.core.environments.environment import Reward
from thirdplace.core.game import Game
from thirdplace.core.registry import all_games
from thirdplace.envs.missing_library import needs

with needs("pettingzoo", "envs"):
    import pettingzoo

    from thirdplace.envs.agent_table import AgentTable, Illegal, module_name
    from thirdplace.envs.gymnasium_spaces import Observation
    from thirdplace.envs.pettingzoo_aec import SeatByTurnEnv
    from thirdplace.envs.pettingzoo_parallel import AllSeatsEnv

__all__ = ["GameModule", "env", "parallel_env", "raw_env"]

NAMESPACE = "thirdplace"


def env(
    game: str | Game,
    seats: int | None = None,
    *,
    options: Any = None,
    setup: Any = None,
    observation: Observation = "flat",
    scaled: bool = False,
    mask_in_observation: bool = False,
    history: int = 0,
    reward: Reward = "win",
    tempo: int | None = None,
    illegal: Illegal = "late",
    max_cycles: int | None = None,
    render_mode: str | None = None,
    viewer: int | None = None,
    lang: str = "en",
) -> SeatByTurnEnv:
    """A table at which one agent after the other acts.

    Args:
        game: A game, or its id.
        seats: How many play; None: as few as can.
        options: The game's options, as for `thirdplace.new_match`.
        setup: What a puzzle fixes of the deal.
        observation: "flat": numbers in a row; "fields": the same by name; "text": the table in words, and the
            legal ids with what each does.
        scaled: Numbers from 0 to 1 instead of whole ones.
        mask_in_observation: Legal ids are always in `infos[agent]["action_mask"]`. With this they are in
            observations, too: `{"observation": …, "action_mask": …}`, as in PettingZoo's classic games.
        history: So many of the latest actions are part of an observation; enough of them is perfect recall.
        reward: "win", "rank" or "score"; a team shares it.
        tempo: In a game with a clock, how many milliseconds a decision takes; None: the rulebook's pace.
        illegal: What an illegal id does. "late": the game does what it does for a seat that does not choose;
            "lose": the agent gets -1 and leaves, and its seat goes on like that; "raise": raises `Refused`.
        max_cycles: An agent is cut off (truncated) after so many decisions.
        render_mode: "human" prints the table after each step, "ansi" returns it as text, "rgb_array" as a
            picture of 960 by 640 pixels.
        viewer: Whose secrets `render` shows: a seat's; None: nobody's.
        lang: The language of text and pictures: "en", "de" or "it".

    Returns:
        A `pettingzoo.AECEnv` with the agents `seat_0`, `seat_1`, …

    Raises:
        Refused: `unknown-game`, or `bad-options` with a detail that names what is wrong.

    Example:
        >>> from thirdplace.envs.pettingzoo import env
        >>> table = env("places-please", seats=2, render_mode="ansi")
        >>> table.reset(seed=7)
        >>> table.agent_selection, table.render().splitlines()[0][4:17]
        ('seat_0', 'Round 1 of 6\\x1b')
    """
    made = _make_agent_table(locals())
    return SeatByTurnEnv(made, max_cycles)


raw_env = env
"""There is no difference: nothing is wrapped."""


def parallel_env(
    game: str | Game,
    seats: int | None = None,
    *,
    options: Any = None,
    setup: Any = None,
    observation: Observation = "flat",
    scaled: bool = False,
    mask_in_observation: bool = False,
    history: int = 0,
    reward: Reward = "win",
    tempo: int | None = None,
    illegal: Illegal = "late",
    max_cycles: int | None = None,
    render_mode: str | None = None,
    viewer: int | None = None,
    lang: str = "en",
) -> AllSeatsEnv:
    """A table at which all agents act at once; whoever has nothing to decide waits, by the last id.

    Args:
        game: A game, or its id.
        seats: How many play; None: as few as can.
        options: As for `env`, like all that follow.
        setup: What a puzzle fixes of the deal.
        observation: "flat", "fields" or "text".
        scaled: Numbers from 0 to 1 instead of whole ones.
        mask_in_observation: Legal ids are in observations, too.
        history: So many of the latest actions are part of an observation.
        reward: "win", "rank" or "score".
        tempo: In a game with a clock, how many milliseconds a decision takes.
        illegal: "late", "lose" or "raise". What an agent chooses that has nothing to decide is never illegal.
        max_cycles: All agents are cut off (truncated) after so many steps.
        render_mode: "human", "ansi" or "rgb_array".
        viewer: Whose secrets `render` shows.
        lang: "en", "de" or "it".

    Returns:
        A `pettingzoo.ParallelEnv` with the agents `seat_0`, `seat_1`, …

    Raises:
        Refused: `unknown-game`, or `bad-options` with a detail that names what is wrong.

    Example:
        >>> from thirdplace.envs.pettingzoo import parallel_env
        >>> table = parallel_env("places-please", seats=2, reward="score")
        >>> observations, infos = table.reset(seed=7)
        >>> while table.agents:
        ...     chosen = {
        ...         agent: table.action_space(agent).sample(infos[agent]["action_mask"])
        ...         for agent in table.agents
        ...     }
        ...     observations, rewards, terminations, truncations, infos = table.step(chosen)
        >>> terminations
        {'seat_0': True, 'seat_1': True}
    """
    made = _make_agent_table(locals())
    return AllSeatsEnv(made, max_cycles)


def _make_agent_table(given: dict[str, Any]) -> AgentTable:
    return AgentTable(**{name: value for name, value in given.items() if name != "max_cycles"})


@dataclass(frozen=True)
class GameModule:
    """One game as PettingZoo has its modules: `env`, `raw_env` and `parallel_env` without a game."""

    game: str

    def env(self, **parameters: Any) -> SeatByTurnEnv:
        """As `thirdplace.envs.pettingzoo.env`, of this game."""
        return env(self.game, **parameters)

    raw_env = env

    def parallel_env(self, **parameters: Any) -> AllSeatsEnv:
        """As `thirdplace.envs.pettingzoo.parallel_env`, of this game."""
        return parallel_env(self.game, **parameters)


def _list_modules() -> dict[str, GameModule]:
    return {module_name(game): GameModule(game.id) for game in all_games()}


def __getattr__(name: str) -> Any:
    found = _list_modules().get(name)
    if found is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return found


def __dir__() -> list[str]:
    return [*__all__, *_list_modules()]


def _register_games() -> None:
    """With PettingZoo's registry, where it has one; a game that is there already stays as it is."""
    if not hasattr(pettingzoo, "register"):
        return
    for kind, factory in (("aec", "env"), ("parallel", "parallel_env")):
        known = getattr(pettingzoo, f"{kind}_registry")
        for name, module in _list_modules().items():
            id = f"{NAMESPACE}/{name}"
            if id.replace("_v", "-v") not in known:
                pettingzoo.register(
                    kind, id, entry_point=f"{__name__}:{factory}", kwargs={"game": module.game}
                )


_register_games()
