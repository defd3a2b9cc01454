"""How webhooks are made, viewed and revoked, by hand and by program; the secret is told once, and kept nowhere."""

import io
import re

import pytest
from django.core.management import call_command
from django.test import Client
from django.utils import timezone
from pytest_django import DjangoAssertNumQueries

from glassbox_site.door import roles
from glassbox_site.ground.interface.outward import signatures
from glassbox_site.models import Delivery, Webhook, webhook_acts
from glassbox_site.pages.webhook_pages import webhooks_told
from personas.models import Deed
from tests.site.interface import tokens
from tests.site.webhooks import receivers
from tests.support import people

pytestmark = pytest.mark.django_db
PAGE, API = "/ops/webhooks/", "/api/v1/webhooks/"
ORDER = {"url": "https://example.org/hooks", "kinds": ["series", "match"]}
SENT = {**ORDER, "token": "a-wish"}
JSON = "application/json"


def test_the_page_tells_the_secret_once_and_what_is_kept_does_not_hold_it() -> None:
    olga = people.client("olga")

    told = olga.post(PAGE, SENT)
    again = olga.post(PAGE, SENT, follow=True)

    [made] = Webhook.objects.all()
    assert receivers.secret(made) in told.text
    assert "no-store" in told["Cache-Control"]
    assert not re.search("whsec_", again.text + olga.get(PAGE).text)
    kept = io.StringIO()
    call_command("dumpdata", "glassbox_site", "personas.Deed", stdout=kept)
    assert receivers.secret(made)[len(signatures.PREFIX) :] not in kept.getvalue()
    assert made.secret.hex() not in kept.getvalue()
    assert list(Deed.objects.values_list("verb", "name", "what", "note")) == [
        ("created", "olga", "example.org", "match, series")
    ]


def test_no_two_webhooks_have_one_secret_and_no_two_houses(settings: pytest.FixtureRequest) -> None:
    one, two = (receivers.webhook("https://example.org/", token=token) for token in "ab")
    before = one.secret

    settings.SECRET_KEY = "another house's"  # type: ignore[attr-defined]

    assert len({before, one.secret, two.secret}) == 3


def test_a_program_makes_one_is_told_the_secret_once_and_revokes_it(client: Client) -> None:
    headers = tokens.headers() | {"Idempotency-Key": "mine"}

    first, second = (client.post(API, ORDER, content_type=JSON, headers=headers) for _ in range(2))
    address = f"{API}{first.json()['id']}/"
    looked = client.get(address, headers=headers).json()
    waiting = client.get(f"{address}deliveries/", headers=headers).json()["items"]
    revoked = client.post(f"{address}acts/revoke/", {}, content_type=JSON, headers=headers).json()
    late = client.post(f"{address}acts/revoke/", {}, content_type=JSON, headers=headers)

    made = Webhook.objects.get()
    assert (first.status_code, first.json()["secret"]) == (201, receivers.secret(made))
    assert (second.json()["id"], second.json()["secret"], looked["secret"]) == (made.pk, None, None)
    assert looked["kinds"] == ["match", "series"]
    assert [(each["event"], each["status"], each["tries"]) for each in waiting] == [
        (f"webhook-{made.pk}", "waiting", 0)
    ]
    assert (revoked["revoked_at"] is not None, revoked["waiting"], late.status_code) == (True, 0, 409)
    assert [deed.verb for deed in Deed.objects.order_by("pk")] == ["issued", "created", "revoked"]


def test_without_its_token_nobody_sees_or_makes_one(client: Client) -> None:
    receivers.webhook("https://example.org/")
    reading, spectator = tokens.headers("read"), tokens.headers(role=roles.SPECTATOR)

    assert client.get(API).status_code == 401
    assert client.get(API, headers=spectator).status_code == 403
    assert client.post(API, ORDER, content_type=JSON, headers=reading).status_code == 403
    assert client.get(API, headers=reading).status_code == 200
    assert client.get(PAGE).status_code == 302
    assert people.client("sam", role=roles.SPECTATOR).get(PAGE).status_code == 403


@pytest.mark.parametrize(
    ("wrong", "field"),
    [
        ({"url": "https://127.0.0.1/"}, "url"),
        ({"url": "http://[::1]:8000/"}, "url"),
        ({"url": "https://somebody:secret@example.org/"}, "url"),
        ({"url": "javascript:alert(1)"}, "url"),
        ({"url": ""}, "url"),
        ({"kinds": []}, "kinds"),
        ({"kinds": ["war"]}, "kinds"),
        ({"colour": "red"}, "colour"),
    ],
)
def test_what_cannot_be_told_anywhere_is_refused_at_its_field(
    client: Client, wrong: dict[str, object], field: str
) -> None:
    answer = client.post(API, ORDER | wrong, content_type=JSON, headers=tokens.headers())
    page = people.client("olga").post(PAGE, SENT | wrong)

    assert answer.status_code == 422
    assert field in {step for fault in answer.json()["errors"] for step in fault["path"]}
    assert (page.status_code, "errorlist" in page.text) == ((200, False) if field == "colour" else (422, True))
    assert Webhook.objects.count() == (field == "colour")


def test_there_are_no_more_than_so_many(client: Client) -> None:
    for number in range(webhook_acts.MOST):
        receivers.webhook("https://example.org/", token=f"{number}")

    answer = client.post(API, ORDER, content_type=JSON, headers=tokens.headers())
    page = people.client("olga").post(PAGE, SENT)

    assert (answer.status_code, page.status_code) == (422, 422)
    assert "Revoke one first" in page.text
    assert Webhook.objects.count() == webhook_acts.MOST


def test_the_page_tells_what_became_of_the_latest_deliveries() -> None:
    made = receivers.webhook("https://example.org/<script>")
    for number, (status, trouble, answer) in enumerate(
        [("waiting", "time", None), ("arrived", "", 204), ("given_up", "answer", 500)]
    ):
        Delivery.objects.create(
            webhook=made, kind="match", number=number, ended_at="2026-01-01T00:00Z", event=f"match-{number}",
            body="{}", status=status, trouble=trouble, status_told=answer, tries=3,
        )  # fmt: skip

    page = people.client("olga").get(PAGE).text

    assert all(f"match-{number}" in page for number in range(3))
    assert "no answer in time" in page
    assert ">500</span>: it answered, but not with a 2xx" in page
    assert "<script>" not in page.split("<main")[1]


def test_each_webhook_shows_its_own_latest_deliveries_with_a_bounded_number_of_queries(
    django_assert_max_num_queries: DjangoAssertNumQueries,
) -> None:
    hooks = [receivers.webhook(f"https://example.org/{token}", token=token) for token in "abcde"]
    Delivery.objects.bulk_create(
        Delivery(webhook=hook, kind="match", number=number, ended_at=timezone.now(), event=f"m-{number}", body="{}")
        for number in range(webhooks_told.LATEST + 2)
        for hook in hooks
    )

    with django_assert_max_num_queries(5):
        told = webhooks_told.look()

    latest = [f"m-{number}" for number in range(webhooks_told.LATEST + 1, 1, -1)]
    assert [(each.webhook, [delivery.event for delivery in each.latest]) for each in told] == [
        (hook, latest) for hook in hooks[::-1]
    ]
