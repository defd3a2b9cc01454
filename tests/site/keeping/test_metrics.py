"""The figures of the house: correct from whichever process, for admins and the token only, and without secrets."""

import asyncio
import os
import re
import socket
import threading
import time
from collections.abc import Iterator
from datetime import timedelta
from decimal import Decimal
from typing import Any

import pytest
import redis
from django.conf import settings
from django.db.models.functions import Now
from django.test import Client
from prometheus_client import parser

from games.log import doorbell
from games.models import CLERK, Answer, Exchange, Match
from glassbox_site.door import roles
from glassbox_site.environment import env
from glassbox_site.ground import vitals
from glassbox_site.keeping import house_copy, metrics, tallies
from glassbox_site.models import CallsCounted
from personas.models import ChatModel
from sct.models import Batch, Call, Trial
from tests.games.prepared import orders
from tests.personas import cast
from tests.support import people

pytestmark = [pytest.mark.django_db, pytest.mark.databases]
TOKEN = "a-token-of-twenty-and-more-signs"


def figures() -> dict[tuple[str, tuple[tuple[str, str], ...]], float]:
    """The figures by name and labels."""
    families = parser.text_string_to_metric_families(metrics.text().decode())
    return {
        (sample.name, tuple(sorted(sample.labels.items()))): sample.value
        for family in families
        for sample in family.samples
    }


def one(name: str, **labels: str) -> float | None:
    return figures().get((name, tuple(sorted(labels.items()))))


def asked(match: Match, *, seconds: float, state: str = "read", step: int = 0, color: str = "red") -> Exchange:
    answer = Answer.objects.create(match=match, step=step, color=color, attempt=1)
    return Exchange.objects.create(
        answer=answer, chance=1, state=state, tokens_in=100, tokens_out=7, cost=Decimal("0.001"), seconds=seconds
    )


@pytest.fixture
def match(empty_redis: "redis.Redis") -> Match:
    """A match with a model in Red's seat."""
    model = cast.gpt4o(base_url="http://mind.example/v1")
    model.save()
    booked = orders.booked()
    booked.seats.filter(color="red").update(model=model, temperament="")
    return booked


LEAGUE = {"half": "league", "endpoint": "http://mind.example/v1"}


def test_strangers_and_operators_see_no_figures(client: Client, empty_redis: "redis.Redis") -> None:
    assert client.get("/metrics").status_code == 403
    assert people.client().get("/metrics").status_code == 403


def test_admins_see_them(empty_redis: "redis.Redis") -> None:
    answer = people.client("ada", roles.ADMIN).get("/metrics")

    assert answer.status_code == 200
    assert answer.headers["Content-Type"].startswith("text/plain")


@pytest.mark.parametrize(("brought", "status"), [(f"Bearer {TOKEN}", 200), (f"Bearer {TOKEN}x", 403), (TOKEN, 403),
                                                 ("Bearer ", 403), ("Bearer \xe9", 403)])  # fmt: skip
def test_only_the_whole_token_opens(
    brought: str, status: int, client: Client, settings: Any, empty_redis: "redis.Redis"
) -> None:
    settings.METRICS_TOKEN = TOKEN

    assert client.get("/metrics", headers={"Authorization": brought}).status_code == status


def test_without_a_token_set_none_opens(client: Client, empty_redis: "redis.Redis") -> None:
    assert client.get("/metrics", headers={"Authorization": "Bearer "}).status_code == 403


def test_calls_are_counted_by_endpoint_and_outcome(match: Match) -> None:
    asked(match, seconds=2.0)
    asked(match, seconds=9.0, state="failed", step=1)

    assert one("glassbox_calls_total", outcome="read", **LEAGUE) == 1
    assert one("glassbox_calls_total", outcome="failed", **LEAGUE) == 1
    assert one("glassbox_tokens_total", direction="in", **LEAGUE) == 200
    assert one("glassbox_dollars_total", **LEAGUE) == pytest.approx(0.002)


TEST = {"half": "test", "endpoint": "http://host.example/v1"}


@pytest.fixture
def trial(empty_redis: "redis.Redis") -> Trial:
    """A trial of a batch with a model as its host."""
    provider = {"name": "host", "model_name": "m", "api_config": {"base_url": "http://host.example/v1/"}}
    batch = Batch.objects.create(token="t", config_text="{}", providers=[provider], results_dir="t")
    return Trial.objects.create(batch=batch, agent_name="a", number=1)


def called(trial: Trial, seconds: float | None, *, is_answer: bool = True) -> None:
    Call.objects.create(
        trial=trial, attempt=1, key=str(trial.calls.count()), phase="play", provider="host", is_answer=is_answer,
        outcome="{}", tokens_in=10, tokens_out=3, seconds=seconds,
    )  # fmt: skip


