"""Threads that send, one for each webhook with something due, a few at most. The sweeper never waits for them.

A webhook that failed rests for a while, so that those that never answer do not take the threads of others. What a
killed process was sending is due again once its lease has expired.
"""

import logging
import threading
import time

from django.db import InterfaceError, OperationalError, connections

from glassbox_site.keeping.telling import sending

MOST = 4
LONGEST_REST_SECONDS = 60.0

logger = logging.getLogger("glassbox_site.webhooks")


class Couriers:
    """The sending threads of one process."""

    def __init__(self) -> None:
        self._under_way: dict[int, threading.Thread] = {}
        self._failures: dict[int, int] = {}
        self._rests: dict[int, float] = {}

    def look(self) -> None:
        self._under_way = {key: thread for key, thread in self._under_way.items() if thread.is_alive()}
        now = time.monotonic()
        resting = [key for key, until in self._rests.items() if until > now]
        waiting = sending.due().exclude(webhook__in=[*self._under_way, *resting]).order_by("webhook")
        for key in waiting.values_list("webhook", flat=True).distinct()[: MOST - len(self._under_way)]:
            self._send_out(key)

    def _send_out(self, webhook_id: int) -> None:
        thread = threading.Thread(target=self._work_off, args=(webhook_id,), name="courier", daemon=True)
        self._under_way[webhook_id] = thread
        thread.start()

    def _work_off(self, webhook_id: int) -> None:
        try:
            arrived = sending.work_off(webhook_id)
        except (OperationalError, InterfaceError) as absence:
            logger.warning("cannot send now: %s", absence)
            arrived = False
        finally:
            connections.close_all()
        self._failures[webhook_id] = 0 if arrived else self._failures.get(webhook_id, 0) + 1
        rest = 0.0 if arrived else min(LONGEST_REST_SECONDS, 2.0 ** min(self._failures[webhook_id], 10))
        self._rests[webhook_id] = time.monotonic() + rest
