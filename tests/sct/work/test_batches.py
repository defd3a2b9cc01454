"""Batches in the database and on disk: created once, drained completely, continued without paying twice."""

import contextlib
import json
import shutil
import threading
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from django.conf import settings
from django.core.cache import cache
from django.db import connections
from django.db.models.functions import Now
from django.test import Client

from glassbox_site.ground.acting import acts
from personas.llm import chat, road, scripted
from sct import models
from sct.kernel import results
from sct.kernel.judging import evaluator
from sct.kernel.trial import trial_file
from sct.records import batch_acts, batches, filling, standing
from sct.records.figures import outcomes
from sct.settings import config_reading
from sct.work import claims, drain
from tests.sct import batch_files, http_hosts
from tests.support.databases import at_once

pytestmark = pytest.mark.django_db(transaction=True)

Status = models.Trial.Status
ALL = "wf react private public vanilla"


@pytest.fixture
def drained_demo() -> models.Batch:
    return batch_files.shown()


def statuses(batch: models.Batch) -> dict[str, int]:
    now = batches.progress(batch)
    counted = {name: getattr(now, name) for name in ("queued", "running", "complete", "failed", "cancelled")}
    return {name: count for name, count in counted.items() if count}


def test_a_drained_batch_leaves_a_file_for_each_trial_where_the_document_says(tmp_path: Path) -> None:
    batch = batch_files.drained(batch_files.batch(tmp_path, agents=ALL))

    found = batch_files.files(tmp_path / "results")

    assert sorted(found) == sorted(f"{agent}/{number}.json" for agent in ALL.split() for number in (1, 2))
    assert statuses(batch) == {"complete": 10}


def test_the_stored_bytes_are_the_files_bytes_and_fit_the_schema(tmp_path: Path) -> None:
    batch = batch_files.drained(batch_files.batch(tmp_path, agents=ALL))

    for trial in batch.trials.all():
        content = results.path_of(Path(batch.results_dir), trial.agent_name, trial.number).read_bytes()
        assert content == bytes(trial.content or b"")
        assert trial_file.TrialFile.model_validate_json(content)


def test_every_file_evaluates_to_what_it_says(tmp_path: Path) -> None:
    batch_files.drained(batch_files.batch(tmp_path, agents=ALL))

    for data in batch_files.files(tmp_path / "results").values():
        assert evaluator.SCTEvaluator().evaluate_trial(data) == data["evaluation"]


def test_running_again_repeats_nothing(tmp_path: Path) -> None:
    first = batch_files.drained(batch_files.batch(tmp_path))
    made = models.Call.objects.count()

    again = batch_files.drained(batch_files.batch(tmp_path))

    assert again.pk == first.pk
    assert models.Call.objects.count() == made


def test_a_token_makes_one_batch_however_often_it_is_sent() -> None:
    made = {batches.create(batch_files.run_text(), batch_files.SCRIPTED, token="click").pk for _ in range(3)}

    assert len(made) == 1
    assert models.Trial.objects.count() == 2


def test_a_bad_configuration_makes_nothing() -> None:
    with pytest.raises(config_reading.BadConfig):
        batches.create("agents: []", batch_files.SCRIPTED, token="click")

    assert not models.Batch.objects.exists()


def test_more_trials_can_be_asked_for_later(tmp_path: Path) -> None:
    batch_files.drained(batch_files.batch(tmp_path, num_trials=1))

    batch = batch_files.drained(batch_files.batch(tmp_path, num_trials=3, agents="vanilla private"))

    assert statuses(batch) == {"complete": 6}


def test_a_folder_of_other_settings_is_not_mixed_into(tmp_path: Path) -> None:
    batch_files.batch(tmp_path, t_fork=3)

    with pytest.raises(config_reading.BadConfig, match="other settings of game or sct"):
        batch_files.batch(tmp_path, t_fork=4)


def test_another_model_under_the_same_name_is_not_mixed_into(tmp_path: Path) -> None:
    batch_files.batch(tmp_path)

    with pytest.raises(config_reading.BadConfig, match="another model under the provider's name honest_host"):
        batch_files.batch(tmp_path, providers_text="- {name: honest_host, scripted: denying}")


