"""The operators' desk: everything at a glance, for operators only, with or without Redis."""

from collections.abc import Callable
from datetime import timedelta
from decimal import Decimal
from pathlib import Path

import pytest
import redis
from django.conf import LazySettings
from django.contrib.admin.models import CHANGE, LogEntry
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.utils import timezone
from rq import Queue, Worker
from rq.executions import Execution
from rq.registry import StartedJobRegistry

from games.booking import dispatch, matches
from games.models import Match, PauseCause, Status
from games.players import exchange
from glassbox_site.door import roles
from glassbox_site.ground.acting import trail as deeds
from glassbox_site.pages.desk import air, endpoints, trail_told, who_works
from personas.llm import costs
from personas.models import ChatModel, Deed, Verb
from sct.models import Batch, Call
from tests.games.prepared import orders, spoken
from tests.sct import batch_files
from tests.support import people, silent_redis

pytestmark = [pytest.mark.django_db, pytest.mark.databases]
ADDRESS = "http://stand-in.test/v1"


@pytest.fixture
def desk() -> Client:
    return people.client()


def speaking() -> Match:
    return orders.booked(chairs=orders.speaking_chairs(ADDRESS))


def queries(act: Callable[[], object]) -> int:
    with CaptureQueriesContext(connection) as captured:
        act()
    return len(captured)


@pytest.mark.parametrize("path", ["/ops/", "/ops/trail/", "/ops/exchanges/", "/ops/exchanges/prune/"])
def test_the_desk_is_for_operators(path: str) -> None:
    assert Client().get(path)["Location"] == f"/login/?next={path}"
    assert people.client("sam", role=None).get(path).status_code == 403


def test_the_way_to_the_desk_is_shown_to_operators_alone(desk: Client) -> None:
    assert 'href="/ops/"' in desk.get("/").text
    assert 'href="/ops/"' not in people.client("sam", role=None).get("/").text


def test_without_redis_the_desk_says_so_and_shows_what_is_on_record(desk: Client, settings: LazySettings) -> None:
    match = orders.booked()
    settings.REDIS_URL = "redis://127.0.0.1:1/0"

    page = desk.get("/ops/")

    assert page.status_code == 200
    assert "Redis is not answering." in page.text
    assert f"/matches/{match.pk}/acts/pause/" in page.text


def test_the_desk_waits_once_for_a_redis_that_hangs(desk: Client, settings: LazySettings) -> None:
    with silent_redis.listening() as hanging:
        settings.REDIS_URL = hanging.url
        page = desk.get("/ops/")
        hanging.hang_up()

    assert "Redis is not answering." in page.text
    assert len(hanging.calls) == 1


def test_a_queue_tells_how_long_its_work_waits(empty_redis: "redis.Redis") -> None:
    Queue("sct", connection=empty_redis).enqueue("math.sqrt", 4)

    seen = who_works.look()

    assert seen is not None
    line = next(line for line in seen.lines if line.name == "sct")
    assert (line.waiting, line.running, line.failed) == (1, 0, 0)
    assert line.since is not None
    assert timezone.now() - line.since < timedelta(minutes=1)
    assert seen.alive == 0


def test_a_job_whose_worker_was_killed_is_not_running(empty_redis: "redis.Redis") -> None:
    queue = Queue("matches", connection=empty_redis)
    for seconds in (-60, 60):
        job = queue.enqueue("math.sqrt", 4)
        with empty_redis.pipeline() as told:
            StartedJobRegistry(queue=queue).add_execution(Execution.create(job, ttl=60, pipeline=told), told, seconds)
            told.execute()

    seen = who_works.look()

    assert seen is not None
    assert seen.lines[0].running == 1


def test_a_worker_is_at_work_on_matches_or_on_a_batch_by_its_name(desk: Client, empty_redis: "redis.Redis") -> None:
    _at_work(empty_redis, "ada", dispatch.PLAY, 7)
    _at_work(empty_redis, "bob", "sct.jobs.drain_batch", 3)
    _at_work(empty_redis, "cleo", "math.sqrt", 4)

    page = desk.get("/ops/").text

    assert '<a href="/matches/">League matches</a>' in page
    assert '<a href="/sct/3/">Batch 3</a>' in page
    assert "<code>math.sqrt(4)</code>" in page
    assert "play_match" not in page


def test_what_may_need_somebody_comes_first_and_what_is_over_is_not_there() -> None:
    order = [Status.SCHEDULED, Status.RUNNING, Status.FINISHED, Status.PAUSED, Status.INTERRUPTED]
    for status in order:
        Match.objects.filter(pk=orders.booked().pk).update(status=status, pause_cause="operator")

    assert [going.match.status for going in air.look().going] == ["interrupted", "paused", "running", "scheduled"]


