"""What operators do to matches on their pages, and how the trail records it."""

from decimal import Decimal
from typing import Any

import pytest
from django.test import Client

from games.booking import matches
from games.models import Match, PauseCause, Status
from glassbox_site.door import roles
from glassbox_site.ground.acting import acts
from personas.models import ChatModel, Deed, Verb
from tests.games.prepared import orders
from tests.support import people

pytestmark = pytest.mark.django_db
STATES: list[tuple[Status, str]] = [
    *((status, "") for status in Status if status != Status.PAUSED),
    *((Status.PAUSED, cause) for cause in PauseCause),
]
SAID: dict[str, dict[str, Any]] = {
    "abort": {"reason": "a mistake"},
    "budget": {"budget_dollars": None, "budget_tokens": 1_000},
    "rerun": {"token": "again"},
}


def address(match: Match, name: str) -> str:
    return f"/matches/{match.pk}/acts/{name}/"


@pytest.fixture
def match() -> Match:
    return orders.booked()


@pytest.mark.parametrize("path", ["acts/", "acts/pause/", "acts/abort/"])
def test_strangers_are_asked_to_sign_in_and_spectators_turned_away(match: Match, path: str) -> None:
    asked = f"/matches/{match.pk}/{path}"

    assert Client().get(asked)["Location"] == f"/login/?next={asked}"
    assert people.client("sam", role=None).get(asked).status_code == 403


def test_an_anonymous_post_changes_nothing(match: Match) -> None:
    Client().post(address(match, "pause"))

    assert Match.objects.get().status == Status.QUEUED
    assert Deed.objects.count() == 0


@pytest.mark.parametrize("name", [act.name for act in matches.ACTS])
def test_every_act_is_asked_first_with_the_name_of_the_match(desk: Client, match: Match, name: str) -> None:
    page = desk.get(address(match, name)).text

    assert str(match) in page.partition("<h1")[2].partition("</h1>")[0]
    assert Match.objects.count() == 1


def test_a_pause_is_done_told_and_left_in_the_trail(desk: Client, match: Match) -> None:
    page = desk.post(address(match, "pause"), {"next": "/login/"}, follow=True)

    match.refresh_from_db()
    assert (match.status, match.pause_cause) == (Status.PAUSED, PauseCause.OPERATOR)
    assert page.redirect_chain[0] == ("/login/", 302)
    assert f"{match} is paused." in page.text
    [deed] = Deed.objects.all()
    assert (deed.name, deed.verb, deed.what, deed.address) == ("olga", "paused", str(match), f"/matches/{match.pk}/")


@pytest.mark.parametrize("elsewhere", ["https://elsewhere.example/", "//elsewhere.example", "home", "\0"])
def test_nobody_is_led_to_another_site(desk: Client, match: Match, elsewhere: str) -> None:
    answer = desk.post(address(match, "pause"), {"next": elsewhere})

    assert answer["Location"] == f"/matches/{match.pk}/"


def test_who_comes_too_late_is_told_and_leaves_no_trace(desk: Client, match: Match) -> None:
    desk.post(address(match, "pause"))

    page = desk.post(address(match, "pause"), follow=True)

    assert f"{match} is paused and cannot be paused" in page.text
    assert Deed.objects.count() == 1


def test_an_abortion_wants_its_reason_and_keeps_it(desk: Client, match: Match) -> None:
    refused = desk.post(address(match, "abort"), {"reason": "   "})
    assert refused.status_code == 422
    assert 'aria-invalid="true"' in refused.text

    desk.post(address(match, "abort"), {"reason": "<b>wrong</b> lineup"})

    match.refresh_from_db()
    assert (match.status, match.reason) == (Status.ABORTED, "<b>wrong</b> lineup")
    assert Deed.objects.get().note == "<b>wrong</b> lineup"


