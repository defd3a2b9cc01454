"""The acts on webhooks: making them (the secret is shown once), sending again what did not arrive, revoking them."""

import json
import secrets
from collections.abc import Mapping, Sequence

from django.conf import settings
from django.db.models import Exists, OuterRef, Q
from django.db.models.functions import Now
from django.utils import timezone
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from glassbox_site.ground.acting import acts
from glassbox_site.ground.interface.outward import public_hosts
from glassbox_site.ground.working import leases, named_locks
from glassbox_site.models.webhooks import Delivery, Kind, Status, Trouble, Webhook
from personas.models import Verb

MOST = 20
OPEN = (Status.WAITING, Status.GIVEN_UP)


def salt() -> str:
    return secrets.token_hex(32)


def faults(url: str) -> Mapping[str, Sequence[str]]:
    """Faults of an address, by field, as far as they can be known before anything is sent there."""
    try:
        host = str(public_hosts.parts(url).hostname)
    except public_hosts.NoAddress:
        return {"url": [gettext("An address of http or https, without name, password, space or #, is needed.")]}
    if not settings.WEBHOOKS_PRIVATE and public_hosts.is_private_in_numbers(host):
        return {"url": [str(Trouble.PRIVATE.label)]}
    return {}


def _made(*, token: str, **_asked: object) -> Webhook | None:
    return Webhook.objects.filter(token=token).first()


@acts.making(
    Webhook,
    name="make",
    verb=Verb.CREATED,
    known=_made,
    note=lambda made, **_asked: ", ".join(made.kinds),
    knows_who=True,
)
def make(*, token: str, url: str, kinds: Sequence[str], salt: str, by_id: int | None) -> Webhook:
    """The first delivery tells the webhook that it was made, so that whoever made it sees whether deliveries arrive.
    Only the caller whose `salt` was used may show the secret."""
    wrong = faults(url)
    named_locks.hold("webhooks")
    if Webhook.objects.filter(revoked_at=None).count() >= MOST:
        wrong = {"url": [gettext("There are %(most)d webhooks already. Revoke one first.") % {"most": MOST}], **wrong}
    if wrong:
        raise acts.Refused(wrong)
    wanted = [kind.value for kind in Kind if kind in kinds]
    made = Webhook.objects.create(token=token, url=url, kinds=wanted, salt=salt, made_by_id=by_id)
    made.refresh_from_db()
    _greet(made)
    return made


def _greet(webhook: Webhook) -> None:
    told = {
        "type": "webhook.made",
        "timestamp": webhook.made_at.isoformat(),
        "data": {"id": webhook.pk, "kinds": webhook.kinds},
    }
    Delivery.objects.create(
        webhook=webhook,
        kind="webhook",
        number=webhook.pk,
        ended_at=webhook.made_at,
        event=f"webhook-{webhook.pk}",
        body=json.dumps(told),
    )


@acts.act(
    Webhook,
    name="retry",
    verb=Verb.RETRIED,
    possible=Q(revoked_at=None) & Q(Exists(Delivery.objects.filter(webhook=OuterRef("pk"), status__in=OPEN))),
    refusal=_("Everything for %(thing)s has arrived, or it is revoked"),
    label=_("Send again"),
    question=_("Send what did not arrive at %(webhook)s again?"),
    meaning=_("Whatever is waiting or was given up is sent now, with as many tries as the first time."),
    done=_("Whatever did not arrive at %(webhook)s is being sent again."),
)
def retry(webhook: Webhook) -> None:
    leases.change_all(webhook.deliveries.filter(status__in=OPEN), status=Status.WAITING, due_at=Now(), tries=0)


@acts.act(
    Webhook,
    name="revoke",
    verb=Verb.REVOKED,
    possible=Q(revoked_at=None),
    refusal=_("%(thing)s is revoked already"),
    label=_("Revoke"),
    question=_("Revoke the webhook to %(webhook)s?"),
    meaning=_("Nothing more will be sent there, not even what is waiting."),
    done=_("Nothing more will be sent to %(webhook)s."),
    is_grave=True,
)
def revoke(webhook: Webhook) -> None:
    Webhook.objects.filter(pk=webhook.pk).update(revoked_at=timezone.now())
    leases.change_all(webhook.deliveries.filter(status__in=OPEN), status=Status.DROPPED)


ACTS = (retry, revoke)
