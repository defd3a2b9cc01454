"""Pages of forks: operators order one at a line, everybody can watch, and the match shows none before its end."""

import io
import json
import zipfile

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from pytest_django import DjangoAssertNumQueries

from games.engine.facts import events
from games.engine.state import fold
from games.experiments.forks import changes, fork_orders, fork_results
from games.experiments.forks.changes import Depth
from games.log import event_log
from games.models import Continuation, Fork, Match
from games.playing import jobs
from personas.models import Persona
from tests.games.prepared import history, prepared_forks
from tests.support import downloads, people

pytestmark = pytest.mark.django_db(transaction=True)


def all_that_views_are_sent(match: Match) -> list[bytes]:
    base = f"/matches/{match.pk}/"
    asked = (
        "{base}?view={view}", "{base}?view={view}&page=1", "{base}now.json?view={view}",
        "{base}frames.ndjson?view={view}", "{base}frames/{view}/",
    )  # fmt: skip
    paths = [path.format(base=base, view=view) for view in ("public", "red") for path in asked]
    answers = [downloads.get(path) for path in paths]
    sealed = [downloads.get(answer.headers["Location"]) for answer, _body in answers if answer.status_code == 302]
    assert [answer.status_code for answer, _body in sealed] == [200, 200]
    return [body for _answer, body in (*answers, *sealed)]


def test_a_fork_is_ordered_at_a_line_watched_compared_and_taken_home() -> None:
    match = prepared_forks.parent()
    at, olga, guest = prepared_forks.said(match)[0], people.client("olga"), Client()
    new, before = f"/matches/{match.pk}/forks/new/", all_that_views_are_sent(match)
    assert guest.get(f"{new}?at={at}").status_code == 302
    assert guest.post(new, {"at": at}).status_code == 302

    opened = olga.get(f"{new}?at={at}")
    sent = {"token": "one", "at": at, "change": "say", "depth": "vote", "times": 16}
    wrong = olga.post(new, sent | {"message": "", "times": 17, "budget_tokens": 0})
    entries = event_log.read(match.pk)
    plain = next(n for n in prepared_forks.said(match) if not entries[n - 1].event.claims)  # type: ignore[union-attr]
    unclaimed = olga.post(new, sent | {"at": plain, "change": "unsay-claim"})
    ordered = olga.post(new, sent | {"message": "It was nobody at all."})
    again = olga.post(new, sent | {"message": "It was nobody at all."})

    assert b"nothing is spent" in opened.content
    assert b"his line declares no claim" in unclaimed.content
    assert [wrong.status_code, len(wrong.context["form"].errors), Fork.objects.count()] == [422, 3, 1]
    fork = Fork.objects.get()
    assert ordered.headers["Location"] == again.headers["Location"] == fork.get_absolute_url()
    assert all_that_views_are_sent(match) == before
    waiting = guest.get(fork.get_absolute_url()).content
    assert b"0 of 32 are over" in waiting
    for place in Continuation.objects.filter(number__lt=3):
        jobs.play_match(place.match_id)

    shown = guest.get(fork.get_absolute_url()).content.decode()
    zipped = guest.get(f"{fork.get_absolute_url()}fork.zip").content
    told = guest.get(f"{fork.get_absolute_url()}fork.json").content.decode()
    signs = {
        view: guest.get(f"/matches/{match.pk}/forks/signs.json?view={view}").json()["signs"]
        for view in ("glass", "public")
    }
    watched = guest.get(f"/matches/{Continuation.objects.all()[0].match_id}/").content.decode()

    assert shown.count("off-policy") >= 4
    assert "6 of 32 are over" in shown
    assert "The meeting beside its original" in shown
    assert "It was nobody at all." in shown
    with zipfile.ZipFile(io.BytesIO(zipped)) as packed:
        assert packed.read("fork.json").decode() == told == fork_results.told(fork)
    assert [arm["off_policy"] for arm in json.loads(told)["arms"]] == [False, True]
    assert signs["glass"][0]["n"] == at > signs["public"][0]["n"] > 1
    assert f'href="{fork.get_absolute_url()}"' in watched
    guest.cookies["spoilers"] = "off"
    assert b"Spoiler-free: this page tells" in guest.get(fork.get_absolute_url()).content


