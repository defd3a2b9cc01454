"""Was this machine's clock set back since this process began? Leases, sessions and logs then meet times to come."""

import time

TOLERATED_SECONDS = 60
"""Time servers correct a clock by less, and slowly."""


def _lead() -> float:
    """Of the clock over the seconds that have passed."""
    return time.time() - time.monotonic()


_at_first = _lead()


def seconds_behind() -> int:
    """0 when it goes as it went; after it was set forward too, since that is often a correction."""
    behind = _at_first - _lead()
    return round(behind) if behind > TOLERATED_SECONDS else 0
