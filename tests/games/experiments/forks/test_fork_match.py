"""A fork in the database: ordered, played by the workers' own hall, scored, packed and scored again."""

import functools
import io
import json
import zipfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from django.conf import settings
from django.core.management import call_command
from django.db import connection, transaction
from django.db.models import ProtectedError

from games.booking import exhibition
from games.engine.facts import events
from games.experiments.forks import branches, changes, fork_acts, fork_orders, fork_results, scoring
from games.experiments.forks.changes import Depth
from games.log import codec, event_log, trunks
from games.log import lease as leases
from games.models import Arm, Continuation, Fork, LogEntry, Match, Moment, Seat, Status
from games.playing import hall, jobs
from games.records import standings
from glassbox_site.ground.acting import acts
from personas.models import ChatModel, Experience, StrategyTier, roles
from personas.remembering import memory, redis_values
from tests.games.playing import players
from tests.games.prepared import orders, prepared_forks
from tests.support.databases import at_once
from tests.support.hard_times import times

pytestmark = pytest.mark.django_db(transaction=True)
REMEMBERING = "a_bot"


@pytest.fixture
def parent() -> Match:
    return prepared_forks.parent()


def run(*arguments: object, expected: int = 0) -> str:
    out, errors = io.StringIO(), io.StringIO()
    with pytest.raises(SystemExit) as stopped:
        call_command("fork_match", *map(str, arguments), stdout=out, stderr=errors)
    assert stopped.value.code == expected, out.getvalue() + errors.getvalue()
    return out.getvalue() + errors.getvalue()


def left_by(match: Match) -> tuple[Any, ...]:
    """All that a match has left behind."""
    rows = [*LogEntry.objects.filter(match=match).order_by("seq").values_list("line", flat=True)]
    learned = [*Experience.objects.values()], redis_values.at(settings.REDIS_URL).get(REMEMBERING)
    row = Match.objects.values().get(pk=match.pk)
    return rows, row, Moment.objects.count(), standings.table(standings.Scope()), learned


@pytest.mark.second
def test_a_fork_is_played_scored_and_told_and_leaves_its_match_as_it_was(parent: Match, tmp_path: Path) -> None:
    before, at, file = left_by(parent), prepared_forks.said(parent)[0], tmp_path / "fork.zip"

    told = run(parent.pk, "--at", at, "--unsay", "--depth", "play-on", "--times", 3, "--out", file)

    fork = Fork.objects.get()
    assert "6 continuations, 0 calls to models" in told
    assert "6/6" in told
    assert left_by(parent) == before
    unchanged = Continuation.objects.filter(arm__number=0).values_list("match", flat=True)
    assert [orders.log(Match(pk=pk)) for pk in unchanged] == [orders.log(parent)] * 3
    assert run(parent.pk, "--at", at, "--unsay", "--depth", "play-on", "--times", 3).startswith("6 continuations")
    assert Fork.objects.count() == 1

    with zipfile.ZipFile(file) as packed:
        assert len(packed.namelist()) == 1 + 1 + 6
        assert json.loads(packed.read("fork.json"))["figures"]["arms"][0]["n"] == 1
    with pytest.raises(SystemExit) as stopped:
        call_command("score_fork", str(file), stdout=io.StringIO())
    assert stopped.value.code == 0
    assert fork_results.progress(fork).is_over
    figures = fork_results.figures(fork)
    assert {each.left_at for each in figures.unchanged} == {None}
    assert all(each.left_at and each.left_at > fork.arms.get(number=1).begun for each in figures.arms[0].of_each)


def test_where_its_files_cannot_be_written_the_command_says_so_after_its_figures(parent: Match, tmp_path: Path) -> None:
    file = tmp_path / "nowhere" / "fork.zip"

    told = run(parent.pk, "--at", prepared_forks.said(parent)[0], "--unsay", "--times", 1, "--out", file, expected=1)

    assert "2/2" in told
    assert f"{file} cannot be written (No such file or directory)" in told


