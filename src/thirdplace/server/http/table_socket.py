"""Play over a WebSocket: commands in, updates out, every refusal answered."""

import asyncio
from time import monotonic
from typing import TYPE_CHECKING, Annotated

import msgspec
from aiohttp import web

from thirdplace.core.errors import Refused
from thirdplace.server import logs
from thirdplace.server.http.request_context import RequestContext, make_refusal, too_fast_refusal
from thirdplace.server.limits.buckets import Bucket
from thirdplace.server.limits.networks import wider_network
from thirdplace.server.limits.visitor_limits import (
    HELLOS_PER_SOCKET,
    HELLOS_PER_SOCKET_AND_SECOND,
    MAX_EXCESS_MESSAGES,
    MESSAGE_BURST_S,
)
from thirdplace.server.metrics import METRICS
from thirdplace.server.play.answer_times import measure_answer_times
from thirdplace.server.play.command_runner import run_command
from thirdplace.server.play.queued_command import QueuedCommand
from thirdplace.server.play.subscriber import Subscriber
from thirdplace.server.play.table_actor import TableActor
from thirdplace.server.tokens import hash_token
from thirdplace.server.websocket.frames import POLICY_VIOLATION
from thirdplace.server.websocket.socket_types import Socket
from thirdplace.server.wire_messages import FromClient, Hello, Ok, TimeAsked, TimeTold
from thirdplace.server.work.workers import WorkerStopped
from thirdplace.table.command_outcome import CommandOutcome
from thirdplace.table.commands import Again, CloseList, Commands, Commit, Do, Start
from thirdplace.table.table_state import Keys
from thirdplace.table.update_builder import is_log_short_enough

if TYPE_CHECKING:
    from thirdplace.table.commands import InternalCommands

__all__ = ["open_table_socket"]

decode = msgspec.json.Decoder(FromClient).decode
encode = msgspec.json.Encoder().encode


async def open_table_socket(context: RequestContext, request: web.Request) -> web.StreamResponse:
    """Take the connection over once it is clear who may have it."""
    actor = await context.find_table(request)
    address = context.address_of(request)
    context.visitors.connect(address)
    talk = TableConversation(context, actor, address)
    try:
        talk.socket = await context.sockets.accept(request, talk)
    except BaseException:
        context.visitors.disconnect(address)
        raise
    context.visitors.guesses.mark_right(address, actor.table.config.code)
    context.draining.send_message_if_begun(talk.socket.send)
    return await talk.socket.run()


class MessageId(msgspec.Struct):
    """The id of a message that cannot be decoded otherwise."""

    id: Annotated[str, msgspec.Meta(max_length=40)] | None = None


def _read_message_id(text: bytes) -> str | None:
    """The id that the sender gave the message, so that the refusal can name it."""
    try:
        return msgspec.json.decode(text, type=MessageId).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None


