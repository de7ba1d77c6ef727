"""Play over a WebSocket: commands in, updates out, every refusal answered."""

import asyncio
from typing import TYPE_CHECKING, Annotated

import msgspec
from aiohttp import web

from thirdplace.core.errors import Refused
from thirdplace.server.http.request_context import RequestContext, refusal, too_fast
from thirdplace.server.limits.buckets import Bucket
from thirdplace.server.limits.networks import wider_network
from thirdplace.server.limits.visitor_limits import (
    AT_ONCE,
    HELLOS_PER_SOCKET,
    HELLOS_PER_SOCKET_AND_SECOND,
    PATIENCE,
)
from thirdplace.server.play.hub import key_of
from thirdplace.server.play.subscriber import Subscriber
from thirdplace.server.play.table_actor import QueuedCommand, TableActor
from thirdplace.server.websocket.frames import POLICY_VIOLATION
from thirdplace.server.websocket.thin_sockets import Socket
from thirdplace.server.wire_messages import FromClient, Hello, Ok, TimeAsked, TimeTold
from thirdplace.server.work.workers import Stopped
from thirdplace.table.commands import Again, Commands, Do, Start
from thirdplace.table.host import Outcome
from thirdplace.table.table import Keys
from thirdplace.table.telling import can_be_folded

if TYPE_CHECKING:
    from thirdplace.table.commands import Internal

__all__ = ["open_socket"]

decode = msgspec.json.Decoder(FromClient).decode
encode = msgspec.json.Encoder().encode


async def open_socket(context: RequestContext, request: web.Request) -> web.StreamResponse:
    """Take the connection over once it is clear who may have it."""
    actor = await context.table(request)
    address = context.address(request)
    context.visitors.connect(address)
    talk = Talk(context, actor, address)
    try:
        talk.wire = await context.sockets.accept(request, talk)
    except BaseException:
        context.visitors.disconnect(address)
        raise
    context.visitors.guesses.was_right(address, actor.table.made.code)
    return await talk.wire.run()


class Named(msgspec.Struct):
    """All that is read of a message that makes no sense otherwise."""

    id: Annotated[str, msgspec.Meta(max_length=40)] | None = None


def _id_of(text: bytes) -> str | None:
    """What the sender calls it, so that the refusal can be told from others."""
    try:
        return msgspec.json.decode(text, type=Named).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None


