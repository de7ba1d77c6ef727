"""Checks the Host and the Origin of requests: which names are the server's, and which pages may ask.

Somebody else's site can give its own name our address (DNS rebinding) and then, in a visitor's browser, is as
good as our page. It cannot choose a name that only this network knows, nor an address: those are answered,
and names that were given with `--origin`. Behind a proxy the proxy knows which names are ours, unless
`--origin` says so; then those count.
"""

import socket
from collections.abc import Collection
from ipaddress import ip_address
from time import monotonic
from urllib.parse import urlsplit

from aiohttp import web

from thirdplace.core.errors import Refused
from thirdplace.server import logs

__all__ = ["HostCheck", "host_name_in"]

LOCAL_ENDINGS = (".local", ".localhost", ".lan", ".home.arpa", ".internal", ".fritz.box")
"""No stranger can register a name below these."""
LOG_INTERVAL_S = 60.0


class HostCheck:
    """Judges the Host and the Origin of a request."""

    def __init__(self, origins: Collection[str], *, behind_proxy: bool) -> None:
        self._origins = frozenset(origins)
        self._names = {urlsplit(origin).hostname for origin in origins}
        self._accepts_any_name = behind_proxy and not origins
        self._machine_name = socket.gethostname().lower().rstrip(".")
        self._logged_at: dict[str, float] = {}

    def check_request(self, request: web.BaseRequest, *, is_file: bool) -> None:
        """Raises Refused, and tells the log (not too often), if the request is not meant for us.

        Of files the Origin is not asked for: a page has to open before it can say what is wrong.
        """
        host = request.headers.get("Host", "")
        name = host_name_in(host)
        if name is None or not (self._accepts_any_name or self._is_own_name(name)):
            self._log_seldom("wrong-host")
            raise Refused("wrong-host", _replace_unprintable(host))
        origin = request.headers.get("Origin")
        if not is_file and origin is not None and not self._is_own_origin(origin, host):
            self._log_seldom("wrong-origin")
            raise Refused("wrong-origin", f"{_replace_unprintable(origin)} / {_replace_unprintable(host)}")

    def _is_own_name(self, name: str) -> bool:
        return (
            name in self._names
            or name == self._machine_name
            or "." not in name  # no such name can be registered
            or name.endswith(LOCAL_ENDINGS)
            or _is_address(name)
        )

    def _is_own_origin(self, origin: str, host: str) -> bool:
        """A page from elsewhere must not speak for a person. Programs send no Origin."""
        return origin in self._origins or (bool(host) and origin.partition("://")[2] == host)

    def _log_seldom(self, event: str) -> None:
        """No names in the log: whose they are is not known. What to do is in docs/self-host.md."""
        now = monotonic()
        if now - self._logged_at.get(event, -LOG_INTERVAL_S) >= LOG_INTERVAL_S:
            self._logged_at[event] = now
            logs.log_warning(event, help=HELP[event])


HELP = {
    "wrong-host": "A request came for a name that is not this server's. If it is yours, start with "
    "--origin https://that.name; see docs/self-host.md.",
    "wrong-origin": "A page's address and the Host that came with its request differ. Let the proxy pass the "
    "whole Host on (nginx: proxy_set_header Host $http_host), or start with --origin and the address people "
    "open; see docs/self-host.md.",
}


def host_name_in(host: str) -> str | None:
    """The name or address in a Host header, without its port; None if it makes no sense."""
    try:
        parts = urlsplit(f"//{host}")
        _ = parts.port  # may raise as well
    except ValueError:
        return None
    if "@" in host or parts.path or parts.query or parts.fragment:
        return None
    return (parts.hostname or "").rstrip(".")


def _is_address(name: str) -> bool:
    try:
        ip_address(name.partition("%")[0])
    except ValueError:
        return False
    return True


def _replace_unprintable(text: str) -> str:
    return "".join(letter if letter.isprintable() else "?" for letter in text[:100])
