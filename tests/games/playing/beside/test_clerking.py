"""Matches with a clerk: each line is read once and paid for once, and the match does not depend on it."""

import json
import threading
from collections import Counter
from collections.abc import Iterator, Mapping

import pytest

from games.booking import ordering
from games.engine.facts import events, identities
from games.engine.state import ledger as ledgers
from games.log import calls, codec, event_log, journal
from games.models import CLERK, Answer, Exchange, Match, Status
from games.players import at_table, player
from games.players.models import reading_along
from games.playing import jobs
from personas.models import ChatModel
from tests.games.playing import players
from tests.games.prepared import orders
from tests.support.endpoints import model_replies as replies
from tests.support.endpoints.model_server import Heard, ModelServer

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.usefixtures("empty_redis")]


def reading(heard: Heard) -> replies.Reply:
    return replies.says(found_in(heard))


def found_in(heard: Heard) -> str:
    """Finds in each line the claim that its speaker was in Admin, in all of its words."""
    line = json.loads(heard.last_words.splitlines()[-1])
    claim = {"topic": "was_at", "subject": line["speaker"], "place": "admin"}
    return json.dumps({"claims": [{"words": line["message"], "claim": claim}]})


@pytest.fixture
def server() -> Iterator[ModelServer]:
    with ModelServer(reading) as stand_in:
        yield stand_in


def model_at(server: ModelServer, **settings: object) -> ChatModel:
    return ChatModel.objects.create(
        slug="clerk", name="The clerk", model="clerk/1", base_url=server.url, **{"patience": 5, **settings}
    )


@pytest.fixture
def model(server: ModelServer) -> ChatModel:
    return model_at(server)


def played(match: Match) -> Match:
    jobs.play_match(match.pk)
    match.refresh_from_db()
    return match


def lines(match: Match) -> list[int]:
    return [
        entry.seq
        for entry in event_log.read(match.pk)
        if isinstance(entry.event, events.Spoke) and entry.event.message.strip()
    ]


def readings(match: Match) -> list[events.LineRead]:
    return [entry.event for entry in event_log.read(match.pk) if isinstance(entry.event, events.LineRead)]


def happened(match: Match) -> list[tuple[int, tuple[str, ...], str]]:
    """The log without what the clerk read, and without the numbers of the entries."""
    entries = [entry for entry in event_log.read(match.pk) if not isinstance(entry.event, events.LineRead)]
    return [(entry.tick, entry.audience, str(entry.event)) for entry in entries]


def test_every_line_is_read_once_by_the_clerk(model: ChatModel, server: ModelServer) -> None:
    match = played(orders.booked(clerk=model))

    assert match.status == Status.FINISHED
    assert [each.line for each in readings(match)] == lines(match) != []
    assert len(server.heard) == len(lines(match))
    assert all(each.sayings for each in readings(match))


def test_a_reading_is_written_down_with_the_step_after_its_line(model: ChatModel) -> None:
    match = played(orders.booked(clerk=model))

    entries = event_log.read(match.pk)
    for place, entry in enumerate(entries):
        if isinstance(entry.event, events.LineRead):
            between = [type(each.event) for each in entries[entry.event.line : place]]
            assert events.Spoke not in between
            assert events.BidPlaced not in between


def test_with_a_clerk_the_match_is_the_same_match(model: ChatModel) -> None:
    with_clerk, without = played(orders.booked(clerk=model)), played(orders.booked())

    assert readings(with_clerk)
    assert happened(with_clerk) == happened(without)


def test_a_match_without_a_clerk_asks_nobody(server: ModelServer) -> None:
    match = played(orders.booked())

    assert readings(match) == []
    assert server.heard == []


def test_a_clerk_that_is_away_neither_pauses_nor_changes_the_match(model: ChatModel, server: ModelServer) -> None:
    server.script = lambda _: replies.refuses("Internal error", status=500)

    match, without = played(orders.booked(clerk=model)), played(orders.booked())

    assert (match.status, match.outages) == (Status.FINISHED, 0)
    assert happened(match) == happened(without)
    assert [each.line for each in readings(match)] == lines(match)
    assert all(each.fault and not each.sayings for each in readings(match))
    assert readings(match)[0].fault.startswith("failed: ServerTrouble")


def test_after_three_lines_in_vain_the_clerk_is_left_in_peace_until_the_next_meeting(
    model: ChatModel, server: ModelServer
) -> None:
    server.script = lambda _: replies.says("I cannot read.")

    match = played(orders.booked(clerk=model))

    log = event_log.read(match.pk)
    opened = [entry.seq for entry in log if isinstance(entry.event, events.MeetingOpened)]
    for number, seq in enumerate(opened):
        until = opened[number + 1] if number + 1 < len(opened) else len(log)
        faults = [each.fault for each in readings(match) if seq < each.line < until]
        assert all(fault.startswith("unreadable") for fault in faults[:3])
        assert all(fault.startswith("not asked") for fault in faults[3:])
    assert len(server.heard) == 2 * sum(each.fault.startswith("unreadable") for each in readings(match))


def test_what_the_clerk_takes_is_in_the_books_of_the_match_and_in_no_seats(
    model: ChatModel, server: ModelServer
) -> None:
    match = played(orders.booked(clerk=model))

    assert journal.spent(match.pk).tokens == server.tokens_told > 0
    assert set(Answer.objects.filter(match=match).values_list("color", flat=True)) == {CLERK}
    assert {seat.conduct.tokens_in for seat in match.seats.select_related("conduct")} == {0}


