"""Once an hour, in the sweeper's rhythm: what is due to be dropped goes, piece by piece."""

import logging
import time

from glassbox_site.keeping import retention

PERIOD_SECONDS = 3_600.0

logger = logging.getLogger("glassbox_site.keeping")
_last_at = [float("-inf")]


def tidy() -> None:
    """Any number of sweepers may do so; each drops what the others have left. What is more than a piece goes on with
    the next sweep."""
    now = time.monotonic()
    if now - _last_at[0] < PERIOD_SECONDS:
        return
    dropped = {name: count for name, count in retention.drop_what_is_due().items() if count}
    if all(count < retention.MOST_AT_ONCE for count in dropped.values()):
        _last_at[0] = now
    if dropped:
        logger.info("dropped: %s", ", ".join(f"{count} {name}" for name, count in dropped.items()))
