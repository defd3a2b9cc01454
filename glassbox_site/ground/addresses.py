"""What one address may have of what is there for everybody: so many places at once, so much in a while.

Here because the league, the test and the site all have something that is for everybody. Counted in each process.
"""

import ipaddress
import re
import threading
import time
from collections import Counter, OrderedDict, deque
from collections.abc import Iterator
from contextlib import contextmanager

OURSELVES = ("127.0.0.1", "::1", "")
"""A proxy on this machine that forwards no addresses brings everybody from here."""
MOST_REMEMBERED = 10_000
GLOBAL_V6 = ipaddress.IPv6Network("2000::/3")
WITH_PORT = re.compile(r"\[(?P<six>[^\]]+)\](:\d+)?|(?P<four>[\d.]+):\d+")
NETWORK = 64
"""Bits of an address of version 6 that name a line to the internet; the others are its owner's to choose."""


def counted_as(told: str) -> str:
    """The address under which whoever comes from there is counted: the whole network, where one line has many. Some
    proxies tell the port as well, which is another one for each line."""
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
    """There is no place left for this address."""


class Places:
    """So many at once for each address, and so many in all."""

    def __init__(self, each: int, *, of_all: int | None = None) -> None:
        self._each, self._of_all = each, of_all
        self._present: Counter[str] = Counter()
        self._lock = threading.Lock()

    @contextmanager
    def taken(self, address: str) -> Iterator[None]:
        """Raises Full."""
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
    """So many times in so many seconds for each address; only so many addresses are remembered, the latest."""

    def __init__(self, most: int, seconds: float) -> None:
        self._most, self._seconds = most, seconds
        self._taken_at: OrderedDict[str, deque[float]] = OrderedDict()
        self._lock = threading.Lock()

    def take(self, address: str) -> bool:
        """False if it has had its share."""
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
    """Of one who is there: so many wishes in a minute."""

    def __init__(self, most: int, seconds: float = 60.0) -> None:
        self._wished_at: deque[float] = deque(maxlen=most)
        self._seconds = seconds

    def keeps(self) -> bool:
        """Notes one more; False if it is too many."""
        now = time.monotonic()
        if len(self._wished_at) == self._wished_at.maxlen and now - self._wished_at[0] < self._seconds:
            return False
        self._wished_at.append(now)
        return True
