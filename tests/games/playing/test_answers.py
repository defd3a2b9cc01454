"""Matches among models: answers are kept, outages and spent budgets stop the match, nothing is paid for twice."""

import collections
import functools
import importlib
import json
from collections.abc import Iterator
from datetime import timedelta
from decimal import Decimal
from types import SimpleNamespace
from typing import Any

import pytest
import redis
from django.apps import apps
from django.db import connection
from pydantic import JsonValue

from games.booking import matches
from games.log import calls, doorbell, journal
from games.models import Answer, Exchange, Match, PauseCause, Status
from games.playing import jobs
from personas.models import ChatModel, Experience
from tests.games.prepared import orders
from tests.support.databases import elsewhere
from tests.support.endpoints import model_replies as replies
from tests.support.endpoints.model_server import Heard, ModelServer

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.usefixtures("empty_redis")]
PLAYERS = 4


@pytest.fixture
def server() -> Iterator[ModelServer]:
    with ModelServer(orders.acting) as stand_in:
        yield stand_in


@pytest.fixture
def match(server: ModelServer) -> Match:
    return orders.booked(chairs=orders.speaking_chairs(server.url, PLAYERS, patience=2), rules=orders.SHORT)


def played(match: Match) -> Match:
    jobs.play_match(match.pk)
    match.refresh_from_db()
    return match


def asked_twice(server: ModelServer) -> list[str]:
    """Prompts that were paid for more than once."""
    prompts = collections.Counter(str(heard.messages) for heard in server.heard)
    return [prompt for prompt, times in prompts.items() if times > 1]


def told(match: Match) -> list[tuple[int, int, int]]:
    """The entries beside which the cost of a decision is told, with the tokens in and out."""
    beside = [(row.seq, calls.read(row.call)) for row in match.entries.all() if row.call]
    return [(seq, call.tokens_in, call.tokens_out) for seq, call in beside]


def test_spectators_hear_who_is_still_thinking(match: Match, empty_redis: "redis.Redis") -> None:
    """At each step, first all players who are asked, then fewer and fewer."""
    with empty_redis.pubsub(ignore_subscribe_messages=True) as bell:  # type: ignore[no-untyped-call] # redis leaves it untyped
        bell.subscribe(f"{doorbell.CHANNEL}{match.pk}")
        bell.get_message(timeout=5)
        played(match)
        told = [json.loads(message["data"]) for message in iter(lambda: bell.get_message(timeout=1), None)]

    steps = collections.defaultdict(list)
    for signal in (each["signal"] for each in told if "signal" in each):
        steps[signal["step"]].append((signal["asked"], len(signal["thinking"])))
    assert len(steps) > 5
    assert all(heard == [(heard[0][0], count) for count in range(heard[0][0], 0, -1)] for heard in steps.values())


def test_everything_that_was_said_with_the_models_is_kept(match: Match, server: ModelServer) -> None:
    played(match)

    said = Exchange.objects.filter(answer__match=match)
    assert match.status == Status.FINISHED
    assert said.count() == len(server.heard) > 0
    assert journal.spent(match.pk).tokens == server.tokens_told
    assert sum(read + written for _, read, written in told(match)) == server.tokens_told
    asked = [request.messages[-1]["content"] for request in server.heard]
    assert journal.words(said[0])["prompt"][-1]["text"] in asked


def test_each_persona_takes_its_match_along_once(match: Match) -> None:
    played(match)

    known = Experience.objects.filter(match_id=str(match.pk))
    assert known.count() == PLAYERS
    assert {seat.role for seat in match.seats.all()} == {"crewmate", "impostor"}
    assert all(experience.lessons == ["Never wait alone."] for experience in known)


def test_old_words_are_dropped_and_their_costs_stay(match: Match) -> None:
    played(match)
    before = journal.spent(match.pk)

    journal.prune(-timedelta(seconds=1))

    assert journal.spent(match.pk) == before
    assert journal.words(Exchange.objects.filter(answer__match=match)[0]) == {}


def test_when_no_model_answers_the_match_waits_and_goes_on_by_itself(match: Match, server: ModelServer) -> None:
    server.script = lambda heard: replies.refuses("Internal error", status=500)

    played(match)

    head = match.head
    assert (match.status, match.pause_cause, match.outages) == (Status.PAUSED, PauseCause.OUTAGE, 1)
    assert match.resume_at is not None
    assert match.reason.startswith("Red: ")
    assert "ServerTrouble: 500: Internal error" in match.reason
    with ModelServer(orders.acting) as healthy:
        ChatModel.objects.update(base_url=healthy.url)
        Match.objects.filter(pk=match.pk).update(status=Status.QUEUED)
        played(match)
    assert match.status == Status.FINISHED
    assert match.head > head
    assert not Answer.objects.filter(match=match, step=head, decision="").exclude(attempt=1).exists()


def cutting(heard: Heard) -> replies.Reply:
    """A server that silently reads only 50 tokens of what it is sent, and answers those."""
    text = json.loads(orders.acting(heard).body)["choices"][0]["message"]["content"]
    usage: dict[str, JsonValue] = {"prompt_tokens": 50, "completion_tokens": 20}
    return replies.sends(replies.spoken({"content": text}, usage=usage))


