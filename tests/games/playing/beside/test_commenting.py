"""Matches with a caster: it words the rules' facts, beside the log, and the match does not depend on it."""

import json
import time
from collections.abc import Iterator
from typing import Any

import pytest

from games.booking import ordering
from games.engine import maps
from games.engine.eyes.commentary import holding
from games.engine.eyes.commentary.remarks import Remark
from games.engine.facts import identities
from games.log import event_log, journal
from games.models import CASTER, Answer, Exchange, Match, Pace, Status
from games.playing import jobs
from personas.models import ChatModel
from tests.games.playing import players
from tests.games.prepared import logs, orders
from tests.support.endpoints import model_replies as replies
from tests.support.endpoints.model_server import Heard, ModelServer

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.usefixtures("empty_redis")]
LIES = ("Ada vents in the Holodeck!", "Purple and Tan did it, all 99 of them.", "Somebody lied and was seen.")


def facts(heard: Heard) -> list[dict[str, Any]]:
    told: list[dict[str, Any]] = json.loads(heard.last_words.splitlines()[-1])
    return told


def wording(heard: Heard) -> replies.Reply:
    """Rephrases the plain sentence of the first fact; afterwards lies."""
    said = "And so: " + facts(heard)[0]["plainly"]
    return replies.says(json.dumps({"sentences": [said, LIES[len(said) % len(LIES)]]}))


def lying(heard: Heard) -> replies.Reply:
    return replies.says(json.dumps({"sentences": LIES[:2]}))


@pytest.fixture
def server() -> Iterator[ModelServer]:
    with ModelServer(wording) as stand_in:
        yield stand_in


@pytest.fixture
def model(server: ModelServer) -> ChatModel:
    return ChatModel.objects.create(
        slug="caster", name="The mind", model="mind/1", base_url=server.url, patience=5
    )  # fmt: skip


def played(match: Match) -> Match:
    jobs.play_match(match.pk)
    match.refresh_from_db()
    return match


def words(match: Match, view: identities.Viewer, language: str = "en") -> list[tuple[int, dict[str, Any]]]:
    """The model's comments, with the frames that they are shown beside."""
    told = ((frame["n"], each) for frame in logs.replayed(match.pk, view, language) for each in frame.get("cast", ()))
    return [(n, each) for n, each in told if each["of"] == "model"]


def by_rules(match: Match, view: identities.Viewer) -> list[tuple[int, dict[str, Any]]]:
    told = ((frame["n"], each) for frame in logs.replayed(match.pk, view) for each in frame.get("cast", ()))
    return [(n, each) for n, each in told if each["of"] != "model"]


@pytest.mark.parametrize("view", ["glass", "public"])
def test_its_words_are_told_later_than_the_rules_and_hold_to_facts_that_the_same_view_was_told(
    model: ChatModel, view: identities.Viewer
) -> None:
    match = played(orders.booked(caster=model))

    found, rules = words(match, view), by_rules(match, view)
    assert len(found) > 2
    station = maps.load(match.rules["map"])
    for n, told in found:
        earlier = [{"of": each["of"], "facts": each["facts"]} for at, each in rules if at < n]
        assert all(fact in earlier for fact in told["from"])
        given = holding.Given(remarks=[_remark(fact) for fact in told["from"]], station=station)
        assert holding.fault(told["say"], given) is None
        assert told["say"].startswith("And so: ")
        assert told["by"] == "The mind"


def _remark(told: dict[str, Any]) -> Remark:
    return Remark(told["of"], {name: tuple(map(identities.Color, fact)) if isinstance(fact, list) else fact
                               for name, fact in told["facts"].items()})  # fmt: skip


def test_with_a_caster_the_log_and_what_the_rules_say_are_the_same(model: ChatModel) -> None:
    with_caster, without = played(orders.booked(caster=model)), played(orders.booked())

    assert orders.log(with_caster) == orders.log(without)
    assert by_rules(with_caster, "glass") == by_rules(without, "glass")
    assert words(without, "glass") == []


def test_of_a_lying_model_nothing_is_shown_and_all_is_journalled(model: ChatModel, server: ModelServer) -> None:
    server.script = lying

    match = played(orders.booked(caster=model))

    assert match.status == Status.FINISHED
    assert words(match, "glass") == words(match, "public") == []
    kept = [json.loads(text) for text in Answer.objects.filter(match=match).values_list("decision", flat=True)]
    assert kept
    assert all(each["said"] == [] and len(each["dropped"]) == 2 for each in kept)


