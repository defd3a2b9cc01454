"""The front page, in process: what it asks of the house, and what it says when a part is away."""

import pytest
from django.conf import LazySettings
from django.contrib import messages
from django.contrib.messages.storage.cookie import CookieStorage
from django.core.management import call_command
from django.http import HttpRequest, HttpResponse
from django.test import Client
from pytest_django import DjangoAssertNumQueries

from games.live import exhibition
from games.models import Match

pytestmark = pytest.mark.django_db


def test_a_visitor_without_an_account_costs_five_short_queries(
    client: Client, django_assert_num_queries: DjangoAssertNumQueries
) -> None:
    with django_assert_num_queries(5):
        answer = client.get("/")

    assert answer.status_code == 200


def test_the_frame_around_a_page_costs_a_stranger_no_query(
    client: Client, django_assert_num_queries: DjangoAssertNumQueries
) -> None:
    with django_assert_num_queries(0):
        answer = client.get("/login/")

    assert "Sign in" in answer.text


def test_a_notice_is_shown_once_on_the_next_page(client: Client) -> None:
    response = HttpResponse()
    notices = CookieStorage(HttpRequest())
    notices.add(messages.SUCCESS, "<b>Done</b>")
    notices.update(response)
    client.cookies.update(response.cookies)

    first, second = client.get("/"), client.get("/")

    assert '<p class="notice notice-success">&lt;b&gt;Done&lt;/b&gt;</p>' in first.text
    assert "notice-success" not in second.text


def test_the_front_page_answers_without_redis_and_says_so(client: Client, settings: LazySettings) -> None:
    settings.REDIS_URL = "redis://127.0.0.1:1/0"

    answer = client.get("/")

    assert answer.status_code == 200
    assert "needs a look" in answer.text
    assert "unknown: Redis does not answer" in answer.text


def test_the_empty_house_is_told_in_numbers(client: Client, empty_redis: object) -> None:
    answer = client.get("/")

    assert "0 at hand" in answer.text
    assert "none" in answer.text


def test_empty_rooms_say_that_they_are_empty(client: Client) -> None:
    told = client.get("/").text

    assert "No match has been played yet." in told
    assert "Nobody has moved in yet." in told
    assert "No batch has been run yet." in told


def test_a_match_on_air_is_told_with_ways_to_follow_it(client: Client) -> None:
    call_command("seed_personas")
    exhibition.tend()
    [match] = Match.objects.all()

    told = client.get("/").text

    assert f"/matches/{match.pk}/frames.ndjson?view=public" in told
    assert "10 personas ready to play." in told