def test_fewer_trials_can_be_asked_for_before_they_are_played(tmp_path: Path) -> None:
    batch_files.batch(tmp_path, num_trials=5)

    assert statuses(batch_files.batch(tmp_path, num_trials=2)) == {"queued": 2}


def test_running_a_cancelled_batch_again_resumes_it(tmp_path: Path) -> None:
    batch_acts.cancel(batch_files.batch(tmp_path))

    assert statuses(batch_files.drained(batch_files.batch(tmp_path))) == {"complete": 2}


def test_a_cancelled_trial_whose_words_are_gone_begins_anew_when_it_is_resumed(tmp_path: Path) -> None:
    """Its old calls have the same keys, and would keep new ones from being written."""
    batch = batch_files.batch(tmp_path)
    bare, kept = batch.trials.order_by("number")
    for trial, outcome in ((bare, ""), (kept, "{}")):
        models.Call.objects.create(
            trial=trial, attempt=1, key="k", phase="play", provider="honest_host", is_answer=False, outcome=outcome,
            tokens_in=0, tokens_out=0,
        )  # fmt: skip
    batch_acts.cancel(batch)

    batch_acts.resume(batch)

    assert list(batch.trials.order_by("number").values_list("status", "attempt")) == [("queued", 2), ("queued", 1)]


@pytest.mark.parametrize(("stop", "left"), [(batch_acts.pause, "queued"), (batch_acts.cancel, "cancelled")])
def test_the_trial_of_a_dead_worker_is_ended_by_whoever_stops_the_batch(
    tmp_path: Path, stop: Callable[[models.Batch], None], left: str
) -> None:
    batch = batch_files.batch(tmp_path, num_trials=1)
    batch_files.played_by("dead", batch)
    batch.trials.update(lease_until=Now() - timedelta(seconds=1))

    stop(batch)

    assert statuses(batch) == {left: 1}
    assert not batch.trials.filter(slot__isnull=False).exists()


def test_files_are_left_alone_while_a_worker_holds_their_trials(tmp_path: Path) -> None:
    batch_files.drained(batch_files.batch(tmp_path / "before"))
    batch = batch_files.batch(tmp_path / "now")
    assert len(claims.Desk(batch, "other", slots=1).claim(2)) == 2
    shutil.copytree(tmp_path / "before/results", tmp_path / "now/results", dirs_exist_ok=True)

    batch_files.batch(tmp_path / "now")

    assert statuses(batch) == {"queued": 2}
    assert len(batch_files.files(tmp_path / "now/results")) == 2


def test_files_of_an_earlier_database_count_as_done(tmp_path: Path) -> None:
    batch_files.drained(batch_files.batch(tmp_path))
    models.Batch.objects.all().delete()

    batch = batch_files.batch(tmp_path)

    assert statuses(batch) == {"complete": 2}


@pytest.mark.parametrize("damage", ["", "{", '{"metadata": {}}'])
def test_an_incomplete_file_is_moved_aside_and_not_counted(
    tmp_path: Path, damage: str, caplog: pytest.LogCaptureFixture
) -> None:
    batch_files.drained(batch_files.batch(tmp_path))
    models.Batch.objects.all().delete()
    (tmp_path / "results/vanilla/1.json").write_text(damage, encoding="utf-8")

    batch = batch_files.batch(tmp_path)

    assert statuses(batch) == {"complete": 1, "queued": 1}
    assert (tmp_path / "results/vanilla/1.json.incomplete-1").read_text(encoding="utf-8") == damage
    assert caplog.messages[-1].endswith("1.json.incomplete-1")


@pytest.mark.parametrize(("before", "after"), [('"answer": "no"', '"answer": "yes"'), ("true", "null"), ("{", "")])
def test_a_finished_file_that_was_changed_by_hand_is_kept_aside_and_not_counted(
    tmp_path: Path, before: str, after: str
) -> None:
    batch_files.drained(batch_files.batch(tmp_path))
    path = tmp_path / "results/vanilla/1.json"
    content = path.read_text(encoding="utf-8")
    changed = content.replace(before, after, 1)
    path.write_text(changed, encoding="utf-8")

    batch = batch_files.drained(batch_files.batch(tmp_path))

    assert path.read_text(encoding="utf-8") == content
    assert path.with_name("1.json.edited-1").read_text(encoding="utf-8") == changed
    assert statuses(batch) == {"complete": 2}


