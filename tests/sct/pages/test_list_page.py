"""The list of batches: what it says of each, its filters, and the demonstration's one click."""

from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from glassbox_site.ground.acting import acts
from sct import models
from sct.pages.views.lists import A_PAGE
from sct.records import batch_acts, batches, standing
from sct.records.figures import headlines
from tests.sct import batch_files
from tests.support import people

pytestmark = [pytest.mark.django_db, pytest.mark.databases]

Status = models.Trial.Status


def batch(token: str, **changes: object) -> models.Batch:
    return batches.create(batch_files.run_text(**changes), batch_files.SCRIPTED, token=token, name=token)  # type: ignore[arg-type]


OF_MEMORYFUL: dict[str, Any] = {"wm_secret_summary": {}, "num_candidates": 4}


def verdict_of(outcome: str) -> dict[str, Any]:
    is_judged = outcome not in ("no_secret", "secret_lost", "not_asked", "unreadable", "error")
    return {"outcome": outcome, "self_consistent": outcome == "self_consistent" if is_judged else None}


def finished(batch: models.Batch, outcome: str, status: Status = Status.COMPLETE) -> models.Batch:
    evaluation = OF_MEMORYFUL | verdict_of(outcome)
    batch.trials.update(status=status, evaluation=evaluation, finished_at=timezone.now())
    return batch


def test_a_guest_reads_the_list_and_is_offered_no_work(client: Client) -> None:
    finished(batch("baseline", agents="wf"), "self_consistent")

    told = client.get("/sct/").text

    assert "baseline" in told
    assert '1.00</strong> <span class="share-range">[0.34 … 1.00] n=2' in told
    assert "Start the demonstration" not in told
    assert "New batch" not in told


def test_what_a_batch_came_to_is_counted_once_when_it_is_over_and_again_when_it_has_moved(client: Client) -> None:
    over = finished(batch("baseline", agents="wf"), "self_consistent")
    client.get("/sct/")

    with CaptureQueriesContext(connection) as again:
        client.get("/sct/")
    models.Batch.moved(over.pk)
    finished(over, "all_denial")

    assert [each["sql"] for each in again if '"evaluation"' in each["sql"]] == []
    assert "0.00</strong>" in client.get("/sct/").text


def test_the_newest_trial_is_looked_for_in_the_batches_that_are_shown_alone(client: Client) -> None:
    """PostgreSQL would look for it in each batch of the pages before, too."""
    for number in range(A_PAGE + 1):
        batch(f"batch-{number}", agents="wf")

    with CaptureQueriesContext(connection) as asked:
        page = client.get("/sct/?page=2")
    [sql] = [each["sql"] for each in asked if '"newest_number"' in each["sql"]]

    assert [row.batch.name for row in page.context["rows"]] == ["batch-0"]
    assert "OFFSET" not in sql


def test_programs_that_are_told_no_verdicts_have_none_counted(client: Client) -> None:
    finished(batch("baseline", agents="wf"), "self_consistent")

    with CaptureQueriesContext(connection) as asked:
        assert client.get("/api/v1/batches/").json()["items"][0]["name"] == "baseline"

    assert [each["sql"] for each in asked if '"evaluation"' in each["sql"]] == []


def test_a_trials_file_is_two_clicks_from_the_header(client: Client) -> None:
    newest = finished(batch("baseline", agents="wf"), "self_consistent").trials.order_by("-finished_at", "-pk")[0]
    header, way = client.get("/").text, f"/sct/{newest.batch_id}/trials/wf/{newest.number}.json"

    assert 'href="/sct/"' in header
    assert f'href="{way}"' in client.get("/sct/").text


def test_the_empty_list_explains_the_test_and_asks_a_guest_to_sign_in(client: Client) -> None:
    told = client.get("/sct/").text

    assert "No batches yet" in told
    assert "/login/?next=/sct/" in told


def test_any_number_of_batches_costs_the_same_queries(client: Client) -> None:
    asked = []
    for numbers in (range(2), range(2, 25)):
        for number in numbers:
            finished(batch(f"batch-{number}", agents="wf vanilla"), "self_consistent")
        with CaptureQueriesContext(connection) as queries:
            told = client.get("/sct/").text
        asked.append(len(queries))

    assert asked[0] == asked[1]
    assert told.count("batches-name") == 20
    assert "Page 1 of 2" in told


@pytest.mark.parametrize(
    ("narrowed", "left"),
    [
        ("state=complete", {"first"}),
        ("state=queued", {"second"}),
        ("agent=wf", {"first"}),
        ("model=failing_host", {"second"}),
        ("agent=wf&model=failing_host", set()),
        ("agent=%3Cscript%3E", set()),
    ],
)
def test_the_address_narrows_the_list(client: Client, narrowed: str, left: set[str]) -> None:
    finished(batch("first", agents="wf"), "self_consistent")
    batch("second", agents="vanilla", provider="failing_host")

    told = client.get(f"/sct/?{narrowed}").text

    assert {name for name in ("first", "second") if f"<bdi>{name}</bdi>" in told} == left


def complete(batch: models.Batch, outcome: str, metrics: dict[str, Any], **trials: Any) -> None:
    batch.trials.filter(**trials).update(status=Status.COMPLETE, evaluation=metrics | verdict_of(outcome))


