"""The results of a game over HTTP, as CSV and as PDF: of a table for its host, of a record for anybody."""

import asyncio
from collections.abc import Sequence
from typing import Any

from thirdplace.core.errors import Refused
from thirdplace.core.game import Game
from thirdplace.core.paper import Wish
from thirdplace.core.record import Record, load
from thirdplace.core.results import results_for, to_csv
from thirdplace.paper.press import pdf_of
from thirdplace.server.hub import Hub
from thirdplace.server.live import Live
from thirdplace.server.messages import ResultsWish
from thirdplace.server.printing import AT_A_TIME
from thirdplace.server.replays import AT_A_TIME as RECORDS_AT_A_TIME
from thirdplace.table.host import is_host
from thirdplace.table.table import Keys, Table
from thirdplace.text import text_for

__all__ = ["Played", "played_at", "played_in", "results_csv", "results_pdf"]

Played = tuple[Game, Any, Any, Sequence[str]]
"""The game, its options, how it stands, and the names of those who play."""


async def played_at(hub: Hub, live: Live, keys: Keys) -> Played:
    """What is durable at this table. Only for its host: the results tell how everybody in a class did."""

    def see(table: Table) -> Played:
        if not is_host(table, keys):
            raise Refused("not-the-host")
        if table.match is None:
            raise Refused("wrong-phase")
        match = table.match
        return match.game, match.options, match.state, tuple(match.names)

    return await hub.look(live, see)


async def played_in(record: Record) -> Played:
    """What a record tells, played through beside the loop."""
    async with RECORDS_AT_A_TIME:
        match = await asyncio.to_thread(load, record)
    return match.game, match.options, match.state, tuple(match.names)


def results_csv(played: Played, wish: ResultsWish) -> bytes:
    game, options, state, names = played
    return to_csv(results_for(game).result_table(options, state, names, text_for(wish.lang, game)), wish.lang)


async def results_pdf(played: Played, wish: ResultsWish) -> bytes:
    game, options, state, names = played
    say = text_for(wish.lang, game)
    printed = results_for(game).printed(options, state, names, say, wish.date)
    title = f"{say('title')} · {printed.data['title']}"
    async with AT_A_TIME:
        return await asyncio.to_thread(pdf_of, game, printed, title, Wish(lang=wish.lang, paper=wish.paper))
