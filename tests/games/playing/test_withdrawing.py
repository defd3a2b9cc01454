"""Whoever played takes their words back: they are nowhere afterwards, and everything that was counted still is."""

import asyncio
import io
import json
import zipfile
import zlib
from collections.abc import Iterator
from typing import Any

import pytest
from asgiref.sync import sync_to_async
from django.apps import apps
from django.conf import settings
from django.test import AsyncClient, Client
from django.urls import URLPattern, get_resolver, reverse

from games.booking.people import inviting
from games.experiments.forks import fork_orders
from games.log import event_log
from games.models import Conduct, Fork, Match, Moment, Person, Question, Seat, Status
from games.playing import jobs, sweeper, withdrawing
from games.watching import frames
from games.watching.taken_home import match_files
from glassbox_site.door import roles
from personas.models import Deed
from tests.games.playing.test_people import answering
from tests.games.prepared import orders, prepared_forks, prepared_people
from tests.support import people

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.second]
SECRET = "wurzelgnom"
SAID = "I was with the Wurzelgnom in Admin, and Blue killed Pink."
NAME = "Gundula"
ELSEWHERE = {
    "key", "link", "name", "kind", "token", "exchange_id", "webhook_id", "series_id", "batch_id", "study_id", "agent",
    "number", "action", "pk",
}  # fmt: skip
"""In addresses of other things, of secrets, of deeds, and of stretches, which are followed from one to the next."""


@pytest.fixture
def played(empty_redis: object) -> tuple[Match, Fork, inviting.Ticket]:
    """A match that is over, with a fork, an export, and somebody who said and thought what nobody else would."""
    for seed in range(9):
        match = orders.booked(players=6, seed=seed)
        ticket = prepared_people.seated(match)
        Seat.objects.filter(match=match, color="red").update(name=NAME)
        with answering(match, spoken):
            jobs.play_match(match.pk)
        match.refresh_from_db()
        if SAID in "".join(event_log.lines(match.pk)) and prepared_forks.said(match):
            return match, forked(match), ticket
    raise AssertionError("nobody spoke in nine matches")


def forked(match: Match) -> Fork:
    fork = fork_orders.place(prepared_forks.order(match, times=1))
    for pk in Match.objects.filter(continuation__arm__fork=fork).values_list("pk", flat=True):
        jobs.play_match(pk)
    return fork


def spoken(question: Question) -> str:
    said = json.loads(prepared_people.words(question, SAID))
    notes = {"scratchpad_updates": {"plan": f"Beware of the {SECRET}"}, "internal_thought": f"The {SECRET} knows."}
    return json.dumps(said | notes)


def addresses(match: Match, fork: Fork) -> Iterator[str]:
    """Every one that there is for these two, through several eyes."""
    said = prepared_forks.said(match)[0]
    values: dict[str, Any] = {"match_id": match.pk, "fork_id": fork.pk, "n": said, "first": said, "last": said + 1}
    values |= {"view": "glass", "color": "red"}
    for name, wanted in names(get_resolver()):
        if not wanted & ELSEWHERE:
            path = reverse(name, kwargs={each: values[each] for each in wanted})
            yield path
            if "match_id" in wanted:
                yield from (f"{path}?view={view}&n={said}&open=1" for view in ("public", "red", "blue"))
    for continuation in Match.objects.exclude(continuation=None):
        yield f"/matches/{continuation.pk}/log.ndjson"
        yield f"/matches/{continuation.pk}/frames.ndjson"


def names(resolver: Any, room: str = "") -> Iterator[tuple[str, set[str]]]:
    for each in resolver.url_patterns:
        if isinstance(each, URLPattern) and each.name:
            yield f"{room}{each.name}", set(each.pattern.converters)
        elif not isinstance(each, URLPattern) and each.namespace not in ("admin", "django_rq"):
            yield from names(each, f"{each.namespace}:" if each.namespace else room)


async def shown(paths: Iterator[str], operator: AsyncClient) -> dict[str, str]:
    """What a guest and an operator find there."""
    guest, found = AsyncClient(), dict[str, str]()
    for path in await sync_to_async(lambda: list(paths))():
        for who, client in (("guest", guest), ("operator", operator)):
            response = await client.get(path, follow=True)
            found[f"{who} {path}"] = f"{response.status_code} {text(await body(response))}"
    return found


async def body(response: Any) -> bytes:
    if not response.streaming:
        return bytes(response.content)
    pieces = response.streaming_content
    return b"".join([piece async for piece in pieces] if response.is_async else pieces)


def text(content: bytes) -> str:
    if content.startswith(b"PK"):
        with zipfile.ZipFile(io.BytesIO(content)) as packed:
            return "\n".join(packed.read(name).decode() for name in packed.namelist())
    return content.decode(errors="replace")


def stored() -> str:
    """Everything in the database, packed or not."""
    kinds = [model._default_manager for model in apps.get_models() if model._meta.managed]
    found = [str(row) for kind in kinds for row in kind.values_list()]
    packed = [bytes(value) for value in (*Fork.objects.values_list("arms__trunk", flat=True),) if value]
    return "\n".join([*found, *(zlib.decompress(each).decode() for each in packed)])


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


async def test_withdrawn_words_are_nowhere_afterwards_and_everything_still_counts(
    played: tuple[Match, Fork, inviting.Ticket],
) -> None:
    match, fork, ticket = played
    await sync_to_async(match_files.into_folder)(match, settings.VAR / "exports")
    operator = AsyncClient()
    await operator.aforce_login(await sync_to_async(people.person)("olga", roles.OPERATOR))
    link, guest = reverse("withdraw", args=[ticket.withdrawal]), AsyncClient()
    before = await sync_to_async(counted)(match)
    held = hold(await shown(addresses(match, fork), operator))
    assert len(held) > 20
    assert "Erase my words" in (await guest.get(link)).content.decode()
    assert hold({"kept": await sync_to_async(stored)()})
    first = (await guest.get(f"/matches/{match.pk}/frames/glass/")).headers["Location"]
    assert (await guest.get(first)).status_code == 200

    for _ in range(2):
        assert (await guest.post(link)).status_code == 302

    while (await guest.get(first)).status_code != 404:  # within a second, even if no ring is heard
        await asyncio.sleep(0.02)
    assert (await guest.get(f"/matches/{match.pk}/frames/glass/")).headers["Location"] != first
    assert "Withdrawn." in (await guest.get(link)).content.decode()
    assert hold(await shown(addresses(match, fork), operator)) == []
    assert hold({"kept": await sync_to_async(stored)()}) == []
    exported = settings.VAR / "exports" / match_files.name_of(match)
    assert not exported.exists()
    assert await sync_to_async(counted)(match) == before
    [deed] = [deed async for deed in Deed.objects.filter(verb="withdrew")]
    assert (deed.name, deed.kind, deed.note) == ("", "games.person", f"red of Match {match.pk}, by link")


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

    assert hold({"kept": stored()}) == []
    assert not withdrawing.waiting().exists()
    assert "Your words and your name are erased" in guest.get(link).content.decode()
