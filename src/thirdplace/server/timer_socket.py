"""A device at a shared timer: acts in, and what everyone shows out, over a WebSocket."""

import asyncio

import msgspec
from aiohttp import web

from thirdplace.core.errors import Refused
from thirdplace.server.buckets import Bucket
from thirdplace.server.frames import POLICY_VIOLATION
from thirdplace.server.hub import is_code
from thirdplace.server.limits import AT_ONCE, PATIENCE
from thirdplace.server.messages import FromTimer, TimeAsked, TimerTold, TimeTold
from thirdplace.server.office import Office, refusal, too_fast
from thirdplace.server.timers import Timer
from thirdplace.server.wire import Upgraded, Wire

__all__ = ["find_timer", "open_timer_socket"]

decode = msgspec.json.Decoder(FromTimer).decode
encode = msgspec.json.Encoder().encode


async def find_timer(office: Office, request: web.Request) -> Timer:
    """By its code; wrong ones are counted together with those of tables."""
    address = office.address(request)
    code = request.match_info["timer"].upper()
    if not is_code(code):
        raise Refused("unknown-timer")  # no guess either: it cannot be right
    await asyncio.sleep(office.visitors.guesses.check(address, code, office.now()))
    timer = office.timers.find(code, office.hub.now())
    office.visitors.guesses.was_right(address, code)
    return timer


async def open_timer_socket(office: Office, request: web.Request) -> web.StreamResponse:
    timer = await find_timer(office, request)
    timer.welcome()
    address = office.address(request)
    office.visitors.connect(address)
    device = Device(office, timer, address, office.language(request))
    try:
        device.wire = office.wires.open(request, device)
    except BaseException:
        office.visitors.disconnect(address)
        raise
    timer.arrive(device.tell)
    return Upgraded()


class Device:
    """One that shows the timer."""

    __slots__ = ("_address", "_bucket", "_excess", "_lang", "_office", "_timer", "wire")

    def __init__(self, office: Office, timer: Timer, address: str, lang: str) -> None:
        self._office = office
        self._timer = timer
        self._address = address
        self._lang = lang
        self._bucket = Bucket(office.visitors.limits.messages * AT_ONCE, office.now())
        self._excess = 0
        self.wire: Wire

    def tell(self, told: TimerTold) -> None:
        self.wire.send(encode(told))

    def heard(self, wire: Wire, text: bytes) -> None:
        visitors, now = self._office.visitors, self._office.now()
        limit = visitors.limits.messages
        if not self._bucket.take(limit, limit * AT_ONCE, now) or not visitors.may_send_message(
            self._address, now
        ):
            self._excess += 1
            if self._excess > PATIENCE:
                wire.close(POLICY_VIOLATION, "too fast")
            else:
                wire.send(too_fast(self._lang))
            return
        self._excess = max(0, self._excess - 1)
        try:
            message = decode(text)
            if isinstance(message, TimeAsked):
                wire.send(encode(TimeTold(message.sent, self._office.hub.now())))
            else:
                self._timer.act(message, self._office.hub.now())
        except Refused as refused:
            self._refuse(refused)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as wrong:
            self._refuse(Refused("bad-request", str(wrong)))

    def gone(self, wire: Wire) -> None:
        self._office.visitors.disconnect(self._address)
        self._timer.part(self.tell, self._office.hub.now())

    def _refuse(self, refused: Refused) -> None:
        self.wire.send(encode(refusal(refused, self._lang)))
