"""What was learned about a model is shown at the desk with time and reason, and can be forgotten there."""

import pytest
from django.conf import settings
from django.test import Client

from personas import calling
from personas.llm import chat
from personas.models import ChatModel
from tests.support.endpoints import model_faults as faults
from tests.support.endpoints import model_replies as replies
from tests.support.endpoints.model_server import ModelServer

pytestmark = pytest.mark.django_db

QUESTION = chat.Request(messages=(chat.system("Be brief."), chat.user("Who is it?")), max_tokens=200)


@pytest.fixture
def taught(model: ChatModel, endpoint: ModelServer) -> ChatModel:
    """A model whose endpoint has refused a system message."""
    endpoint.script = faults.picky(lambda _: replies.says("red"), system=False)
    calling.model_of(model, redis_url=settings.REDIS_URL).complete(QUESTION)
    return model


def test_the_desk_tells_what_a_model_was_refused_and_in_whose_words(desk: Client, taught: ChatModel) -> None:
    page = desk.get(f"/admin/personas/chatmodel/{taught.pk}/change/").content.decode()

    assert "takes no system message" in page
    assert "Developer instruction is not enabled" in page


def test_what_was_learned_is_forgotten_at_the_desk(desk: Client, taught: ChatModel) -> None:
    desk.post(f"/admin/personas/chatmodel/{taught.pk}/forget/")

    assert calling.lessons(taught) == ()


def test_nobody_makes_a_model_forget_by_a_link(desk: Client, taught: ChatModel) -> None:
    assert desk.get(f"/admin/personas/chatmodel/{taught.pk}/forget/").status_code == 405
    assert calling.lessons(taught) != ()


def test_trying_a_model_out_teaches_nothing(desk: Client, model: ChatModel, endpoint: ModelServer) -> None:
    endpoint.script = faults.picky(lambda _: replies.says("red"), system=False)

    page = desk.post(f"/admin/personas/chatmodel/{model.pk}/rehearse/", {"scene": "line"}).text

    assert "Asked without" in page
    assert calling.lessons(model) == ()
