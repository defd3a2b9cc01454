"""Limits for clients of sockets: how many from one address, how long messages may be, how many a minute."""

import asyncio
from contextlib import ExitStack

from glassbox_site.ground import addresses

TOO_MUCH = 4429
LONGEST_MESSAGE = 1_000
WISHES_A_MINUTE = 60
PLACES_AN_ADDRESS = 64

OPENINGS_A_MINUTE = 60
"""Per address. A client that opens more is kept waiting, in a place, before it is refused, and not listened to."""
REST_SECONDS = 3.0
"""Less than our server's timeout for handshakes, or the client would not be told why."""

places = addresses.Places(PLACES_AN_ADDRESS)
"""Shared by all sockets of this process, whatever is watched."""

openings = addresses.Share(OPENINGS_A_MINUTE, 60)


async def is_let_in(address: str, stay: ExitStack) -> bool:
    """Takes a place until `stay` ends. If it returns False, the caller is to refuse the client and say why."""
    try:
        stay.enter_context(places.taken(address))
    except addresses.Full:
        return False
    return openings.take(address) or await asyncio.sleep(REST_SECONDS, result=False)


class Refused(Exception):
    """Raised to close the socket with `code`. The reason is sent first, if the consumer has words for it (`excuse`)."""

    def __init__(self, reason: str, code: int) -> None:
        super().__init__(reason)
        self.code = code


class Hearing:
    """Limits what one client may send."""

    def __init__(self) -> None:
        self._pace = addresses.Pace(WISHES_A_MINUTE)

    def mind(self, text: str | bytes) -> None:
        """Raises Refused."""
        if len(text) > LONGEST_MESSAGE:
            raise Refused("that was too long", TOO_MUCH)
        if not self._pace.keeps():
            raise Refused("too many wishes in a minute", TOO_MUCH)
