"""Handing matches to workers. What is lost on the way is handed over again; what arrives twice is played once."""

import django_rq
from django.db.models import F, Q
from rq.exceptions import DuplicateJobError

from games.models import Match, Status
from glassbox_site.ground.working import leases

PLAY = "games.playing.jobs.play_match"
QUEUE, QUEUE_OF_EXHIBITIONS = "matches", "default"
SECONDS_TO_REMEMBER_A_FAILURE = 60


def send(match: Match) -> None:
    """To the workers' queue, unless it is there already. The claim of the match decides who plays it."""
    queue = django_rq.get_queue(QUEUE_OF_EXHIBITIONS if match.is_exhibition else QUEUE, commit_mode="auto")
    try:
        queue.enqueue(
            PLAY,
            match.pk,
            job_id=f"match-{match.pk}-{match.fence + 1}",
            unique=True,
            result_ttl=0,
            failure_ttl=SECONDS_TO_REMEMBER_A_FAILURE,
        )
    except DuplicateJobError:
        return


def waiting() -> list[Match]:
    """Matches that nobody plays although somebody should."""
    abandoned = leases.SILENT & Q(status=Status.RUNNING)
    free = leases.UNHELD & Q(status=Status.QUEUED)
    return list(Match.objects.filter(abandoned | free).order_by("is_exhibition", F("start_at"), "pk"))
