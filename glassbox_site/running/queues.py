"""The queue class of this site: its jobs carry the number of the request that ordered them, and failed ones are deleted
after a week."""

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