def test_what_is_kept_of_an_arm_is_no_other_arms_that_has_its_number_later(parent: Match) -> None:
    """As when a backup is restored while a worker goes on."""
    first = fork_orders.place(prepared_forks.order(parent))
    place = Continuation.objects.filter(arm__fork=first).earliest("pk")
    arm, kept = place.arm_id, len(trunks.entries(place.match_id))
    first.delete()

    other = fork_orders.place(prepared_forks.order(parent, token="another"))
    Arm.objects.create(pk=arm, fork=other, number=9, begun=1, trunk=trunks.packed(orders.log(parent)[:1]))
    place = Continuation.objects.filter(arm__fork=other).earliest("pk")
    Continuation.objects.filter(pk=place.pk).update(arm=arm, number=99)

    assert kept > len(trunks.entries(place.match_id)) == len(trunks.lines(place.match_id)) == 1


def test_continuations_by_house_bots_alone_are_the_same_and_count_as_one(parent: Match) -> None:
    said = branches.line(event_log.read(parent.pk), prepared_forks.said(parent)[0])
    fork = fork_orders.place(prepared_forks.order(parent, times=3))
    model = ChatModel.objects.create(name="Model", slug="model", base_url="http://model.test")
    for match in fork_acts.open_matches(fork):
        jobs.play_match(match.pk)

    counted = [arm.n for arm in fork_results.figures(fork).arms]
    speaking = Seat.objects.filter(match__continuation__arm__fork=fork, color=said.color)
    speaking.filter(match__continuation__arm__number=1).update(model=model, temperament="")

    assert (counted, [arm.n for arm in fork_results.figures(fork).arms]) == ([1], [3])
    assert [arm["by_chance"] for arm in json.loads(fork_results.told(fork))["arms"]] == [False, True]
    assert scoring.as_json(fork_results.scored_again(dict(fork_results.files(fork))))["arms"][0]["n_unchanged"] == 1


def test_files_that_are_packed_while_a_fork_is_played_tell_the_figures_of_their_own_logs(parent: Match) -> None:
    fork = fork_orders.place(prepared_forks.order(parent))
    first, second, *_others = fork_acts.open_matches(fork).order_by("pk")
    jobs.play_match(first.pk)
    files = fork_results.files(fork)
    packed = dict([next(files), next(files)])  # the match itself, and what is finished of the fork

    jobs.play_match(second.pk)
    packed |= dict(files)

    assert scoring.as_json(fork_results.scored_again(packed)) == fork_results.told_figures(packed)


def test_who_won_of_the_vote_alone_is_no_figure_though_files_of_earlier_releases_tell_it(parent: Match) -> None:
    fork = fork_orders.place(prepared_forks.order(parent))
    jobs.play_match(fork_acts.open_matches(fork).earliest("pk").pk)
    packed = dict(fork_results.files(fork))
    told = json.loads(packed["fork.json"])
    [arm] = told["figures"]["arms"]
    arm["rows"].append(arm["rows"][0] | {"question": "won:crew"})

    packed["fork.json"] = json.dumps(told)

    assert scoring.as_json(fork_results.scored_again(packed)) == fork_results.told_figures(packed)