def test_the_desk_says_why_a_match_is_paused_beside_what_a_model_said(desk: Client) -> None:
    halted = {"status": Status.PAUSED, "pause_cause": PauseCause.BUDGET, "reason": "Red: Unauthorized: no such key"}
    Match.objects.filter(pk=orders.booked().pk).update(**halted)

    page = desk.get("/ops/").text

    assert "a model takes no calls: its key or its account is refused; an operator decides" in page
    assert "Red: Unauthorized: no such key" in page


def test_a_match_whose_worker_is_silent_is_told() -> None:
    late, well = orders.booked(), orders.booked()
    now = timezone.now()
    Match.objects.filter(pk=late.pk).update(status=Status.RUNNING, lease_until=now - timedelta(seconds=3))
    Match.objects.filter(pk=well.pk).update(status=Status.RUNNING, lease_until=now + timedelta(seconds=4))

    told = {going.match.pk: going for going in air.look().going}

    assert (told[late.pk].is_silent, told[well.pk].is_silent) == (True, False)
    seen_at = told[well.pk].seen_at
    assert seen_at is not None
    assert now - seen_at < timedelta(seconds=2)


def test_a_match_tells_what_it_has_spent(desk: Client) -> None:
    match = speaking()
    spoken.kept(match, spoken.heard(), spoken.heard())

    [going] = air.look().going

    assert (going.dollars, going.tokens) == (Decimal("0.5"), 2000)
    assert "$0.5000" in desk.get("/ops/").text


def test_an_endpoint_tells_calls_failures_latency_and_spend_of_its_seats() -> None:
    match = speaking()
    failed = spoken.heard(state=exchange.State.FAILED, seconds=0.0, usage=costs.Usage())
    quick = [spoken.heard(seconds=tenths / 10) for tenths in range(1, 20)]
    spoken.kept(match, *quick, failed)

    [endpoint] = endpoints.look().endpoints

    assert (endpoint.address, endpoint.models) == (ADDRESS, ["Stand-in"])
    assert (endpoint.calls, endpoint.failed, endpoint.tokens) == (20, 1, 19_000)
    assert (endpoint.dollars, endpoint.error_share) == (Decimal("4.75"), 5.0)
    assert (endpoint.median, endpoint.slowest) == (1.0, 1.9)


def test_an_endpoint_tells_of_the_tests_calls_as_well(tmp_path: Path) -> None:
    served = f"- {{name: honest_host, model_name: m, api_config: {{base_url: '{ADDRESS}'}}}}"
    trial = batch_files.batch(tmp_path, providers_text=served).trials.all()[0]
    for key, seconds in {"a": 2.0, "b": 4.0, "c": None, "failed": None}.items():
        Call.objects.create(
            trial=trial, attempt=1, key=key, phase="play", provider="honest_host", is_answer=key != "failed",
            outcome="", tokens_in=500, tokens_out=0, seconds=seconds,
        )  # fmt: skip

    [endpoint] = endpoints.look().endpoints

    assert (endpoint.address, endpoint.calls, endpoint.failed, endpoint.tokens) == (ADDRESS, 4, 1, 2_000)
    assert (endpoint.recent, endpoint.error_share) == (4, 25.0)
    assert (endpoint.median, endpoint.slowest) == (2.0, 4.0)


def test_yesterday_is_not_today_and_two_hours_ago_is_not_the_last_hour() -> None:
    match = speaking()
    spoken.kept(match, spoken.heard(), at=timezone.now() - timedelta(days=1, hours=1))

    [endpoint] = endpoints.look().endpoints

    assert (endpoint.calls, endpoint.recent, endpoint.median) == (0, 0, None)


