"""How many watch a match, over all web processes: each process says how many it sees, and is forgotten when it falls
silent.

The number is for people to look at: nothing depends on it, and while Redis does not answer there is none.
"""

import logging
import time
import uuid
from collections.abc import Iterable, Mapping

from django.conf import settings

from glassbox_site.ground import redis_clients

KEY = "glassbox:attendance:"
FORGOTTEN_SECONDS = 15
PATIENCE_SECONDS = 2.0
A_MOMENT_SECONDS = 0.25
"""How long a page waits for it: nobody comes for this number."""
OURSELVES = uuid.uuid4().hex

logger = logging.getLogger("games.attendance")


def told(own: Mapping[int, int], by: str = OURSELVES) -> Mapping[int, int | None]:
    """Tells the others how many watch these matches in this process; returns how many do in all of them."""
    now = time.time()
    try:
        with redis_clients.at(settings.REDIS_URL, PATIENCE_SECONDS).pipeline(transaction=False) as pipe:
            for match_id, count in own.items():
                pipe.hset(f"{KEY}{match_id}", by, f"{count} {now}")
                pipe.expire(f"{KEY}{match_id}", FORGOTTEN_SECONDS)
            pipe.execute()
    except redis_clients.AWAY as absence:
        logger.warning("nobody can be counted now (%s)", type(absence).__name__)
        return dict.fromkeys(own)
    return of(own, seconds=PATIENCE_SECONDS)


def of(match_ids: Iterable[int], *, seconds: float = A_MOMENT_SECONDS) -> Mapping[int, int | None]:
    """By match; None if it is not known. Matches that nobody is known to watch are left out."""
    wanted = list(match_ids)
    try:
        with redis_clients.at(settings.REDIS_URL, seconds).pipeline(transaction=False) as pipe:
            for match_id in wanted:
                pipe.hvals(f"{KEY}{match_id}")
            found = pipe.execute()
    except redis_clients.AWAY:
        return dict.fromkeys(wanted)
    counted = {match_id: _sum(said) for match_id, said in zip(wanted, found, strict=True)}
    return {match_id: count for match_id, count in counted.items() if count}


def _sum(said: Iterable[bytes]) -> int:
    oldest = time.time() - FORGOTTEN_SECONDS
    pairs = (each.split() for each in said)
    return sum(int(count) for count, at in pairs if float(at) > oldest)
