"""Webhooks for programs: made, looked at, sent again, revoked."""

from datetime import datetime
from http import HTTPStatus
from typing import Annotated, Any, Literal

from django.http import HttpRequest
from django.shortcuts import get_object_or_404
from ninja import Query, Router, Schema, Status
from pydantic import ConfigDict, Field

from glassbox_site.ground.interface import cursors, deeds, problem_details
from glassbox_site.ground.interface.bearers import ORDER, READ, acting
from glassbox_site.ground.interface.outward import public_hosts, signatures
from glassbox_site.models import Delivery, Webhook, webhook_acts
from glassbox_site.pages.webhook_pages import webhooks_told
from glassbox_site.pages.webhook_pages.webhook_form import WebhookForm

router = Router(tags=["webhooks"])
Kind = Literal["match", "series", "fork", "batch", "study"]


class WebhookOrder(Schema):
    model_config = ConfigDict(extra="forbid")

    url: str = Field(max_length=public_hosts.LONGEST)
    kinds: Annotated[list[Kind], Field(min_length=1, max_length=5)]


class WebhookOut(Schema):
    """`secret` is only in the answer that created the webhook, and never again."""

    id: int
    url: str
    kinds: list[Kind]
    made_at: datetime
    revoked_at: datetime | None
    waiting: int
    arrived: int
    given_up: int
    secret: str | None = None


class DeliveryOut(Schema):
    """`answer` is the HTTP status of the last attempt; `trouble` says why the delivery has not arrived."""

    event: str
    kind: str
    number: int
    ended_at: datetime
    status: Literal["waiting", "arrived", "given_up", "dropped"]
    tries: int
    due_at: datetime
    tried_at: datetime | None
    answer: int | None
    trouble: str


@router.get(
    "/webhooks/",
    auth=READ,
    response=cursors.Page[WebhookOut],
    operation_id="webhooks",
    summary="List webhooks, newest first",
)
def webhooks(request: HttpRequest, at: Query[cursors.Cursor]) -> Any:
    return cursors.page(Webhook.objects.all(), at, lambda kept: [_told(each) for each in _looked_at(list(kept))])


@router.post(
    "/webhooks/",
    auth=ORDER,
    tags=["orders"],
    response={201: WebhookOut},
    operation_id="make_webhook",
    summary="Create a webhook",
)
def make_webhook(request: HttpRequest, order: WebhookOrder, key: deeds.Key = None) -> Any:
    """From now on, everything that ends is announced to that address. The secret signs the announcements; it is shown
    only in this answer."""
    with acting(request) as by_id:
        sent = deeds.as_sent({"url": order.url, "token": deeds.wish(request, key, by_id)})
        sent.setlist("kinds", list(order.kinds))
        form = WebhookForm(sent)
        if not form.is_valid():
            raise problem_details.wrong(problem_details.of_form(form))
        salt = webhook_acts.salt()
        made = webhook_acts.make(**form.cleaned_data, salt=salt, by_id=by_id)
    secret = signatures.told(made.secret) if made.salt == salt else None
    return Status(HTTPStatus.CREATED, _one(made) | {"secret": secret})


@router.get(
    "/webhooks/{int:webhook_id}/", auth=READ, response=WebhookOut, operation_id="webhook", summary="Get a webhook"
)
def webhook(request: HttpRequest, webhook_id: int) -> Any:
    return _one(get_object_or_404(Webhook, pk=webhook_id))


@router.get(
    "/webhooks/{int:webhook_id}/deliveries/",
    auth=READ,
    response=cursors.Page[DeliveryOut],
    operation_id="deliveries",
    summary="Deliveries, sent and waiting",
)
def deliveries(request: HttpRequest, webhook_id: int, at: Query[cursors.Cursor]) -> Any:
    found = get_object_or_404(Webhook, pk=webhook_id).deliveries.defer("body")
    return cursors.page(found, at, lambda kept: [_delivery(each) for each in kept])


@router.post(
    "/webhooks/{int:webhook_id}/acts/{slug:name}/",
    auth=ORDER,
    tags=["orders"],
    response=WebhookOut,
    operation_id="act_on_webhook",
    summary="Retry or revoke a webhook",
)
def act_on_webhook(request: HttpRequest, webhook_id: int, name: str, said: deeds.Said, key: deeds.Key = None) -> Any:
    """`name` is retry or revoke."""
    found = get_object_or_404(Webhook, pk=webhook_id)
    deeds.do(request, webhook_acts.ACTS, name, found, said, key)
    found.refresh_from_db()
    return _one(found)


def _one(found: Webhook) -> dict[str, Any]:
    return _told(_looked_at([found])[0])


def _looked_at(found: list[Webhook]) -> list[webhooks_told.Told]:
    return webhooks_told.told_of(found, latest=0)


def _told(told: webhooks_told.Told) -> dict[str, Any]:
    found = told.webhook
    return {
        "id": found.pk,
        "url": found.url,
        "kinds": found.kinds,
        "made_at": found.made_at,
        "revoked_at": found.revoked_at,
        "waiting": told.waiting,
        "arrived": told.arrived,
        "given_up": told.given_up,
    }


def _delivery(found: Delivery) -> dict[str, Any]:
    kept = ("event", "kind", "number", "ended_at", "status", "tries", "due_at", "tried_at", "trouble")
    return {"answer": found.status_told, **{name: getattr(found, name) for name in kept}}