class TableConversation:
    """One device's conversation with a table."""

    __slots__ = (
        "_actor",
        "_address",
        "_asking_task",
        "_bucket",
        "_client",
        "_context",
        "_excess_messages",
        "_held_commands",
        "_hello_bucket",
        "_hello_count",
        "_is_arriving",
        "_lang",
        "_subscriber",
        "socket",
    )

    def __init__(self, context: RequestContext, actor: TableActor, address: str) -> None:
        self._context = context
        self._actor = actor
        self._address = address
        self._client = wider_network(address) or address
        now = context.now_s()
        self._bucket = Bucket(context.visitors.limits.messages * MESSAGE_BURST_S, now)
        self._hello_bucket = Bucket(HELLOS_PER_SOCKET, now)
        self._excess_messages = 0
        self._subscriber: Subscriber | None = None
        self._hello_count = 0
        self._is_arriving = False
        self._asking_task: asyncio.Task[None] | None = None
        self._held_commands: list[Commands] = []
        self._lang = "en"
        self.socket: Socket

    def on_message(self, socket: Socket, text: bytes) -> None:
        visitors, now = self._context.visitors, self._context.now_s()
        limit = visitors.limits.messages
        if self._context.is_closing:
            return  # what is not answered is sent again, wherever one comes back to
        if not self._bucket.take(limit, limit * MESSAGE_BURST_S, now) or not visitors.take_message_allowance(
            self._address, now
        ):
            self._refuse_excess(socket)
            return
        self._excess_messages = max(0, self._excess_messages - 1)
        try:
            message = decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as wrong:
            self._send_refusal(Refused("bad-request", str(wrong)), _read_message_id(text))
            return
        if isinstance(message, Do) and not self._is_arriving and self._subscriber is not None:
            self._post_command(message, message.id)  # nearly all there is
        elif isinstance(message, TimeAsked):
            socket.send(encode(TimeTold(message.sent, self._context.hub.now())))
        elif isinstance(message, Hello):
            self._on_hello(message)
        elif self._is_arriving:
            self._held_commands.append(message)
        else:
            self._carry_out(message)

    def _carry_out(self, message: Commands) -> None:
        if self._subscriber is None:
            self._send_refusal(Refused("bad-request", "begin with hello"), message.id)
        elif isinstance(message, Start | Again | CloseList):
            self._begin_asking(message)
        else:
            self._post_command(message, message.id)

    def on_closed(self, socket: Socket) -> None:
        self._context.visitors.disconnect(self._address)
        self._hello_count = -1
        if self._asking_task is not None:
            self._asking_task.cancel()
        self._leave_table()

    def _leave_table(self) -> None:
        if self._subscriber is not None:
            self._actor.disconnect(self._subscriber)
            self._subscriber = None

    def _refuse_excess(self, socket: Socket) -> None:
        self._excess_messages += 1
        if self._excess_messages > MAX_EXCESS_MESSAGES:
            socket.close(POLICY_VIOLATION, "too fast")
        else:
            METRICS.refusals["too-fast"] += 1
            socket.send(too_fast_refusal(self._lang))

    def _take_hello(self) -> bool:
        now, visitors = self._context.now_s(), self._context.visitors
        factor = visitors.limits.hello_factor
        own = self._hello_bucket.take(HELLOS_PER_SOCKET_AND_SECOND * factor, HELLOS_PER_SOCKET * factor, now)
        return own and visitors.take_hello_allowance(self._address, now)

    def _on_hello(self, hello: Hello) -> None:
        """Begin to arrive at a table. Commands that follow are held until the table has been read."""
        self._lang = hello.lang
        if not self._take_hello():
            self._refuse_excess(self.socket)
            return
        self._hello_count += 1
        self._is_arriving = True
        self._context.hub.start_task(self._arrive_at_table(hello, self._hello_count))

    async def _arrive_at_table(self, hello: Hello, number: int) -> None:
        hub = self._context.hub
        table_id = hello.table or self._actor.table.id
        try:
            async with self._context.arrivals:
                if number != self._hello_count:
                    return  # gone, or said hello again, while others arrived
                actor = await hub.find_table(table_id)
                if (hello.version or 0) > actor.table.version:  # another node told it more than is known here
                    await actor.synchronizer.wait_until_caught_up()
                known = hello.version is not None and is_log_short_enough(actor.table)
                written = await hub.read_log(table_id) if known else []
                if number == self._hello_count:
                    self._subscribe(actor, hello, written)
            refused = None
        except Refused as wrong:
            refused = wrong
            if number == self._hello_count:
                self._leave_table()  # a later command is not meant for the table before either
            self._send_refusal(refused)
        except Exception:  # a game's code, most likely
            logs.log_failure("table")
            refused = Refused("internal")
            if number == self._hello_count:
                self._leave_table()
            self._send_refusal(refused)
        if number != self._hello_count:
            return  # gone, or said hello again, in the meantime
        self._is_arriving, held, self._held_commands = False, self._held_commands, []
        for message in held:
            if refused is None:
                self._carry_out(message)
            else:  # it was meant for the table we could not come to, not for the one before
                self._send_refusal(refused, message.id)

    def _subscribe(self, actor: TableActor, hello: Hello, written: list[bytes]) -> None:
        keys = frozenset(hash_token(token) for token in hello.tokens)
        if not actor.may_watch(keys):
            raise Refused("not-your-seat", "onlookers: off")
        before, left = self._subscriber, self._actor
        self._actor = actor
        self._subscriber = Subscriber(self.socket.send, keys, self._client, self._on_dismissed, self.socket)
        actor.connect(self._subscriber, hello.version, written)
        if before is not None:
            left.disconnect(before)  # not before: nobody who says hello again was away in between

    def _begin_asking(self, message: Start | Again | CloseList) -> None:
        """Start a command that may take seconds, one at a time. It is cancelled if the device disconnects."""
        if self._asking_task is not None and not self._asking_task.done():
            self._send_refusal(Refused("too-fast"), message.id)
            return
        assert self._subscriber is not None
        self._asking_task = self._context.hub.start_task(self._ask_hub(message, self._subscriber.keys))

    async def _ask_hub(self, message: Start | Again | CloseList, keys: Keys) -> None:
        try:
            await run_command(self._context.hub, self._actor, message, keys, self._client)
        except WorkerStopped:
            pass  # the server stops: what is not answered is sent again
        except Refused as refused:
            self._send_refusal(refused, message.id)
        except Exception:  # a game's code, most likely
            self._actor.log_error()
            self._send_refusal(Refused("internal"), message.id)
        else:
            if message.id is not None:
                self.socket.send(encode(Ok(self._actor.table.version, message.id)))

    def _on_dismissed(self, refused: Refused) -> None:
        """The table is gone, or closed to this device. Another hello may lead to another table."""
        self._subscriber = None
        self._send_refusal(refused)

    def _post_command(self, command: "Commands | InternalCommands", command_id: str | None) -> None:
        if self._subscriber is None:
            return  # gone in the meantime
        is_first_answer = isinstance(command, Commit) and not self._subscriber.has_committed
        if is_first_answer and self._actor.table.match is None:
            self._subscriber.has_committed = True
            self._context.hub.start_task(measure_answer_times(self._actor, self._subscriber))
        began_s = monotonic()

        def answer(outcome: CommandOutcome) -> None:
            if outcome.refused is not None:
                self._send_refusal(outcome.refused, command_id)
                return
            METRICS.count_command(monotonic() - began_s if outcome.applied else None)
            if command_id is not None:
                self.socket.send(encode(Ok(self._actor.table.version, command_id)))

        self._actor.post_command(QueuedCommand(command, self._subscriber.keys, answer))

    def _send_refusal(self, refused: Refused, command_id: str | None = None) -> None:
        METRICS.refusals[refused.code] += 1
        self.socket.send(encode(make_refusal(refused, self._lang, command_id)))
