"""Memory across matches, on a real Redis: written once, frozen when recalled, never lost."""

import json
import socket
import threading
import time
from collections.abc import Iterator

import pytest
import redis
from django.conf import LazySettings
from django.core.management import CommandError, call_command
from django.db import connection
from pytest_django import DjangoAssertNumQueries

from personas.models import Experience
from personas.models.permanent import Written
from personas.remembering import diary, lesson_choice, memory, memory_records, redis_values
from tests.personas.cast import CREWMATE, IMPOSTOR, LEADER, outcome
from tests.support import endurance

pytestmark = [pytest.mark.django_db, pytest.mark.databases]
NOWHERE = "redis://127.0.0.1:1/0"


def raw(shelf: "redis.Redis", key: str = LEADER) -> bytes:
    text = shelf.get(key)
    assert isinstance(text, bytes)
    return text


def stored(shelf: "redis.Redis") -> dict[str, object]:
    fields: dict[str, object] = json.loads(raw(shelf))
    return fields


def test_the_record_in_redis_is_the_documents(empty_redis: "redis.Redis") -> None:
    lived = [
        outcome(1, role=IMPOSTOR, won=True, counts={"kills": 2}, lessons=("Blame whoever self-reports.",)),
        outcome(2, role=IMPOSTOR, won=False, counts={"kills": 1, "ejected": 1}),
        outcome(3, role=CREWMATE, won=True, lessons=("Pair up.",)),
    ]

    for one in lived:
        memory.remember([one], memory_on=True)

    assert stored(empty_redis) == {
        "persona_id": LEADER,
        "learned": {"impostor": ["Blame whoever self-reports."], "crewmate": ["Pair up."]},
        "games_played": 3,
        "win_rate": 2 / 3,
        "impostor_win_rate": 0.5,
        "crewmate_win_rate": 1.0,
        "stats": {
            "wins": 2, "impostor_games": 2, "impostor_wins": 1, "crewmate_games": 1, "crewmate_wins": 1,
            "kills": 3, "ejected": 1,
        },
    }  # fmt: skip


def test_each_combination_has_a_memory_of_its_own(empty_redis: "redis.Redis") -> None:
    memory.remember([outcome(lessons=("Lead.",))], memory_on=True)

    other = memory.recall("gpt4o_quiet_observer")

    assert (other.games_played, other.learned.crewmate, other.win_rate) == (0, (), None)


def test_telling_a_match_again_changes_nothing(empty_redis: "redis.Redis") -> None:
    told = [outcome(lessons=("Pair up.",)), outcome(persona_key="gpt4o_other", seat="blue")]
    memory.remember(told, memory_on=True)
    before = stored(empty_redis)

    memory.remember(told, memory_on=True)

    assert stored(empty_redis) == before
    assert Experience.objects.count() == 2


def test_a_persona_on_two_seats_of_a_match_lived_it_twice(empty_redis: "redis.Redis") -> None:
    memory.remember([outcome(seat="red"), outcome(seat="blue", won=False)], memory_on=True)

    assert memory.recall(LEADER).win_rate == 0.5


def test_a_worker_killed_between_the_database_and_redis_loses_nothing(empty_redis: "redis.Redis") -> None:
    memory.remember([outcome(1)], memory_on=True)
    left_behind = raw(empty_redis)
    memory.remember([outcome(2)], memory_on=True)
    empty_redis.set(LEADER, left_behind)  # as if the second record had never been written

    memory.remember([outcome(2)], memory_on=True)

    assert stored(empty_redis)["games_played"] == 2


@pytest.mark.parametrize("found", [None, b"", b"{", b"[]", b'{"persona_id": 1}', b"\xff"])
def test_a_missing_or_broken_record_mends_at_recall(empty_redis: "redis.Redis", found: bytes | None) -> None:
    memory.remember([outcome(lessons=("Pair up.",))], memory_on=True)
    empty_redis.delete(LEADER) if found is None else empty_redis.set(LEADER, found)

    recalled = memory.recall(LEADER)

    assert recalled.learned.crewmate == ("Pair up.",)
    assert stored(empty_redis)["games_played"] == 1


