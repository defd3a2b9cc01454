"""Whatever ends is told once to each webhook that wants it, signed, and sent again until it has arrived."""

import re
import threading
import time
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from django.db.models.functions import Now

from games.booking import matches
from games.experiments.forks import fork_acts, fork_orders
from games.experiments.series import series_acts
from games.models import Match
from games.playing import jobs
from glassbox_site.environment import env
from glassbox_site.ground.acting import acts
from glassbox_site.ground.interface.outward import posts
from glassbox_site.ground.working import leases
from glassbox_site.keeping import retention
from glassbox_site.keeping.telling import couriers, noticing, sending
from glassbox_site.models import Delivery, Webhook, webhook_acts
from glassbox_site.models.webhooks import DeliveryClaim, Status
from personas.models import Deed
from sct.records import batch_acts, batch_ends
from sct.records.studies import study_acts, study_orders
from tests.games.prepared import orders, prepared_forks, prepared_series
from tests.sct import batch_files
from tests.site.webhooks import receivers
from tests.support.databases import at_once
from tests.support.hard_times import times

pytestmark = [pytest.mark.databases, pytest.mark.django_db(transaction=True), pytest.mark.usefixtures("empty_redis")]
GRID = "models: [honest_host]\nagents: [VanillaLLMAgent]\nt_fork: [2, 3]\nnum_trials: 1"


@pytest.fixture(autouse=True)
def _inside(settings: Any) -> None:
    settings.WEBHOOKS_PRIVATE = True


def look() -> int:
    batch_ends.note()
    return noticing.notice()


def again(webhook: Webhook) -> bool:
    """Sends again, as if the pause were over."""
    webhook.deliveries.filter(status=Status.WAITING).update(due_at=Now())
    return sending.work_off(webhook.pk)


def test_what_ended_of_every_kind_is_told_once_and_what_was_over_before_is_not(tmp_path: Path) -> None:
    parent = prepared_forks.parent()
    with receivers.receiver() as here:
        webhook = receivers.webhook(here.url)
        played, aborted = orders.booked(), orders.booked()
        jobs.play_match(played.pk)
        matches.abort(aborted, reason="a mistake")
        fork = fork_orders.place(prepared_forks.order(parent))
        fork_acts.cancel(fork)
        series = prepared_series.ordered()
        series_acts.cancel(series)
        batch = batch_files.drained(batch_files.batch(tmp_path))
        study = study_orders.order(GRID, batch_files.SCRIPTED, token="a grid")
        study_acts.cancel(study)

        look()
        assert look() == 0
        assert sending.work_off(webhook.pk)

    told = [(heard.told["type"], heard.told["data"]["id"], heard.told["data"]["state"]) for heard in here.heard]
    expected = [
        ("match.ended", played.pk, "finished"), ("match.ended", aborted.pk, "aborted"),
        ("series.ended", series.pk, "cancelled"), ("fork.ended", fork.pk, "over"),
        ("batch.ended", batch.pk, "complete"),
        *(("batch.ended", each.pk, "cancelled") for each in study.batches.order_by("pk")),
        ("study.ended", study.pk, "cancelled"),
    ]  # fmt: skip
    of_series = {("match.ended", place.match_id, "aborted") for place in series.places.all()}
    assert [each for each in told if each not in of_series] == expected
    assert of_series <= {*told}
    assert all(heard.is_signed_with(webhook.secret) for heard in here.heard)
    assert len({heard.event for heard in here.heard}) == len(here.heard)


def test_where_it_leads_the_thing_is_found(client: Any, tmp_path: Path) -> None:
    webhook = receivers.webhook("http://127.0.0.1/")
    jobs.play_match(orders.booked().pk)
    batch_files.drained(batch_files.batch(tmp_path))
    look()

    links = [
        receivers.Heard(headers={}, body=each.body.encode()).told["data"]["links"] for each in webhook.deliveries.all()
    ]

    assert len(links) == 2
    assert {client.get(address).status_code for link in links for address in link.values()} == {200}


