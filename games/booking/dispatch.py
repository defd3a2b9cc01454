"""Hands matches to workers. A lost job is sent again; a match that arrives twice is played once.

A match that waits has a job in the queue. A worker that takes up any of these jobs plays all matches that are due, as
far as it has places, and withdraws their jobs: what is left in the queue is what still waits.
"""

import contextlib
from collections.abc import Collection, Iterable, Sequence
from typing import NamedTuple, cast

from django.db.models import Case, F, Q, QuerySet, Value, When
from rq import Worker, get_current_job
from rq.exceptions import DuplicateJobError
from rq.job import Job

from games.log.lease import Lease
from games.models import Match, Pace, Status
from glassbox_site.ground import redis_clients
from glassbox_site.ground.working import job_queues, leases

PLAY = "games.playing.jobs.play_matches"
QUEUE, QUEUE_OF_EXHIBITIONS = "matches", "default"
SECONDS_TO_REMEMBER_A_FAILURE = 60
WANTED = Q(status=Status.QUEUED) & leases.UNHELD | Q(status=Status.RUNNING) & leases.SILENT


class Due(NamedTuple):
    """A match that no worker plays although one should."""

    pk: int
    fence: int
    pace: str
    is_exhibition: bool
    takeovers: int


def wanted() -> "QuerySet[Match]":
    return Match.objects.filter(WANTED)


def due(chosen: Collection[int] | None = None, *, most: int | None = None) -> list[Due]:
    """The matches that no worker plays, broadcasts first, then by start; the exhibition last."""
    found = wanted() if chosen is None else wanted().filter(pk__in=chosen)
    in_haste = Case(When(pace=Pace.BROADCAST, then=Value(0)), default=Value(1))
    ordered = found.order_by("is_exhibition", in_haste, F("start_at"), "pk")
    return [Due._make(row) for row in ordered.values_list(*Due._fields)[:most]]


def share() -> int:
    """How many matches each worker would play if all played the same number, rounded up. Counts one worker if Redis is
    away."""
    going_on = Match.objects.filter(status=Status.RUNNING, lease_until__gte=leases.NOW).count()
    queue = job_queues.named(QUEUE)
    workers = redis_clients.unless_away(lambda: Worker.count(queue=queue), 0)
    return -(-(wanted().count() + going_on) // max(workers, 1))


def may_give_way(most: int) -> bool:
    """Whether this worker may leave for other work: another one plays matches, with places (`most`) for all that are
    running, and this one's name is the last. Raises what redis-py raises."""
    job = get_current_job()
    if job is None or Match.objects.filter(status=Status.RUNNING, lease_until__gte=leases.NOW).count() > most:
        return False
    playing = [name for name, kind in job_queues.in_hand().items() if kind == PLAY]
    return len(playing) > 1 and job.worker_name == max(playing)


def send(match: Match) -> None:
    """Puts the match into the workers' queue, unless it is there already. Who plays it is decided by claiming it."""
    send_all([Due(match.pk, match.fence, match.pace, match.is_exhibition, match.takeovers)])


def send_all(matches: Iterable[Due]) -> None:
    for match in matches:
        queue = job_queues.named(QUEUE_OF_EXHIBITIONS if match.is_exhibition else QUEUE, commit_mode="auto")
        with contextlib.suppress(DuplicateJobError):
            queue.enqueue(
                PLAY,
                match.pk,
                job_id=_job_id(match.pk, match.fence + 1),
                unique=True,
                meta=job_queues.NOBODY_WAITS if match.is_exhibition else None,
                result_ttl=0,
                failure_ttl=SECONDS_TO_REMEMBER_A_FAILURE,
            )


def unsent() -> list[Due]:
    """The matches that are due and have no job."""
    waiting = due()
    errands = job_queues.named(QUEUE).connection.pipeline(transaction=False)
    for match in waiting:
        errands.exists(Job.key_for(_job_id(match.pk, match.fence + 1)))
    return [match for match, is_sent in zip(waiting, errands.execute(), strict=True) if not is_sent]


def withdraw(claimed: Sequence[Lease]) -> None:
    """Removes the jobs of claimed matches, but for those that a worker has taken up. While Redis is away the jobs stay,
    and a worker that takes one up finds its match claimed."""
    redis_clients.unless_away(lambda: _withdraw([_job_id(ours.match_id, ours.fence) for ours in claimed]), None)


def _withdraw(job_ids: Sequence[str]) -> None:
    queues = [job_queues.named(name) for name in (QUEUE, QUEUE_OF_EXHIBITIONS)]
    errands = queues[0].connection.pipeline(transaction=False)
    for job_id in job_ids:
        for queue in queues:
            errands.lrem(queue.key, 1, job_id)
    removed = cast(list[int], errands.execute())
    gone = [job_id for place, job_id in enumerate(job_ids) if any(removed[2 * place : 2 * place + 2])]
    if gone:
        queues[0].connection.delete(*(Job.key_for(job_id) for job_id in gone))


def _job_id(match_id: int, fence: int) -> str:
    """Names the job for the claim that will get this fence."""
    return f"match-{match_id}-{fence}"