def test_a_record_that_is_behind_mends_at_recall(empty_redis: "redis.Redis") -> None:
    memory.remember([outcome(1)], memory_on=True)
    behind = raw(empty_redis)
    memory.remember([outcome(2)], memory_on=True)
    empty_redis.set(LEADER, behind)

    assert memory.recall(LEADER).games_played == 2


def test_a_foreign_value_under_the_key_is_replaced(empty_redis: "redis.Redis") -> None:
    memory.remember([outcome()], memory_on=True)
    empty_redis.delete(LEADER)
    empty_redis.rpush(LEADER, "not a record")

    assert memory.recall(LEADER).games_played == 1
    assert stored(empty_redis)["games_played"] == 1


def test_somebody_elses_record_under_the_key_is_replaced(empty_redis: "redis.Redis") -> None:
    memory.remember([outcome(lessons=("Mine.",))], memory_on=True)
    memory.remember([outcome(persona_key="gpt4o_other", lessons=("Theirs.",))], memory_on=True)
    empty_redis.set(LEADER, raw(empty_redis, "gpt4o_other"))

    assert memory.recall(LEADER).learned.crewmate == ("Mine.",)


def test_without_redis_memory_works_from_the_database(settings: LazySettings) -> None:
    settings.REDIS_URL = NOWHERE

    memory.remember([outcome(lessons=("Pair up.",))], memory_on=True)

    assert memory.recall(LEADER).learned.crewmate == ("Pair up.",)


def test_a_redis_that_is_away_is_not_waited_for_by_everybody(settings: LazySettings) -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:
        settings.REDIS_URL = f"redis://127.0.0.1:{silent.getsockname()[1]}/0"
        started = time.monotonic()

        memory.recall_all([f"gpt4o_{number}" for number in range(10)], memory_on=True)

        assert time.monotonic() - started < endurance.in_reason(3 * redis_values.TIMEOUT)


def test_a_match_without_memory_recalls_nothing_and_leaves_nothing(empty_redis: "redis.Redis") -> None:
    memory.remember([outcome(1, lessons=("Pair up.",))], memory_on=True)

    memory.remember([outcome(2)], memory_on=False)

    assert memory.recall_all([LEADER], memory_on=False) == {LEADER: memory_records.Record(persona_id=LEADER)}
    assert memory.recall_all([LEADER], memory_on=True)[LEADER].games_played == 1


def test_what_was_recalled_stays_as_it_was(empty_redis: "redis.Redis") -> None:
    memory.remember([outcome(1, lessons=("Pair up.",))], memory_on=True)
    frozen = memory.recall(LEADER)

    memory.remember([outcome(2, lessons=("Stay alone.",))], memory_on=True)

    assert frozen.learned.crewmate == ("Pair up.",)


def test_a_rebuild_restores_every_record(empty_redis: "redis.Redis", capsys: pytest.CaptureFixture[str]) -> None:
    memory.remember([outcome(1), outcome(2, persona_key="gpt4o_other", seat="blue")], memory_on=True)
    before = [raw(empty_redis), raw(empty_redis, "gpt4o_other")]
    empty_redis.flushall()

    call_command("rebuild_memory")

    assert [raw(empty_redis), raw(empty_redis, "gpt4o_other")] == before
    assert "2 memories" in capsys.readouterr().out


def test_a_rebuild_without_redis_says_so(settings: LazySettings) -> None:
    settings.REDIS_URL = NOWHERE

    with pytest.raises(CommandError, match="Redis") as refusal:
        call_command("rebuild_memory")

    assert refusal.value.returncode == 2


@pytest.fixture
def read_only(empty_redis: "redis.Redis", settings: LazySettings) -> Iterator[None]:
    """A Redis that answers but refuses writes, like one with a full disk, or a replica."""
    settings.REDIS_URL = settings.REDIS_URL.replace("unix://", "unix://reader:secret@")
    empty_redis.acl_setuser("reader", enabled=True, passwords=["+secret"], keys=["*"], commands=["+ping", "+get"])
    yield
    empty_redis.acl_deluser("reader")


@pytest.mark.usefixtures("read_only")
def test_a_rebuild_that_redis_refuses_does_not_say_that_it_was_written(capsys: pytest.CaptureFixture[str]) -> None:
    memory.remember([outcome()], memory_on=True)

    with pytest.raises(CommandError, match="Redis"):
        call_command("rebuild_memory")

    assert "written" not in capsys.readouterr().out


