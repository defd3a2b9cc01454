"""The front page, in process: what it asks of the house, and what it says when a part is away."""

import pytest
from django.conf import LazySettings
from django.contrib import messages
from django.contrib.messages.storage.cookie import CookieStorage
from django.http import HttpRequest, HttpResponse
from django.test import Client
from pytest_django import DjangoAssertNumQueries

pytestmark = pytest.mark.django_db


def test_a_visitor_without_an_account_costs_one_query(
    client: Client, django_assert_num_queries: DjangoAssertNumQueries
) -> None:
    with django_assert_num_queries(1):
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