def test_a_key_is_no_reason_to_abort(desk: Client, match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    """The reason for an abort is public."""
    monkeypatch.setenv("SOME_API_KEY", "sk-1234567890")

    refused = desk.post(address(match, "abort"), {"reason": "sk-1234567890 was wrong"})

    assert refused.status_code == 422
    assert "This holds the value of SOME_API_KEY." in refused.text
    assert not Deed.objects.exists()


def test_a_budget_is_offered_as_it_is_and_changed(desk: Client, match: Match) -> None:
    Match.objects.filter(pk=match.pk).update(budget_tokens=4321)
    assert 'value="4321"' in desk.get(address(match, "budget")).text

    desk.post(address(match, "budget"), {"budget_dollars": "1.25", "budget_tokens": ""})

    match.refresh_from_db()
    assert (match.budget_dollars, match.budget_tokens) == (Decimal("1.25"), None)
    assert Deed.objects.get().note == "$1.25"


@pytest.mark.parametrize("field", ["budget_dollars", "budget_tokens"])
def test_a_budget_that_buys_nothing_is_refused_at_its_field(desk: Client, match: Match, field: str) -> None:
    page = desk.post(address(match, "budget"), {field: "0"})

    assert page.status_code == 422
    assert f'id="id_{field}_error"' in page.text
    assert Deed.objects.count() == 0


def test_why_a_match_cannot_be_played_again_is_told(desk: Client) -> None:
    match = orders.booked(chairs=orders.speaking_chairs("http://127.0.0.1:1/v1"))
    ChatModel.objects.update(is_active=False)

    page = desk.post(address(match, "rerun"), {"token": "again"})

    assert page.status_code == 422
    assert "red: the model Stand-in is not active" in page.text
    assert Match.objects.count() == 1


def test_a_form_that_is_sent_twice_plays_the_match_once_more_once(desk: Client, match: Match) -> None:
    first, second = (desk.post(address(match, "rerun"), {"token": "again"})["Location"] for _ in range(2))

    assert first == second == f"/matches/{Match.objects.get(rerun_of=match).pk}/"
    assert [(deed.verb, deed.note) for deed in Deed.objects.all()] == [("repeated", f"Match {match.pk + 1}")]


@pytest.mark.parametrize(("status", "cause"), STATES)
def test_what_is_offered_can_be_done_and_nothing_else(match: Match, status: Status, cause: str) -> None:
    Match.objects.filter(pk=match.pk).update(status=status, pause_cause=cause)
    offered = acts.possible(matches.ACTS, [match.pk])[match.pk]

    for act in matches.ACTS:
        Match.objects.filter(pk=match.pk).update(status=status, pause_cause=cause)
        try:
            act(match.pk, **SAID.get(act.name, {}))
        except acts.NotPossible:
            assert act not in offered
        else:
            assert act in offered


def test_the_match_page_offers_acts_to_operators_alone(desk: Client, match: Match) -> None:
    page = f"/matches/{match.pk}/"

    assert address(match, "pause") in desk.get(page).text
    assert "/acts/" not in Client().get(page).text
    assert "/acts/" not in people.client("sam", role=None).get(page).text


def test_the_trail_is_written_once_and_outlives_people(match: Match) -> None:
    olga = people.person("olga")
    matches.pause(match.pk, by_id=olga.pk)

    olga.delete()

    deed = Deed.objects.get()
    assert (deed.by_id, deed.name, deed.verb) == (None, "olga", Verb.PAUSED)


def test_what_fails_leaves_nothing_in_the_trail(match: Match) -> None:
    with pytest.raises(matches.Refused):
        matches.abort(match.pk, " ", by_id=None)

    assert Deed.objects.count() == 0


def test_admins_read_the_trail_and_cannot_touch_it(match: Match) -> None:
    matches.pause(match.pk)
    deed = Deed.objects.get()
    admin = people.client("ada", role=roles.ADMIN)

    assert str(match) in admin.get("/admin/personas/deed/").text
    assert admin.get(f"/admin/personas/deed/{deed.pk}/change/").status_code == 200
    assert admin.post(f"/admin/personas/deed/{deed.pk}/change/", {"what": "x"}).status_code == 403
    assert admin.post(f"/admin/personas/deed/{deed.pk}/delete/", {"post": "yes"}).status_code == 403
