"""A fork is ordered at the moment at which its match is deleted: one of the two does not happen."""

from collections.abc import Callable
from typing import Any

import pytest
from django.contrib.auth import get_user_model
from django.test import Client

from games.experiments.forks import fork_orders
from games.models import Arm, Fork, LogEntry, Match
from glassbox_site.ground.acting import acts
from tests.games.prepared import prepared_forks
from tests.support.databases import at_once


@pytest.fixture
def parent(empty_redis: object) -> Match:
    return prepared_forks.parent()


@pytest.fixture
def admin() -> Client:
    client = Client()
    client.force_login(get_user_model().objects.create_superuser("boss", password="x"))
    return client


def delete_chosen(client: Client, match: Match) -> Any:
    chosen = {"action": "delete_selected", "_selected_action": match.pk, "post": "yes"}
    return client.post("/admin/games/match/", chosen)


def delete(client: Client, match: Match) -> Any:
    return client.post(f"/admin/games/match/{match.pk}/delete/", {"post": "yes"})


def ordered(match: Match) -> Fork | None:
    try:
        return fork_orders.place(prepared_forks.order(match, times=1))
    except acts.Refused:
        return None


@pytest.mark.parametrize("how", [delete, delete_chosen])
@at_once.on_postgresql
def test_a_match_of_which_a_fork_is_being_ordered_is_not_deleted(
    how: Callable[[Client, Match], Any], parent: Match, admin: Client
) -> None:
    answer = at_once.together(lambda: ordered(parent), lambda: how(admin, parent))

    assert answer.status_code < 400
    assert Match.objects.filter(pk=parent.pk).exists()
    assert LogEntry.objects.filter(match=parent.pk).count() == parent.head
    assert Fork.objects.get().parent == parent


@pytest.mark.parametrize("how", [delete, delete_chosen])
@at_once.on_postgresql
def test_no_fork_is_ordered_of_a_match_that_is_being_deleted(
    how: Callable[[Client, Match], Any], parent: Match, admin: Client
) -> None:
    fork = at_once.together(lambda: how(admin, parent), lambda: ordered(parent))

    assert fork is None
    assert not Match.objects.exists()
    assert not Arm.objects.exists()