def test_a_finished_file_that_was_evaluated_again_counts_as_it_now_is(tmp_path: Path) -> None:
    first = batch_files.drained(batch_files.batch(tmp_path, num_trials=1))
    path = tmp_path / "results/vanilla/1.json"
    content = path.read_bytes()
    older = json.loads(content)
    del older["evaluation"]["pattern_method"]
    first.trials.update(content=json.dumps(older).encode(), evaluation=older["evaluation"])

    batch_files.batch(tmp_path, num_trials=1)

    trial = first.trials.get()
    assert bytes(trial.content or b"") == path.read_bytes() == content
    assert trial.evaluation == json.loads(content)["evaluation"]


def test_what_stands_where_a_failed_trial_would_put_its_file_is_moved_aside(tmp_path: Path) -> None:
    failing: dict[str, Any] = {"provider": "failing_host", "num_trials": 1, "t_fork": 2}
    batch_files.drained(batch_files.batch(tmp_path, **failing))
    (tmp_path / "results/vanilla/1.json").write_text("mine", encoding="utf-8")

    batch_files.batch(tmp_path, **failing)

    assert (tmp_path / "results/vanilla/1.json.incomplete-1").read_text(encoding="utf-8") == "mine"


def test_a_file_that_is_missing_is_written_again_from_the_row(tmp_path: Path) -> None:
    batch = batch_files.drained(batch_files.batch(tmp_path))
    path = tmp_path / "results/vanilla/1.json"
    content = path.read_bytes()
    path.unlink()

    batch_files.drained(batch)

    assert path.read_bytes() == content


def test_a_failed_trial_keeps_its_error_and_its_file_and_is_retried_on_request(tmp_path: Path) -> None:
    batch = batch_files.drained(batch_files.batch(tmp_path, provider="failing_host", num_trials=1, t_fork=2))
    assert statuses(batch) == {"failed": 1}

    batch_acts.retry_failed(batch)
    batch_files.drained(batch)

    attempts = models.Attempt.objects.filter(trial__batch=batch)
    assert [attempt.number for attempt in attempts] == [1, 2]
    assert all("ServerTrouble" in attempt.error for attempt in attempts)
    assert sorted(path.name for path in (tmp_path / "results/vanilla").iterdir()) == [
        "1.json.failed-1",
        "1.json.failed-2",
    ]


def test_a_failed_attempts_file_that_is_missing_is_written_again(tmp_path: Path) -> None:
    batch = batch_files.drained(batch_files.batch(tmp_path, provider="failing_host", num_trials=1, t_fork=2))
    path = tmp_path / "results/vanilla/1.json.failed-1"
    content = path.read_bytes()
    path.write_bytes(content[:10])

    batch_files.drained(batch)

    assert path.read_bytes() == content


def test_a_retry_pays_only_for_what_failed(tmp_path: Path) -> None:
    batch = batch_files.drained(batch_files.batch(tmp_path, provider="failing_host", num_trials=1, t_fork=2))
    paid = set(models.Call.objects.filter(is_answer=True).values_list("key", flat=True))

    batch_acts.retry_failed(batch)
    batch_files.drained(batch)

    again = models.Call.objects.filter(attempt=2)
    assert again.exists()
    assert not paid & set(again.values_list("key", flat=True))


def test_a_trial_without_model_calls_left_is_replayed_from_the_journal_alone(tmp_path: Path) -> None:
    batch = batch_files.drained(batch_files.batch(tmp_path, num_trials=1, agents="wf"))
    before = batch_files.files(tmp_path / "results")
    made = models.Call.objects.count()
    batch.trials.update(status=Status.QUEUED, content=None, evaluation=None)

    batch_files.drained(batch)

    assert models.Call.objects.count() == made
    assert batch_files.files(tmp_path / "results") == before


