"""Starts work on a batch, now or, if Redis is away, later."""

from django.contrib import messages
from django.http import HttpRequest
from django.utils.translation import gettext as _

from glassbox_site.ground import redis_clients
from sct import jobs, models


def begin(request: HttpRequest, batch: models.Batch) -> None:
    if not begun(batch):
        messages.warning(request, _("Redis does not answer. The batch is kept and starts by itself later."))


def begun(batch: models.Batch) -> bool:
    """Returns False if Redis is away; then the batch waits, and is started once Redis is back."""
    try:
        jobs.start(batch)
    except redis_clients.AWAY:
        return False
    return True
