"""Matches in the admin: everything can be looked at, and only what is safe can be done."""

import re
from collections.abc import Callable
from decimal import Decimal
from http import HTTPStatus
from types import SimpleNamespace

import pytest
from django.contrib import admin
from django.contrib.auth import get_user_model
from django.db import connection
from django.test import Client, RequestFactory
from django.test.utils import CaptureQueriesContext

from games.experiments.series import series_orders
from games.models import Answer, Beginning, Exchange, Match, Status
from personas.models import Deed
from tests.games.prepared import orders, prepared_series
from tests.personas.admin.forms import formless, typed
from tests.support import people

pytestmark = pytest.mark.django_db
LIST = "/admin/games/match/"


@pytest.fixture
def desk() -> Client:
    return people.owner("owner")


def queries(act: Callable[[], object]) -> int:
    with CaptureQueriesContext(
        connection,
    ) as captured:
        act()
    return len(captured)


def test_a_match_that_is_played_is_called_as_the_pages_call_it(desk: Client) -> None:
    match = orders.booked()
    Match.objects.filter(pk=match.pk).update(status=Status.RUNNING)

    [row] = re.findall(r'class="field-standing">([^<]*)<', desk.get(LIST).text)

    assert row == "On air"
    assert "On air" in Client().get("/matches/").text


def test_a_longer_list_takes_no_more_queries(desk: Client) -> None:
    orders.booked()
    desk.get(LIST)
    few = queries(lambda: desk.get(LIST))

    for _ in range(20):
        orders.booked()

    assert queries(lambda: desk.get(LIST)) <= few


@pytest.mark.parametrize("path", [LIST, "/admin/games/exchange/", "/admin/games/season/"])
def test_every_list_opens(desk: Client, path: str) -> None:
    orders.booked()

    assert desk.get(path).status_code == 200


def test_a_match_opens_with_its_seats(desk: Client) -> None:
    match = orders.booked()

    page = desk.get(f"{LIST}{match.pk}/change/")

    assert page.status_code == 200
    assert b"paranoid" in page.content


def test_the_result_of_a_match_cannot_be_written_by_hand(desk: Client) -> None:
    match = orders.booked()
    rows = {"seats-TOTAL_FORMS": "0", "seats-INITIAL_FORMS": "0"}

    desk.post(f"{LIST}{match.pk}/change/", {"winner": "crew", "budget_tokens": "5000", **rows})

    match.refresh_from_db()
    assert (match.winner, match.budget_tokens) == ("", 5000)


def test_a_budget_that_is_saved_while_the_match_goes_on_does_not_set_it_back(rf: RequestFactory) -> None:
    opened = orders.booked()
    Match.objects.filter(pk=opened.pk).update(status=Status.RUNNING, head=40, fence=3)
    opened.budget_tokens = 5000

    admin.autodiscover()
    desk, request = admin.site.get_model_admin(Match), rf.post(LIST)
    request.user = get_user_model().objects.create_superuser(username="owner")
    desk.save_model(request, opened, SimpleNamespace(changed_data=["budget_tokens"]), change=True)

    match = Match.objects.get()
    assert (match.status, match.head, match.fence, match.budget_tokens) == (Status.RUNNING, 40, 3, 5000)


def test_matches_are_paused_and_what_cannot_be_paused_is_told(desk: Client) -> None:
    match, over = orders.booked(), orders.booked()
    Match.objects.filter(pk=over.pk).update(status=Status.FINISHED)

    page = desk.post(LIST, {"action": "pause", "_selected_action": [match.pk, over.pk]}, follow=True)

    match.refresh_from_db()
    assert match.status == Status.PAUSED
    assert f"Match {over.pk} is finished and cannot be paused" in page.content.decode()


def test_a_budget_that_is_given_here_stands_in_the_trail(desk: Client) -> None:
    match = orders.booked()
    rows = {"seats-TOTAL_FORMS": "0", "seats-INITIAL_FORMS": "0"}

    desk.post(f"{LIST}{match.pk}/change/", {"budget_tokens": "5000", **rows})
    desk.post(f"{LIST}{match.pk}/change/", {"budget_tokens": "5000", **rows})

    assert list(Deed.objects.values_list("name", "verb", "number", "note")) == [
        ("owner", "granted", str(match.pk), "5000 tokens")
    ]


def test_what_two_operators_pay_for_in_two_tabs_is_both_paid(desk: Client) -> None:
    match = orders.booked()
    address = f"{LIST}{match.pk}/change/"
    tab = typed(desk.get(address).context["adminform"].form) | formless("seats")

    desk.post(address, tab | {"budget_dollars": "2.5"})
    desk.post(address, tab | {"budget_tokens": "5000"})

    match.refresh_from_db()
    assert (match.budget_dollars, match.budget_tokens) == (Decimal("2.5"), 5000)


def test_a_budget_that_somebody_else_has_set_meanwhile_is_looked_at_first(desk: Client) -> None:
    match = orders.booked()
    address = f"{LIST}{match.pk}/change/"
    tab = typed(desk.get(address).context["adminform"].form) | formless("seats")
    desk.post(address, tab | {"budget_tokens": "90000"})

    page = desk.post(address, tab | {"budget_tokens": "5000"})

    match.refresh_from_db()
    assert (page.status_code, match.budget_tokens) == (200, 90_000)
    assert "It now says: 90000" in page.content.decode()


def test_what_is_over_is_given_no_budget(desk: Client) -> None:
    match = orders.booked()
    Match.objects.filter(pk=match.pk).update(status=Status.FINISHED)

    desk.post(
        f"{LIST}{match.pk}/change/", {"budget_tokens": "5000", "seats-TOTAL_FORMS": "0", "seats-INITIAL_FORMS": "0"}
    )

    match.refresh_from_db()
    assert match.budget_tokens is None
    assert not Deed.objects.exists()


def deleted(desk: Client, match: Match) -> str:
    return desk.post(f"{LIST}{match.pk}/delete/", {"post": "yes"}, follow=True).content.decode()


def test_what_models_were_asked_goes_with_a_match_that_is_deleted(desk: Client) -> None:
    match = orders.booked()
    Match.objects.filter(pk=match.pk).update(status=Status.FINISHED)
    beginning = Beginning.objects.create(match=match, role="system", text=b"")
    answer = Answer.objects.create(match=match, step=1, color="red", attempt=1)
    Exchange.objects.create(answer=answer, chance=1, state="read", beginning=beginning)

    assert "was deleted" in deleted(desk, match)

    assert not Match.objects.exists()
    assert not Exchange.objects.exists()


def test_a_match_of_which_the_figures_of_a_series_are_made_stays(desk: Client, empty_redis: object) -> None:
    series_orders.tend(prepared_series.ordered())
    Match.objects.update(status=Status.FINISHED)
    match = Match.objects.earliest("pk")

    told = desk.post(LIST, {"action": "delete_selected", "_selected_action": [match.pk], "post": "yes"})

    assert f"<li>{match}</li>" in told.content.decode()
    assert desk.get(f"{LIST}{match.pk}/delete/").status_code == HTTPStatus.FORBIDDEN
    assert Match.objects.filter(pk=match.pk).exists()
