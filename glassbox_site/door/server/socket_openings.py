"""How many sockets one address may open by this process before it is no longer listened to.

Who opens a few too many is told so in words, by a socket (`ground/sockets/bounds.py`): a millisecond of the processor
for each. Who opens hundreds in a second kept every page waiting by that; to this one no application, no socket and no
word is given. The line stays: behind a proxy it is the proxy's, who would only come by another.
"""

import re
from typing import Any

from glassbox_site.ground import addresses

MOST_A_MINUTE = 120
REFUSAL = b"HTTP/1.1 429 Too Many Requests\r\nContent-Length: 0\r\nRetry-After: 60\r\n\r\n"

share = addresses.Share(MOST_A_MINUTE, 60)


def may_open(transport: Any, told: bytes) -> bool:
    """Counts it. `told` is where it comes from, in the words of a proxy: of several places the first, as for daphne."""
    first = told.partition(b",")[0].strip().decode("latin-1")
    return share.take(addresses.counted_as(first or getattr(transport.getPeer(), "host", "")))


def told_in(head: bytes, server: Any) -> bytes:
    """By the proxy, if there is one, in a head that says nothing twice."""
    if not (name := server.proxy_forwarded_address_header):
        return b""
    found = re.search(rb"\r\n" + re.escape(name.encode()) + rb":([^\r\n]*)", head, re.IGNORECASE)
    return found[1] if found else b""


def told_by(headers: Any, server: Any) -> bytes:
    """The same of headers that are read already."""
    if not (name := server.proxy_forwarded_address_header):
        return b""
    said: list[bytes] = headers.getRawHeaders(name.encode()) or [b""]
    return said[0]
