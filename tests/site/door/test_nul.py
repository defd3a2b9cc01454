"""NUL characters, which PostgreSQL accepts in no text: they find nothing, and break nothing."""

import re

import pytest
from django.conf import settings
from django.core.files.uploadedfile import SimpleUploadedFile
from django.http import HttpRequest, HttpResponse
from django.test import Client, RequestFactory
from django.urls import get_resolver

from glassbox_site.ground.reading import nul
from tests.site.pages import test_numbers

FREE, OTHER = re.compile(r"<str:\w+>"), re.compile(r"<\w+:\w+>")
SESSION = '"' + 20 * "\\000" + '"'
"""NULs as a browser may write them into a cookie."""


def seen(request: HttpRequest) -> HttpRequest:
    """The request as seen behind the door."""
    found: list[HttpRequest] = []

    def look(coming: HttpRequest) -> HttpResponse:
        found.append(coming)
        return HttpResponse()

    nul.replaced(look)(request)
    return found[0]


def test_what_a_request_says_holds_none() -> None:
    sent = RequestFactory().post("/a%00b/?q=x%00&q=y", {"n": "1"}, HTTP_COOKIE=f"sessionid={SESSION}")

    request = seen(sent)

    assert (request.path, request.path_info) == ("/a\ufffdb/", "/a\ufffdb/")
    assert request.GET.getlist("q") == ["x\ufffd", "y"]
    assert request.COOKIES == {"sessionid": 20 * "\ufffd"}


def test_nor_does_a_form_and_what_it_says_else_is_as_it_was() -> None:
    sent = RequestFactory().post("/", "a%00=b%00c&d=é+", content_type=nul.FORMS[0])

    assert dict(seen(sent).POST.lists()) == {"a\ufffd": ["b\ufffdc"], "d": ["é "]}


def test_nor_does_one_with_files_that_was_made_by_hand() -> None:
    sent = RequestFactory().post("/", {"a\0": "b\0c", "d": "é ", "file": SimpleUploadedFile("x\0.yaml", b"\0")})

    request = seen(sent)

    assert dict(request.POST.lists()) == {"a\ufffd": ["b\ufffdc"], "d": ["é "]}
    assert [(file.name, file.read()) for file in request.FILES.getlist("file")] == [("x.yaml", b"\0")]


@pytest.mark.parametrize("called", nul.FORMS)
def test_what_programs_send_is_left_to_be_read_as_it_came(called: str) -> None:
    sent = RequestFactory().post("/api/v1/matches/", b"{}", content_type=f"{called}; boundary=x")

    assert seen(sent).body == b"{}"


@pytest.mark.databases
@pytest.mark.django_db
@pytest.mark.parametrize("who", ["anybody", "an operator"])
def test_nothing_breaks_where_it_is_looked_up(who: str, client: Client, admin_client: Client) -> None:
    visitor = client if who == "anybody" else admin_client
    visitor.raise_request_exception = False
    free = [route for route in test_numbers.routes(get_resolver()) if FREE.search(route)]
    named = sorted({"/" + OTHER.sub("1", FREE.sub("%00", route)) for route in free})
    filtered = [f"{page}?{name}=a%00" for page in ("/sct/", "/personas/") for name in ("agent", "character", "model")]

    broken = [path for path in (*named, *filtered) if visitor.get(path).status_code >= 500]

    assert len(named) > 5
    assert broken == []


@pytest.mark.databases
@pytest.mark.django_db
def test_nor_where_a_session_is_named_so(client: Client) -> None:
    client.raise_request_exception = False

    answer = client.get("/matches/", HTTP_COOKIE=f"{settings.SESSION_COOKIE_NAME}={SESSION}")

    assert answer.status_code == 200
