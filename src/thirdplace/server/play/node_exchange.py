"""What this node (server process) exchanges with the other nodes of its store.

That is the ownership of tables, who is connected where, and messages. Where there are no other nodes, only
ownership is written.
"""

import asyncio
from collections.abc import Set
from functools import partial
from typing import TYPE_CHECKING

import msgspec

from thirdplace.server import logs
from thirdplace.server.play.node_messages import (
    AnswerTimeNoted,
    IntentionShown,
    NodeMessage,
    SignsOfLife,
    SignsOfLifeWanted,
    ToldToAll,
    decode_node_message,
)
from thirdplace.store.interface import Unavailable
from thirdplace.table.table_state import Keys

if TYPE_CHECKING:
    from thirdplace.server.play.hub import Hub
    from thirdplace.server.play.table_actor import TableActor

__all__ = ["NodeExchange", "decode_connections"]

NEW_NODE_MS = 20_000
RELEASE_PAUSE_S = 1.0
"""Between two attempts."""
LEAVE_TO_OTHERS_S = 0.2
"""So long a new node waits for others to claim a table, which they do at once."""
encode = msgspec.json.Encoder().encode
_decode_pairs = msgspec.json.Decoder(list[tuple[list[str], int]]).decode


def decode_connections(content: bytes) -> dict[Keys, int]:
    """How many connections there are to one node, by the keys of their sender."""
    return {frozenset(keys): count for keys, count in _decode_pairs(content)}


def _encode_connections(actor: "TableActor") -> bytes:
    return encode([(sorted(keys), count) for keys, count in actor.table.connected.items()])


class NodeExchange:
    """Gathers what the tables of a process want to exchange, so that one statement serves many tables."""

    def __init__(self, hub: "Hub") -> None:
        self._hub = hub
        self._to_claim: set[str] = set()
        self._to_release: set[str] = set()
        self._to_save: dict[str, TableActor] = {}
        self._is_claiming = False
        self._being_claimed: set[str] = set()
        """The tables of the claim that is not answered yet."""
        self._started_at = hub.now()

    # Ownership.

    @property
    def _is_new(self) -> bool:
        return self._hub.now() - self._started_at < NEW_NODE_MS

    def claim(self, actor: "TableActor", *, is_urgent: bool = False) -> None:
        """Become the owner of a table that has none.

        A node that has just been started leaves tables to others, whose computer players are ready, unless
        it is urgent: nobody else has claimed the table meanwhile.
        """
        if self._hub.is_draining:
            return
        if self._is_new and actor.synchronizer.connections and not is_urgent:
            self._hub.start_task(self._claim_later(actor))
            return
        self._to_claim.add(actor.table.id)
        if not self._is_claiming:
            self._is_claiming = True
            self._hub.start_task(self._claim_all())

    def is_claiming(self, actor: "TableActor") -> bool:
        """Has the store been asked for the table, and not answered yet?"""
        return actor.table.id in self._being_claimed

    async def _claim_later(self, actor: "TableActor") -> None:
        await asyncio.sleep(LEAVE_TO_OTHERS_S)
        if actor.owner is None and self._hub.tables.get(actor.table.id) is actor:
            self.claim(actor, is_urgent=True)

    async def _claim_all(self) -> None:
        hub = self._hub
        try:
            while self._to_claim:
                wanted, self._to_claim = self._to_claim & hub.tables.keys(), set()
                self._being_claimed = {one for one in wanted if hub.tables[one].owner is None}
                claims = await hub.run_in_thread(hub.store.claim_tables, self._being_claimed)
                self._being_claimed = set()
                for table_id, claim in claims.items():
                    actor = hub.tables.get(table_id)
                    if actor is None:
                        self.release(table_id)
                    else:
                        actor.on_claimed(claim)
        except Unavailable:  # it may have been done all the same
            for table_id in self._being_claimed & hub.tables.keys():
                hub.tables[table_id].on_claim_unanswered()
        except Exception:
            logs.log_failure("claim")
        finally:
            self._is_claiming, self._being_claimed = False, set()

    def release(self, table_id: str) -> None:
        """Give a table up that is no longer in memory."""
        if not self._to_release:
            self._hub.call_soon(self._release_all)
        self._to_release.add(table_id)

    def _release_all(self) -> None:
        hub = self._hub
        tables, self._to_release = self._to_release - hub.tables.keys(), set()
        loading = tables & hub.loading.keys()
        if loading:  # they may be here in a moment
            hub.start_task(self._release_later(loading))
        if tables - loading:
            on_done = hub.call_in_loop(partial(self._on_released, tables - loading))
            hub.store.release_tables(tables - loading, on_done)

    def _on_released(self, tables: Set[str], is_done: bool) -> None:
        if not is_done and not self._hub.is_closed:  # or nobody could ever claim them while this node lives
            self._hub.start_task(self._release_later(tables))
            return
        for table_id in tables & self._hub.tables.keys():  # loaded in the meantime: claim it anew
            self._hub.tables[table_id].synchronizer.catch_up()

    async def _release_later(self, tables: Set[str]) -> None:
        await asyncio.sleep(RELEASE_PAUSE_S)
        for table_id in tables:
            self.release(table_id)

    # Connections.

    def save_connections(self, actor: "TableActor") -> None:
        """Let other nodes know who is connected to this table here."""
        if not self._hub.store.has_other_nodes:
            return
        if not self._to_save:
            self._hub.call_soon(self._save_all)
        self._to_save[actor.table.id] = actor

    def _save_all(self) -> None:
        actors, self._to_save = self._to_save, {}
        self._hub.store.save_connections({table: _encode_connections(one) for table, one in actors.items()})

    # Messages.

    def tell_all(self, actor: "TableActor", message: bytes) -> None:
        self._publish(actor, ToldToAll(actor.table.id, msgspec.Raw(message)))

    def show_intention(self, actor: "TableActor", seat: int, intent: object) -> None:
        self._publish(actor, IntentionShown(actor.table.id, seat, intent))

    def ask_for_signs_of_life(self, actor: "TableActor", deadline: int) -> None:
        self._publish(actor, SignsOfLifeWanted(actor.table.id, deadline))

    def report_signs_of_life(self, actor: "TableActor", deadline: int) -> None:
        self._publish(actor, SignsOfLife(actor.table.id, self._hub.store.node or "", deadline))

    def report_answer_time(self, actor: "TableActor", keys: Keys, seconds: float) -> None:
        self._publish(actor, AnswerTimeNoted(actor.table.id, sorted(keys), seconds))

    def _publish(self, actor: "TableActor", message: NodeMessage) -> None:
        # Other nodes have the table, too; its owner has it even if nobody is there.
        if actor.synchronizer.connections or not actor.is_owner:
            self._hub.store.publish(encode(message))

    def on_message(self, content: bytes) -> None:
        try:
            message = decode_node_message(content)
        except msgspec.DecodeError:
            return  # of a newer version, perhaps; nothing that matters is a message
        actor = self._hub.tables.get(message.table)
        if actor is None:
            return
        match message:
            case ToldToAll():
                actor.send_here(bytes(message.message))
            case IntentionShown():
                actor.autopilot.show_intention_here(message.seat, message.intent)
            case SignsOfLifeWanted():
                actor.heartbeat.confirm_for_owner(message.deadline)
            case SignsOfLife():
                actor.heartbeat.on_signs_of_life(message.node, message.deadline)
            case AnswerTimeNoted():
                actor.note_answer_time_of(message.keys, message.seconds)
