"""The addresses at which a server can be opened: on its own machine, and by other devices on its networks.

Nothing is sent to find out: the system is asked for its own addresses, and which of them it would use.
"""

import re
import socket
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Any

import ifaddr

__all__ = ["ServerAddresses", "find_addresses", "find_own_addresses"]

Address = IPv4Address | IPv6Address

VIRTUAL_ADAPTER = re.compile(
    r"(docker|br-|veth|virbr|vmnet|vboxnet|lxc|lxd|cni|podman|tun|tap|utun|wg|ppp|tailscale|zt"
    r"|vEthernet|VirtualBox|VMware)",
    re.IGNORECASE,
)
"""Adapters of containers, virtual machines and tunnels: a phone in the same room is not behind these."""
EXAMPLE_ADDRESS = {4: "203.0.113.1", 6: "2001:db8::1"}
"""Addresses that are nobody's, kept for examples."""


@dataclass(frozen=True, slots=True)
class ServerAddresses:
    own_url: str
    """What this machine opens."""
    other_urls: tuple[str, ...]
    """What other devices on the network open, the likeliest first; none: they cannot."""
    port: int
    is_open_to_all: bool
    """Does it listen to whoever can reach this machine?"""


def find_addresses(
    bound: Iterable[Any], own: Iterable[Address] | None = None, *, root: str = "/"
) -> ServerAddresses:
    """From the names of the sockets that listen, and this machine's own addresses."""
    known = find_own_addresses() if own is None else list(own)
    listening = [(_parse_address(name[0]), int(name[1])) for name in bound]
    others = [
        _make_url(address, port, root)
        for host, port in listening
        for address in (_addresses_of_version(known, host) if host.is_unspecified else [host])
        if not address.is_loopback
    ]
    first, port = listening[0]
    here = ip_address("127.0.0.1" if first.version == 4 else "::1") if first.is_unspecified else first
    everywhere = any(host.is_unspecified for host, _ in listening)
    return ServerAddresses(_make_url(here, port, root), tuple(dict.fromkeys(others)), port, everywhere)


def find_own_addresses() -> list[Address]:
    """This machine's addresses in the networks around it, first those it goes out from."""
    found = [
        _parse_address(ip.ip if isinstance(ip.ip, str) else ip.ip[0])
        for adapter in ifaddr.get_adapters()
        if not VIRTUAL_ADAPTER.match(adapter.nice_name)
        for ip in adapter.ips
    ]
    outgoing = {_find_outgoing_address(4), _find_outgoing_address(6)}
    near = [address for address in found if not (address.is_loopback or address.is_link_local)]
    return sorted(near, key=lambda address: str(address) not in outgoing)


def _find_outgoing_address(version: int) -> str | None:
    """The address this machine would send from; to connect this kind of socket sends nothing."""
    family = socket.AF_INET if version == 4 else socket.AF_INET6
    with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as asked:
        asked.connect((EXAMPLE_ADDRESS[version], 9))
        return str(asked.getsockname()[0])
    return None


def _parse_address(text: str) -> Address:
    return ip_address(text.partition("%")[0])


def _addresses_of_version(known: list[Address], host: Address) -> list[Address]:
    return [address for address in known if address.version == host.version]


def _make_url(address: Address, port: int, root: str) -> str:
    host = str(address) if address.version == 4 else f"[{address}]"
    return f"http://{host}:{port}{root}"
