"""Whoever played can withdraw their words: afterwards they are nowhere, and all counts stay the same."""

import asyncio
from pathlib import Path

import pytest
from asgiref.sync import sync_to_async
from django.conf import settings
from django.contrib.auth import get_user_model
from django.test import AsyncClient, Client
from django.urls import reverse

from games.booking import matches
from games.booking.people import inviting
from games.experiments.series import series_orders
from games.log import event_log
from games.models import Match, Person, Series, Status
from games.playing import jobs, sweeper, withdrawing
from games.watching.taken_home import match_files
from glassbox_site.door import roles
from personas.models import Deed
from tests.games.experiments.test_series_people import OF_PEOPLE
from tests.games.playing.test_people import answering
from tests.games.playing.withdrawals import walking
from tests.games.playing.withdrawals.remembered import NAME, SECRET, Played, counted, hold, spoken
from tests.games.prepared import orders, prepared_forks, prepared_people, prepared_series
from tests.support import people

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.second]


@pytest.fixture
def of_series(empty_redis: object) -> tuple[Series, inviting.Ticket]:
    """A series in which a person spoke, as its rows tell."""
    series = prepared_series.ordered("people", **OF_PEOPLE)
    series_orders.tend(series)
    [person] = Person.objects.filter(seat__match__series_place__series=series).select_related("seat__match")
    ticket = inviting.sit_down(inviting.invite(person.seat), name=NAME)
    assert ticket is not None
    for match in Match.objects.filter(series_place__series=series):
        Match.objects.filter(pk=match.pk).update(status=Status.QUEUED)
        with answering(match, spoken):
            jobs.play_match(match.pk)
    series_orders.gather(series)
    assert SECRET in "".join(event_log.lines(ticket.match_id)).lower()
    return series, ticket


async def looking() -> dict[str, AsyncClient]:
    operator, owner = AsyncClient(), AsyncClient()
    await operator.aforce_login(await sync_to_async(people.person)("olga", roles.OPERATOR))
    await owner.aforce_login(await sync_to_async(get_user_model().objects.create_superuser)(username="owner"))
    return {"guest": AsyncClient(), "operator": operator, "owner": owner}


async def everywhere(case: Played, clients: dict[str, AsyncClient], out: Path) -> dict[str, str]:
    said = (await sync_to_async(prepared_forks.said)(case.match))[0]
    paths = await sync_to_async(walking.of_match)(case.match, said, fork_id=case.fork.pk)
    paths += await sync_to_async(walking.of_match)(case.later, said)
    found = await walking.shown(paths, {name: clients[name] for name in ("guest", "operator")})
    found |= await walking.shown(await sync_to_async(lambda: [*walking.of_admin()])(), {"owner": clients["owner"]})
    found |= await walking.interface(case.match, NAME) | await walking.interface(case.later, NAME)
    found |= await walking.sockets(case.match) | await walking.sockets(case.later)
    return found | await sync_to_async(walking.taken_home)(out)


@pytest.mark.alike  # what is erased where, the two below and those beside this file see on both
async def test_withdrawn_words_are_nowhere_afterwards_and_everything_still_counts(
    played: Played, tmp_path: Path
) -> None:
    match, clients = played.match, await looking()
    link, guest = reverse("withdraw", args=[played.ticket.withdrawal]), clients["guest"]
    await sync_to_async(match_files.into_folder)(match, settings.VAR / "exports")
    before = [await sync_to_async(counted)(each) for each in (match, played.later)]
    held = hold(await everywhere(played, clients, tmp_path / "before"))
    looked = ("exchanges", "memory", "admin", "api", "socket", "files", "all.zip", "all.eval", "forks", "story")
    assert [place for place in looked if not any(place in where for where in held)] == []
    kept = hold(await sync_to_async(walking.stored)())
    rows = ("LogEntry", "Experience", "Answer", "Exchange", "Beginning", "Seat", "Arm", "Redis", "exports")
    assert [place for place in rows if not any(place in where for where in kept)] == []
    assert (await guest.get(f"/search/?q={NAME}")).content.decode().count(match.get_absolute_url())
    assert "Erase my words" in (await guest.get(link)).content.decode()
    first = (await guest.get(f"/matches/{match.pk}/frames/glass/")).headers["Location"]
    assert (await guest.get(first)).status_code == 200

    for _ in range(2):
        assert (await guest.post(link)).status_code == 302

    while (await guest.get(first)).status_code != 404:  # within a second, even if no ring is heard
        await asyncio.sleep(0.02)
    assert (await guest.get(f"/matches/{match.pk}/frames/glass/")).headers["Location"] != first
    assert "Withdrawn." in (await guest.get(link)).content.decode()
    assert hold(await everywhere(played, clients, tmp_path / "after")) == []
    assert hold(await sync_to_async(walking.stored)()) == []
    assert not (await guest.get(f"/search/?q={NAME}")).content.decode().count(match.get_absolute_url())
    assert not (settings.VAR / "exports" / match_files.name_of(match)).exists()
    assert [await sync_to_async(counted)(each) for each in (match, played.later)] == before
    [deed] = [deed async for deed in Deed.objects.filter(verb="withdrew")]
    assert (deed.name, deed.kind, deed.note) == ("", "games.person", f"red of Match {match.pk}, by link")


async def test_of_a_series_nothing_tells_them_either(of_series: tuple[Series, inviting.Ticket]) -> None:
    series, ticket = of_series
    clients = await looking()
    paths = await sync_to_async(lambda: [*walking.addresses(series_id=series.pk)])()
    assert len(paths) > 3

    await clients["guest"].post(reverse("withdraw", args=[ticket.withdrawal]))

    assert hold(await walking.shown(paths, clients)) == []
    assert hold(await sync_to_async(walking.stored)()) == []


def test_words_go_from_a_later_match_that_was_ordered_before(ordered_before: Played) -> None:
    matches.rerun(ordered_before.later, "again", by_id=None)
    assert hold({"": "".join(event_log.lines(ordered_before.later.pk))})

    Client().post(reverse("withdraw", args=[ordered_before.ticket.withdrawal]))

    assert hold(walking.stored()) == []


def test_words_of_a_match_that_is_played_go_when_it_rests(empty_redis: object) -> None:
    match = orders.booked()
    ticket = prepared_people.seated(match)
    with answering(match, spoken):
        jobs.play_match(match.pk)
    link, guest = reverse("withdraw", args=[ticket.withdrawal]), Client()
    Match.objects.filter(pk=match.pk).update(status=Status.RUNNING)

    assert guest.get(reverse("withdraw", args=["nobody's"])).status_code == 404
    assert "is still being played" in guest.post(link, follow=True).content.decode()
    sweeper.sweep(exhibitions=False)
    assert Person.objects.get().erased_to is None

    Match.objects.filter(pk=match.pk).update(status=Status.FINISHED)
    sweeper.sweep(exhibitions=False)

    assert hold(walking.stored()) == []
    assert not withdrawing.waiting().exists()
    assert "Your words and your name are erased" in guest.get(link).content.decode()
