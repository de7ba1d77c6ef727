"""`thirdplace doctor --url`: asks a running server through whatever is in front of it, as a browser would."""

import asyncio
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from urllib.parse import urlsplit

import aiohttp
import msgspec

from thirdplace import __version__
from thirdplace.server.machine_checks import CheckResult
from thirdplace.server.wire_messages import ConnectionReport

__all__ = ["check_server"]

TIMEOUT_S = 15.0
FORGED_ADDRESS = "192.0.2.77"
"""An address for examples, which no request comes from."""
CLOCK_TOLERANCE_S = 60.0
ERRORS = (aiohttp.ClientError, OSError, TimeoutError, msgspec.DecodeError, ValueError, TypeError)
"""TypeError: aiohttp's, when a socket is closed where a text was expected."""


class _Unreachable(Exception):
    """There is nothing more to ask; the result says why."""

    def __init__(self, result: CheckResult) -> None:
        self.result = result


def check_server(url: str) -> list[CheckResult]:
    """What is wrong with the way to the server at this address; at last, that it answers."""
    return asyncio.run(_collect(url))


async def _collect(url: str) -> list[CheckResult]:
    timeout = aiohttp.ClientTimeout(total=TIMEOUT_S)
    async with aiohttp.ClientSession(timeout=timeout) as session:
        try:
            return [result async for result in _check(session, url.rstrip("/"))]
        except _Unreachable as wrong:
            return [wrong.result]


async def _check(session: aiohttp.ClientSession, url: str) -> AsyncIterator[CheckResult]:
    report, date = await _ask(session, url)
    if report.behind_proxy and not report.forwarded:
        yield CheckResult("proxy-hides-addresses", {"url": url})
    if report.forwarded and not report.behind_proxy:
        yield CheckResult("proxy-not-announced", {"url": url})
    forged, _ = await _ask(session, url, FORGED_ADDRESS)
    if forged.address == FORGED_ADDRESS:
        yield CheckResult("proxy-forged-address", {"url": url})
    if not await _is_page_allowed(session, url):
        yield CheckResult("proxy-wrong-host", {"url": url, "host": report.host})
    detail = await _try_socket(session, url)
    if detail is not None:
        yield CheckResult("proxy-no-sockets", {"url": url, "detail": detail})
    if date is not None and abs((datetime.now(UTC) - date).total_seconds()) > CLOCK_TOLERANCE_S:
        yield CheckResult("clock-differs", {"url": url})
    if report.version != __version__:
        yield CheckResult("other-version", {"theirs": report.version, "ours": __version__}, is_problem=False)
    yield CheckResult("server-answers", {"url": url, "version": report.version}, is_problem=False)


async def _ask(
    session: aiohttp.ClientSession, url: str, forged: str | None = None
) -> tuple[ConnectionReport, datetime | None]:
    headers = {} if forged is None else {"X-Forwarded-For": forged}
    try:
        async with session.get(f"{url}/api/connection", headers=headers) as answer:
            body = await answer.read()
            if answer.status == 421:
                raise _Unreachable(CheckResult("proxy-unknown-name", {"url": url}))
            date = answer.headers.get("Date")
            report = msgspec.json.decode(body, type=ConnectionReport)
            return report, None if date is None else parsedate_to_datetime(date)
    except (aiohttp.ClientConnectionError, OSError, TimeoutError) as wrong:
        result = CheckResult("server-unreachable", {"url": url, "detail": _describe(wrong)})
        raise _Unreachable(result) from wrong
    except ERRORS as wrong:
        raise _Unreachable(CheckResult("server-foreign", {"url": url})) from wrong


async def _is_page_allowed(session: aiohttp.ClientSession, url: str) -> bool:
    """May a page that was opened at this address speak to the server? (`wrong-origin`)"""
    parts = urlsplit(url)
    headers = {"Origin": f"{parts.scheme}://{parts.netloc}"}
    try:
        async with session.post(f"{url}/api/health", headers=headers) as answer:
            return answer.status != 403
    except ERRORS as wrong:
        result = CheckResult("server-unreachable", {"url": url, "detail": _describe(wrong)})
        raise _Unreachable(result) from wrong


async def _try_socket(session: aiohttp.ClientSession, url: str) -> str | None:
    """Why no WebSocket can be opened; None: one was, and answered."""
    try:
        async with session.ws_connect(f"{url}/api/connection/socket") as socket:
            await socket.send_str("?")
            msgspec.json.decode(await socket.receive_str(timeout=TIMEOUT_S), type=ConnectionReport)
    except aiohttp.WSServerHandshakeError as wrong:
        return f"HTTP {wrong.status}"
    except ERRORS as wrong:
        return _describe(wrong)
    return None


def _describe(wrong: BaseException) -> str:
    return str(wrong) or type(wrong).__name__