@pytest.mark.parametrize("moment", [(hall.Hall, "run"), (fork_acts, "is_under_way")])
def test_what_another_worker_plays_of_a_fork_is_waited_for_and_taken_up_when_it_is_left(
    parent: Match, moment: tuple[object, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    at = prepared_forks.said(parent)[0]
    typed = (parent.pk, "--at", at, "--unsay", "--times", 2)
    run(*typed)
    of_fork = Match.objects.filter(continuation__isnull=False)
    LogEntry.objects.filter(match__in=of_fork).delete()
    of_fork.update(status=Status.QUEUED, head=Continuation.objects.all()[0].arm.begun, ended_at=None)
    assert leases.claim(of_fork.order_by("pk")[0].pk, "another worker")
    as_ever = getattr(*moment)

    def and_then_the_other_leaves(*given: Any) -> Any:
        told = as_ever(*given)
        leases.hand_over("another worker")
        return told

    monkeypatch.setattr(*moment, and_then_the_other_leaves)
    told = run(*typed)

    assert "4/4" in told
    assert "another outcome in 0 of 1; with nothing changed in 0 of 1" in told


def test_the_vote_alone_ends_with_what_the_ballots_say(parent: Match) -> None:
    at = prepared_forks.said(parent)[0]

    told = run(parent.pk, "--at", at, "--every-line", "--times", 1)

    log = event_log.read(parent.pk)
    tried = fork_orders.every_line(log, at)
    ends = Match.objects.filter(continuation__isnull=False)
    assert ends.count() == len(tried) + 1
    assert set(ends.values_list("status", flat=True)) == {Status.FINISHED}
    last = [codec.entry_of(orders.log(match)[-1]).event for match in ends]
    assert all(isinstance(event, events.Ejected | events.NobodyEjected | events.GhostAwoke) for event in last)
    assert "No line is known to decide it." in told
    assert not LogEntry.objects.filter(match__in=ends, kind="MatchOpened").exists()


def test_what_is_over_keeps_nothing_waiting_that_is_left(parent: Match, settings: Any) -> None:
    settings.TABLES = 1
    typed = (parent.pk, "--at", prepared_forks.said(parent)[0], "--unsay", "--times", 1, "--dollars", "5")
    run(*typed)
    left = Match.objects.filter(continuation__isnull=False).order_by("-pk")[0]
    LogEntry.objects.filter(match=left).delete()
    Match.objects.filter(pk=left.pk).update(status=Status.QUEUED, head=left.continuation.arm.begun, ended_at=None)

    assert "2/2" in run(*typed[:-1], "6")
    assert Fork.objects.get().budget_dollars == 6


def test_a_match_stays_as_long_as_its_fork_does(parent: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(exhibition, "KEPT", 0)
    Match.objects.update(is_exhibition=True)
    fork_orders.place(prepared_forks.order(parent))

    exhibition._forget_old()
    with pytest.raises(ProtectedError):
        parent.delete()

    assert Match.objects.filter(pk=parent.pk).exists()
    assert Continuation.objects.count() == 4


def test_a_fork_is_paused_goes_on_and_is_cancelled_with_all_its_continuations(parent: Match) -> None:
    order = prepared_forks.order(parent)
    fork = fork_orders.place(order)
    first = fork_acts.open_matches(fork).order_by("pk").first()
    assert first is not None
    fork_acts.pause(fork)
    jobs.play_match(first.pk)
    assert fork_results.progress(fork).over == 0
    fork_acts.resume(fork)
    jobs.play_match(first.pk)
    fork_acts.cancel(fork)

    assert fork_results.progress(fork) == fork_results.Progress(finished=1, over=4, all=4, state="over")
    assert fork_orders.place(order) == fork


@pytest.mark.databases
@pytest.mark.skipif(connection.vendor != "postgresql", reason="SQLite has one lock for all, which cannot be crossed")
@pytest.mark.parametrize("of_many", ["a fork's act", "the beat of a lease"])
def test_who_changes_many_matches_locks_them_in_one_order(parent: Match, of_many: str) -> None:
    fork = fork_orders.place(prepared_forks.order(parent))
    first, *others = open_ = list(fork_acts.open_matches(fork).order_by("pk"))
    Match.objects.filter(pk__in=[each.pk for each in open_]).update(owner="me")
    for each in reversed(open_):  # behind each other in the table, the last first
        Match.objects.filter(pk=each.pk).update(tick=each.tick)
    work = (lambda: fork_acts.pause(fork)) if of_many == "a fork's act" else (lambda: leases.hold("me"))

    with ThreadPoolExecutor(1) as pool:
        with transaction.atomic():
            Match.objects.select_for_update().get(pk=first.pk)
            done = pool.submit(at_once.threads_own, work)
            times.until(at_once.somebody_waits_for_a_lock, 10)
            held = Match.objects.select_for_update(nowait=True).filter(pk__in=[each.pk for each in others])
            assert len(held) == len(others)
        done.result()


def test_what_cannot_be_asked_is_told_whole_and_nothing_is_made(parent: Match) -> None:
    at = prepared_forks.said(parent)[0]
    assert "say one thing" in run(parent.pk, "--at", at, expected=2)
    assert "say one thing" in run(parent.pk, "--at", at, "--unsay", "--mute", expected=2)
    assert "there is no match 9999" in run(9999, "--at", at, "--unsay", expected=2)
    told = run(parent.pk, "--at", 1, "--recast", "coral=bot:nobody", "--times", 99, "--tokens", 0, expected=2)
    assert all(said in told for said in ("coral", "'nobody'", "from 1 to 64", "counted", "buys nothing"))
    assert "ballot" in run(parent.pk, "--at", at, "--vote", "mauve", "--depth", "play-on", expected=2)
    StrategyTier.objects.create(name="Advanced", rank=9)
    tiered = ("--recast", "red=tier:advanced", "--depth", "play-on")
    assert "a tier is told to models" in run(parent.pk, "--at", at, *tiered, expected=2)
    early = ("--at", 10, "--depth", "play-on", "--plan")
    assert "first step" in run(parent.pk, *early, "--whisper", "red=Hush.", expected=2)
    assert "number" in run(parent.pk, "--at", at, "--unsay", "--dollars", "much", expected=2)
    assert "buys nothing" in run(parent.pk, "--at", at, "--say", "\udc80", "--dollars", "-1", expected=2)
    model = ChatModel.objects.create(name="Gone", slug="gone", base_url="http://gone.test", is_active=False)
    parent.seats.filter(place=0).update(model=model, temperament="")
    assert "not active" in run(parent.pk, "--at", at, "--unsay", "--dollars", "5", expected=2)
    assert not Fork.objects.exists()
    assert not Continuation.objects.exists()


@pytest.mark.second
@pytest.mark.usefixtures("empty_redis")
def test_a_hundred_forks_leave_their_match_as_it_was_though_workers_are_killed(parent: Match) -> None:
    parent.seats.filter(place=0).update(persona_key=REMEMBERING)
    noted = memory.Outcome(
        persona_key=REMEMBERING, match_id="earlier", seat="red", role=roles.Role.CREWMATE, won=True, lessons=("Wait.",)
    )
    memory.remember([noted], memory_on=True)
    before, at = left_by(parent), prepared_forks.said(parent)[0]
    for number in range(100):
        change = changes.UnsayLine(at=at)
        fork_orders.place(
            fork_orders.Order(token=f"f{number}", parent=parent, changes=(change,), depth=Depth.VOTE, times=1)
        )
    ours = Match.objects.filter(continuation__isnull=False)

    with players.player() as killed:
        for done in (20, 80, 140):
            killed.play_until(functools.partial(_so_many_finished, done))
            players.let_leases_run_out(ours.filter(status=Status.RUNNING))
        killed.play_on()

    assert ours.filter(status=Status.FINISHED).count() == 200
    assert left_by(parent) == before
    assert before[-1][1] is not None


def _so_many_finished(done: int) -> bool:
    return Match.objects.filter(continuation__isnull=False, status=Status.FINISHED).count() >= done


@at_once.on_postgresql
def test_what_is_forked_at_that_moment_is_not_forgotten(monkeypatch: pytest.MonkeyPatch, empty_redis: object) -> None:
    monkeypatch.setattr(exhibition, "KEPT", 0)
    parent = prepared_forks.parent()
    Match.objects.filter(pk=parent.pk).update(is_exhibition=True)
    order = prepared_forks.order(parent)

    at_once.together(lambda: fork_orders.place(order), exhibition._forget_old)

    assert Fork.objects.get().parent == parent


@at_once.on_postgresql
def test_what_is_forgotten_at_that_moment_cannot_be_forked(
    monkeypatch: pytest.MonkeyPatch, empty_redis: object
) -> None:
    monkeypatch.setattr(exhibition, "KEPT", 0)
    parent = prepared_forks.parent()
    Match.objects.filter(pk=parent.pk).update(is_exhibition=True)
    order = prepared_forks.order(parent)

    def fork() -> None:
        with pytest.raises(acts.Refused):
            fork_orders.place(order)

    at_once.together(exhibition._forget_old, fork)

    assert not Match.objects.filter(pk=parent.pk).exists()
