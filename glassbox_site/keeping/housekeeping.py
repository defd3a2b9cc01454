"""Hourly deletion of what is due, called by the sweeper on every round."""

import logging
import time

from glassbox_site.keeping import retention

PERIOD_SECONDS = 3_600.0

logger = logging.getLogger("glassbox_site.keeping")
_last_at = [float("-inf")]


def tidy() -> None:
    """Does its work once an hour. Any number of sweepers may call it; each deletes what the others have left. If a kind
    had more rows than are deleted at once, the next round goes on."""
    now = time.monotonic()
    if now - _last_at[0] < PERIOD_SECONDS:
        return
    dropped = {name: count for name, count in retention.drop_what_is_due().items() if count}
    if all(count < retention.MOST_AT_ONCE for count in dropped.values()):
        _last_at[0] = now
    if dropped:
        logger.info("dropped: %s", ", ".join(f"{count} {name}" for name, count in dropped.items()))
