"""Which addresses people may have requests sent to: hosts of the public internet, not machines in our own network."""

import asyncio
import ipaddress
import socket
from collections.abc import Sequence
from urllib.parse import SplitResult, urlsplit

from glassbox_site.ground import addresses

LONGEST = 500
RELAYED_V6 = ipaddress.IPv6Network("2002::/16")
"""6to4: such an address contains an IPv4 address, which may be private."""


class NoAddress(ValueError):
    """Raised for an address that nothing can be sent to; `code` says why."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


def parts(address: str) -> SplitResult:
    """The parts of an HTTP address. Raises NoAddress, also for a user name or a fragment, which must not be kept."""
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
    """Whether a numeric address belongs to the public internet. Raises ValueError for a host name."""
    found = ipaddress.ip_address(host.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return is_public(str(found.ipv4_mapped))
        return found in addresses.GLOBAL_V6 and found not in RELAYED_V6 and found.is_global
    return found.is_global and not found.is_multicast


def is_private_in_numbers(host: str) -> bool:
    """Can be told at once. Where a host name leads is only looked up when something is sent."""
    try:
        return not is_public(host)
    except ValueError:
        return False


async def judged(host: str, port: int, *, may_be_private: bool) -> str:
    """The numeric address to connect to. The name is resolved only here, so that it cannot lead elsewhere by the time
    of the connection. Raises NoAddress."""
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
