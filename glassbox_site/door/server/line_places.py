"""How many lines one address may have to this process: one that says nothing costs little, thousands of them much.

Behind a proxy all lines are its own, and it is the one to count them.
"""

from contextlib import ExitStack
from typing import Any

from glassbox_site.ground import addresses

LINES_AN_ADDRESS = 256
"""Some forty browsers at a time; sockets are among them."""

places = addresses.Places(LINES_AN_ADDRESS)


def enter(transport: Any) -> None:
    """Cuts the line of whoever has too many."""
    transport.stay = ExitStack()
    host = getattr(transport.getPeer(), "host", "")
    try:
        transport.stay.enter_context(places.taken(addresses.counted_as(host)))
    except addresses.Full:
        transport.abortConnection()


def leave(transport: Any) -> None:
    """Whatever the line had become."""
    if stay := getattr(transport, "stay", None):
        stay.close()
