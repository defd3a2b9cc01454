"""The queue of this site: a job carries the number of the request that ordered it, and is forgotten a week after it
failed."""

from datetime import timedelta
from typing import Any

from django_rq.queues import DjangoRQ
from rq.job import Job

from glassbox_site.door import tracing

FAILURES_KEPT = timedelta(days=7)


class Queue(DjangoRQ):
    def create_job(self, *args: Any, **kwargs: Any) -> Job:
        if kwargs.get("failure_ttl") is None:
            kwargs["failure_ttl"] = int(FAILURES_KEPT.total_seconds())
        job: Job = super().create_job(*args, **kwargs)
        if number := tracing.request_number():
            job.meta["request"] = number
        return job
