"""What operators can do with a match, and what they are told when it is too late."""

import dataclasses
import re
from datetime import timedelta
from decimal import Decimal
from typing import Any

import pytest
import redis
from django.test import override_settings
from django.utils import timezone
from rq import Queue

from games.booking import casting, matches, ordering
from games.engine.facts import identities
from games.models import Match, PauseCause, Person, Seat, Status
from games.playing import jobs
from glassbox_site.ground.acting import acts
from personas import ourselves
from personas.models import ChatModel, Persona, StrategyTier, roles
from personas.remembering import memory
from tests.games.prepared import orders, prepared_people

pytestmark = [pytest.mark.django_db, pytest.mark.databases]
RED = identities.Color.RED


def with_status(status: Status, **changes: Any) -> Match:
    match = orders.booked()
    Match.objects.filter(pk=match.pk).update(status=status, **changes)
    return match


@pytest.mark.django_db(transaction=True)
def test_a_match_that_starts_now_is_handed_to_a_worker(empty_redis: "redis.Redis") -> None:
    match = matches.schedule(orders.order())

    assert Queue("matches", connection=empty_redis).get_job_ids() == [f"match-{match.pk}-1"]


def test_a_match_for_later_waits(empty_redis: "redis.Redis") -> None:
    match = matches.schedule(orders.order(start_at=timezone.now() + timedelta(hours=1)))

    assert match.status == Status.SCHEDULED
    assert Queue("matches", connection=empty_redis).get_job_ids() == []


def test_a_double_click_starts_one_match() -> None:
    wish = orders.order()

    first, second = matches.schedule(wish), matches.schedule(wish)

    assert first.pk == second.pk
    assert Seat.objects.filter(match=first).count() == len(wish.chairs)


def test_two_servers_that_hear_one_wish_at_the_same_time_make_one_match() -> None:
    wish = orders.order()

    assert ordering.book(wish).pk == ordering.book(wish).pk


@pytest.mark.parametrize(
    ("field", "changes"),
    [
        ("rules", {"rules": dataclasses.replace(orders.SHORT, impostors=3)}),
        ("rules", {"rules": dataclasses.replace(orders.SHORT, map="the moon")}),
        ("rules", {"chairs": orders.chairs(2)}),
        ("seats", {"chairs": (*orders.chairs(5), ordering.Chair(color=RED, temperament="quiet", name="Again"))}),
        ("seats", {"chairs": (ordering.Chair(color=RED, temperament="sleepy", name="Red"), *orders.chairs(5)[1:])}),
        ("seats", {"chairs": (ordering.Chair(color=RED, temperament="quiet"), *orders.chairs(5)[1:])}),
        ("seats", {"chairs": (ordering.Chair(color=RED, name="Nobody"), *orders.chairs(5)[1:])}),
        ("seats", {"chairs": (ordering.Chair(color=RED, temperament="quiet", name="R" * 61), *orders.chairs(5)[1:])}),
        ("start_at", {"start_at": timezone.now() - timedelta(minutes=1)}),
        ("budget_dollars", {"budget_dollars": Decimal(0)}),
        ("budget_dollars", {"budget_dollars": Decimal("0.00001")}),
        ("budget_dollars", {"budget_dollars": Decimal("1e9")}),
        ("budget_dollars", {"budget_dollars": Decimal("NaN")}),
        ("budget_tokens", {"budget_tokens": -1}),
        ("budget_tokens", {"budget_tokens": 2**63}),
        ("seed", {"seed": 2**63}),
        ("token", {"token": ""}),
    ],
)
def test_what_cannot_be_played_is_refused_by_field_and_leaves_nothing(field: str, changes: dict[str, Any]) -> None:
    with pytest.raises(matches.Refused) as refused:
        matches.schedule(orders.order(**changes))

    assert list(refused.value.problems) == [field]
    assert Match.objects.count() == 0


