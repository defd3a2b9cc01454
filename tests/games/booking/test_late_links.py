"""Links to a seat, opened when the match is over or gone: a plain answer that reveals and decides nothing."""

import json
import re

import pytest
from django.test import Client
from django.urls import reverse

from games.booking.people import inviting, questions
from games.models import Match, Person, Status
from tests.games.booking.test_seats import CONSENT, asked, boot, invited, waiting
from tests.games.prepared import prepared_people

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize("status", [Status.FINISHED, Status.ABORTED, Status.INTERRUPTED])
def test_a_link_by_which_nobody_came_leads_to_a_plain_answer_once_the_match_is_over(
    client: Client, finished: Match, status: Status
) -> None:
    seat = finished.seats.get(color="red")
    link = f"/seat/{inviting.invite(seat)}/"
    Match.objects.filter(pk=finished.pk).update(status=status)

    answers = [client.get(link), client.post(f"{link}sit/", CONSENT), client.get("/seat/nobody/")]

    assert [answer.status_code for answer in answers] == [410] * 3
    for answer in answers:
        main = answer.text.partition("<main")[2].partition("</main>")[0]
        assert "This link does not lead to a free seat" in main
        assert not re.search(rf"<form|{seat.color}|{seat.role or 'crewmate'}|/matches/{finished.pk}/", main)
    assert Person.objects.get().sat_down_at is None


@pytest.mark.parametrize("status", [Status.FINISHED, Status.ABORTED])
def test_whoever_played_is_led_back_after_the_end_and_decides_nothing_any_more(client: Client, status: Status) -> None:
    match = waiting()
    link = invited(match)
    client.post(f"{link}sit/", CONSENT)
    question = questions.asked(*asked(match))
    Match.objects.filter(pk=match.pk).update(status=status)
    seat = f"/matches/{match.pk}/seat/red/"

    [back] = re.findall(r'href="(/matches/[^"]+/seat/red/)"', client.get(link).text)

    shown = client.get(back, follow=True)
    assert shown.status_code == 200
    assert boot(shown) == boot(client.get(f"/matches/{match.pk}/?view=red"))
    assert client.get(f"{seat}question.json").json() == {"is_gone": False, "is_over": True, "state": "none"}
    told = {"step": question.step, "answer": json.dumps({"choice": question.told["menu"][0]})}
    assert client.post(f"{seat}answer/", told).json() == {"is_taken": False}
    assert client.post(f"{seat}back/").status_code == 200
    assert [Client().get(f"{seat}{part}").status_code for part in ("", "question.json")] == [404, 404]


def test_links_of_a_match_that_was_deleted_lead_nowhere(client: Client) -> None:
    match = waiting()
    link = invited(match)
    client.post(f"{link}sit/", CONSENT)
    ticket = prepared_people.seated(match, "blue")
    Match.objects.all().delete()

    asked_for = (link, f"/matches/{match.pk}/seat/red/", reverse("withdraw", args=[ticket.withdrawal]))

    assert [client.get(each).status_code for each in asked_for] == [410, 404, 404]
