"""A person's seat on the site: who gets in, what is shown there, and that a decision counts once."""

import io
import json
import re
from typing import Any

import pytest
from django.core.management import call_command
from django.test import Client
from pytest_django import DjangoAssertNumQueries

from games.booking import casting
from games.booking.people import inviting, questions
from games.engine import maps, referee
from games.engine.eyes import offers, perspective
from games.engine.facts import decisions
from games.engine.facts.dice import Dice
from games.engine.facts.identities import Color
from games.engine.state.ledger import perceives
from games.log import codec
from games.models import Match, Person, Question, Status
from games.pages import programme
from games.watching import page_start
from personas.models import Deed
from tests.games.prepared import orders, prepared_people

pytestmark = pytest.mark.django_db
CONSENT = {"name": "Ann", "consent": "yes"}


def waiting() -> Match:
    match = orders.booked()
    Match.objects.filter(pk=match.pk).update(status=Status.SCHEDULED)
    return match


def invited(match: Match) -> str:
    return f"/seat/{inviting.invite(match.seats.get(color='red'))}/"


def asked(match: Match) -> tuple[questions.Place, decisions.Ask]:
    """Red's first question, as the engine has it."""
    seats = list(match.seats.order_by("place"))
    rules = codec.rules_of(match.rules)
    step = referee.open_match(casting.lineup(seats), rules, maps.load(rules.map), Dice(match.seed))
    known = perspective.blank(Color.RED)
    for entry in step.entries:
        if perceives(Color.RED, entry):
            known = perspective.learn(known, entry)
    ask = next(ask for ask in referee.who_decides(step.world) if ask.color is Color.RED)
    return questions.Place(match_id=match.pk, step=step.world.seq, color=Color.RED), offers.offered(ask, known)


def boot(page: Any) -> dict[str, Any]:
    found = re.search(r'<script id="boot" type="application/json">(.*?)</script>', page.content.decode())
    assert found
    told: dict[str, Any] = json.loads(found[1])
    return told


def test_a_link_seats_one_browser_and_only_once(client: Client) -> None:
    match = waiting()
    link = invited(match)

    assert client.get(link).status_code == 200
    assert client.post(f"{link}sit/", {"name": "Ann"}).status_code == 422
    assert client.post(f"{link}sit/", CONSENT | {"name": "<b>Ann"}).status_code == 422
    landed = client.post(f"{link}sit/", CONSENT, follow=True)

    seat = f"/matches/{match.pk}/seat/red/"
    assert landed.redirect_chain[-1][0] == f"{seat}?view=red&speed=instant"
    assert match.seats.get(color="red").name == "Ann"
    assert Client().get(f"{seat}?view=red").status_code == 404
    assert Client().post(f"{link}sit/", CONSENT).status_code == 410
    assert client.get(f"/matches/{match.pk}/seat/blue/").status_code == 404


def test_who_opens_a_link_again_by_which_they_sat_down_is_led_back(client: Client) -> None:
    link = invited(waiting())
    client.post(f"{link}sit/", CONSENT)

    again = client.get(link)

    assert again.status_code == 410
    [back] = re.findall(r'href="(/matches/[^"]+/seat/red/)"', again.content.decode())
    assert client.get(back, follow=True).status_code == 200
    assert Client().get(back).status_code == 404


@pytest.mark.parametrize("name", ["Ann O’Nym", "שירה", "राम", "Nguyễn", "Ngu\u0065\u0302\u0303n", "ليلى 7"])
def test_a_name_may_be_written_in_any_script(name: str) -> None:
    assert inviting.name_problem(name) == ""


STACKED, HIDDEN = ("e\u0301\u0301\u0301", "\u0301a"), ("\u202eevil", "a\u200db", "a\x00")


@pytest.mark.parametrize("name", ["", " ", "x" * 1_000, "<b>", "{{7*7}}", "💣", *STACKED, *HIDDEN])
def test_what_is_no_name_is_refused_and_nobody_sits_down(client: Client, name: str) -> None:
    match = waiting()

    answer = client.post(f"{invited(match)}sit/", CONSENT | {"name": name})

    assert answer.status_code == 422
    assert len(answer.content) < 20_000
    assert b'name="consent" value="yes" required checked' in answer.content
    assert Person.objects.get().sat_down_at is None


@pytest.mark.parametrize("name", ["Red", " black ", "Grey"])
def test_nobody_takes_the_name_of_a_colour(client: Client, name: str) -> None:
    match = waiting()

    answer = client.post(f"{invited(match)}sit/", CONSENT | {"name": name})

    assert answer.status_code == 422
    assert "called by their colours" in answer.text
    assert Person.objects.get().sat_down_at is None


