"""Routes of results, as CSV and as PDF: of a table for its host, of a record for anybody."""

from aiohttp import web

from thirdplace.core.errors import Refused
from thirdplace.server.http.openapi_examples import RESULTS_OF_RECORD_EXAMPLE, RESULTS_WISH_EXAMPLE
from thirdplace.server.http.request_context import RequestContext
from thirdplace.server.http.route import Route
from thirdplace.server.http.slow_answers import run_while_connected
from thirdplace.server.wire_messages import ResultsOfRecord, ResultsWish
from thirdplace.server.work.jobs import GameForResults, make_record_results, make_results
from thirdplace.server.work.work_queue import SHEET
from thirdplace.table.permissions import is_host
from thirdplace.table.table import Table
from thirdplace.table.table_state import Keys

__all__ = ["RESULT_ROUTES"]

PDF = "application/pdf"
CSV = "text/csv"


async def table_results_csv(context: RequestContext, request: web.Request, body: ResultsWish) -> web.Response:
    """For the host: everyone's numbers and points, round by round, for a spreadsheet."""
    return await _send_table_results(context, request, body, CSV)


async def table_results_pdf(context: RequestContext, request: web.Request, body: ResultsWish) -> web.Response:
    """For the host: everyone's numbers and points, round by round, to print."""
    return await _send_table_results(context, request, body, PDF)


async def _send_table_results(
    context: RequestContext, request: web.Request, wish: ResultsWish, media: str
) -> web.Response:
    played = _game_for_host((await context.find_table(request)).table, context.keys_of(request))
    work = context.hub.worker_pools.background.run(
        SHEET, context.client_of(request), make_results, played, wish, media == PDF
    )
    return _make_file_response(await run_while_connected(request, work), media)


def _game_for_host(table: Table, keys: Keys) -> GameForResults:
    """The game at this table. Only for its host: the results tell how everybody in a class did."""
    if not is_host(table, keys):
        raise Refused("not-the-host")
    if table.match is None:
        raise Refused("wrong-phase")
    match = table.match
    return GameForResults(match.game.id, match.options, match.state, tuple(match.names))


async def record_results_csv(context: RequestContext, request: web.Request, body: bytes) -> web.Response:
    """The same from a record, for a spreadsheet. Nothing is kept."""
    return await _send_record_results(context, request, body, CSV)


async def record_results_pdf(context: RequestContext, request: web.Request, body: bytes) -> web.Response:
    """The same from a record, to print. Nothing is kept."""
    return await _send_record_results(context, request, body, PDF)


async def _send_record_results(
    context: RequestContext, request: web.Request, body: bytes, media: str
) -> web.Response:
    """The record is read and played through in another process."""
    work = context.hub.worker_pools.background.run(
        SHEET, context.client_of(request), make_record_results, body, media == PDF
    )
    return _make_file_response(await run_while_connected(request, work), media)


def _make_file_response(content: bytes, media: str) -> web.Response:
    return web.Response(body=content, content_type=media, charset="utf-8" if media == CSV else None)


RESULT_ROUTES = (
    *(
        Route(
            "POST",
            f"/api/tables/{{table}}/results.{suffix}",
            run,
            None,
            ResultsWish,
            RESULTS_WISH_EXAMPLE,
            secret=True,
            media=media,
            queue="background",
        )
        for suffix, run, media in (("csv", table_results_csv, CSV), ("pdf", table_results_pdf, PDF))
    ),
    *(
        Route(
            "POST",
            f"/api/results.{suffix}",
            run,
            None,
            ResultsOfRecord,
            RESULTS_OF_RECORD_EXAMPLE,
            unread=True,
            media=media,
            queue="background",
        )
        for suffix, run, media in (("csv", record_results_csv, CSV), ("pdf", record_results_pdf, PDF))
    ),
)
