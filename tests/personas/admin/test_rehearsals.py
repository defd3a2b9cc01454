"""The test buttons: the real client against a real server, everything shown, for admins only and by POST only."""

import html

import pytest
from django.conf import settings
from django.contrib.admin.models import LogEntry
from django.contrib.auth import get_user_model
from django.contrib.auth.models import Group
from django.test import Client

from personas.models import ChatModel, Persona
from tests.personas import cast
from tests.personas.conftest import KEY
from tests.support.endpoints import model_faults as faults
from tests.support.endpoints import model_replies as replies
from tests.support.endpoints.model_server import ModelServer

pytestmark = pytest.mark.django_db
DECIDED = '{"internal_thought": "A body is a body.", "choice": "report"}'


def tried(desk: Client, row: ChatModel | Persona, scene: str = "line") -> str:
    answer = desk.post(f"/admin/personas/{row._meta.model_name}/{row.pk}/rehearse/", {"scene": scene})
    assert answer.status_code == 200
    return answer.text


def test_a_model_says_one_line(desk: Client, model: ChatModel, endpoint: ModelServer) -> None:
    endpoint.script = lambda _: replies.says("I was in Storage.", reasoning="Blue is guessing.")

    page = tried(desk, model)

    assert "I was in Storage." in page
    assert "Blue is guessing." in page
    assert "stand-in/served-1" in page
    assert "You are Red, a crewmate" in page
    assert "100 (60 cached)" in page
    assert "20 (5 of thought)" in page
    assert "$0.0012" in page


def test_every_request_and_reply_is_shown_as_it_went_over_the_wire(
    desk: Client, model: ChatModel, endpoint: ModelServer
) -> None:
    endpoint.script = faults.picky(lambda _: replies.says(DECIDED), json_mode="json_object")

    page = html.unescape(tried(desk, model, "decision"))

    assert "Request 1: status 400" in page
    assert "Request 2: status 200" in page
    assert '"type": "json_schema"' in page
    assert "'response_format' of type json_schema is not supported by this model" in page
    assert '"type": "json_object"' in page
    assert '"finish_reason": "stop"' in page
    assert KEY not in page


def test_what_came_over_the_wire_is_shown_up_to_a_bound(desk: Client, model: ChatModel, endpoint: ModelServer) -> None:
    endpoint.script = lambda _: replies.says("a" * 100_000)

    page = tried(desk, model, "decision")

    assert page.count("more)") == len(endpoint.heard)


def test_a_persona_speaks_in_character(desk: Client, model: ChatModel, endpoint: ModelServer) -> None:
    persona = cast.leader(model=model, character="You count $100 bills.", temperature=1.25)
    persona.save()

    tried(desk, persona)

    [heard] = endpoint.heard
    assert "in the character of Rook" in heard.messages[0]["content"]
    assert "You count $100 bills." in heard.messages[0]["content"]
    assert heard.body["temperature"] == 1.25


def test_a_practice_decision_is_read(desk: Client, model: ChatModel, endpoint: ModelServer) -> None:
    endpoint.script = lambda _: replies.says(DECIDED)

    page = tried(desk, model, "decision")

    assert "<dd>read</dd>" in page
    assert "report" in page


def test_an_unreadable_decision_and_its_correction_are_both_shown(
    desk: Client, model: ChatModel, endpoint: ModelServer
) -> None:
    endpoint.script = lambda heard: replies.says("Hmm, reporting." if heard.number == 0 else DECIDED)

    page = tried(desk, model, "decision")

    assert "no object: there is no JSON object" in page
    assert "Exchange 2" in page
    assert "Your last answer could not be used" in page


def test_no_decision_is_made_up(desk: Client, model: ChatModel, endpoint: ModelServer) -> None:
    endpoint.script = lambda _: replies.says('{"internal_thought": "?", "choice": "dance"}')

    page = tried(desk, model, "decision")

    assert "Nothing usable came of it" in page