def test_what_ends_again_is_told_again(tmp_path: Path) -> None:
    webhook = receivers.webhook("http://127.0.0.1/", ["batch"])
    batch = batch_files.batch(tmp_path)
    for _ in range(2):
        batch_acts.cancel(batch)
        look()
        batch_acts.resume(batch)
        assert look() == 0

    told = {each.event for each in webhook.deliveries.all()}
    batch.refresh_from_db()
    assert (len(told), batch.ended_at) == (2, None)


def test_only_what_a_webhook_asked_for_is_told_to_it_and_nothing_after_it_was_revoked() -> None:
    wants_series = receivers.webhook("http://127.0.0.1/", ["series"], token="one")
    wants_matches = receivers.webhook("http://127.0.0.1/", ["match"], token="two")
    gone = receivers.webhook("http://127.0.0.1/", ["match"], token="three")
    webhook_acts.revoke(gone)
    jobs.play_match(orders.booked().pk)

    look()

    assert [len(receivers.state(each)) for each in (wants_series, wants_matches, gone)] == [0, 1, 0]


def test_what_ended_while_nobody_looked_is_told_afterwards() -> None:
    webhook = receivers.webhook("http://127.0.0.1/", ["match"])
    jobs.play_match(orders.booked().pk)
    a_day = timedelta(days=1)
    Match.objects.update(ended_at=Now() - a_day)
    Webhook.objects.update(made_at=Now() - 2 * a_day, looked_at=Now() - a_day)

    look()

    assert len(receivers.state(webhook)) == 1
    webhook.refresh_from_db()
    assert Webhook.objects.filter(looked_at__gt=leases.after(-30)).exists()


def test_what_does_not_arrive_is_sent_again_later_and_later_and_given_up_at_last() -> None:
    jobs.play_match((match := orders.booked()).pk)
    with receivers.receiver(500) as here:
        webhook = receivers.webhook(here.url, ["match"])
        Match.objects.filter(pk=match.pk).update(ended_at=Now())
        look()

        assert not sending.work_off(webhook.pk)
        waits = [delivery_waits(webhook)]
        assert sending.work_off(webhook.pk), "nothing is due yet"
        for _ in sending.PAUSES:
            assert not again(webhook)
            waits.append(delivery_waits(webhook))

        [(event, status, tries)] = receivers.state(webhook)
        assert (status, tries, again(webhook)) == ("given_up", len(sending.PAUSES) + 1, True)
        assert waits[:-1] == [pytest.approx(pause, abs=3) for pause in sending.PAUSES]
        assert {heard.event for heard in here.heard} == {event}, "the same name with each try"
        assert len({heard.body for heard in here.heard}) == 1

        here.statuses[:] = [204]
        webhook_acts.retry(webhook)
        assert sending.work_off(webhook.pk)

    delivery = webhook.deliveries.get()
    assert (delivery.status, delivery.status_told, delivery.trouble) == ("arrived", 204, "")


def delivery_waits(webhook: Webhook) -> float:
    delivery = webhook.deliveries.get()
    assert delivery.tried_at
    return (delivery.due_at - delivery.tried_at).total_seconds()


def test_whoever_is_killed_while_sending_leaves_it_to_the_next() -> None:
    with receivers.receiver() as here:
        webhook = receivers.made(here.url, token="t")
        [delivery] = webhook.deliveries.all()
        dead = DeliveryClaim(pk=delivery.pk, owner="dead", fence=1)
        assert dead.take({}, status=Status.WAITING)

        assert sending.work_off(webhook.pk)
        assert here.heard == [], "it may still be sending"
        Delivery.objects.update(lease_until=leases.after(-1))
        assert sending.work_off(webhook.pk)

    assert len(here.heard) == 1
    assert not dead.change({"status": Status.WAITING}), "whoever thaws writes nothing any more"
    assert receivers.state(webhook) == [(delivery.event, "arrived", 1)]