def test_calls_of_the_test_are_counted_and_timed_by_endpoint_and_outcome(trial: Trial) -> None:
    for seconds in (0.4, 4.0, None):
        called(trial, seconds)
    called(trial, None, is_answer=False)

    assert one("glassbox_calls_total", outcome="read", **TEST) == 3
    assert one("glassbox_calls_total", outcome="failed", **TEST) == 1
    assert one("glassbox_call_seconds_count", **TEST) == 2
    assert one("glassbox_call_seconds_sum", **TEST) == pytest.approx(4.4)
    assert one("glassbox_call_seconds_bucket", le="0.5", **TEST) == 1
    assert one("glassbox_call_seconds_bucket", le="5.0", **TEST) == 2


def test_what_a_clerk_takes_is_counted_at_its_own_endpoint(match: Match) -> None:
    scribe = ChatModel.objects.create(slug="scribe", name="S", model="s/1", base_url="http://scribe.example/v1")
    Match.objects.filter(pk=match.pk).update(clerk=scribe)
    asked(match, seconds=2.0)
    asked(match, seconds=1.0, step=1, color=CLERK)

    assert one("glassbox_calls_total", outcome="read", **LEAGUE) == 1
    assert one("glassbox_calls_total", outcome="read", **LEAGUE | {"endpoint": "http://scribe.example/v1"}) == 1


def test_a_call_that_failed_is_no_answer_that_took_so_long(match: Match) -> None:
    asked(match, seconds=2.0)
    asked(match, seconds=9.0, state="failed", step=1)

    assert one("glassbox_call_seconds_count", **LEAGUE) == 1
    assert one("glassbox_call_seconds_bucket", le="1.0", **LEAGUE) == 0
    assert one("glassbox_call_seconds_bucket", le="2.5", **LEAGUE) == 1


def test_what_is_counted_once_is_not_counted_again(match: Match) -> None:
    process = running()
    old = asked(match, seconds=1.0)
    Exchange.objects.filter(pk=old.pk).update(recorded_at=Now() - timedelta(hours=1))

    first = process.look()["http://mind.example/v1"].calls["read"]
    asked(match, seconds=1.0, step=1)
    second = process.look()["http://mind.example/v1"].calls["read"]
    third = process.look()["http://mind.example/v1"].calls["read"]

    assert (first, second, third) == (1, 2, 2)


def running() -> tallies.Running:
    """As a process that has just started has it."""
    return tallies.Running("league", Exchange.objects.all, "recorded_at", tallies.of_the_league)


def recorded_long_ago(match: Match, monkeypatch: pytest.MonkeyPatch) -> Exchange:
    """An exchange that is counted, and worth storing."""
    monkeypatch.setattr(tallies, "WORTH_KEEPING", 1)
    old = asked(match, seconds=1.0)
    Exchange.objects.filter(pk=old.pk).update(recorded_at=Now() - timedelta(hours=1))
    return old


