"""The queues of jobs, as those see them who put jobs in or look at what waits; whoever takes jobs out is a worker."""

from typing import Any

import django_rq
from django.conf import settings
from rq import Queue

from glassbox_site.ground import redis_clients

SECONDS_TO_ANSWER = 1.0
"""Matches stand still while a worker asks how many others there are."""


def named(name: str, **how: Any) -> Queue:
    """By one client for all: RQ's own connects anew each time, and waits for ever where nobody answers. All that is
    asked of it raises one of `redis_clients.AWAY` then."""
    client = redis_clients.at(settings.REDIS_URL, SECONDS_TO_ANSWER)
    queue: Queue = django_rq.get_queue(name, connection=client, **how)
    return queue
