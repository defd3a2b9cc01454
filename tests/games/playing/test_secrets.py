"""The key that pays for a match appears nowhere in it, even if its endpoint says it in every reply."""

import io
import json
import logging
from collections.abc import Iterator

import pytest
import redis
from django.contrib.auth import get_user_model
from django.core.management import call_command
from django.test import Client

from games.log import journal
from games.models import Exchange, Match, Status
from games.playing import jobs
from tests.games.prepared import orders
from tests.support import downloads
from tests.support.endpoints import model_replies as replies
from tests.support.endpoints.model_server import Heard, ModelServer

pytestmark = pytest.mark.django_db(transaction=True)
KEY = "sk-secret-0123456789abcdef"
PLAYERS = 4


def telltale(heard: Heard) -> replies.Reply:
    """Plays well, but thinks, notes and says the key; refuses once, naming the key."""
    sent = heard.headers["authorization"]
    if heard.number == 8:
        return replies.refuses(f"Slow down, {sent}", status=429, headers={"Retry-After": "0"})
    body = json.loads(orders.acting(heard).body)
    answer = json.loads(body["choices"][0]["message"]["content"])
    answer |= {"internal_thought": f"My key is {sent}.", "scratchpad_updates": {"people": sent}}
    answer |= {name: f"I say {sent}" for name in ("message",) if answer.get(name)}
    answer |= {"lessons": [sent]} if "lessons" in answer else {}
    return replies.says(json.dumps(answer), reasoning=f"Was it {sent}?")


@pytest.fixture
def endpoint(empty_redis: object, monkeypatch: pytest.MonkeyPatch) -> Iterator[ModelServer]:
    """An endpoint that requires the key in STAND_IN_API_KEY."""
    monkeypatch.setenv("STAND_IN_API_KEY", KEY)
    with ModelServer(telltale) as server:
        yield server


def played(url: str) -> Match:
    match = orders.booked(
        chairs=orders.speaking_chairs(url, PLAYERS, key_variable="STAND_IN_API_KEY"), rules=orders.SHORT
    )
    jobs.play_match(match.pk)
    match.refresh_from_db()
    assert match.status == Status.FINISHED
    return match


def pages(match: Match) -> str:
    """Every page of the match that an admin can see."""
    desk = Client()
    desk.force_login(get_user_model().objects.create_superuser("ada"))
    own, kept = f"/matches/{match.pk}/", Exchange.objects.filter(answer__match=match)[:20]
    taken = [f"{own}frames.ndjson?view=glass", f"{own}log.ndjson", f"{own}match.json"]
    addresses = [own, f"{own}?view=glass"]
    addresses += ["/ops/", "/ops/exchanges/", "/admin/games/exchange/", f"/admin/games/match/{match.pk}/change/"]
    addresses += [f"/personas/{seat.persona_key}/" for seat in match.seats.all()]
    addresses += [f"/ops/exchanges/{exchange.pk}/" for exchange in kept]
    shown = [desk.get(address).text for address in addresses]
    return "\n".join([*shown, *(downloads.get(address)[1].decode() for address in taken)])


def database() -> str:
    dump = io.StringIO()
    call_command("dumpdata", exclude=["django_rq"], stdout=dump)
    return dump.getvalue() + "\n".join(json.dumps(dict(journal.words(kept))) for kept in Exchange.objects.all())


def in_redis(client: "redis.Redis") -> str:
    return "\n".join(f"{key!r} {client.dump(key)!r}" for key in client.scan_iter())


def test_a_key_shows_nowhere_in_a_match_that_it_paid_for(
    endpoint: ModelServer, empty_redis: "redis.Redis", caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.DEBUG):
        seen = pages(played(endpoint.url))

    assert all(KEY in heard.headers["authorization"] for heard in endpoint.heard)
    assert seen.count("My key is") > PLAYERS
    assert KEY not in seen
    assert KEY not in database()
    assert KEY not in in_redis(empty_redis)
    assert KEY not in caplog.text