def test_seats_to_choose_from_are_of_those_who_live_then() -> None:
    match = prepared_forks.parent()
    at = prepared_forks.said(match)[-1]
    living = fold.fold(event_log.read(match.pk)[:at]).living
    assert len(living) < match.seats.count()

    form = people.client("olga").get(f"/matches/{match.pk}/forks/new/?at={at}").context["form"]

    assert [value for value, _label in form.fields["color"].choices] == list(living)
    assert [value for value, _label in form.fields["ballot"].choices] == [*living, "skip"]


def test_to_choose_a_mind_from_many_is_to_ask_no_more_often(
    django_assert_max_num_queries: DjangoAssertNumQueries,
) -> None:
    match = prepared_forks.parent()
    at, olga = prepared_forks.said(match)[-1], people.client("olga")
    history.cast()
    with CaptureQueriesContext(connection) as few:
        olga.get(f"/matches/{match.pk}/forks/new/?at={at}")
    Persona.objects.bulk_create(
        Persona(name=one.name, slug=f"{one.slug}-too", key=f"{one.key}-too", model=one.model, tier=one.tier)
        for one in Persona.objects.exclude(model=None)
    )

    with django_assert_max_num_queries(len(few)):
        olga.get(f"/matches/{match.pk}/forks/new/?at={at}")


@pytest.mark.parametrize("address", ["/matches/{}/forks/", "/matches/{}/forks/signs.json", "/api/v1/forks/?match={}"])
def test_a_list_of_forks_costs_the_same_however_many_there_are(address: str) -> None:
    match, guest = prepared_forks.parent(), Client()
    fork_orders.place(prepared_forks.order(match, "first"))
    asked = address.format(match.pk)
    guest.get(asked)
    with CaptureQueriesContext(connection) as few:
        guest.get(asked)
    for place in range(3):
        fork_orders.place(prepared_forks.order(match, f"another-{place}"))

    with CaptureQueriesContext(connection) as many:
        answer = guest.get(asked)

    assert answer.content.count(f"/matches/{match.pk}/forks/".encode()) >= 4
    assert len(many) == len(few)


def test_a_changed_vote_is_played_on_from_unless_somebody_asks_for_less() -> None:
    match = prepared_forks.parent()
    at = prepared_forks.said(match)[-1]
    cast = next(each.event for each in event_log.read(match.pk)[at:] if isinstance(each.event, events.BallotCast))
    sent = {"token": "one", "at": at, "change": "vote", "times": 16, "color": cast.color}
    sent["ballot"] = "skip" if cast.ballot != "skip" else cast.color
    new, olga = f"/matches/{match.pk}/forks/new/", people.client("olga")

    refused = olga.post(new, sent | {"depth": "vote"}).context["form"].errors
    olga.post(new, sent)

    told = b"means another end of this meeting; who wins is a separate figure."
    assert told in olga.get(Fork.objects.get().get_absolute_url()).content
    assert refused == {"depth": ["A changed vote is played on from (given: 'vote')"]}
    assert Fork.objects.get().depth == Depth.PLAY_ON


@pytest.mark.second
def test_which_line_decided_it_stands_beside_every_line() -> None:
    match = prepared_forks.parent()
    first = prepared_forks.said(match)[0]
    opened = people.client("olga").get(f"/matches/{match.pk}/forks/new/?at={first}&change=every-line")
    assert opened.status_code == 200
    tried = fork_orders.every_line(event_log.read(match.pk), first)
    fork = fork_orders.place(fork_orders.Order(token="all", parent=match, changes=tried, depth=Depth.VOTE, times=1))
    for place in Continuation.objects.all():
        jobs.play_match(place.match_id)

    shown = Client().get(fork.get_absolute_url()).content.decode()

    assert all(f'id="line-{change.at}"' in shown for change in tried)
    assert shown.count('class="fork-verdict"') == len(tried)
    assert "No line is known to decide it." in shown
    assert changes.UnsayLine(at=first) in tried
