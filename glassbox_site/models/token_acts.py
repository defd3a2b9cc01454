"""The acts on tokens: making (the secret is shown once) and revoking them."""

import hashlib
import secrets
from collections.abc import Sequence
from datetime import timedelta

from django.db.models import Q
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from glassbox_site.ground.acting import acts
from glassbox_site.models.api_tokens import HANDLE, ApiToken
from glassbox_site.models.people import User
from personas.models import Verb

BEGINS = "gb_"


def secret() -> str:
    return BEGINS + secrets.token_urlsafe(32)


def _issued(*, secret: str, **_asked: object) -> ApiToken | None:
    return ApiToken.objects.filter(digest=_digest(secret)).first()


@acts.making(
    ApiToken,
    name="issue",
    verb=Verb.ISSUED,
    known=_issued,
    note=lambda made, **_asked: f"{made.owner}: {', '.join(made.scopes)}",
)
def issue(*, name: str, owner: User, scopes: Sequence[str], days: int, secret: str) -> ApiToken:
    """The caller makes the secret and shows it; it is not stored."""
    return ApiToken.objects.create(
        name=name,
        owner=owner,
        scopes=list(scopes),
        handle=secret[:HANDLE],
        digest=_digest(secret),
        ends_at=timezone.now() + timedelta(days=days),
    )


@acts.act(
    ApiToken,
    name="revoke",
    verb=Verb.REVOKED,
    possible=Q(revoked_at=None),
    refusal=_("%(thing)s is revoked already"),
    label=_("Revoke"),
    done=_("%(apitoken)s no longer opens anything."),
)
def revoke(token: ApiToken) -> None:
    ApiToken.objects.filter(pk=token.pk).update(revoked_at=timezone.now())


def _digest(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()