def test_what_is_wrong_with_a_name_is_told_at_its_field_beside_what_is_a_name(client: Client) -> None:
    [field] = re.findall(r"<input id=\"name\"[^>]+>", client.post("/practice/sit/", CONSENT | {"name": "<b>"}).text)

    assert 'aria-describedby="name-wrong name-help"' in field
    assert "autofocus" in field


def test_whoever_comes_back_to_where_a_form_was_sent_finds_the_form(client: Client) -> None:
    link = invited(waiting()).removeprefix("http://testserver")

    assert client.get("/practice/sit/").headers["Location"] == "/practice/"
    assert client.get(f"{link}sit/").headers["Location"] == link


def test_a_revoked_link_leads_nowhere_and_another_one_serves(client: Client) -> None:
    match = waiting()
    first = invited(match)
    inviting.revoke(match.seats.get(color="red"))

    assert client.get(first).status_code == 410
    assert client.get(invited(match)).status_code == 200
    assert client.get(first).status_code == 410


def test_operators_make_a_link_with_its_code_say_who_plays_on_and_revoke_it(client: Client, desk: Client) -> None:
    match = waiting()
    page, told = f"/matches/{match.pk}/invitations/", {"color": "red", "deed": "invite", "stand_in": "yes"}

    made = desk.post(page, told)
    link = re.search(r'href="(http://testserver/seat/[^"]+)"', made.text)

    assert link is not None
    assert "<svg" in made.text
    assert match.seats.get(color="red").person.has_stand_in
    assert link[1] not in desk.get(page).text
    assert client.get(link[1]).status_code == 200
    assert desk.post(page, told | {"deed": "revoke"}).status_code == 200
    assert client.get(link[1]).status_code == 410
    assert client.get(page).status_code == 302
    prepared_people.seated(match)
    assert [desk.post(page, told | {"deed": deed}).status_code for deed in ("invite", "revoke")] == [409, 409]
    assert list(Deed.objects.values_list("verb", flat=True)) == ["revoked", "seated"]
    assert not Deed.objects.filter(note__contains="Person").exists()


def test_nothing_is_kept_of_the_secrets_themselves() -> None:
    ticket = prepared_people.seated(waiting())

    kept = json.dumps(list(Person.objects.values("link", "browser", "withdrawal")))

    assert ticket.key not in kept
    assert ticket.withdrawal not in kept


def test_the_page_of_a_seat_holds_what_those_eyes_are_shown_and_its_question_what_is_offered(client: Client) -> None:
    match = waiting()
    client.post(f"{invited(match)}sit/", CONSENT)
    seat = f"/matches/{match.pk}/seat/red/"
    place, ask = asked(match)
    questions.asked(place, ask)

    assert boot(client.get(f"{seat}?view=red")) == boot(client.get(f"/matches/{match.pk}/?view=red"))
    told = client.get(f"{seat}question.json").json()
    assert isinstance(ask, decisions.ActionAsk)
    assert len(told["menu"]) == len(ask.menu)
    assert 40 < told["left"] <= 45
    assert set(told) == {"is_gone", "is_over", "state", "step", "kind", "asks", "menu", "left"}


@pytest.mark.parametrize("status", [Status.PAUSED, Status.INTERRUPTED])
def test_what_was_open_when_the_match_halted_is_asked_when_it_goes_on(client: Client, status: Status) -> None:
    match = waiting()
    client.post(f"{invited(match)}sit/", CONSENT)
    question = questions.asked(*asked(match))
    address = f"/matches/{match.pk}/seat/red/question.json"

    Match.objects.update(status=status)
    told = client.get(address).json()
    Match.objects.update(status=Status.RUNNING)

    assert told == {"is_gone": False, "is_over": False, "state": "halted", "step": question.step, "kind": "action"}
    assert client.get(address).json()["state"] == "open"


def test_of_two_tabs_the_first_decides_and_what_is_no_answer_is_told_so(client: Client) -> None:
    match = waiting()
    client.post(f"{invited(match)}sit/", CONSENT)
    address = f"/matches/{match.pk}/seat/red/answer/"
    question = questions.asked(*asked(match))

    def send(answer: str) -> Any:
        return client.post(address, {"step": question.step, "answer": answer})

    good = json.dumps({"choice": question.told["menu"][0]})
    assert send('{"choice": "kill:everybody"}').status_code == 422
    assert send("no json").status_code == 422
    assert client.post(address, {"step": "x", "answer": good}).status_code == 400
    assert client.post(address, {"step": 1, "answer": good}, HTTP_SEC_FETCH_SITE="cross-site").status_code == 403
    assert Client().post(address, {"step": question.step, "answer": good}).status_code == 404
    assert send(good).json() == {"is_taken": True}
    assert send(json.dumps({"choice": question.told["menu"][1]})).json() == {"is_taken": False}
    assert Question.objects.get().answer == good


