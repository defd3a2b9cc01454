"""The front page and the health page, in process."""

from django.test import Client


def test_the_front_page_answers_without_a_single_query(client: Client) -> None:
    answer = client.get("/")

    assert answer.status_code == 200
