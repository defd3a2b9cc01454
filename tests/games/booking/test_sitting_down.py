"""Sitting down over a bad connection or with a double tap: whoever sat down keeps the seat until it is played."""

import time
from datetime import timedelta
from typing import Any

import pytest
from django.http.cookie import SimpleCookie
from django.test import Client
from django.utils import timezone

from games.booking.people import inviting
from games.models import Match, Person, Status
from games.pages.forms import composing
from tests.games.prepared import orders
from tests.support.databases import at_once

pytestmark = pytest.mark.django_db
CONSENT = {"name": "Ann", "consent": "yes"}
PRACTICE = "/practice/"


def invited() -> str:
    match = orders.booked()
    Match.objects.filter(pk=match.pk).update(status=Status.SCHEDULED)
    return f"/seat/{inviting.invite(match.seats.get(color='red'))}/"


def deaf(client: Client) -> Client:
    """The same browser, if all responses from now on were lost."""
    browser = Client()
    browser.cookies = SimpleCookie({name: morsel.value for name, morsel in client.cookies.items()})
    return browser


def sat(client: Client, page: str) -> Any:
    """Sends the form; returns the response, which the browser does not get."""
    return deaf(client).post(f"{page}sit/", CONSENT)


def has_seat(client: Client, address: str) -> bool:
    return client.get(address, follow=True).status_code == 200


@pytest.mark.parametrize("make", [invited, lambda: PRACTICE], ids=["link", "practice"])
def test_a_form_that_was_sent_twice_leads_to_one_seat(client: Client, make: Any) -> None:
    page = make()
    client.get(page)
    first = sat(client, page)

    again = client.post(f"{page}sit/", CONSENT)

    assert again.headers["Location"] == first.headers["Location"]
    assert has_seat(client, again.headers["Location"])
    assert Person.objects.count() == 1


def test_who_sat_down_and_never_heard_of_it_is_let_in_by_the_link_and_nobody_else_is(client: Client) -> None:
    link = invited()
    client.get(link)
    sat(client, link)

    back = client.get(link)

    assert has_seat(client, back.headers["Location"])
    stranger = Client()
    assert [stranger.get(link).status_code, stranger.get(link).status_code] == [410, 410]
    assert stranger.post(f"{link}sit/", CONSENT).status_code == 410


def test_who_was_let_in_once_more_takes_words_back_by_the_link_of_before(client: Client) -> None:
    link = invited()
    client.get(link)
    shown = [browser.post(f"{link}sit/", CONSENT, follow=True).text for browser in (deaf(client), client)]

    withdrawals = {page.partition("/withdraw/")[2].partition("/")[0] for page in shown}

    assert len(withdrawals) == 1
    assert Client().get(f"/withdraw/{withdrawals.pop()}/").context["person"] == Person.objects.get()


def test_who_practised_to_the_end_sits_down_in_another_match(client: Client) -> None:
    client.get(PRACTICE)
    first = client.post(f"{PRACTICE}sit/", CONSENT).headers["Location"]
    Match.objects.update(status=Status.FINISHED)

    assert client.post(f"{PRACTICE}sit/", CONSENT).headers["Location"] != first
    assert len({*Person.objects.values_list("browser", "withdrawal")}) == 2


def test_a_seat_is_its_browsers_for_as_long_as_its_match_may_have_to_be_waited_for(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    link = invited()
    client.get(link)
    seat = client.post(f"{link}sit/", CONSENT).headers["Location"]
    kept = max(int(morsel["max-age"]) for name, morsel in client.cookies.items() if name.startswith("seat-"))
    begins = time.time() + composing.FARTHEST.total_seconds()

    monkeypatch.setattr(time, "time", lambda: begins)

    assert kept > composing.FARTHEST.total_seconds()
    assert has_seat(client, seat)


@at_once.on_postgresql
def test_a_match_begins_when_the_last_two_come_at_once() -> None:
    match = orders.booked()
    Match.objects.filter(pk=match.pk).update(status=Status.SCHEDULED, start_at=timezone.now() + timedelta(hours=1))
    first, second = (inviting.invite(match.seats.get(color=color)) for color in ("red", "blue"))

    at_once.together(lambda: inviting.sit_down(first, name="Ann"), lambda: inviting.sit_down(second, name="Ben"))

    match.refresh_from_db()
    assert match.start_at is not None
    assert match.start_at <= timezone.now()


@at_once.on_postgresql
def test_nobody_is_invited_to_the_seat_in_which_somebody_sits_down() -> None:
    match = orders.booked()
    seat = match.seats.get(color="red")
    link = inviting.invite(seat)

    def invite() -> None:
        with pytest.raises(inviting.Taken):
            inviting.invite(seat, is_agent=True)

    at_once.together(lambda: inviting.sit_down(link, name="Ann", key="hers"), invite)

    assert inviting.let_in_again("hers") is not None
