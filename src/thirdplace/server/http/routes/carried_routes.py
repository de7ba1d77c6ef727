"""The route by which a game that was begun on a device, without a server, goes on at this one."""

from typing import Annotated, Any

import msgspec
from aiohttp import web

from thirdplace.server.http.openapi_examples import NEW_TABLE_EXAMPLE
from thirdplace.server.http.request_context import RequestContext
from thirdplace.server.http.route import Route
from thirdplace.server.http.slow_answers import run_while_connected
from thirdplace.server.play.command_runner import run_command
from thirdplace.server.work.jobs import check_carried_log
from thirdplace.server.work.work_queue import READING
from thirdplace.table import commands, entries
from thirdplace.table.carried_log import MAX_CARRIED_ENTRIES
from thirdplace.table.token_keys import hash_token

__all__ = ["CARRIED_ROUTES", "CarriedLog", "CarriedTable"]


class CarriedLog(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table as a device has kept it."""

    log: Annotated[list[dict[str, Any]], msgspec.Meta(min_length=1, max_length=MAX_CARRIED_ENTRIES)]
    """Its entries, from the first. Tokens are in it as hashes; whoever holds one keeps the seat."""


class CarriedTable(msgspec.Struct, frozen=True):
    id: str
    """For links: who has it may look on."""
    code: str
    """For people to tell each other."""


FIRST_ENTRY_EXAMPLE = {"type": "made", "code": "", "host": hash_token("the host's token")}
CARRIED_EXAMPLE = {"log": [FIRST_ENTRY_EXAMPLE | {"game": NEW_TABLE_EXAMPLE["game"]}]}


async def carry_table(context: RequestContext, request: web.Request, body: bytes) -> CarriedTable:
    """A game that was begun without a server goes on here, once every entry of its log has been checked."""
    address = context.address_of(request)
    context.visitors.count_new_table(address, context.now_s())
    work = context.hub.worker_pools.background.run(
        READING, context.client_of(request), check_carried_log, body
    )
    checked = [entries.decode_entry(line) for line in await run_while_connected(request, work)]
    actor = await context.hub.add_table(checked)
    await run_command(context.hub, actor, commands.Restored(), frozenset())  # a running clock is paused
    context.visitors.guesses.mark_right(address, actor.table.config.code)
    return CarriedTable(actor.table.id, actor.table.config.code)


CARRIED_ROUTES = (
    Route(
        "POST",
        "/api/carried-tables",
        carry_table,
        CarriedTable,
        CarriedLog,
        CARRIED_EXAMPLE,
        status=201,
        unread=True,
        queue="background",
        name="carry-table",
    ),
)