def test_prompts_that_a_server_cuts_in_silence_pause_the_match_and_cost_nobody_a_turn(
    match: Match, server: ModelServer
) -> None:
    server.script = cutting

    played(match)

    assert (match.status, match.pause_cause, match.outages) == (Status.PAUSED, PauseCause.OUTAGE, 1)
    assert "PromptCut" in match.reason
    assert not match.entries.filter(kind="Stumbled").exists()
    server.script = orders.acting
    Match.objects.filter(pk=match.pk).update(status=Status.QUEUED)
    assert played(match).status == Status.FINISHED


def test_a_spent_budget_stops_the_match_until_an_operator_decides(match: Match, server: ModelServer) -> None:
    matches.grant(match.pk, budget_dollars=None, budget_tokens=20_000)

    played(match)

    assert (match.status, match.pause_cause, match.resume_at) == (Status.PAUSED, PauseCause.SPENT, None)
    matches.grant(match.pk, budget_dollars=None, budget_tokens=None)
    matches.resume(match.pk)
    assert played(match).status == Status.FINISHED
    assert asked_twice(server) == []


def test_a_budget_is_not_spent_as_long_as_calls_hold_more_of_it_than_they_will_use(
    match: Match, server: ModelServer
) -> None:
    """All seats are asked at once, and one call reserves as much as several use."""
    server.script = functools.partial(orders.acting, delay=0.05)
    ChatModel.objects.update(thinking_room=8_000)
    matches.grant(match.pk, budget_dollars=None, budget_tokens=30_000)

    played(match)

    assert match.pause_cause == PauseCause.SPENT
    assert journal.spent(match.pk).tokens > 15_000


def test_a_match_whose_budget_was_spent_before_there_was_a_name_for_it_is_called_so(match: Match) -> None:
    old = {"status": Status.PAUSED, "pause_cause": PauseCause.BUDGET}
    spent = "Red: BudgetSpent: match:1: $0.0108 and 1080 tokens are counted as spent"
    named = importlib.import_module("games.migrations.0029_which_budgets_were_spent")
    causes = []

    for reason in (spent, "Red: Unauthorized: no such key"):
        Match.objects.filter(pk=match.pk).update(**old, reason=reason)
        named.tell_apart(apps, SimpleNamespace(connection=connection))
        match.refresh_from_db()
        causes.append((match.pause_cause, match.reason))

    assert causes == [(PauseCause.SPENT, ""), (PauseCause.BUDGET, "Red: Unauthorized: no such key")]


@pytest.mark.parametrize("limit", [{"budget_tokens": 20_000}, {"budget_dollars": Decimal("0.02")}])
def test_a_budget_is_spent_at_an_endpoint_that_does_not_tell_what_was_used(
    match: Match, server: ModelServer, limit: dict[str, Any]
) -> None:
    ChatModel.objects.update(price_in=1, price_out=1)
    server.script = lambda heard: replies.uncounted(orders.acting(heard))
    matches.grant(match.pk, **{"budget_dollars": None, "budget_tokens": None, **limit})

    played(match)

    spent = journal.spent(match.pk)
    assert (match.status, match.pause_cause) == (Status.PAUSED, PauseCause.SPENT)
    assert 15_000 < spent.tokens == spent.estimated < 20_000
    assert spent.cost == Decimal(spent.tokens) / 1_000_000


def test_answers_that_arrive_after_a_pause_are_not_asked_again(match: Match, server: ModelServer) -> None:
    def pausing(heard: Heard) -> replies.Reply:
        if heard.number == 9:
            elsewhere.done(lambda: matches.pause(match.pk))
        return orders.acting(heard)

    server.script = pausing
    played(match)
    paused_at = match.head
    matches.resume(match.pk)
    played(match)

    assert 0 < paused_at < match.head
    assert match.status == Status.FINISHED
    assert asked_twice(server) == []


def test_a_match_goes_on_without_the_answer_to_a_question_that_stays_forbidden(
    match: Match, server: ModelServer
) -> None:
    """A refusal of a question in unknown words looks the same as a refusal of the key."""
    refused: list[str] = []

    def moderate(heard: Heard) -> replies.Reply:
        if heard.number == 6:
            refused.append(str(heard.messages))
        if str(heard.messages) in refused:
            return replies.refuses("our policies do not let this through", status=403)
        return orders.acting(heard)

    server.script = moderate
    played(match)
    first = (match.status, match.pause_cause)

    matches.resume(match.pk)
    played(match)

    assert first == (Status.PAUSED, PauseCause.BUDGET)
    assert match.status == Status.FINISHED
    assert sum(str(heard.messages) in refused for heard in server.heard) == 2


def test_a_match_that_was_stopped_and_resumed_is_the_match_that_was_not(match: Match, server: ModelServer) -> None:
    matches.grant(match.pk, budget_dollars=None, budget_tokens=20_000)
    played(match)
    matches.grant(match.pk, budget_dollars=None, budget_tokens=None)
    matches.resume(match.pk)
    played(match)

    calm = played(matches.rerun(match.pk, "calm"))

    assert orders.log(match) == orders.log(calm)
    assert told(match) == told(calm) != []


def test_a_bug_interrupts_the_match_and_leaves_its_log_whole(match: Match, server: ModelServer) -> None:
    match.seats.filter(color="red").update(temperament="no such temperament", model=None)

    played(match)

    assert (match.status, match.owner) == (Status.INTERRUPTED, "")
    assert "KeyError" in match.reason
    assert match.head == len(orders.log(match))
