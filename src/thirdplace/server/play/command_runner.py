"""Commands that somebody waits for: shares, ids and a searched deal are added before they are queued."""

import asyncio
import secrets
from collections.abc import Callable
from contextlib import suppress
from time import monotonic

from thirdplace.core.match import Match
from thirdplace.server.metrics import METRICS
from thirdplace.server.play.hub import Hub
from thirdplace.server.play.queued_command import QueuedCommand
from thirdplace.server.play.table_actor import TableActor
from thirdplace.server.tokens import make_code
from thirdplace.server.work.jobs import find_deal
from thirdplace.server.work.work_queue import DEAL, LONG_DEAL
from thirdplace.table import commands
from thirdplace.table.command_handlers.start_commands import DealOutdated, prepare_first_deal
from thirdplace.table.command_outcome import CommandOutcome
from thirdplace.table.table_state import Keys

__all__ = ["run_command"]

STEPS_OF_START = (commands.Seal, commands.CloseShares)
"""What nobody sends: parts of a start, which is counted as one command."""
MAX_WAIT_S = 0.1
"""How long a start waits for devices. Nobody notices that."""
MAX_WAIT_FOR_COMMITMENTS_S = MAX_WAIT_S / 2
"""How much of it may pass before the list is closed, if one was dropped a moment before."""
MAX_DEAL_ATTEMPTS = 3
"""How often a deal is searched for, if somebody comes or goes during the search."""
ANSWER_STEP_S = 0.004


async def run_command(
    hub: Hub,
    actor: TableActor,
    command: "commands.Commands | commands.InternalCommands",
    keys: Keys,
    client: str = "",
) -> CommandOutcome:
    """Carry out a command and wait until it is durable. Raises Refused. Seeds and ids are added here."""
    if isinstance(command, commands.Again):
        wishes = (command.options, command.settings, command.setup)
        command = commands.MakeNextTable(secrets.token_hex(16), make_code(), *wishes)
    elif isinstance(command, commands.CloseList):
        command = commands.Seal(secrets.token_hex(32))
    with actor.in_use():
        if isinstance(command, commands.Start):
            return await _start_game(hub, actor, keys, client)
        return await _post_and_wait(actor, command, keys)


async def _post_and_wait(
    actor: TableActor, command: "commands.Commands | commands.InternalCommands", keys: Keys
) -> CommandOutcome:
    answered: asyncio.Future[CommandOutcome] = asyncio.get_running_loop().create_future()

    def answer(outcome: CommandOutcome) -> None:
        if not answered.done():
            answered.set_result(outcome)

    began_s = monotonic()
    actor.post_command(QueuedCommand(command, keys, answer))
    outcome = await answered
    if outcome.refused is not None:
        raise outcome.refused
    if not isinstance(command, STEPS_OF_START):
        METRICS.count_command(monotonic() - began_s if outcome.applied else None)
    return outcome


async def _start_game(hub: Hub, actor: TableActor, keys: Keys, client: str) -> CommandOutcome:
    """Start, and begin anew if somebody comes or goes, or options change, before it is done."""
    if hub.store.has_other_nodes:  # who may start, and with whom, is judged before the command is queued
        await actor.synchronizer.wait_until_caught_up()
    for _ in range(MAX_DEAL_ATTEMPTS):
        with suppress(DealOutdated):
            return await _try_to_start(hub, actor, keys, client)
    raise DealOutdated


async def _try_to_start(hub: Hub, actor: TableActor, keys: Keys, client: str) -> CommandOutcome:
    """Check first who may start and whether all fits; mix the seed; search for a deal, if one is wanted."""
    own_share = secrets.token_hex(32)
    prepare_first_deal(actor.table, keys, own_share)
    seed = await _mix_seed(actor, keys, own_share)
    match = prepare_first_deal(actor.table, keys, seed)
    seats, options = len(actor.table.seats), actor.table.config.options
    deal = 0
    if match.game.opening.may_reject_deals(match.options):
        with hub.worker_pools.background.queue.admit_request(client):
            deal = await _find_deal(hub, actor, keys, client, match)
    start = commands.StartWithDeal(seed, seats, deal, options, is_mixed=seed != own_share)
    return await _post_and_wait(actor, start, keys)


async def _mix_seed(actor: TableActor, keys: Keys, own_share: str) -> str:
    """The seed, mixed from the server's share and those of the devices; without these, the server's share.

    Shares are kept in the log: if this process dies, the next start goes on with the same ones.
    """
    begun_s = monotonic()
    await _wait_for_devices(
        actor, lambda: actor.table.list_awaited_commitments(), begun_s + MAX_WAIT_FOR_COMMITMENTS_S
    )
    await _post_and_wait(actor, commands.Seal(own_share), keys)
    if actor.table.shares is None:
        return own_share
    await _wait_for_devices(actor, lambda: actor.table.list_awaited_shares(), begun_s + MAX_WAIT_S)
    if _is_share_awaited(actor):
        await _post_and_wait(actor, commands.CloseShares(), keys)
    if actor.table.shares is None or not actor.table.shares.is_complete:
        raise DealOutdated
    return actor.table.shares.seed()


def _is_share_awaited(actor: TableActor) -> bool:
    shares = actor.table.shares
    return actor.table.match is None and shares is not None and not shares.is_complete


async def _wait_for_devices(actor: TableActor, list_awaited: Callable[[], list[int]], until_s: float) -> None:
    """Wait until the devices of all these seats have answered, or it is too late."""
    while actor.table.match is None and list_awaited() and monotonic() < until_s:
        await asyncio.sleep(ANSWER_STEP_S)


async def _find_deal(hub: Hub, actor: TableActor, keys: Keys, client: str, match: Match) -> int:
    """Search in other processes, in short parts, so that others have their turn, while it is wanted."""
    given = (match.game.id, match.seats, match.seed, match.options, match.setup)
    kind, deal, is_found = DEAL, 0, False
    while not is_found:
        deal, is_found = await hub.worker_pools.background.run(kind, client, find_deal, *given, deal)
        now = prepare_first_deal(actor.table, keys, match.seed)
        if (now.seats, now.options) != (match.seats, match.options):
            break  # what was found is not taken then
        kind = LONG_DEAL
    return deal
