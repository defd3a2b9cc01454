"""A match that is deleted while a page of it is made: the page is as before, or says that the match is gone."""

from http import HTTPStatus

import pytest
from django.test import Client

from games.models import Match
from tests.games.prepared import logs
from tests.support.databases import meanwhile

pytestmark = pytest.mark.django_db

PAGES = ("/matches/{}/", "/matches/{}/?page=1", "/m/{}/5/?view=red")
ELSEWHERE = ("/tv/", "/embed/{}/", "/overlay/{}/", "/overlay/live/")


@pytest.mark.parametrize("address", PAGES + ELSEWHERE)
def test_a_page_of_a_match_that_goes_meanwhile_is_no_error(client: Client, address: str) -> None:
    for n in range(1, 7):
        telling = logs.Told()
        telling.up_to(20)
        match = Match.objects.filter(pk=telling.match.pk)

        with meanwhile.after_query(n, match.delete):
            answer = client.get(address.format(telling.match.pk))

        assert answer.status_code in (HTTPStatus.OK, HTTPStatus.FOUND, HTTPStatus.NOT_FOUND), f"after query {n}"
        match.delete()
