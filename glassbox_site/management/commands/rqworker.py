"""django-rq's worker, refused if the database belongs to a later release: `manage.py rqworker matches sct default`."""

from typing import Any

from django.conf import settings
from django.core.management.base import CommandError
from django.db import connections
from django_rq.management.commands import rqworker

from glassbox_site.ground.working import open_files
from glassbox_site.running import embedded, schema_state


class Command(rqworker.Command):
    def handle(self, *args: Any, **options: Any) -> None:
        schema_state.refuse_to_work_for_later()
        if silence := embedded.silence(settings.REDIS_URL):
            raise CommandError(silence)
        open_files.allow()
        connections.close_all()  # the forks open their own
        super().handle(*args, **options)  # type: ignore[no-untyped-call]  # django-rq leaves it untyped