def test_a_bug_in_one_trial_does_not_take_the_batch_down(tmp_path: Path) -> None:
    dictionary = tmp_path / "words.txt"
    dictionary.write_text("apple\n", encoding="utf-8")
    generation = {"deterministic": {"dictionary_path": str(dictionary)}}
    batch = batch_files.batch(tmp_path, stateless_candidates=generation)
    work = drain.Drain(batch, road.Road())
    dictionary.unlink()

    work.run()

    assert statuses(batch) == {"failed": 2}
    assert all("NoDictionary" in error for error in batch.trials.values_list("error", flat=True))


def paused(batch: models.Batch) -> None:
    with contextlib.suppress(acts.NotPossible):  # it is already
        batch_acts.pause(batch)


def test_a_pause_ends_trials_after_the_call_they_are_at(tmp_path: Path) -> None:
    batch = batch_files.batch(
        tmp_path,
        num_trials=50,
        providers_text="- {name: honest_host, scripted: honest, latency: 0.02}",
    )
    work = drain.Drain(batch, road.Road(), watch=lambda: paused(batch))

    work.run()

    now = statuses(batch)
    assert now.get("running", 0) == 0
    assert now["queued"] > 40
    assert not batch.trials.exclude(owner="").exists()


def test_after_a_pause_nothing_is_paid_twice(tmp_path: Path) -> None:
    slow = "- {name: honest_host, scripted: honest, latency: 0.01}"
    batch = batch_files.batch(tmp_path, num_trials=6, agents="wf vanilla", providers_text=slow)
    drain.Drain(batch, road.Road(), watch=lambda: paused(batch)).run()
    assert models.Call.objects.exists()

    batch_acts.resume(batch)
    batch_files.drained(batch)

    asked = [json.loads(call.outcome)["text"] for call in models.Call.objects.all()]
    assert statuses(batch) == {"complete": 12}
    assert len(asked) == sum(phase["calls"] for phase in _phases(tmp_path))


def _phases(tmp_path: Path) -> list[dict[str, Any]]:
    found = batch_files.files(tmp_path / "results").values()
    return [phase for data in found for phase in data["metadata"]["calls"].values()]


def test_while_it_runs_it_says_how_many_calls_are_on_their_way(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drain, "LOOK_EVERY_SECONDS", 0.01)
    slow = "- {name: honest_host, scripted: honest, latency: 0.05}\n"
    batch = batch_files.batch(tmp_path, providers_text=slow, num_trials=2, concurrency=2)
    seen: list[int] = []

    drain.Drain(batch, road.Road(), watch=lambda: seen.extend(in_flight(batch))).run()

    assert max(seen) == 1
    assert set(in_flight(batch)) == {0}


def in_flight(batch: models.Batch) -> list[int]:
    return list(batch.trials.values_list("calls_in_flight", flat=True))


def test_a_cancelled_batch_leaves_nothing_queued(tmp_path: Path) -> None:
    slow = "- {name: honest_host, scripted: honest, latency: 0.02}"
    batch = batch_files.batch(tmp_path, num_trials=30, providers_text=slow)

    drain.Drain(batch, road.Road(), watch=lambda: batch_acts.cancel(batch)).run()

    assert set(statuses(batch)) <= {"cancelled", "complete"}


def test_two_drains_share_a_batch_and_ask_nothing_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sent, answer = list[chat.Request](), scripted.ScriptedModel._answer

    def counted(model: scripted.ScriptedModel, request: chat.Request) -> chat.Completion:
        sent.append(request)
        return answer(model, request)

    monkeypatch.setattr(scripted.ScriptedModel, "_answer", counted)
    slow = "- {name: honest_host, scripted: honest, latency: 0.01}"
    batch = batch_files.batch(tmp_path, num_trials=12, providers_text=slow)
    way = road.Road()
    drains = [drain.Drain(batch, way, stays=True) for _ in range(2)]
    threads = [threading.Thread(target=_run_and_close, args=(work,)) for work in drains]

    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    assert statuses(batch) == {"complete": 12}
    assert set(batch.trials.values_list("fence", flat=True)) <= {1, 2}, "handed over once, when the second one came"
    assert len(sent) == models.Call.objects.filter(trial__batch=batch).count()