def test_what_a_reading_took_is_told_beside_it(model: ChatModel) -> None:
    match = played(orders.booked(clerk=model))

    told = {row.kind for row in match.entries.all() if row.call}
    [call, *_] = [calls.read(row.call) for row in match.entries.all() if row.call]
    assert told == {"LineRead"}
    assert (call.state, call.dollars) == ("read", 0.0012)
    assert call.tokens_in > 1_000


class Steps:
    """Callers who wait are released by the next step of the match, and by nothing else."""

    def __init__(self) -> None:
        self._taken = 0
        self._moved = threading.Condition()
        self.in_vain = 0

    def take(self) -> None:
        with self._moved:
            self._taken += 1
            self._moved.notify_all()

    def wait_for_one(self) -> None:
        with self._moved:
            before = self._taken
            self.in_vain += not self._moved.wait_for(lambda: self._taken > before, timeout=20)


def test_a_slow_clerk_holds_no_step_and_reads_on_beside_the_game(
    model: ChatModel, server: ModelServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps, resolve = Steps(), at_table.Table.resolve

    def resolved(table: at_table.Table, answers: Mapping[identities.Color, player.Answered]) -> ledgers.Step:
        steps.take()
        return resolve(table, answers)

    def read_after_a_step(heard: Heard) -> replies.Reply:
        steps.wait_for_one()
        return reading(heard)

    monkeypatch.setattr(at_table, "HELD_FOR", 0.01)
    monkeypatch.setattr(at_table.Table, "resolve", resolved)
    server.script = read_after_a_step

    match, without = played(orders.booked(clerk=model)), played(orders.booked())

    found = readings(match)
    assert match.status == Status.FINISHED
    assert happened(match) == happened(without)
    assert sorted(each.line for each in found) == lines(match)
    assert {each.fault for each in found} - {reading_along.TOO_LATE} == {""}
    assert steps.in_vain == 0


def test_a_spent_budget_ends_the_reading_and_not_a_match_of_bots(model: ChatModel, server: ModelServer) -> None:
    match = played(orders.booked(clerk=model, budget_tokens=4_000))

    faults = [each.fault for each in readings(match)]
    assert match.status == Status.FINISHED
    assert faults[0] == ""
    assert faults[-1]
    assert any("BudgetSpent" in fault for fault in faults)
    assert journal.spent(match.pk).tokens <= 4_000


def test_from_whatever_line_a_match_with_a_clerk_goes_on_it_is_the_same_and_that_line_is_not_paid_for_again(
    model: ChatModel, server: ModelServer
) -> None:
    match = played(orders.booked(clerk=model))
    whole, spoken = orders.log(match), lines(match)

    for place in (0, len(spoken) // 2, len(spoken) - 1):
        cut_back(match, spoken[place])
        asked = len(server.heard)
        played(match)
        assert orders.log(match) == whole
        assert len(server.heard) - asked == len(spoken[place + 1 :])


def cut_back(match: Match, line: int) -> None:
    """As if the worker had been killed after the line's step, with its reading kept but not yet in the log."""
    log = event_log.read(match.pk)
    later = [entry.seq for entry in log if isinstance(entry.event, events.LineRead) and entry.event.line == line]
    head = later[0] - 1 if later else line
    match.entries.filter(seq__gt=head).delete()
    Match.objects.filter(pk=match.pk).update(head=head, status=Status.QUEUED, winner="", end_reason="", ended_at=None)


@pytest.mark.second
def test_a_worker_that_is_killed_leaves_no_line_to_be_paid_for_twice(model: ChatModel, server: ModelServer) -> None:
    match = orders.booked(clerk=model)

    with players.player(match) as player:
        player.play_until(lambda: Answer.objects.filter(match=match, color=CLERK).count() >= 3)
        players.let_lease_run_out(match)
        player.play_on()

    match.refresh_from_db()
    prompts = Counter(heard.last_words for heard in server.heard)
    paid = Exchange.objects.filter(answer__match=match, answer__color=CLERK).exclude(answer__decision="")
    assert match.status == Status.FINISHED
    assert [each.line for each in readings(match)] == lines(match)
    assert paid.count() == len(lines(match))
    assert sum(prompts.values()) <= len(lines(match)) + 1  # the one on its way when the worker died


def test_a_hostile_clerk_can_say_nothing_that_is_not_in_the_line_or_on_the_ship(
    model: ChatModel, server: ModelServer
) -> None:
    claim = {"topic": "was_at", "subject": "mauve", "place": "bridge"}
    said = json.dumps({"claims": [{"words": "<script>alert(1)</script>", "claim": claim}]})
    server.script = lambda _: replies.says(said)

    match = played(orders.booked(clerk=model))

    assert all(each.sayings == () and len(each.refused) == 1 for each in readings(match))


def test_a_reading_reads_as_it_was_written(model: ChatModel) -> None:
    match = played(orders.booked(clerk=model))

    [row, *_] = match.entries.filter(kind="LineRead")
    entry = codec.entry_of(row.line)
    assert codec.line(entry) == row.line
    assert (entry.audience, entry.public) == ((), False)


def test_a_clerk_that_is_retired_cannot_be_ordered(model: ChatModel) -> None:
    model.is_active = False

    assert ordering.problems(orders.order(clerk=model)) == {"clerk": ["the model The clerk is not active"]}