def test_everything_that_is_wrong_is_told_at_once() -> None:
    with pytest.raises(matches.Refused) as refused:
        matches.schedule(orders.order(chairs=orders.chairs(2), budget_tokens=0, seed=2**64))

    assert set(refused.value.problems) == {"rules", "budget_tokens", "seed"}


def test_a_seat_keeps_the_persona_as_it_was() -> None:
    tier = StrategyTier.objects.create(name="plain", rank=0)
    persona = Persona.objects.create(name="Ada", slug="ada", character="Counts steps.", temperament="quiet", tier=tier)
    chairs = (ordering.Chair(color=RED, persona=persona), *orders.chairs(5)[1:])
    match = matches.schedule(orders.order(chairs=chairs))

    Persona.objects.filter(pk=persona.pk).update(character="Runs.", temperament="hunter")

    seat = match.seats.get(color="red")
    assert (seat.name, seat.character, seat.temperament) == ("Ada", "Counts steps.", "quiet")


def test_a_persona_that_is_not_active_is_not_cast() -> None:
    tier = StrategyTier.objects.create(name="plain", rank=0)
    persona = Persona.objects.create(
        name="Ada", slug="ada", character="-", temperament="quiet", tier=tier, is_active=False
    )

    with pytest.raises(matches.Refused):
        matches.schedule(orders.order(chairs=(ordering.Chair(color=RED, persona=persona), *orders.chairs(5)[1:])))


def test_a_paused_match_is_not_played_until_it_is_resumed() -> None:
    match = orders.booked()

    matches.pause(match.pk)
    jobs.play_match(match.pk)

    match.refresh_from_db()
    assert (match.status, match.pause_cause, match.head) == (Status.PAUSED, PauseCause.OPERATOR, 0)
    matches.resume(match.pk)
    jobs.play_match(match.pk)
    match.refresh_from_db()
    assert match.status == Status.FINISHED


def test_an_operator_can_keep_a_match_from_going_on_by_itself() -> None:
    match = with_status(Status.PAUSED, pause_cause=PauseCause.OUTAGE, resume_at=timezone.now())

    paused = matches.pause(match.pk)

    assert (paused.pause_cause, paused.resume_at) == (PauseCause.OPERATOR, None)


def test_an_aborted_match_says_why_and_is_over() -> None:
    match = orders.booked()

    aborted = matches.abort(match.pk, " wrong lineup ")

    assert (aborted.status, aborted.reason) == (Status.ABORTED, "wrong lineup")
    assert aborted.ended_at is not None


def test_nobody_aborts_without_a_reason() -> None:
    match = orders.booked()

    with pytest.raises(matches.Refused):
        matches.abort(match.pk, "  ")


@pytest.mark.parametrize("act", [matches.pause, matches.resume, matches.start, lambda pk: matches.abort(pk, "late")])
def test_nothing_more_can_be_done_to_a_finished_match(act: Any) -> None:
    match = with_status(Status.FINISHED)

    with pytest.raises(acts.NotPossible, match="is finished and cannot be"):
        act(match.pk)


def test_a_scheduled_match_can_be_started_before_its_time() -> None:
    match = matches.schedule(orders.order(start_at=timezone.now() + timedelta(hours=1)))

    started = matches.start(match.pk)

    assert started.status == Status.QUEUED
    assert started.start_at <= timezone.now()


def test_a_rerun_plays_the_same_match_again() -> None:
    first = orders.booked()
    jobs.play_match(first.pk)

    again = matches.rerun(first.pk, "again")
    jobs.play_match(again.pk)

    assert again.pk != first.pk
    assert orders.log(again) == orders.log(first)
    assert matches.rerun(first.pk, "again").pk == again.pk


def test_in_a_rerun_nobody_bears_the_name_of_a_person_who_sat_there() -> None:
    first = orders.booked()
    prepared_people.seated(first)

    again = matches.rerun(first.pk, "again")

    assert again.seats.get(color="red").name == "Red Bot"
    assert not Person.objects.filter(seat__match=again).exists()


