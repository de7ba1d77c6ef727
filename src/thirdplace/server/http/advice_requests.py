"""The coach over HTTP: a word of advice during a game."""

from thirdplace.core.coach import Advice
from thirdplace.core.errors import Refused
from thirdplace.server.play.table_actor import TableActor
from thirdplace.table.table import Keys

__all__ = ["advise"]


async def advise(actor: TableActor, seat: int, keys: Keys, client: str) -> Advice:
    """What an expert would do in this seat, from what the seat may know."""
    table = actor.table
    match = table.match
    if seat not in table.held(keys):
        raise Refused("not-your-seat")
    if not table.made.settings.coach:
        raise Refused("no-coach")
    if match is None or match.over:
        raise Refused("wrong-phase")
    at = table.clock.shows(actor.now) if match.game.clock else None
    if not match.numbers(seat, at) or not match.game.rules.active(match.state) >> seat & 1:
        raise Refused("not-your-turn")
    return await actor.thinkers.advise(match.situation(seat, at), client)