def test_what_it_takes_is_in_the_books_of_the_match_and_in_no_seats(model: ChatModel, server: ModelServer) -> None:
    match = played(orders.booked(caster=model))

    assert journal.spent(match.pk).tokens == server.tokens_told > 0
    assert set(Answer.objects.filter(match=match).values_list("color", flat=True)) == {CASTER}
    assert {seat.conduct.tokens_in for seat in match.seats.select_related("conduct")} == {0}
    assert Exchange.objects.filter(answer__match=match).count() == len(server.heard)


def test_a_caster_that_is_away_changes_nothing(model: ChatModel, server: ModelServer) -> None:
    server.script = lambda _: replies.refuses("Internal error", status=500)

    match, without = played(orders.booked(caster=model)), played(orders.booked())

    assert (match.status, match.outages) == (Status.FINISHED, 0)
    assert orders.log(match) == orders.log(without)
    assert words(match, "glass") == []


def test_a_spent_budget_ends_its_words_and_not_a_match_of_bots(model: ChatModel, server: ModelServer) -> None:
    match = played(orders.booked(caster=model, budget_tokens=2_000))

    assert match.status == Status.FINISHED
    assert journal.spent(match.pk).tokens <= 2_000


def test_readers_of_another_language_have_the_rules_sentences_alone(model: ChatModel) -> None:
    match = played(orders.booked(caster=model))

    assert words(match, "glass", "eo") == []


def test_a_colours_eyes_are_told_nothing_of_it(model: ChatModel) -> None:
    match = played(orders.booked(caster=model))

    assert words(match, identities.Color.RED) == []


def test_a_match_on_air_waits_for_none_of_it(model: ChatModel, server: ModelServer, monkeypatch: Any) -> None:
    monkeypatch.setattr("games.playing.pace.LONGEST", 0.02)
    monkeypatch.setattr("games.playing.pace.SHORTEST", 0.0)
    server.script = lambda _: replies.says("{}", delay=2.0)

    began_at = time.monotonic()
    without = played(orders.booked(pace=Pace.BROADCAST))
    between = time.monotonic()
    match = played(orders.booked(pace=Pace.BROADCAST, caster=model))
    took = time.monotonic() - between

    assert orders.log(match) == orders.log(without)
    assert server.heard
    assert took < (between - began_at) + 4.0


def test_a_match_that_goes_on_after_a_kill_asks_for_nothing_that_was_before(
    model: ChatModel, server: ModelServer
) -> None:
    match = played(orders.booked(caster=model))
    whole, asked = orders.log(match), len(server.heard)
    head = len(whole) // 2
    told = match.entries.filter(seq__lte=head).exclude(commentary=None).count()
    match.entries.filter(seq__gt=head).delete()
    Match.objects.filter(pk=match.pk).update(head=head, status=Status.QUEUED, winner="", end_reason="", ended_at=None)

    played(match)

    assert orders.log(match) == whole
    assert len(server.heard) - asked < asked
    assert match.entries.filter(seq__lte=head).exclude(commentary=None).count() == told


@pytest.mark.faults
@pytest.mark.databases
def test_what_it_answered_is_in_the_books_though_the_worker_is_killed_before_the_next_step(
    model: ChatModel, server: ModelServer
) -> None:
    """On air, the step before stays on screen for seconds."""
    match = orders.booked(caster=model, pace=Pace.BROADCAST)
    kept = Answer.objects.filter(match=match, color=CASTER)

    with players.player(match) as player:
        player.play_until(kept.exists)

    remarked = match.entries.get(seq=kept.latest("step").step)
    assert not match.entries.filter(tick__gt=remarked.tick).exists()
    assert journal.spent(match.pk).tokens == server.tokens_told


def test_a_caster_that_is_retired_cannot_be_ordered_and_a_rerun_keeps_one(model: ChatModel) -> None:
    assert event_log.read(played(orders.booked(caster=model)).pk)
    model.is_active = False

    assert ordering.problems(orders.order(caster=model)) == {"caster": ["the model The mind is not active"]}