def test_a_rerun_has_the_same_clerk() -> None:
    scribe = ChatModel.objects.create(slug="scribe", name="Scribe", model="scribe/1", base_url="http://scribe.test")
    first = orders.booked(clerk=scribe)

    assert matches.rerun(first.pk, "again").clerk == scribe


def test_a_rerun_whose_clerk_is_retired_is_refused() -> None:
    scribe = ChatModel.objects.create(slug="scribe", name="Scribe", model="scribe/1", base_url="http://scribe.test")
    first = orders.booked(clerk=scribe)
    ChatModel.objects.update(is_active=False)

    with pytest.raises(matches.Refused) as refusal:
        matches.rerun(first.pk, "again")

    assert refusal.value.problems == {"clerk": ["the model Scribe is not active"]}


def test_a_rerun_whose_model_has_too_little_context_by_now_is_refused() -> None:
    first = orders.booked(chairs=orders.speaking_chairs("http://127.0.0.1:1/v1"))
    ChatModel.objects.update(context_size=2_000)

    with pytest.raises(matches.Refused) as refusal:
        matches.rerun(first.pk, "again")

    [seat, *_] = refusal.value.problems["seats"]
    assert re.fullmatch(r"red: On this map a match needs \d+ tokens of its model; its context has 2000\.", seat)


def test_a_rerun_whose_model_is_this_site_by_now_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    first = orders.booked(chairs=orders.speaking_chairs("http://127.0.0.1:1/v1"))
    monkeypatch.setattr(ourselves, "among", set)

    with pytest.raises(matches.Refused) as refusal:
        matches.rerun(first.pk, "again")

    assert len(refusal.value.problems["seats"]) == 4


def test_a_rerun_remembers_what_the_first_did_or_what_there_is_when_it_begins() -> None:
    first = orders.booked(chairs=orders.speaking_chairs("http://127.0.0.1:1/v1"), memory_on=True)
    early = matches.rerun(first.pk, "early")
    persona_key = first.seats.get(color="red").persona_key
    for number, lesson in enumerate(["Look twice.", "Look once."]):
        outcome = memory.Outcome(
            persona_key=persona_key, match_id=str(number), seat="red", role=roles.Role.CREWMATE, won=True,
            lessons=(lesson,),
        )  # fmt: skip
        memory.remember([outcome], memory_on=True)
        casting.recall_lessons(first, list(first.seats.all()))
    late = matches.rerun(first.pk, "late")

    for match in (early, late):
        casting.recall_lessons(match, list(match.seats.all()))

    remembered = [match.seats.get(color="red").lessons["crewmate"] for match in (first, late, early)]
    assert remembered == [["Look twice."], ["Look twice."], ["Look once.", "Look twice."]]


def test_a_rerun_calls_on_nobody_who_may_not_be_called_on_any_more() -> None:
    first = orders.booked(chairs=orders.speaking_chairs("http://127.0.0.1:1/v1"), memory_on=False)
    ChatModel.objects.update(is_active=False)

    with pytest.raises(matches.Refused, match="red: the model Stand-in is not active"):
        matches.rerun(first.pk, "again")

    assert Match.objects.get() == first


@override_settings(REDIS_URL="redis://127.0.0.1:1/0")
@pytest.mark.django_db(transaction=True)
def test_without_redis_a_match_is_ordered_and_waits(caplog: pytest.LogCaptureFixture) -> None:
    match = matches.schedule(orders.order())

    assert match.status == Status.QUEUED
    assert "waits for Redis" in caplog.text


def test_a_bot_has_no_tier_of_advice_in_any_match() -> None:
    tier = StrategyTier.objects.create(name="plain", rank=0)
    persona = Persona.objects.create(name="Ada", slug="ada", character="-", temperament="quiet", tier=tier)
    tier.versions.create(number=1)
    chairs = (ordering.Chair(color=RED, persona=persona), *orders.chairs(5)[1:])

    match = matches.schedule(orders.order(chairs=chairs))

    assert match.seats.get(color="red").tier is None
