"""PLACES Bid: worlds that a seat may be in, as likely as everybody's actions make them."""

from thirdplace.core.chance import Source
from thirdplace.core.game import Situation
from thirdplace.core.state import copy
from thirdplace.games.places_bid import rules
from thirdplace.games.places_bid.bots.project_inference import ASSIGNMENTS
from thirdplace.games.places_bid.bots.search_runner import get_search_runner
from thirdplace.games.places_bid.state import SEATS, State

__all__ = ["imagine"]

FINENESS_OF_ODDS = 1_000_000


def imagine(situation: Situation, rng: Source) -> State:
    """Projects by their odds, the deck in any order."""
    deals, odds = get_search_runner().infer_projects(situation)
    wanted = rng.below(FINENESS_OF_ODDS) / FINENESS_OF_ODDS * float(odds[ASSIGNMENTS - 1])
    way = 0
    while way < ASSIGNMENTS - 1 and float(odds[way]) <= wanted:
        way += 1
    world: State = copy(situation.world)
    rules.resample(world, situation.seat, rng)
    for seat in range(SEATS):
        world.project[seat] = int(deals[way * SEATS + seat])
    return world