@pytest.mark.usefixtures("read_only")
def test_a_redis_that_takes_nothing_is_complained_of_and_memory_works(caplog: pytest.LogCaptureFixture) -> None:
    memory.remember([outcome(lessons=("Pair up.",))], memory_on=True)

    assert memory.recall(LEADER).learned.crewmate == ("Pair up.",)
    assert "NoPermissionError" in caplog.text


@pytest.mark.parametrize("counts", [{"wins": 1}, {"Kills": 1}, {"": 1}, {"a b": 1}, {"kills": -1}])
def test_a_count_has_a_name_of_its_own_and_is_not_negative(counts: dict[str, int]) -> None:
    with pytest.raises(ValueError, match=r"count|negative"):
        outcome(counts=counts)


def test_notes_are_kept_whole_and_harmless_however_long(empty_redis: "redis.Redis") -> None:
    long = "Never trust a scan you did not see. " * 100
    memory.remember([outcome(lessons=(long, "nul \0 and \ud800"))], memory_on=True)

    assert Experience.objects.get().lessons == [long, "nul � and �"]
    assert max(map(len, memory.recall(LEADER).learned.crewmate)) <= 280


def test_history_is_never_rewritten(empty_redis: "redis.Redis") -> None:
    memory.remember([outcome()], memory_on=True)

    with pytest.raises(Written):
        Experience.objects.get().delete()


def test_the_diary_tells_what_each_match_added_and_crowded_out(empty_redis: "redis.Redis") -> None:
    notes = [(f"Lesson {number}: ".ljust(279, "x") + ".",) for number in range(8)]
    for match, lessons in enumerate(notes):
        memory.remember([outcome(match, lessons=lessons)], memory_on=True)

    [latest, *_] = diary.chapters(LEADER)

    assert latest.experience.match_id == "7"
    assert latest.added == notes[7]
    assert latest.dropped == notes[0]
    assert latest.learned == memory.recall(LEADER).learned.crewmate


def test_the_diary_has_pages(empty_redis: "redis.Redis") -> None:
    for match in range(5):
        memory.remember([outcome(match)], memory_on=True)

    first = diary.chapters(LEADER, limit=3)
    second = diary.chapters(LEADER, limit=3, before=first[-1].experience.pk)

    assert [chapter.experience.match_id for chapter in first + second] == ["4", "3", "2", "1", "0"]


def test_a_page_of_the_diary_costs_the_same_however_many_chapters_it_has(
    empty_redis: "redis.Redis", django_assert_max_num_queries: DjangoAssertNumQueries
) -> None:
    for match in range(12):
        memory.remember([outcome(match, role=(IMPOSTOR, CREWMATE)[match % 2])], memory_on=True)

    with django_assert_max_num_queries(3):
        assert len(diary.chapters(LEADER)) == 12


def test_a_chapter_tells_what_was_known_at_that_time(
    empty_redis: "redis.Redis", monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lesson_choice, "MATCHES", 2)
    for match, role in enumerate([CREWMATE, IMPOSTOR, CREWMATE, CREWMATE, IMPOSTOR]):
        memory.remember([outcome(match, role=role, lessons=(f"Lesson {match}.",))], memory_on=True)

    told = {chapter.experience.match_id: (set(chapter.learned), chapter.dropped) for chapter in diary.chapters(LEADER)}

    assert told["4"] == ({"Lesson 1.", "Lesson 4."}, ())
    assert told["3"] == ({"Lesson 2.", "Lesson 3."}, ("Lesson 0.",))
    assert told["2"] == ({"Lesson 0.", "Lesson 2."}, ())
    assert told["0"] == ({"Lesson 0."}, ())


@pytest.mark.django_db(transaction=True)
def test_matches_that_end_at_the_same_time_are_all_remembered(empty_redis: "redis.Redis") -> None:
    def end(match: int) -> None:
        memory.remember([outcome(match, lessons=(f"Lesson of match {match}.",))], memory_on=True)
        connection.close()

    matches = [threading.Thread(target=end, args=[match]) for match in range(6)]
    for match in matches:
        match.start()
    for match in matches:
        match.join()

    assert stored(empty_redis)["games_played"] == 6
    assert len(memory.recall(LEADER).learned.crewmate) == 6
