"""Error pages use no database and no session: without the pytest mark, any query here is an error."""

from collections.abc import Callable

import pytest
from django.http import HttpRequest, HttpResponse
from django.test import RequestFactory

from glassbox_site.pages import views

Apology = Callable[[HttpRequest], HttpResponse]


@pytest.fixture
def request_of_nobody(rf: RequestFactory) -> HttpRequest:
    """A request that never reached the authentication middleware."""
    return rf.get("/matches/7/")


@pytest.mark.parametrize(
    ("page", "status", "heading"),
    [
        (views.forbidden, 403, "This door stays closed"),
        (views.csrf_failure, 403, "This form has expired"),
        (views.not_found, 404, "There is no such page"),
        (views.too_many_requests, 429, "Too many attempts"),
        (views.server_error, 500, "Something broke on our side"),
        (views.unavailable, 503, "The lights are out for a moment"),
    ],
)
def test_an_apology_is_whole_without_database_or_session(
    request_of_nobody: HttpRequest, page: Apology, status: int, heading: str
) -> None:
    answer = page(request_of_nobody)

    assert answer.status_code == status
    assert f"<h1>{heading}</h1>" in answer.text


@pytest.mark.parametrize("page", [views.too_many_requests, views.unavailable])
def test_whoever_should_come_back_is_told_when(request_of_nobody: HttpRequest, page: Apology) -> None:
    assert int(page(request_of_nobody).headers["Retry-After"]) > 0
