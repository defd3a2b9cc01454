"""Limits for one network address: places at once, and uses within a time.

Here because the league, the test and the site all offer something to everybody. Each process counts for itself.
"""

import ipaddress
import re
import threading
import time
from collections import Counter, OrderedDict, deque
from collections.abc import Iterator
from contextlib import contextmanager

OURSELVES = ("127.0.0.1", "::1", "")
"""Exempt from the limit per address: behind a local proxy that forwards no addresses, everybody comes from here."""
MOST_REMEMBERED = 10_000
GLOBAL_V6 = ipaddress.IPv6Network("2000::/3")
WITH_PORT = re.compile(r"\[(?P<six>[^\]]+)\](:\d+)?|(?P<four>[\d.]+):\d+")
NETWORK = 64
"""The bits of an IPv6 address that identify a line to the internet. Its owner chooses the rest."""


def counted_as(told: str) -> str:
    """The address to count a client under: for IPv6, the whole network, since one line has many addresses. A port,
    which some proxies append and which differs for each connection, is dropped."""
    bare = WITH_PORT.fullmatch(told)
    address = bare["six"] or bare["four"] if bare else told
    try:
        found = ipaddress.IPv6Address(address) if ":" in address else None
    except ValueError:
        return address
    if found is not None and found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    if found is None or found not in GLOBAL_V6:
        return address
    return str(ipaddress.IPv6Network((int(found), NETWORK), strict=False).network_address)


class Full(Exception):
    """Raised when this address, or everybody together, has no place left."""


class Places:
    """Limits how many are present at once: `each` per address, `of_all` in total."""

    def __init__(self, each: int, *, of_all: int | None = None) -> None:
        self._each, self._of_all = each, of_all
        self._present: Counter[str] = Counter()
        self._lock = threading.Lock()

    @contextmanager
    def taken(self, address: str) -> Iterator[None]:
        """Takes a place for the duration of the block. Raises Full."""
        with self._lock:
            if self._present[address] >= self._each and address not in OURSELVES:
                raise Full
            if self._of_all is not None and self._present.total() >= self._of_all:
                raise Full
            self._present[address] += 1
        try:
            yield
        finally:
            with self._lock:
                self._present[address] -= 1
                if not self._present[address]:
                    del self._present[address]


class Share:
    """Allows each address `most` uses within `seconds`. Only the latest addresses are remembered."""

    def __init__(self, most: int, seconds: float) -> None:
        self._most, self._seconds = most, seconds
        self._taken_at: OrderedDict[str, deque[float]] = OrderedDict()
        self._lock = threading.Lock()

    def take(self, address: str) -> bool:
        """Counts one more use; False, and counts nothing, if the address has used up its share."""
        if address in OURSELVES:
            return True
        with self._lock:
            times, now = self._taken_at.setdefault(address, deque(maxlen=self._most)), time.monotonic()
            self._taken_at.move_to_end(address)
            while len(self._taken_at) > MOST_REMEMBERED:
                self._taken_at.popitem(last=False)
            if len(times) == self._most and now - times[0] < self._seconds:
                return False
            times.append(now)
            return True


class Pace:
    """Limits how many requests one connected client may make, by default within a minute."""

    def __init__(self, most: int, seconds: float = 60.0) -> None:
        self._wished_at: deque[float] = deque(maxlen=most)
        self._seconds = seconds

    def keeps(self) -> bool:
        """Counts one more request; False, and counts nothing, if it is one too many."""
        now = time.monotonic()
        if len(self._wished_at) == self._wished_at.maxlen and now - self._wished_at[0] < self._seconds:
            return False
        self._wished_at.append(now)
        return True
