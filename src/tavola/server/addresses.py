"""Names and numbers in a request: which host was meant, and whose request it is."""

from __future__ import annotations

import ipaddress
import re
from functools import lru_cache

HOST = re.compile(r"(?P<name>[a-z0-9_.-]+|\[[0-9a-f:.]+\])(?::[0-9]{1,5})?", re.ASCII)
LINE = 64  # bits of an IPv6 address that a line is given: the rest it chooses as it likes
LONGEST = 64  # characters of an address that are looked at


def host_in(header: str) -> str:
    """The name in a Host header without its port; nothing where it is not spelled as browsers do."""
    found = HOST.fullmatch(header.lower())
    return found["name"] if found else ""


def is_number(host: str) -> bool:
    """Whether a host is an address itself: no name of somebody else's can be made to lead to such a page."""
    return _number(host.strip("[]")) is not None


@lru_cache(4096)
def line_of(address: str) -> str:
    """The line that limits count by: an IPv4 address, or the part of an IPv6 address that its holder cannot choose."""
    number = _number(address[:LONGEST])
    if isinstance(number, ipaddress.IPv6Address):
        if number.ipv4_mapped is not None:
            return str(number.ipv4_mapped)
        return str(ipaddress.ip_network((number, LINE), strict=False))
    return address[:LONGEST]


@lru_cache(4096)
def is_this_machine(address: str) -> bool:
    number = _number(address)
    if isinstance(number, ipaddress.IPv6Address) and number.ipv4_mapped is not None:
        number = number.ipv4_mapped
    return number is not None and number.is_loopback


def _number(text: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        return ipaddress.ip_address(text)
    except ValueError:
        return None