def test_a_new_process_goes_on_from_what_another_has_counted(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    recorded_long_ago(match, monkeypatch)
    told = running().look()
    Exchange.objects.all().update(tokens_in=5)  # so that counting anew would show

    assert running().look() == told
    asked(match, seconds=2.0, step=1)
    later = running().look()["http://mind.example/v1"]
    assert (later.calls["read"], later.tokens_in, later.dollars) == (2, 200, Decimal("0.002"))
    assert (later.within[1.0], later.within[2.5], later.timed) == (1, 2, 2)


def test_what_other_code_has_counted_is_counted_anew(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    recorded_long_ago(match, monkeypatch)
    running().look()
    CallsCounted.objects.update(code="another")
    Exchange.objects.all().update(tokens_in=5)

    assert running().look()["http://mind.example/v1"].tokens_in == 5


def test_matches_are_counted_by_state(match: Match) -> None:
    assert one("glassbox_matches", state="queued") == 1
    assert one("glassbox_matches", state="finished") == 0


def test_steps_of_all_workers_are_counted_and_stay_when_matches_go(match: Match, empty_redis: "redis.Redis") -> None:
    bell = doorbell.Bell()
    for head in (3, 5):
        bell.stepped({match.pk: head})
    bell.rest()
    match.delete()

    assert one("glassbox_steps_total") == 2


def test_starts_of_parts_are_counted_by_kind(empty_redis: "redis.Redis") -> None:
    for _ in range(3):
        vitals.started(empty_redis, "worker")

    assert one("glassbox_starts_total", kind="worker") == 3


@pytest.mark.second
def test_the_start_of_a_process_is_counted_once(empty_redis: "redis.Redis") -> None:
    vitals.Pulse("sweeper", is_part=True)
    deadline = time.monotonic() + 30

    while not told("glassbox_process_up") and time.monotonic() < deadline:
        threading.Event().wait(0.5)
    threading.Event().wait(1.5 * vitals.PERIOD_SECONDS)

    assert one("glassbox_starts_total", kind="sweeper") == 1


def test_without_redis_the_rest_is_told_and_redis_is_down(settings: Any) -> None:
    settings.REDIS_URL = "redis://127.0.0.1:1/0"

    assert one("glassbox_up", part="redis") == 0
    assert one("glassbox_up", part="database") == 1
    assert one("glassbox_matches", state="running") == 0


@pytest.fixture
def loop() -> Iterator[asyncio.AbstractEventLoop]:
    running = asyncio.new_event_loop()
    thread = threading.Thread(target=running.run_forever)
    thread.start()
    yield running
    running.call_soon_threadsafe(running.stop)
    thread.join()
    running.close()


def told(name: str) -> dict[str, float]:
    """The figure's values by process."""
    return {dict(labels)["process"]: value for (each, labels), value in figures().items() if each == name}


@pytest.mark.usefixtures("empty_redis")
def test_a_process_tells_what_it_counted_and_how_late_its_loop_is(
    loop: asyncio.AbstractEventLoop, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Uses a separate name, since another test's pulse may still run in this process."""
    monkeypatch.setattr(socket, "gethostname", lambda: "a-house-of-its-own")
    pulse = vitals.Pulse("web")
    pulse.watch(loop)
    pulse.count("frames_sent", 5)
    process, deadline = f"a-house-of-its-own:{os.getpid()}", time.monotonic() + 30

    while told("glassbox_frames_sent_total").get(process) != 5 or process not in told("glassbox_loop_lag_seconds"):
        assert time.monotonic() < deadline, "what was counted is never told"
        threading.Event().wait(0.5)

    assert told("glassbox_process_up")[process] == 1
    assert 0 <= told("glassbox_loop_lag_seconds")[process] < vitals.FORGOTTEN_SECONDS


def test_a_process_that_fell_silent_is_forgotten(empty_redis: "redis.Redis") -> None:
    gone = '{"kind": "web", "at": 1.0, "lag": 0.1, "counts": {}, "gauges": {}}'
    empty_redis.hset(vitals.KEY, "gone:1", gone)

    with redis.Redis.from_url(settings.REDIS_URL) as client:
        alive = [each.process for each in vitals.signs(client)]

    assert "gone:1" not in alive
    assert not empty_redis.hexists(vitals.KEY, "gone:1")


@pytest.fixture
def saved() -> Iterator[None]:
    """Marks the house as backed up, until the end of the context."""
    note = settings.VAR / house_copy.LAST
    note.touch()
    yield
    note.unlink()


@pytest.mark.usefixtures("saved")
@pytest.mark.parametrize("document", ["operating.md", "around/grafana.json"])
def test_every_figure_that_the_documents_name_is_told(document: str, match: Match) -> None:
    asked(match, seconds=1.0)
    by_themselves = {
        "glassbox_restarts_total",
        "glassbox_starts_total",
        "glassbox_spectators",
        "glassbox_frames_sent_total",
        "glassbox_loop_lag_seconds",
    }
    named = set(re.findall(r"glassbox_[a-z_]+", (env.PROJECT / "docs" / document).read_text(encoding="utf-8")))

    told = {name for name, _labels in figures()} | {"glassbox_call_seconds", "glassbox_process_up"} | by_themselves

    assert {name for name in named if name != "glassbox_site"} <= told


def test_ten_alarms_are_named_and_each_has_its_curve() -> None:
    text = (env.PROJECT / "docs" / "operating.md").read_text(encoding="utf-8")
    alarms = text.partition("| alarm |")[2].partition("\n\n")[0].splitlines()[2:]
    curves = (env.PROJECT / "docs" / "around" / "grafana.json").read_text(encoding="utf-8")

    named = [re.findall(r"glassbox_[a-z_]+", alarm) for alarm in alarms]

    assert len(named) == 10
    assert all(names and all(name in curves for name in names) for names in named)


def test_what_a_process_counts_of_its_own_is_no_sum_of_the_house(empty_redis: "redis.Redis") -> None:
    counts = '{"steps": 7, "calls": 5}'
    told_by = f'{{"kind": "match", "at": {time.time()}, "lag": null, "counts": {counts}, "gauges": {{"tables": 2}}}}'
    empty_redis.hset(vitals.KEY, "one:1", told_by)

    told_of = [line.split()[2] for line in metrics.text().decode().splitlines() if line.startswith("# TYPE")]

    assert len(told_of) == len(set(told_of))
    assert one("glassbox_process_steps_total", kind="match", process="one:1") == 7
    assert one("glassbox_tables", kind="match", process="one:1") == 2
