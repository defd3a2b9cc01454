"""The form says what a match needs of a model's context before anything starts."""

from decimal import Decimal
from typing import Any

import pytest
from django.test import Client

from games.booking import estimates, ordering
from games.engine.facts import identities, rules
from games.models import Match
from personas.models import ChatModel, Persona, StrategyTier
from tests.games.booking import composing
from tests.games.prepared import orders


def model(**settings: Any) -> ChatModel:
    return ChatModel(name="Small", price_in=Decimal(1), price_out=Decimal(1), **settings)


def test_a_model_that_is_told_the_rules_in_short_costs_less() -> None:
    short, full = (estimates.estimate([model(rulebook=told)], 7).usual.dollars for told in ("short", "full"))

    assert short < full


def test_a_model_that_answers_in_brief_costs_less() -> None:
    brief, usual = (estimates.estimate([model(brief=brief)], 7).usual.dollars for brief in (True, False))

    assert brief < usual


@pytest.mark.parametrize(("fewer", "more"), [(1, 0), (2, 1), (3, 1)])
def test_where_bids_stand_for_longer_fewer_questions_are_asked(fewer: int, more: int) -> None:
    asked = [estimates.estimate([model()], 7, standing).usual.calls for standing in (fewer, more)]

    assert asked[0] < asked[1]


def test_a_clerk_adds_to_every_figure_of_the_estimate() -> None:
    without, with_clerk = (estimates.estimate([model()], 7, clerk=clerk) for clerk in (None, model()))

    for name in ("low", "usual", "high"):
        less, more = getattr(without, name), getattr(with_clerk, name)
        assert less.calls < more.calls
        assert less.tokens < more.tokens
        assert less.dollars < more.dollars


def test_a_clerk_without_a_price_is_named() -> None:
    assert estimates.estimate([], 7, clerk=ChatModel(name="Scribe")).unpriced == ("Scribe",)


def persona_of(context: int, **settings: Any) -> Persona:
    tier, _ = StrategyTier.objects.get_or_create(name="plain", defaults={"rank": 0})
    small = ChatModel.objects.create(
        name="Small", slug="small", model="s/1", base_url="http://m.test", context_size=context, **settings
    )
    return Persona.objects.create(name="Ada", slug="ada", character="Quiet.", model=small, tier=tier)


def problems(map_name: str, persona: Persona) -> dict[str, list[str]]:
    chair = ordering.Chair(color=identities.Color.RED, persona=persona)
    chairs = (chair, *orders.chairs(5)[1:])
    return ordering.problems(orders.order(chairs=chairs, rules=rules.recommended(5, map_name)))


@pytest.mark.django_db
def test_the_form_names_the_seat_whose_model_could_not_hold_the_match(desk: Client) -> None:
    ada = persona_of(1_500)

    page = desk.post("/matches/new/", composing.order(5, **{"seats-0-who": f"persona:{ada.key}"}))

    assert page.status_code == 422
    [problem] = page.context["problems"]
    assert problem.id == "id_seats-0-who"
    assert problem.said.startswith("On this map a match needs ")
    assert problem.said.endswith(" tokens of its model; its context has 1500.")
    assert Match.objects.count() == 0


def clerk_of(context: int | None) -> ChatModel:
    return ChatModel.objects.create(
        name="Scribe", slug="scribe", model="s/1", base_url="http://m.test", context_size=context
    )


@pytest.mark.django_db
def test_the_form_names_a_clerk_whose_model_could_not_hold_a_line(desk: Client) -> None:
    scribe = clerk_of(1_024)

    page = desk.post("/matches/new/", composing.order(5, clerk=str(scribe.pk)))

    assert page.status_code == 422
    [problem] = page.context["problems"]
    assert problem.id == "id_clerk"
    assert problem.said.startswith("On this map a clerk needs ")
    assert problem.said.endswith(" tokens of its model; its context has 1024.")
    assert Match.objects.count() == 0


@pytest.mark.django_db
@pytest.mark.parametrize("map_name", ["skeld", "outpost"])
@pytest.mark.parametrize(("context", "is_enough"), [(1_024, False), (4_096, True), (None, True)])
def test_every_order_is_judged_by_the_context_of_its_clerk(map_name: str, context: int | None, is_enough: bool) -> None:
    order = orders.order(clerk=clerk_of(context), rules=rules.recommended(5, map_name))

    assert ("clerk" not in ordering.problems(order)) is is_enough


@pytest.mark.django_db
def test_the_form_says_how_much_a_lineup_needs_before_it_is_sent(desk: Client) -> None:
    ada = persona_of(8_192)

    told = desk.post("/matches/new/estimate/", composing.order(5, **{"seats-0-who": f"persona:{ada.key}"})).json()

    assert any(line.startswith("This lineup on this map needs ") for line in told["lines"])


@pytest.mark.django_db
def test_every_other_order_of_such_a_match_is_refused_as_well() -> None:
    found = problems("outpost", persona_of(1_500))

    [said] = found["seats"]
    assert said.startswith("red: On this map a match needs ")


@pytest.mark.django_db
@pytest.mark.parametrize("map_name", ["skeld", "outpost"])
@pytest.mark.parametrize(("context", "rulebook"), [(4_096, "short"), (8_192, "full")])
def test_a_usual_small_context_is_enough_on_both_maps(map_name: str, context: int, rulebook: str) -> None:
    assert problems(map_name, persona_of(context, rulebook=rulebook, brief=True)) == {}


@pytest.mark.django_db
def test_an_unknown_context_is_no_reason_to_refuse() -> None:
    ada = persona_of(1_500)
    assert ada.model is not None
    ada.model.context_size = None

    assert problems("outpost", ada) == {}


@pytest.mark.django_db
def test_the_form_tells_dollars_by_model_and_setting(desk: Client) -> None:
    ada = persona_of(8_192, rulebook="short", brief=True, price_in=Decimal(1), price_out=Decimal(4))

    told = desk.post("/matches/new/estimate/", composing.order(5, **{"seats-0-who": f"persona:{ada.key}"})).json()

    [said] = [line for line in told["lines"] if line.startswith("Small: about $")]
    assert said.endswith(", with the short rules and brief answers.")
