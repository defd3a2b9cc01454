"""Sends what is due for a webhook, one by one. Each is claimed, sent and then recorded: if the process is killed before
that, it is sent again, and receivers know it by its id."""

import logging
import secrets
import time

from django.conf import settings
from django.db.models import Q, QuerySet
from django.db.models.functions import Now

from glassbox_site.environment import release
from glassbox_site.ground.interface.outward import posts, signatures
from glassbox_site.ground.working import leases
from glassbox_site.models.webhooks import Delivery, DeliveryClaim, Status, Trouble, Webhook

MINUTE, HOUR = 60, 3_600
PAUSES = (5, 30, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE, HOUR, 2 * HOUR, 4 * HOUR, 8 * HOUR, 12 * HOUR, 24 * HOUR)
"""Seconds between tries. After the last try a delivery is given up, until somebody has it sent again."""
GOOD = range(200, 300)

logger = logging.getLogger("glassbox_site.webhooks")


def due() -> "QuerySet[Delivery]":
    is_due = Q(status=Status.WAITING, due_at__lte=Now(), webhook__revoked_at=None)
    return Delivery.objects.filter(is_due, leases.UNHELD)


def work_off(webhook_id: int, seconds: float = 60.0) -> bool:
    """Whether everything arrived. Stops at the first failure, and after so many seconds."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        delivery = due().filter(webhook=webhook_id).select_related("webhook").order_by("due_at", "pk").first()
        if delivery is None:
            break
        claim = DeliveryClaim(pk=delivery.pk, owner=secrets.token_hex(8), fence=delivery.fence + 1)
        if claim.take({}, status=Status.WAITING) and not _sent(delivery, claim):
            return False
    return True


def _sent(delivery: Delivery, claim: DeliveryClaim) -> bool:
    status, trouble = _told(delivery.webhook, delivery)
    seen = {"status_told": status, "trouble": trouble, "tries": delivery.tries + 1, "tried_at": leases.NOW}
    claim.change({**seen, **leases.NOBODYS, **_after(delivery.tries, trouble)}, status=Status.WAITING)
    if trouble:
        logger.warning("webhook %s: %s did not arrive (%s)", delivery.webhook_id, delivery.event, trouble.value)
    return not trouble


def _told(webhook: Webhook, delivery: Delivery) -> tuple[int | None, Trouble]:
    body = delivery.body.encode()
    signed = signatures.headers(webhook.secret, event=delivery.event, at=int(time.time()), body=body)
    headers = {
        **signed,
        "Content-Type": "application/json",
        "User-Agent": f"GlassBoxLeague/{release.version()}",
        "Accept-Encoding": "identity",
    }
    try:
        status = posts.posted(webhook.url, body, headers, may_be_private=settings.WEBHOOKS_PRIVATE)
    except posts.NotSent as failure:
        return None, Trouble(failure.code)
    return status, Trouble.NONE if status in GOOD else Trouble.ANSWER


def _after(tries: int, trouble: Trouble) -> dict[str, object]:
    if not trouble:
        return {"status": Status.ARRIVED}
    if tries >= len(PAUSES):
        return {"status": Status.GIVEN_UP}
    return {"due_at": leases.after(PAUSES[tries])}