class Talk:
    """One device's conversation with a table."""

    __slots__ = (
        "_actor",
        "_address",
        "_arriving",
        "_asking",
        "_bucket",
        "_client",
        "_context",
        "_excess",
        "_greetings",
        "_held",
        "_hellos",
        "_lang",
        "_subscriber",
        "wire",
    )

    def __init__(self, context: RequestContext, actor: TableActor, address: str) -> None:
        self._context = context
        self._actor = actor
        self._address = address
        self._client = wider_network(address) or address
        now = context.now()
        self._bucket = Bucket(context.visitors.limits.messages * AT_ONCE, now)
        self._greetings = Bucket(HELLOS_PER_SOCKET, now)
        self._excess = 0
        self._subscriber: Subscriber | None = None
        self._hellos = 0
        self._arriving = False
        self._asking: asyncio.Task[None] | None = None
        self._held: list[Commands] = []
        self._lang = "en"
        self.wire: Socket

    def heard(self, wire: Socket, text: bytes) -> None:
        visitors, now = self._context.visitors, self._context.now()
        limit = visitors.limits.messages
        if self._context.closing:
            return  # what is not answered is sent again, wherever one comes back to
        if not self._bucket.take(limit, limit * AT_ONCE, now) or not visitors.may_send_message(
            self._address, now
        ):
            self._too_fast(wire)
            return
        self._excess = max(0, self._excess - 1)
        try:
            message = decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as wrong:
            self._refuse(Refused("bad-request", str(wrong)), _id_of(text))
            return
        if isinstance(message, Do) and not self._arriving and self._subscriber is not None:
            self._post(message, message.id)  # nearly all there is
        elif isinstance(message, TimeAsked):
            wire.send(encode(TimeTold(message.sent, self._context.hub.now())))
        elif isinstance(message, Hello):
            self._hello(message)
        elif self._arriving:
            self._held.append(message)
        else:
            self._carry_out(message)

    def _carry_out(self, message: Commands) -> None:
        if self._subscriber is None:
            self._refuse(Refused("bad-request", "begin with hello"), message.id)
        elif isinstance(message, Start | Again):
            self._complete(message)
        else:
            self._post(message, message.id)

    def gone(self, wire: Socket) -> None:
        self._context.visitors.disconnect(self._address)
        self._hellos = -1
        if self._asking is not None:
            self._asking.cancel()
        if self._subscriber is not None:
            self._actor.part(self._subscriber)
            self._subscriber = None

    def _too_fast(self, wire: Socket) -> None:
        self._excess += 1
        if self._excess > PATIENCE:
            wire.close(POLICY_VIOLATION, "too fast")
        else:
            wire.send(too_fast(self._lang))

    def _may_say_hello(self) -> bool:
        now, visitors = self._context.now(), self._context.visitors
        own = self._greetings.take(HELLOS_PER_SOCKET_AND_SECOND, HELLOS_PER_SOCKET, now)
        return own and visitors.may_say_hello(self._address, now)

    def _hello(self, hello: Hello) -> None:
        """What is said right after it waits until the table has been read."""
        self._lang = hello.lang
        if not self._may_say_hello():
            self._too_fast(self.wire)
            return
        self._hellos += 1
        self._arriving = True
        self._context.hub.soon(self._arrive(hello, self._hellos))

    async def _arrive(self, hello: Hello, number: int) -> None:
        hub = self._context.hub
        table_id = hello.table or self._actor.table.id
        try:
            async with self._context.arrivals:
                if number != self._hellos:
                    return  # gone, or said hello again, while others arrived
                actor = await hub.table(table_id)
                known = hello.version is not None and can_be_folded(actor.table)
                written = await hub.read(table_id) if known else []
                if number == self._hellos:
                    self._sit_down(actor, hello, written)
            refused = None
        except Refused as wrong:
            refused = wrong
            self._refuse(refused)
        if number != self._hellos:
            return  # gone, or said hello again, in the meantime
        self._arriving, held, self._held = False, self._held, []
        for message in held:
            if refused is None:
                self._carry_out(message)
            else:  # it was meant for the table we could not come to, not for the one before
                self._refuse(refused, message.id)

    def _sit_down(self, actor: TableActor, hello: Hello, written: list[bytes]) -> None:
        keys = frozenset(key_of(token) for token in hello.tokens)
        if not actor.welcomes(keys):
            raise Refused("not-your-seat", "onlookers: off")
        before, left = self._subscriber, self._actor
        self._actor = actor
        self._subscriber = Subscriber(self.wire.send, keys, self._client, self._on_dismissed, self.wire)
        actor.arrive(self._subscriber, hello.version, written)
        if before is not None:
            left.part(before)  # not before: nobody who says hello again was away in between

    def _complete(self, message: Start | Again) -> None:
        """One at a time; who hangs up no longer waits for a deal."""
        if self._asking is not None and not self._asking.done():
            self._refuse(Refused("too-fast"), message.id)
            return
        assert self._subscriber is not None
        self._asking = self._context.hub.soon(self._ask(message, self._subscriber.keys))

    async def _ask(self, message: Start | Again, keys: Keys) -> None:
        try:
            await self._context.hub.ask(self._actor, message, keys, self._client)
        except Stopped:
            pass  # the server stops: what is not answered is sent again
        except Refused as refused:
            self._refuse(refused, message.id)
        else:
            if message.id is not None:
                self.wire.send(encode(Ok(self._actor.table.version, message.id)))

    def _on_dismissed(self, refused: Refused) -> None:
        """The table is not there any more, or not for us. Another hello may bring us to another."""
        self._subscriber = None
        self._refuse(refused)

    def _post(self, command: "Commands | Internal", command_id: str | None) -> None:
        if self._subscriber is None:
            return  # gone in the meantime

        def answer(outcome: Outcome) -> None:
            if outcome.refused is not None:
                self._refuse(outcome.refused, command_id)
            elif command_id is not None:
                self.wire.send(encode(Ok(self._actor.table.version, command_id)))

        self._actor.post(QueuedCommand(command, self._subscriber.keys, answer))

    def _refuse(self, refused: Refused, command_id: str | None = None) -> None:
        self.wire.send(encode(refusal(refused, self._lang, command_id)))
