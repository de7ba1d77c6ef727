"""A coach whose advice rates every action that is worth a thought."""

from random import Random

from thirdplace.core.game import Message, Situation
from thirdplace.core.parts.coach import Advice, RatedAction

__all__ = ["rate_action"]


def rate_action(situation: Situation, advice: Advice, action: Message, rng: Random) -> RatedAction | None:
    """What the advice leaves out is as bad as the worst action that it rates."""
    return None
