"""Where what people ask for may be sent: to hosts of the internet, never to machines that only this one reaches."""

import asyncio
import ipaddress
import socket
from collections.abc import Sequence
from urllib.parse import SplitResult, urlsplit

from glassbox_site.ground import addresses

LONGEST = 500
RELAYED_V6 = ipaddress.IPv6Network("2002::/16")
"""Holds an address of version 4, which may be anybody's."""


class NoAddress(ValueError):
    """It cannot be sent to; `code` says why."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


def parts(address: str) -> SplitResult:
    """Of an address of the web, as it may be kept: no name or password in it, and nothing that is not sent."""
    try:
        found = urlsplit(address)
        is_whole = found.scheme in ("http", "https") and bool(found.hostname) and found.port != 0
    except ValueError as bad:
        raise NoAddress("shape") from bad
    is_plain = address.isascii() and address.isprintable() and " " not in address and "\\" not in address
    if not is_whole or not is_plain or len(address) > LONGEST or found.username is not None or found.fragment:
        raise NoAddress("shape")
    return found


def is_public(host: str) -> bool:
    """Of an address in numbers."""
    found = ipaddress.ip_address(host.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return is_public(str(found.ipv4_mapped))
        return found in addresses.GLOBAL_V6 and found not in RELAYED_V6 and found.is_global
    return found.is_global and not found.is_multicast


def is_private_in_numbers(host: str) -> bool:
    """Told at once; what a name leads to is known when it is sent, and only then."""
    try:
        return not is_public(host)
    except ValueError:
        return False


async def judged(host: str, port: int, *, may_be_private: bool) -> str:
    """The address, in numbers, to which the connection has to go: asked for once, so that a name cannot lead elsewhere
    than where it led when it was judged."""
    try:
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError) as bad:
        raise NoAddress("host") from bad
    return _chosen([str(place[0]) for *_kinds, place in found], may_be_private=may_be_private)


def _chosen(hosts: Sequence[str], *, may_be_private: bool) -> str:
    chosen = next((host for host in hosts if may_be_private or is_public(host)), None)
    if chosen is None:
        raise NoAddress("private")
    return chosen
