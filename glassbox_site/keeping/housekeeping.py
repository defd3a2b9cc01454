"""Once an hour, in the sweeper's rhythm: what is due to be dropped goes."""

import logging
import time

from glassbox_site.keeping import retention

PERIOD_SECONDS = 3_600.0

logger = logging.getLogger("glassbox_site.keeping")
_last_at = [float("-inf")]


def tidy() -> None:
    """Any number of sweepers may do so; each drops what the others have left."""
    now = time.monotonic()
    if now - _last_at[0] < PERIOD_SECONDS:
        return
    dropped = {name: count for name, count in retention.drop_what_is_due().items() if count}
    _last_at[0] = now
    if dropped:
        logger.info("dropped: %s", ", ".join(f"{count} {name}" for name, count in dropped.items()))
