"""Detects that this machine's clock was set back since this process began, so that stored times lie in the future."""

import time

TOLERATED_SECONDS = 60
"""Time servers make smaller corrections, and gradually."""


def _lead() -> float:
    """How far the clock is ahead of the monotonic seconds."""
    return time.time() - time.monotonic()


_at_first = _lead()


def seconds_behind() -> int:
    """How far the clock was set back. 0 if it was not, or was set forward, which is often a correction."""
    behind = _at_first - _lead()
    return round(behind) if behind > TOLERATED_SECONDS else 0
