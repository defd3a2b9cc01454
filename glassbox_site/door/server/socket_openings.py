"""Limits how many sockets one address may open at this process.

An address that opens a few too many is told why, by a socket (`ground/sockets/bounds.py`), which costs a millisecond of
processor time each. One that opens hundreds a second would delay every page by that, so it gets a plain 429 and no
socket. The connection is kept: behind a proxy it is the proxy's, which would only open another.
"""

import re
from typing import Any

from glassbox_site.ground import addresses

MOST_A_MINUTE = 120
REFUSAL = b"HTTP/1.1 429 Too Many Requests\r\nContent-Length: 0\r\nRetry-After: 60\r\n\r\n"

share = addresses.Share(MOST_A_MINUTE, 60)


def may_open(transport: Any, told: bytes) -> bool:
    """Counts an opening. `told` is the address that a proxy reports; of several the first counts, as for daphne."""
    first = told.partition(b",")[0].strip().decode("latin-1")
    return share.take(addresses.counted_as(first or getattr(transport.getPeer(), "host", "")))


def told_in(head: bytes, server: Any) -> bytes:
    """What the proxy reports, if there is one, in a head without repeated headers."""
    if not (name := server.proxy_forwarded_address_header):
        return b""
    found = re.search(rb"\r\n" + re.escape(name.encode()) + rb":([^\r\n]*)", head, re.IGNORECASE)
    return found[1] if found else b""


def told_by(headers: Any, server: Any) -> bytes:
    """The same, of headers that are parsed already."""
    if not (name := server.proxy_forwarded_address_header):
        return b""
    said: list[bytes] = headers.getRawHeaders(name.encode()) or [b""]
    return said[0]
