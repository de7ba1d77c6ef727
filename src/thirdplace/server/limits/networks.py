"""Addresses as the limits count them: by household, and by whole networks that one person may have."""

from functools import lru_cache
from ipaddress import IPv6Address, ip_address

__all__ = ["NETWORK_MULTIPLE", "household_address", "wider_network"]

HOUSEHOLD_BITS = 64
NETWORK_BITS = 48
"""Anybody can get a /48 network of IPv6, which holds 65,536 households."""
NETWORK_MULTIPLE = 4
"""A whole /48 network may ask for this many times what one address may."""


@lru_cache(maxsize=4096)
def household_address(address: str | None) -> str:
    """The address that is counted: of IPv6, the whole network one household has."""
    try:
        parsed = ip_address(address or "")
    except ValueError:
        return "unknown"
    if isinstance(parsed, IPv6Address):
        if parsed.ipv4_mapped is not None:
            return str(parsed.ipv4_mapped)
        return _network_of(parsed, HOUSEHOLD_BITS)
    return str(parsed)


@lru_cache(maxsize=4096)
def wider_network(neighbourhood: str) -> str | None:
    """The network /48 around a household of IPv6; None: there is none (IPv4 addresses are scarce)."""
    if ":" not in neighbourhood:
        return None
    return _network_of(IPv6Address(neighbourhood), NETWORK_BITS) + "/48"


def _network_of(address: IPv6Address, bits: int) -> str:
    return str(IPv6Address(int(address) >> 128 - bits << 128 - bits))
