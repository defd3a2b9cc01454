"""Waiting and failed webhook deliveries are among the figures of the house, and the doctor reports them."""

from typing import Any

import pytest
from prometheus_client import parser
from standardwebhooks import Webhook as Standard
from standardwebhooks import WebhookVerificationError

from glassbox_site.keeping import examination, metrics
from glassbox_site.keeping.findings import State
from glassbox_site.keeping.telling import sending
from glassbox_site.models import Delivery
from tests.site.webhooks import receivers

pytestmark = [pytest.mark.databases, pytest.mark.django_db(transaction=True), pytest.mark.usefixtures("empty_redis")]


def deliveries() -> dict[str, float]:
    families = parser.text_string_to_metric_families(metrics.text().decode())
    return {
        sample.labels["state"]: sample.value
        for family in families
        for sample in family.samples
        if sample.name == "glassbox_webhook_deliveries"
    }


def doctor() -> list[tuple[State, str]]:
    return [(each.state, each.told) for each in examination.examine() if each.part == "webhooks"]


def test_what_waits_fails_and_was_given_up_is_told_to_whoever_looks_after_the_house() -> None:
    assert doctor() == []
    hook = receivers.kept()
    assert doctor() == [(State.WELL, "messages: 1 waiting, 0 being retried, 0 given up")]
    for number, (status, tries) in enumerate((("waiting", 3), ("given_up", 12), ("arrived", 1))):
        first = hook.deliveries.earliest("pk")
        sent = {"webhook": hook, "kind": "match", "ended_at": first.ended_at, "event": f"{number}", "body": "{}"}
        Delivery.objects.create(**sent, number=number + 2, status=status, tries=tries)

    assert deliveries() == {"waiting": 1, "failing": 1, "given_up": 1, "arrived": 1}
    assert doctor() == [(State.LOOK, "messages: 1 waiting, 1 being retried, 1 given up")]


def test_the_library_of_standard_webhooks_knows_what_is_of_the_house(settings: Any) -> None:
    settings.WEBHOOKS_PRIVATE = True
    with receivers.receiver() as receiver:
        hook = receivers.made(receiver.url, token="theirs")
        assert sending.work_off(hook.pk)
    [heard] = receiver.heard
    reader = Standard(receivers.secret(hook))

    told = reader.verify(heard.body, dict(heard.headers))

    assert told["type"] == "webhook.made"
    for body, secret in ((heard.body + b" ", receivers.secret(hook)), (heard.body, "whsec_" + "A" * 43 + "=")):
        with pytest.raises(WebhookVerificationError):
            Standard(secret).verify(body, dict(heard.headers))
