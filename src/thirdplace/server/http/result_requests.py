"""The results of a game over HTTP, as CSV and as PDF: of a table for its host, of a record for anybody."""

from thirdplace.core.errors import Refused
from thirdplace.server.wire_messages import ResultsWish
from thirdplace.server.work.jobs import PlayedGame, print_record_results, print_results
from thirdplace.server.work.work_queue import SHEET
from thirdplace.server.work.workers import WorkPool
from thirdplace.table.host import is_host
from thirdplace.table.table import Keys, Table

__all__ = ["played_at", "results_at", "results_in"]


def played_at(table: Table, keys: Keys) -> PlayedGame:
    """The game at this table. Only for its host: the results tell how everybody in a class did."""
    if not is_host(table, keys):
        raise Refused("not-the-host")
    if table.match is None:
        raise Refused("wrong-phase")
    match = table.match
    return PlayedGame(match.game.id, match.options, match.state, tuple(match.names))


async def results_at(
    background: WorkPool, client: str, played: PlayedGame, wish: ResultsWish, as_pdf: bool
) -> bytes:
    """Made in another process."""
    return await background.run(SHEET, client, print_results, played, wish, as_pdf)


async def results_in(background: WorkPool, client: str, body: bytes, as_pdf: bool) -> bytes:
    """From a record that is read and played through in another process."""
    return await background.run(SHEET, client, print_record_results, body, as_pdf)
