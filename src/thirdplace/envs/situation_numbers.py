"""What a computer player is given (a `Situation`), in the numbers that a network has learned with.

So what was learned at thousands of compiled tables can sit on the ladder, at a server's table, or elsewhere.
"""

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from thirdplace.core.environments.environment import NO_ACTION, PARTIAL, fields_of, load_environment, width_of
from thirdplace.core.game import Message, Situation

__all__ = ["choose_by_id", "observe_situation"]

Pick = Callable[[NDArray[np.int32], NDArray[np.int8]], int]
"""Takes an observation and a mask, and answers with the id to choose."""


def observe_situation(situation: Situation, part: int = 0) -> tuple[NDArray[np.int32], NDArray[np.int8]]:
    """The observation and the mask of a seat, as `TableBatch` and `EnvTable` write them (without history).

    Args:
        situation: What the seat may know.
        part: What the seat has already chosen of an action that is chosen in parts.

    Example:
        >>> from thirdplace import new_match
        >>> from thirdplace.envs.situation_numbers import observe_situation
        >>> match = new_match("places-bid", 3, seed="kitchen table", setup={"first": 0})
        >>> observation, mask = observe_situation(match.situation(0))
        >>> int(mask.sum()) == len(match.legal(0))
        True
    """
    world, seat, now = situation.world, situation.seat, situation.now
    environment = load_environment(situation.game)
    observation = np.zeros(width_of(fields_of(situation.game, world)), np.int32)
    mask = np.zeros(environment.count_ids(world), np.int8)
    environment.observe(world, seat, now, part, observation, 0)
    environment.write_mask(world, seat, now, part, mask, 0)
    return observation, mask


def choose_by_id(situation: Situation, pick: Pick) -> Message | None:
    """The action that a network chooses; None: it waits.

    Args:
        situation: What the seat may know; it has something to decide.
        pick: Asked for an id; again, if the id is only a part of an action.

    Example:
        >>> from thirdplace import new_match
        >>> from thirdplace.envs.situation_numbers import choose_by_id
        >>> match = new_match("places-bid", 3, seed="kitchen table", setup={"first": 0})
        >>> choose_by_id(match.situation(0), lambda observation, mask: int(mask.argmax()))
        Pass()
    """
    environment, part = load_environment(situation.game), 0
    while True:
        observation, mask = observe_situation(situation, part)
        id = pick(observation, mask)
        action: Any = environment.action_of(situation.world, situation.seat, id, part)
        if action == NO_ACTION:
            return None
        if action > PARTIAL:
            return situation.message(action)
        part = PARTIAL - action