def test_a_key_that_is_missing_is_told_by_the_name_of_its_variable(
    desk: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PRESENT_API_KEY", "sk-very-secret-value")
    for name in ("ABSENT", "PRESENT"):
        address, key = f"http://{name}.test", f"{name}_API_KEY"
        ChatModel.objects.create(name=name, slug=name.lower(), model="m", base_url=address, key_variable=key)

    page = desk.get("/ops/").text

    assert "ABSENT_API_KEY is not set" in page
    assert "PRESENT_API_KEY" not in page
    assert "sk-very-secret-value" not in page


def test_calls_on_their_way_are_counted_over_all_processes(empty_redis: "redis.Redis") -> None:
    ChatModel.objects.create(name="M", slug="m", model="m", base_url=ADDRESS)
    now = timezone.now().timestamp() * 1000
    empty_redis.zadd(f"llm:leases:{ADDRESS}:", {"on its way": now + 9_000, "lost": now - 9_000})

    [endpoint] = endpoints.look().endpoints

    assert endpoint.out == 1


@pytest.mark.parametrize(("values", "half", "most"), [([], None, None), ([3.0], 3.0, 3.0), ([4.0, 1.0], 1.0, 4.0)])
def test_a_percentile_is_a_value_that_was_measured(values: list[float], half: float, most: float) -> None:
    assert (endpoints.percentile(values, 50), endpoints.percentile(values, 95)) == (half, most)


def test_the_trail_tells_operators_deeds_and_admins_changes_as_one() -> None:
    olga = people.person("olga")
    match = orders.booked()
    matches.pause(match.pk, by_id=olga.pk)
    LogEntry.objects.log_actions(olga.pk, [match], CHANGE, "Budget", single_object=True)

    lines = trail_told.latest()

    assert [(line.who, str(line.did), line.what) for line in lines] == [
        ("olga", "changed", str(match)),
        ("olga", "paused", str(match)),
    ]


def test_the_trail_tells_things_of_one_name_apart() -> None:
    match = orders.booked()
    batches = [Batch(pk=number, name="Demonstration") for number in (4, 5)]
    for thing in (match, *batches):
        deeds.leave(Verb.ORDERED, thing, by_id=None)

    *told, first = [f"{line.what}, {line.kind}" for line in trail_told.latest()]

    assert told == ["Demonstration, batch 5", "Demonstration, batch 4"]
    assert first == f"Match {match.pk}, match"


def test_the_trail_turns_its_pages(desk: Client) -> None:
    match = orders.booked()
    for _ in range(trail_told.PAGE + 5):
        matches.grant(match.pk, budget_dollars=None, budget_tokens=5)

    first = desk.get("/ops/trail/")
    second = desk.get("/ops/trail/", {"before": first.context["earlier"].isoformat()})

    assert (len(first.context["trail"]), len(second.context["trail"])) == (trail_told.PAGE, 5)
    assert second.context["earlier"] is None


@pytest.mark.parametrize("before", ["yesterday", "2026-13-45", "2026-01-01T00:00:00", ""])
def test_a_time_that_makes_no_sense_is_left_out(desk: Client, before: str) -> None:
    assert desk.get("/ops/trail/", {"before": before}).status_code == 200


def test_hostile_words_stay_words(desk: Client) -> None:
    olga = people.person("<img src=x onerror=alert(1)>")
    match = orders.booked()
    matches.abort(match.pk, "<script>alert(2)</script>", by_id=olga.pk)

    page = desk.get("/ops/").text

    assert "<img src=x" not in page
    assert "<script>alert(2)" not in page
    assert Deed.objects.get().note == "<script>alert(2)</script>"


def test_a_busier_house_takes_no_more_queries(desk: Client, empty_redis: object) -> None:
    spoken.kept(speaking(), spoken.heard())
    few = queries(lambda: desk.get("/ops/"))

    for _ in range(5):
        match = speaking()
        spoken.kept(match, spoken.heard(), spoken.heard())
        matches.pause(match.pk)

    assert queries(lambda: desk.get("/ops/")) <= few


@pytest.mark.parametrize(("wish", "offered"), [("run", "pause"), ("pause", "resume")])
def test_a_batch_in_work_is_told_with_what_can_be_done(desk: Client, tmp_path: Path, wish: str, offered: str) -> None:
    batch = batch_files.batch(tmp_path)
    Batch.objects.filter(pk=batch.pk).update(wish=wish)

    page = desk.get("/ops/").text

    assert f'href="/sct/{batch.pk}/actions/{offered}/"' in page
    assert f'href="/sct/{batch.pk}/actions/cancel/"' in page


def test_admins_find_the_desk_too() -> None:
    assert people.client("ada", role=roles.ADMIN).get("/ops/").status_code == 200


@pytest.mark.parametrize("before", ["0001-01-01T00:00:00+14:00", "9999-12-31T23:59:59-14:00", "2026-13-45", "0", "\0"])
def test_the_trail_starts_at_its_end_for_times_that_never_were(desk: Client, before: str) -> None:
    matches.pause(orders.booked().pk)

    page = desk.get("/ops/trail/", {"before": before})

    assert page.status_code == 200
    assert len(page.context["trail"]) == 1


def _at_work(connection: "redis.Redis", name: str, function: str, argument: int) -> None:
    """A worker who has just begun with that job."""
    queue = Queue("default", connection=connection)
    worker = Worker([queue], name=name, connection=connection)
    worker.register_birth()
    worker.prepare_execution(queue.enqueue(function, argument))