def test_what_is_revoked_while_it_is_sent_stays_revoked() -> None:
    with receivers.receiver(500) as here:
        here.open.clear()
        webhook = receivers.made(here.url, token="t")
        crew = couriers.Couriers()
        crew.look()
        times.until(lambda: bool(here.heard), 10)

        webhook_acts.revoke(webhook)
        here.open.set()
        times.until(lambda: not any(each.name == "courier" for each in threading.enumerate()), 10)

    assert [status for _, status, _ in receivers.state(webhook)] == ["dropped"]


def test_who_never_answers_keeps_nobody_else_waiting() -> None:
    crew = couriers.Couriers()
    with receivers.receiver() as silent, receivers.receiver() as well:
        silent.open.clear()
        for url, token in ((silent.url, "one"), (well.url, "two")):
            receivers.made(url, token=token)

        crew.look()
        times.until(lambda: bool(silent.heard and well.heard), 10)
        crew.look()
        silent.open.set()
        times.until(lambda: not any(each.name == "courier" for each in threading.enumerate()), 10)

    assert (len(silent.heard), len(well.heard)) == (1, 1)


def test_nothing_is_sent_inside_without_the_setting(settings: Any) -> None:
    with receivers.receiver() as here:
        webhook = receivers.made(here.url, token="t")
        settings.WEBHOOKS_PRIVATE = False

        assert not sending.work_off(webhook.pk)

    delivery = webhook.deliveries.get()
    assert (here.heard, delivery.status, delivery.trouble) == ([], "waiting", "private")
    assert Deed.objects.filter(verb="created", what=f"127.0.0.1:{here.port}").exists()


def test_the_example_of_the_documentation_knows_what_is_of_the_house(capsys: pytest.CaptureFixture[str]) -> None:
    text = (env.PROJECT / "docs" / "api.md").read_text(encoding="utf-8")
    [piece] = [each for each in re.findall(r"```python\n(.+?)```", text, re.DOTALL) if "webhook" in each]
    told: dict[str, Any] = {}
    exec(piece, told)
    assert capsys.readouterr().out == "True\n"

    with receivers.receiver() as here:
        webhook = receivers.made(here.url, token="t")
        assert sending.work_off(webhook.pk)

    [heard] = here.heard
    is_ours, secret = told["is_of_the_house"], receivers.secret(webhook)
    assert is_ours(secret, heard.headers, heard.body)
    assert not is_ours(secret, heard.headers, heard.body + b" ")
    assert not is_ours(told["secret"], heard.headers, heard.body)
    assert not is_ours(secret, {**heard.headers, "webhook-id": "match-1-1"}, heard.body)
    assert not is_ours(secret, heard.headers, heard.body, now=time.time() + 400)


def test_the_documentation_tells_when_it_is_tried_again() -> None:
    text = " ".join((env.PROJECT / "docs" / "api.md").read_text(encoding="utf-8").split())

    assert "after 5 s, 30 s, 2 min, 10 min, 30 min, 1, 2, 4, 8, 12 and 24 h, and then given up" in text
    in_seconds = (5, 30, 120, 600, 1800, *(hours * 3_600 for hours in (1, 2, 4, 8, 12, 24)))
    assert (in_seconds, 10.0) == (sending.PAUSES, posts.SECONDS)
    assert f"kept for {retention.DELIVERIES_KEPT.days} days" in text
    assert f"at most {webhook_acts.MOST}." in text


@at_once.on_postgresql
def test_two_who_make_the_last_webhook_that_there_may_be_make_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webhook_acts, "MOST", 1)

    def make_another() -> None:
        with pytest.raises(acts.Refused):
            receivers.made(token="another")

    at_once.together(lambda: receivers.made(token="one"), make_another)

    assert Webhook.objects.count() == 1
