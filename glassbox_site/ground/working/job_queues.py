"""The queues of jobs and their workers, as those see them who put jobs in or look; who takes jobs out is a worker."""

from collections.abc import Sequence
from typing import Any

import django_rq
import redis
from django.conf import settings
from rq import Queue, Worker
from rq.worker import BaseWorker

from glassbox_site.ground import redis_clients

SECONDS_TO_ANSWER = 1.0
"""Matches stand still while a worker asks how many others there are."""


def named(name: str, **how: Any) -> Queue:
    """By one client for all: RQ's own connects anew each time, and waits for ever where nobody answers. All that is
    asked of it raises one of `redis_clients.AWAY` then."""
    client = redis_clients.at(settings.REDIS_URL, SECONDS_TO_ANSWER)
    queue: Queue = django_rq.get_queue(name, connection=client, **how)
    return queue


def workers(client: redis.Redis) -> Sequence[BaseWorker]:
    """Those on RQ's list, and one that was killed stays there for minutes."""
    return _Seen.all(connection=client)


class _Seen(Worker):
    """RQ's own would teach the client by which it is read to wait seven minutes for every answer."""

    def _set_connection(self, connection: redis.Redis) -> redis.Redis:
        return connection