def test_asking_takes_five_statements_and_looking_what_came_of_it_takes_one(
    client: Client, django_assert_max_num_queries: DjangoAssertNumQueries
) -> None:
    match = waiting()
    client.post(f"{invited(match)}sit/", CONSENT)
    place, ask = asked(match)

    with django_assert_max_num_queries(5):  # two of them for the transaction
        question = questions.asked(place, ask)

    with django_assert_max_num_queries(1):
        assert questions.look([question.pk]) == {}
    assert questions.answer(place, json.dumps({"choice": question.told["menu"][0]}))
    with django_assert_max_num_queries(1):
        assert questions.look([question.pk])[question.pk].state == "answered"


def test_who_takes_words_back_is_asked_nothing_more_and_nobody_waits_for_them(client: Client) -> None:
    match = waiting()
    client.post(f"{invited(match)}sit/", CONSENT)
    question = questions.asked(*asked(match))
    seat = f"/matches/{match.pk}/seat/red/"
    [link] = re.findall(r'href="http://testserver(/withdraw/[^"]+)"', client.get(f"{seat}?view=red").text)

    Client().post(link)

    assert questions.look([question.pk])[question.pk].state == "stood_in"
    assert client.get(f"{seat}question.json").json() == {"is_gone": False, "is_over": False, "state": "withdrawn"}
    told = {"step": question.step, "answer": json.dumps({"choice": question.told["menu"][0]})}
    assert client.post(f"{seat}answer/", told).json() == {"is_taken": False}
    assert questions.asked(*asked(match)).state == "stood_in"


def test_practice_seats_anybody_at_once_and_so_many_at_most(client: Client, settings: Any) -> None:
    settings.PRACTICE_MATCHES = 1

    landed = client.post("/practice/sit/", CONSENT)

    match = Match.objects.get()
    assert landed.headers["Location"].startswith(f"/matches/{match.pk}/seat/")
    assert match.status == Status.QUEUED
    assert client.post("/practice/sit/", CONSENT).status_code == 503
    assert Match.objects.count() == 1


def test_who_practises_is_led_back_to_the_seat_from_the_page_where_one_sits_down(client: Client, settings: Any) -> None:
    settings.PRACTICE_MATCHES = 1
    seat = client.post("/practice/sit/", CONSENT).headers["Location"]

    assert f'href="{seat}"' in client.get("/practice/").text
    assert f'href="{seat}"' not in Client().get("/practice/").text


def test_wherever_players_are_told_a_person_is_no_house_bot_and_who_never_came_is_no_person(client: Client) -> None:
    match = waiting()
    inviting.invite(match.seats.get(color="blue"))
    client.post(f"{invited(match)}sit/", CONSENT)
    match.refresh_from_db()

    [card] = programme.cards(Match.objects.all(), telling=True)
    told = {seat["color"]: (seat["sitter"], bool(seat["temperament"])) for seat in page_start.seats(match)}

    assert [player.sitter for player in card.players[:3]] == ["person", "", ""]
    assert (told["red"], told["blue"]) == (("person", False), (None, True))
    assert client.get("/matches/").text.count("1 person") == 1


def test_a_name_is_called_wrong_only_once_it_was_refused(client: Client) -> None:
    wrong = 'aria-invalid="true"'

    assert wrong not in client.get("/practice/").text
    assert wrong not in client.post("/practice/sit/", {"name": "Ann"}).text
    for name in ("", "A" * 21, "<Ann>"):
        assert wrong in client.post("/practice/sit/", {**CONSENT, "name": name}).text


def test_the_command_prints_a_link_that_serves_and_refuses_where_nobody_can_sit(client: Client) -> None:
    match, out = waiting(), io.StringIO()

    call_command("invite_person", str(match.pk), "red", "--site", "https://league.example.org", stdout=out)

    link = out.getvalue().splitlines()[0].removeprefix("https://league.example.org")
    assert client.get(link).status_code == 200
    with pytest.raises(SystemExit) as refused:
        call_command("invite_person", str(match.pk), "mauve", stderr=io.StringIO())
    assert refused.value.code == 2
