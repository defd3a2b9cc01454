"""A key that is used everywhere appears nowhere: not in the database, logs, pages, exports or messages."""

import io
import logging
import traceback
from pathlib import Path

import pytest
from django.conf import settings
from django.core.management import CommandError, call_command
from django.test import Client

from personas import calling
from personas.llm import asking, chat, errors
from personas.models import ChatModel, Persona, validation
from personas.remembering import memory
from personas.sheets import exporting
from tests.personas import cast
from tests.personas.admin.forms import edit
from tests.personas.conftest import KEY
from tests.support.endpoints import model_replies as replies
from tests.support.endpoints.model_server import Heard, ModelServer

pytestmark = pytest.mark.django_db
ROWS = ("chatmodel", "persona")


def telltale(heard: Heard) -> replies.Reply:
    """An endpoint that repeats the key it was sent wherever it can."""
    sent = heard.headers["authorization"]
    return replies.says(f"You sent {sent}.", reasoning=f"Was it {sent}?")


def whole_database() -> str:
    dump = io.StringIO()
    call_command("dumpdata", exclude=["django_rq"], stdout=dump)
    return dump.getvalue()


def pages(desk: Client, model: ChatModel, persona: Persona) -> str:
    addresses = [f"/admin/personas/{kind}/" for kind in (*ROWS, "strategytier", "experience")]
    addresses += [f"/admin/personas/{kind}/{row.pk}/change/" for kind, row in zip(ROWS, (model, persona), strict=True)]
    addresses += ["/admin/", f"/admin/personas/persona/{persona.pk}/memory/", "/admin/personas/persona/export/"]
    tries = [
        desk.post(f"/admin/personas/{kind}/{row.pk}/rehearse/", {"scene": scene})
        for kind, row in zip(ROWS, (model, persona), strict=True)
        for scene in ("line", "decision")
    ]
    return "\n".join(answer.text for answer in [*map(desk.get, addresses), *tries])


@pytest.mark.parametrize(
    "script", [telltale, lambda heard: replies.refuses(f"Bad key {heard.headers['authorization']}", status=401)]
)
def test_a_key_in_use_shows_nowhere(
    desk: Client, model: ChatModel, endpoint: ModelServer, caplog: pytest.LogCaptureFixture, script: object
) -> None:
    endpoint.script = script  # type: ignore[assignment] # parametrised
    persona = cast.leader(model=model)
    persona.save()
    memory.remember([cast.outcome(lessons=("Trust nobody.",))], memory_on=True)

    with caplog.at_level(logging.DEBUG):
        seen = pages(desk, model, persona)

    assert any(KEY in heard.headers["authorization"] for heard in endpoint.heard)
    assert "STAND_IN_API_KEY" in seen
    assert KEY not in seen
    assert KEY not in caplog.text
    assert KEY not in whole_database()
    assert KEY not in exporting.whole_house()


def test_an_exception_from_a_configured_model_holds_no_key(model: ChatModel, endpoint: ModelServer) -> None:
    endpoint.script = lambda heard: replies.refuses(f"Bad key {heard.headers['authorization']}", status=401)
    asked = calling.model_of(model, redis_url=settings.REDIS_URL)

    with pytest.raises(errors.Unauthorized) as refusal:
        asked.complete(chat.Request(messages=(chat.user("Who is it?"),)))

    frames = traceback.TracebackException.from_exception(refusal.value, capture_locals=True)
    assert KEY not in "\n".join(frames.format())
    assert KEY not in repr(asking.Exchange(request=chat.Request(messages=()), outcome=refusal.value))


@pytest.mark.parametrize("field", ["name", "key_variable", "base_url", "model", "note", "not_taken", "slug"])
def test_a_key_pasted_into_a_form_is_refused_and_not_shown_again(desk: Client, model: ChatModel, field: str) -> None:
    wrong = {"base_url": f"https://user:{KEY}@openrouter.ai/api/v1"}.get(field, KEY)

    answer = edit(desk, "chatmodel", model.pk, **{field: wrong})

    assert answer.status_code == 200
    assert field in answer.context["adminform"].form.errors
    assert KEY not in answer.text
    assert KEY not in whole_database()


@pytest.mark.parametrize("field", ["name", "character", "manner"])
def test_a_key_pasted_into_a_persona_is_refused_and_not_shown_again(desk: Client, model: ChatModel, field: str) -> None:
    persona = cast.leader(model=model)
    persona.save()

    answer = edit(desk, "persona", persona.pk, **{field: f"It is {KEY}."})

    assert answer.status_code == 200
    assert KEY not in answer.text


def test_an_unknown_key_in_the_field_of_its_variable_is_not_shown_again(desk: Client, model: ChatModel) -> None:
    answer = edit(desk, "chatmodel", model.pk, key_variable="sk-or-v1-of-somebody-else")

    assert answer.status_code == 200
    assert "of-somebody-else" not in answer.text


def test_a_sheet_with_a_key_in_it_is_refused_without_repeating_it(endpoint: ModelServer, tmp_path: Path) -> None:
    sheet = tmp_path / "models.yaml"
    sheet.write_text(f"version: 1\ntiers:\n- name: loud\n  crew: Shout {KEY}.\n- name: {KEY}\n", encoding="utf-8")

    with pytest.raises(CommandError) as refusal:
        call_command("import_models", str(sheet))

    assert KEY not in str(refusal.value)
    assert KEY not in whole_database()


def test_a_key_that_came_into_the_database_before_it_was_one_does_not_leave_it(
    endpoint: ModelServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    cast.leader(temperament="quiet", character="The word is abracadabra-0123456789.").save()
    monkeypatch.setenv("LATER_API_KEY", "abracadabra-0123456789")

    assert "abracadabra" not in exporting.whole_house()
    assert validation.without_secrets("say abracadabra-0123456789") == "say [LATER_API_KEY]"
