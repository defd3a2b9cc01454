"""The log in the database: written step by step, by the holder of the match only."""

import pytest
from django.db import IntegrityError

from games.booking import casting
from games.engine import maps, referee
from games.engine.facts.dice import Dice
from games.engine.state import ledger as ledgers
from games.log import codec, event_log, lease
from games.models import LogEntry, Match, Status
from tests.games.prepared import logs, orders

pytestmark = [pytest.mark.django_db, pytest.mark.databases]


def opening(match: Match) -> list[ledgers.Entry]:
    rules = codec.rules_of(match.rules)
    seats = casting.lineup(list(match.seats.all()))
    return list(referee.open_match(seats, rules, maps.load(rules.map), Dice(match.seed)).entries)


@pytest.fixture
def match() -> Match:
    return orders.booked()


@pytest.fixture
def ours(match: Match) -> lease.Lease:
    claimed = lease.claim(match.pk)
    assert claimed is not None
    return claimed


def test_what_is_appended_can_be_read_from_any_place(match: Match, ours: lease.Lease) -> None:
    entries = opening(match)

    logs.append(ours, entries, {})

    assert event_log.read(match.pk) == entries
    assert event_log.read(match.pk, after=3) == entries[3:]
    assert list(event_log.lines(match.pk, after=1, most=2)) == [codec.line(entry) for entry in entries[1:3]]


def test_the_head_moves_with_the_log(match: Match, ours: lease.Lease) -> None:
    entries = opening(match)

    logs.append(ours, entries, {})

    assert event_log.heads([match.pk, 10**9]) == {match.pk: event_log.Head(seq=len(entries), status=Status.RUNNING)}


def test_the_same_step_is_written_once(match: Match, ours: lease.Lease) -> None:
    entries = opening(match)
    logs.append(ours, entries, {})

    with pytest.raises(event_log.LogConflict):
        logs.append(ours, entries, {})

    assert event_log.read(match.pk) == entries


def test_a_step_that_breaks_off_in_the_middle_was_never_begun(match: Match, ours: lease.Lease) -> None:
    entries = opening(match)
    LogEntry.objects.create(match=match, seq=entries[-1].seq, tick=0, kind="Stray", line="{}")

    with pytest.raises(IntegrityError):
        logs.append(ours, entries, {})

    assert list(event_log.lines(match.pk)) == ["{}"]
    assert event_log.heads([match.pk])[match.pk].seq == 0


def test_a_step_that_leaves_a_gap_is_refused(match: Match, ours: lease.Lease) -> None:
    with pytest.raises(event_log.LogConflict):
        logs.append(ours, opening(match)[1:], {})


@pytest.mark.parametrize("change", [{"fence": 99}, {"owner": "somebody else"}, {"status": Status.PAUSED}])
def test_nothing_is_written_without_the_match(match: Match, ours: lease.Lease, change: dict[str, object]) -> None:
    Match.objects.filter(pk=match.pk).update(**change)

    with pytest.raises(event_log.LogConflict):
        logs.append(ours, opening(match), {})

    assert event_log.read(match.pk) == []