def test_workers_keep_to_the_limit_together_when_each_asks_many_questions_at_once(
    tmp_path: Path, empty_redis: object
) -> None:
    ways = [road.Road(settings.REDIS_URL) for _ in range(2)]
    branched = {"question_mode": "branched", "t_fork": 1, "n_candidate_secrets": 8}
    with http_hosts.serving("honest", delay=0.02) as server:
        text = http_hosts.providers_text(server, "honest_host")
        made = [
            batch_files.batch(tmp_path / name, providers_text=text, num_trials=3, concurrency=3, **branched)
            for name in ("one", "other")
        ]
        works = [drain.Drain(batch, way) for batch, way in zip(made, ways, strict=True)]
        threads = [threading.Thread(target=_run_and_close, args=(work,)) for work in works]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        for way in ways:
            way.close()

    assert [statuses(batch) for batch in made] == [{"complete": 3}] * 2
    assert server.peak == 3


def _run_and_close(work: drain.Drain) -> None:
    try:
        work.run()
    finally:
        connections.close_all()


def test_whoever_lost_a_trial_stops_calling_and_leaves_it_to_its_new_owner(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    slow = "- {name: honest_host, scripted: honest, latency: 0.2}"
    batch = batch_files.batch(tmp_path, num_trials=1, agents="wf", t_fork=12, providers_text=slow)

    def steal() -> None:
        batch.trials.filter(status=Status.RUNNING).exclude(owner="thief").update(owner="thief", fence=9)

    drain.Drain(batch, road.Road(), watch=steal).run()

    assert [(trial.status, trial.owner, trial.fence) for trial in batch.trials.all()] == [("running", "thief", 9)]
    assert "taken over by another worker" in caplog.text
    assert models.Call.objects.count() < 24


def test_who_sat_down_in_a_seat_that_was_lost_goes_back_to_the_queue(tmp_path: Path) -> None:
    slow = "- {name: honest_host, scripted: honest, latency: 0.1}"
    batch = batch_files.batch(tmp_path, num_trials=2, concurrency=1, providers_text=slow)

    def steal() -> None:
        batch.trials.filter(number=1, status=Status.RUNNING).update(owner="thief", fence=9)

    drain.Drain(batch, road.Road(), watch=steal).run()

    assert list(batch.trials.values_list("number", "status", "owner")) == [(1, "running", "thief"), (2, "queued", "")]
    assert models.Call.objects.filter(trial__number=2).count() <= 1


def test_no_more_trials_run_than_there_are_slots(tmp_path: Path) -> None:
    batch = batch_files.batch(
        tmp_path, num_trials=12, concurrency=2, providers_text="- {name: honest_host, scripted: honest, latency: 0.02}"
    )
    seen: list[int] = []

    drain.Drain(batch, road.Road(), watch=lambda: seen.append(statuses(batch).get("running", 0))).run()

    assert max(seen) == 2
    assert statuses(batch) == {"complete": 12}
    assert not batch.trials.exclude(owner="", slot=None).exists()


def test_a_trial_given_back_by_another_worker_is_still_played(tmp_path: Path) -> None:
    batch = batch_files.batch(tmp_path, num_trials=2)
    held = batch_files.played_by("other", batch)
    looks = iter(range(100))

    def give_back_at_the_second_look() -> None:
        if next(looks) == 1:
            claims.settle(held, status=Status.QUEUED)

    drain.Drain(batch, road.Road(), watch=give_back_at_the_second_look, stays=True).run()

    assert statuses(batch) == {"complete": 2}


def test_figures_come_per_agent_with_their_n(tmp_path: Path) -> None:
    batch = batch_files.drained(batch_files.batch(tmp_path, agents="wf vanilla", num_trials=3))

    memoryful, stateless = batches.figures(batch)

    assert (memoryful.n, memoryful.shares["self_consistent"].value) == (3, 1.0)
    assert (stateless.n, stateless.shares["self_consistent"].n) == (3, 0)
    assert batches.proportion(memoryful.shares["correct"]) == "1.00 [0.44 … 1.00] n=3"
    assert batches.proportion(stateless.shares["correct"]) == "n/a"


def test_agents_with_a_memory_are_compared_trial_by_trial(tmp_path: Path) -> None:
    batch = batch_files.drained(batch_files.batch(tmp_path, agents="wf react private", num_trials=2))

    pairs = batches.comparisons(batch)

    assert [(pair.trials, pair.p, pair.p_holm) for pair in pairs] == [(2, 1.0, 1.0)] * 3


@pytest.mark.second
def test_the_demo_shows_what_stands_beside_a_verdict(drained_demo: models.Batch) -> None:
    figures = {figure.agent: figure for figure in batches.figures(drained_demo)}

    chatty = figures["workflow_chatty"]
    assert (chatty.shares["parse_rate"].value, chatty.lenient["self_consistent"].value) == (0.0, 1.0)
    assert figures["workflow_switching"].beside["secret_switched"].value == 1.0
    assert (figures["workflow_misdrawing"].beside["boards_misfit"].value or 0.0) > 0.5
    assert (
        figures["workflow_honest"].beside["tools_reached"].n,
        figures["vanilla_honest"].beside["tools_reached"].n,
    ) == (8, 0)
    assert figures["workflow_yes_saying"].beside["controls_yes"].value == 1.0
    assert figures["workflow_honest"].beside["controls_yes"].value == 0.0


@pytest.mark.second
def test_the_demo_ends_green_and_says_who_was_meant_to_fail(drained_demo: models.Batch, client: Client) -> None:
    page = client.get(f"/sct/{drained_demo.pk}/").text

    assert 'badge-ok" data-state="complete-as-meant"' in page
    assert "meant to break down" in page


def test_who_fails_before_a_real_endpoint_was_never_meant_to(tmp_path: Path) -> None:
    batch = batch_files.drained(batch_files.batch(tmp_path, num_trials=2, provider="failing_host"))
    batch.trials.filter(number=1).update(status=Status.COMPLETE)
    meant = standing.counted([batch.pk])[batch.pk]

    models.Batch.objects.filter(pk=batch.pk).update(providers=[{"name": "failing_host", "model_name": "real"}])
    cache.clear()  # what took long to count, on a machine that is busy, is kept there for a while

    assert standing.state("run", meant) is standing.AS_MEANT
    assert standing.state("run", standing.counted([batch.pk])[batch.pk]) is standing.ERRORS


def test_the_demo_needs_no_key_and_shows_every_outcome(drained_demo: models.Batch) -> None:
    batch = drained_demo

    found = {
        (trial.agent_name, (trial.evaluation or {}).get("outcome"))
        for trial in batch.trials.filter(status=Status.COMPLETE)
    }
    expected = {
        ("workflow_honest", "self_consistent"),
        ("workflow_forgetful", "secret_lost"),
        ("workflow_leaking", "leakage"),
        ("workflow_yes_saying", "over_confirmation"),
        ("workflow_denying", "all_denial"),
        ("workflow_contrary", "state_substitution"),
        ("workflow_rambling", "unreadable"),
        ("workflow_noteless", "no_secret"),
        ("vanilla_honest", "one_yes"),
        ("vanilla_yes_saying", "many_yes"),
        ("vanilla_denying", "no_yes"),
        ("vanilla_boardless", "not_asked"),
    }
    assert expected <= found
    assert {outcome for _, outcome in found} == {outcome.code for outcome in outcomes.ALL} - {"error"}
    assert str(settings.BASE_DIR) not in batch.config_text
    assert batch.trials.filter(agent_name="workflow_failing", status=Status.FAILED).exists()


@at_once.on_postgresql
def test_a_batch_that_is_cancelled_as_it_is_filled_gets_no_more_trials(tmp_path: Path) -> None:
    batch = batch_files.batch(tmp_path, num_trials=3)
    batch.trials.filter(number=3).delete()
    wanted = config_reading.read(batch.config_text)

    at_once.together(lambda: batch_acts.cancel(batch), lambda: filling.complete(batch, wanted))

    assert set(batch.trials.values_list("status", flat=True)) == {"cancelled"}