@pytest.mark.parametrize(
    ("status", "kind", "helps"), [(401, "unauthorized", "will not help"), (402, "out of credit", "will not help")]
)
def test_an_error_is_shown_by_its_kind(
    desk: Client, model: ChatModel, endpoint: ModelServer, status: int, kind: str, helps: str
) -> None:
    endpoint.script = lambda _: replies.refuses("No.", status=status)

    page = tried(desk, model)

    assert f"<dd>{kind}</dd>" in page
    assert helps in page


def test_a_missing_key_is_named_by_its_variable(
    desk: Client, model: ChatModel, endpoint: ModelServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("STAND_IN_API_KEY")

    page = tried(desk, model)

    assert "STAND_IN_API_KEY is not set" in page
    assert endpoint.heard == []


def test_a_day_of_rehearsals_has_a_budget_and_nothing_is_asked_beyond_it(
    desk: Client, model: ChatModel, endpoint: ModelServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(settings, "REHEARSAL_TOKENS", 1_000)

    pages = [tried(desk, model) for _ in range(20)]

    assert "<dd>budget spent</dd>" not in pages[0]
    assert "<dd>budget spent</dd>" in pages[-1]
    assert "of $1 and 1000 tokens; another call does not fit" in pages[-1]
    assert 0 < len(endpoint.heard) < 10


def test_what_a_model_says_is_never_markup(desk: Client, model: ChatModel, endpoint: ModelServer) -> None:
    endpoint.script = lambda _: replies.says("<script>alert(1)</script>", reasoning="<img src=x onerror=alert(1)>")

    page = tried(desk, model)

    assert "<script>alert" not in page
    assert "<img src=x" not in page


def test_trying_out_is_asked_for_by_post_alone(desk: Client, model: ChatModel, endpoint: ModelServer) -> None:
    answer = desk.get(f"/admin/personas/chatmodel/{model.pk}/rehearse/", {"scene": "line"})

    assert answer.status_code == 405
    assert endpoint.heard == []


@pytest.mark.parametrize("role", [None, "spectator", "operator"])
def test_only_admins_try_out(model: ChatModel, endpoint: ModelServer, role: str | None) -> None:
    client = Client()
    if role:
        person = get_user_model().objects.create_user("bob")
        person.groups.add(Group.objects.get(name=role))
        client.force_login(person)

    answer = client.post(f"/admin/personas/chatmodel/{model.pk}/rehearse/", {"scene": "line"})

    assert answer.status_code == 302
    assert "/admin/login/" in answer.headers["Location"]
    assert endpoint.heard == []


def test_a_request_from_elsewhere_spends_nothing(model: ChatModel, endpoint: ModelServer) -> None:
    client = Client(enforce_csrf_checks=True)
    client.force_login(get_user_model().objects.create_superuser("ada"))

    answer = client.post(f"/admin/personas/chatmodel/{model.pk}/rehearse/", {"scene": "line"})

    assert answer.status_code == 403
    assert endpoint.heard == []


def test_it_is_on_record_who_tried_what(desk: Client, model: ChatModel) -> None:
    tried(desk, model)

    [entry] = LogEntry.objects.all()
    assert (str(entry.user), entry.object_repr, entry.change_message) == ("ada", "GPT-4o", "Tried out: line")


@pytest.mark.parametrize("scene", ["", "dance"])
def test_an_unknown_scene_is_not_found(desk: Client, model: ChatModel, scene: str) -> None:
    answer = desk.post(f"/admin/personas/chatmodel/{model.pk}/rehearse/", {"scene": scene})

    assert answer.status_code == 404


def test_a_house_bot_cannot_be_asked(desk: Client) -> None:
    bot = cast.leader(temperament="quiet")
    bot.save()

    answer = desk.post(f"/admin/personas/persona/{bot.pk}/rehearse/", {"scene": "line"})

    assert answer.status_code == 404
    assert "Say one line" not in desk.get(f"/admin/personas/persona/{bot.pk}/change/").text