def test_agents_that_differ_make_a_mixed_headline() -> None:
    mixed = batch("mixed", agents="wf react vanilla", num_trials=4)
    mixed.trials.filter(agent_name="wf").update(
        status=Status.COMPLETE, evaluation=OF_MEMORYFUL | verdict_of("self_consistent")
    )
    mixed.trials.filter(agent_name="react").update(
        status=Status.COMPLETE, evaluation=OF_MEMORYFUL | verdict_of("all_denial")
    )
    complete(mixed, "many_yes", {}, agent_name="vanilla")

    found = headlines.headline(mixed)

    assert found is not None
    told = [(each.measure, each.is_mixed, each.lowest, each.highest, each.n) for each in found.figures]
    assert told == [
        ("self_consistent", True, 0.0, 1.0, 8),
        ("self_consistent_of_asked", True, 0.0, 1.0, 8),
    ]
    assert (found.agents, found.complete, found.asked) == (2, 8, 8)


def test_the_headline_tells_how_the_trials_of_its_agents_ended() -> None:
    several = batch("several", agents="wf vanilla", num_trials=4)
    several.trials.filter(agent_name="wf").update(
        status=Status.COMPLETE, evaluation=OF_MEMORYFUL | verdict_of("self_consistent")
    )
    complete(several, "leakage", OF_MEMORYFUL, agent_name="wf", number=1)
    complete(several, "no_yes", {}, agent_name="vanilla")

    found = headlines.headline(several)

    assert found is not None
    assert [(part.outcome.code, part.count, part.start, part.length) for part in found.mix] == [
        ("self_consistent", 3, 0.0, 75.0),
        ("leakage", 1, 75.0, 25.0),
    ]


def test_what_an_agent_without_a_memory_reveals_does_not_put_it_among_those_with_one(tmp_path: Path) -> None:
    revealing = batch_files.batch(tmp_path, agents="vanilla", question_mode="branched", reveal=True)

    found = headlines.headline(batch_files.drained(revealing))

    [figures] = batches.figures(revealing)
    assert found is not None
    assert [(each.measure, each.share) for each in found.figures] == [("any_yes", figures.shares["any_yes"])]


def test_the_headline_is_the_figure_of_the_trial_files(tmp_path: Path) -> None:
    drained = batch_files.drained(batch_files.batch(tmp_path, agents="wf", num_trials=4))

    found = headlines.headline(drained)

    [figures] = batches.figures(drained)
    assert found is not None
    assert found.figures[0].share == figures.shares["self_consistent"]


@pytest.mark.parametrize(
    ("counts", "wish", "expected"),
    [
        ({}, "run", standing.QUEUED),
        ({"queued": 3}, "run", standing.QUEUED),
        ({"queued": 2, "running": 1}, "run", standing.RUNNING),
        ({"queued": 2, "complete": 1}, "run", standing.RUNNING),
        ({"queued": 2, "complete": 1}, "pause", standing.PAUSED),
        ({"running": 1, "cancelled": 1}, "cancel", standing.CANCELLED),
        ({"complete": 2}, "pause", standing.COMPLETE),
        ({"complete": 2, "failed": 1}, "run", standing.ERRORS),
        ({"failed": 1}, "run", standing.FAILED),
        ({"complete": 1, "cancelled": 1}, "cancel", standing.CANCELLED),
    ],
)
def test_the_state_follows_from_the_trials_and_the_wish(
    counts: dict[str, int], wish: str, expected: standing.State
) -> None:
    assert standing.state(wish, standing.Counts(by_status=counts)) is expected


def test_a_batch_without_a_sign_of_life_for_a_minute_is_stalled_and_can_be_resumed(tmp_path: Path) -> None:
    batch = batch_files.batch(tmp_path)
    first, now = batch.trials.all()[0].pk, timezone.now()
    found = {}

    for seconds in (3600, 70, 50, 0):
        seen_at = now - timedelta(seconds=seconds)
        batch.trials.filter(pk=first).update(status="running", started_at=seen_at, lease_until=seen_at)
        state = standing.state("run", standing.of(batch))
        found[seconds] = (state.name, batch_acts.resume in acts.possible(batch_acts.ON_A_BATCH, [batch.pk])[batch.pk])

    assert found == {3600: ("stalled", True), 70: ("stalled", True), 50: ("running", False), 0: ("running", False)}


def test_a_batch_that_goes_on_after_a_long_pause_waits_for_a_worker_and_is_not_stalled(tmp_path: Path) -> None:
    batch = batch_files.batch(tmp_path, num_trials=2)
    long_ago = timezone.now() - timedelta(hours=1)
    first, *_ = batch.trials.all()
    batch.trials.filter(pk=first.pk).update(status="complete", started_at=long_ago, finished_at=long_ago)
    batch_acts.pause(batch)

    batch_acts.resume(batch)

    assert standing.state("run", standing.of(batch)) is standing.QUEUED


def test_one_click_starts_the_demonstration_and_two_make_no_second(empty_redis: object) -> None:
    client = people.client()

    answers = [client.post("/sct/demo/", {"token": "click"}) for _ in range(2)]

    [made] = models.Batch.objects.all()
    assert [answer.headers["Location"] for answer in answers] == [f"/sct/{made.pk}/"] * 2
    assert made.trials.count() == 128


def test_nobody_but_operators_starts_the_demonstration(client: Client) -> None:
    assert client.post("/sct/demo/").headers["Location"].startswith("/login/")
    assert people.client("sam", role=None).post("/sct/demo/").status_code == 403
    assert not models.Batch.objects.exists()
