"""Checks that the database can be written, by writing: seldom, and with a shorter lock timeout than work has."""

import logging
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

from django.db import Error, connection, transaction
from django.utils import timezone

from glassbox_site.ground.working import database_room, standstill
from glassbox_site.models import Pulse

PATIENCE_SECONDS = 2
BELIEVED_SECONDS = 1.0
LONGEST_REASON = 200
EVERY_SECONDS = 5.0
AGAIN_SECONDS = 1.5
"""Longer than a result is believed, so that the second look is one."""

logger = logging.getLogger("glassbox_site.pulse")


class _Believed:
    """The last result, for all threads of this process, so that frequent checks do not write more often."""

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.until = 0.0
        self.obstacle: str | None = None


_believed = _Believed()


def obstacle() -> str | None:
    """The error when something is written, or None if it works."""
    with _believed.lock:
        if time.monotonic() >= _believed.until:
            _believed.obstacle = _found()
            _believed.until = time.monotonic() + BELIEVED_SECONDS
        return _believed.obstacle


def watch() -> None:
    """Keeps looking, for the pages and sockets of this process, in a thread of its own."""
    threading.Thread(target=_keep_looking, name="pulse", daemon=True).start()


def _keep_looking() -> None:
    while True:
        time.sleep(look())
        connection.close_if_unusable_or_obsolete()


def look(again: float = AGAIN_SECONDS) -> float:
    """Looks, tells what was found, and returns after how many seconds to look again. An obstacle that is gone at a
    second look, like a long lock, is not told."""
    found = obstacle()
    if found is not None and not standstill.is_known():
        time.sleep(again)
        connection.close_if_unusable_or_obsolete()
        found = obstacle()
    if (found is None) == standstill.is_known():
        logger.warning("the database %s", "can be written again" if found is None else f"cannot be written: {found}")
    standstill.tell(found)
    return EVERY_SECONDS if found is None else again


def _found() -> str | None:
    try:
        with _soon(), transaction.atomic():
            _limit()
            if not Pulse.objects.filter(pk=1).update(at=timezone.now()):
                Pulse.objects.bulk_create([Pulse(pk=1, at=timezone.now())], ignore_conflicts=True)
            database_room.prove()
    except Error as problem:
        said = str(problem).strip().partition("\n")[0][:LONGEST_REASON]
        return f"{type(problem).__name__}: {said}"
    return None


@contextmanager
def _soon() -> Iterator[None]:
    """Shortens SQLite's lock timeout. It belongs to the connection, and the transaction locks at its very beginning."""
    if connection.vendor != "sqlite":
        yield
        return
    patience = connection.settings_dict["OPTIONS"].get("timeout", 5)
    _wait(PATIENCE_SECONDS)
    try:
        yield
    finally:
        _wait(patience)


def _wait(seconds: float) -> None:
    with connection.cursor() as cursor:
        cursor.execute(f"PRAGMA busy_timeout = {int(1000 * seconds)}")


def _limit() -> None:
    """Shortens PostgreSQL's timeouts, which can be set for the transaction."""
    if connection.vendor == "postgresql":
        with connection.cursor() as cursor:
            cursor.execute(f"SET LOCAL lock_timeout = '{PATIENCE_SECONDS}s'")
            cursor.execute(f"SET LOCAL statement_timeout = '{2 * PATIENCE_SECONDS}s'")
