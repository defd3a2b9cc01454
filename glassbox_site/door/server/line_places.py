"""Limits the connections from one address to this process: an idle one costs little, thousands cost much.

Behind a proxy all connections are the proxy's, which has to limit them itself.
"""

from contextlib import ExitStack
from typing import Any

from glassbox_site.ground import addresses

LINES_AN_ADDRESS = 256
"""Enough for some forty browsers; sockets count as well."""

places = addresses.Places(LINES_AN_ADDRESS)


def enter(transport: Any) -> None:
    """Counts a new connection, and cuts it if its address has too many."""
    transport.stay = ExitStack()
    host = getattr(transport.getPeer(), "host", "")
    try:
        transport.stay.enter_context(places.taken(addresses.counted_as(host)))
    except addresses.Full:
        transport.abortConnection()


def leave(transport: Any) -> None:
    """Gives the place back, whatever the connection was used for."""
    if stay := getattr(transport, "stay", None):
        stay.close()
