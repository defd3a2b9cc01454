"""A sign of life in the database every second, from a thread and a connection of its own."""

import logging
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from django.db import InterfaceError, OperationalError, connection
from redis import exceptions

from games.log import lease as leases
from games.log.event_log import LogConflict
from games.playing import stops
from games.playing.tenure import Tenure

logger = logging.getLogger("games.heartbeat")


@contextmanager
def beating(lease: leases.Lease, tenure: Tenure, is_in_the_way: Callable[[], bool]) -> Iterator[None]:
    """Ends the tenure when the lease is lost, when the match was aborted, or when it has to make room."""
    is_over = threading.Event()
    thread = threading.Thread(target=_beat, args=(lease, tenure, is_in_the_way, is_over), daemon=True)
    thread.start()
    try:
        yield
    finally:
        is_over.set()
        thread.join()


def _beat(lease: leases.Lease, tenure: Tenure, is_in_the_way: Callable[[], bool], is_over: threading.Event) -> None:
    try:
        while not is_over.wait(leases.HEARTBEAT_SECONDS):
            end = _look(lease, is_in_the_way)
            if end is not None:
                tenure.end(end)
                return
    finally:
        connection.close()


def _look(lease: leases.Lease, is_in_the_way: Callable[[], bool]) -> Exception | None:
    """What ends the tenure. A database or a Redis that does not answer does not: the fence keeps the log whole."""
    try:
        if not lease.hold():
            return LogConflict(f"match {lease.match_id} was taken over")
        if leases.is_unwanted(lease):
            return stops.aborted()
        return stops.yielded() if is_in_the_way() else None
    except (OperationalError, InterfaceError, exceptions.RedisError) as absence:
        logger.warning("match %s: no sign of life now (%s)", lease.match_id, absence)
        connection.close_if_unusable_or_obsolete()
        return None
