"""Whoever played takes their words back: they are nowhere afterwards, and everything that was counted still is."""

import asyncio
import dataclasses
import hashlib
import json
import random
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from asgiref.sync import sync_to_async
from django.conf import settings
from django.contrib.auth import get_user_model
from django.test import AsyncClient, Client
from django.urls import reverse

from games.booking.people import inviting
from games.experiments.forks import fork_orders
from games.experiments.series import series_orders
from games.log import event_log
from games.models import Conduct, Fork, Match, Moment, Person, Question, Seat, Series, Status
from games.playing import jobs, sweeper, withdrawing
from games.watching import frames
from games.watching.taken_home import match_files
from glassbox_site.door import roles
from personas.models import Deed, Experience
from tests.games.experiments.test_series_people import OF_PEOPLE
from tests.games.players.models import actors
from tests.games.playing.test_people import answering
from tests.games.playing.withdrawals import walking
from tests.games.prepared import orders, prepared_forks, prepared_people, prepared_series
from tests.support import people
from tests.support.endpoints import model_replies
from tests.support.endpoints.model_server import Heard, ModelServer

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.second]
SECRET = "wurzelgnom"
SAID = "I was with the Wurzelgnom in Admin, and Blue killed Pink."
NAME = "Gundula"
ECHO = f"Red told us: {SAID}"
SEATS = 6


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Played:
    """A match that is over, with a fork and a later one, and somebody who said and thought what nobody else would,
    unless models repeat it: at the table, in lessons, and of these in the later one."""

    match: Match
    fork: Fork
    later: Match
    ticket: inviting.Ticket


@pytest.fixture
def played(empty_redis: object) -> Iterator[Played]:
    shutil.rmtree(settings.VAR / "exports", ignore_errors=True)
    with ModelServer(parrot) as models:
        for seed in range(9):
            match, ticket = one(models.url, seed)
            if ECHO in "".join(event_log.lines(match.pk)) and prepared_forks.said(match):
                fork, later = forked(match), told_of_it(models.url)
                yield Played(match=match, fork=fork, later=later, ticket=ticket)
                return
    raise AssertionError("nobody spoke in nine matches")


@pytest.fixture
def of_series(empty_redis: object) -> tuple[Series, inviting.Ticket]:
    """In which somebody spoke who is a person, as its rows tell."""
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


def chairs(address: str) -> Any:
    """Two of models, among bots."""
    return (*orders.chairs(2), *orders.speaking_chairs(address, SEATS)[2:4], *orders.chairs(SEATS)[4:])


def one(address: str, seed: int) -> tuple[Match, inviting.Ticket]:
    match = orders.booked(chairs=chairs(address), seed=seed)
    ticket = prepared_people.seated(match)
    Seat.objects.filter(match=match, color="red").update(name=NAME)
    with answering(match, spoken):
        jobs.play_match(match.pk)
    match.refresh_from_db()
    return match, ticket


def told_of_it(address: str) -> Match:
    """Of those models, who remember."""
    for seed in range(9):
        match = orders.booked(chairs=chairs(address), seed=seed)
        jobs.play_match(match.pk)
        match.refresh_from_db()
        if ECHO in "".join(event_log.lines(match.pk)):
            return match
    raise AssertionError("nobody repeated a lesson in nine matches")


def forked(match: Match) -> Fork:
    fork = fork_orders.place(prepared_forks.order(match, times=1))
    for pk in Match.objects.filter(continuation__arm__fork=fork).values_list("pk", flat=True):
        jobs.play_match(pk)
    return fork


def parrot(heard: Heard) -> model_replies.Reply:
    """Says what it was told."""
    words = "\n".join(str(message["content"]) for message in heard.messages)
    told = json.loads(actors.reply(words, random.Random(hashlib.sha256(words.encode()).hexdigest())))
    if SAID in words:
        told["internal_thought"] = ECHO
        told |= {"message": ECHO, "desire_to_speak": 9} if "desire_to_speak" in told else {}
        told |= {"lessons": [ECHO]} if "lessons" in told else {}
    return model_replies.says(json.dumps(told))


def spoken(question: Question) -> str:
    said = json.loads(prepared_people.words(question, SAID))
    notes = {"scratchpad_updates": {"plan": f"Beware of the {SECRET}"}, "internal_thought": f"The {SECRET} knows."}
    return json.dumps(said | notes)


def counted(match: Match) -> tuple[Any, ...]:
    """What a match comes to, by number."""
    told = [json.loads(frame) for page in frames.replay(match.pk, "glass", "en") for frame in page]
    return (
        [(frame["seq"], frame["event"]["kind"], frame["event"].get("color")) for frame in told],
        [(frame["seq"], [stamp["verdict"] for stamp in frame.get("truth", ())]) for frame in told],
        list(Conduct.objects.filter(seat__match=match).order_by("seat").values()),
        list(Moment.objects.filter(match=match).order_by("n", "pk").values_list("n", "kind", "weight")),
    )


def hold(found: dict[str, str]) -> list[str]:
    return [where for where, words in found.items() if SECRET in words.lower() or NAME in words]


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
    found |= await walking.interface(case.match) | await walking.interface(case.later)
    found |= await walking.sockets(case.match) | await walking.sockets(case.later)
    return found | await sync_to_async(walking.taken_home)(out)


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
    rows = ("LogEntry", "Experience", "Answer", "Seat", "trunks", "Redis", "exports")
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


def test_while_somebody_who_was_told_of_them_plays_all_waits_and_nobody_else_is_told(played: Played) -> None:
    link, guest = reverse("withdraw", args=[played.ticket.withdrawal]), Client()
    Match.objects.filter(pk=played.later.pk).update(status=Status.RUNNING)

    assert "is being played" in guest.post(link, follow=True).content.decode()
    assert not [each for each in Experience.objects.all() if SAID in str(each.lessons)]
    assert SAID in "".join(event_log.lines(played.match.pk))

    Match.objects.filter(pk=played.later.pk).update(status=Status.FINISHED)
    sweeper.sweep(exhibitions=False)

    assert hold(walking.stored()) == []
    assert not withdrawing.waiting().exists()


async def test_of_a_series_nothing_tells_them_either(of_series: tuple[Series, inviting.Ticket]) -> None:
    series, ticket = of_series
    clients = await looking()
    paths = await sync_to_async(lambda: [*walking.addresses(series_id=series.pk)])()
    assert len(paths) > 3

    await clients["guest"].post(reverse("withdraw", args=[ticket.withdrawal]))

    assert hold(await walking.shown(paths, clients)) == []
    assert hold(await sync_to_async(walking.stored)()) == []


def test_words_of_a_match_that_is_played_go_when_it_rests(empty_redis: object) -> None:
    match = orders.booked()
    ticket = prepared_people.seated(match)
    with answering(match, spoken):
        jobs.play_match(match.pk)
    link, guest = reverse("withdraw", args=[ticket.withdrawal]), Client()
    Match.objects.filter(pk=match.pk).update(status=Status.RUNNING)

    assert guest.get(reverse("withdraw", args=["nobody's"])).status_code == 404
    assert "is being played" in guest.post(link, follow=True).content.decode()
    sweeper.sweep(exhibitions=False)
    assert Person.objects.get().erased_to is None

    Match.objects.filter(pk=match.pk).update(status=Status.FINISHED)
    sweeper.sweep(exhibitions=False)

    assert hold(walking.stored()) == []
    assert not withdrawing.waiting().exists()
    assert "Your words and your name are erased" in guest.get(link).content.decode()
