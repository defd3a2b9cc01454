"""What is asked of whoever comes by a socket: how many from one address, how much of each, how often."""

import asyncio
from contextlib import ExitStack

from glassbox_site.ground import addresses

TOO_MUCH = 4429
LONGEST_MESSAGE = 1_000
WISHES_A_MINUTE = 60
PLACES_AN_ADDRESS = 64

OPENINGS_A_MINUTE = 60
"""Of one address; whoever opens more is kept waiting before it is refused, in a place of its own, and not heard."""
REST_SECONDS = 3.0
"""Less than our server waits for the end of a handshake, or nobody would be told."""

places = addresses.Places(PLACES_AN_ADDRESS)
"""Of all sockets of this process, whatever is watched."""

openings = addresses.Share(OPENINGS_A_MINUTE, 60)


async def is_let_in(address: str, stay: ExitStack) -> bool:
    """Takes a place for as long as the stay lasts; who is not let in is to be told why."""
    try:
        stay.enter_context(places.taken(address))
    except addresses.Full:
        return False
    return openings.take(address) or await asyncio.sleep(REST_SECONDS, result=False)


class Refused(Exception):
    """The socket is closed with `code`; where there are words for it, the reason is told first."""

    def __init__(self, reason: str, code: int) -> None:
        super().__init__(reason)
        self.code = code


class Hearing:
    """What one socket may still say."""

    def __init__(self) -> None:
        self._pace = addresses.Pace(WISHES_A_MINUTE)

    def mind(self, text: str | bytes) -> None:
        """Raises Refused."""
        if len(text) > LONGEST_MESSAGE:
            raise Refused("that was too long", TOO_MUCH)
        if not self._pace.keeps():
            raise Refused("too many wishes in a minute", TOO_MUCH)
