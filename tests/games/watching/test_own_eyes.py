"""A person's page gets what that colour perceives and its own menu, and not a byte of anything else, in random matches
at random moments."""

import dataclasses
import json
import random
from datetime import timedelta
from typing import Any

import pytest
from asgiref.sync import async_to_sync, sync_to_async
from django.test import Client
from django.urls import reverse
from django.utils import timezone

from games.booking.people import choices, inviting
from games.engine import maps
from games.engine.eyes import knowledge, narration, offers, perspective
from games.engine.facts.identities import Color
from games.engine.state import ledger
from games.log import codec, event_log
from games.models import LogEntry, Match, Question, Status
from games.players.models.answers import choosing
from games.playing import jobs
from games.watching import boards
from tests.games.playing.test_people import answering
from tests.games.playing.test_runner import cut_back
from tests.games.prepared import orders, prepared_people
from tests.games.watching.audience import watching
from tests.games.watching.test_frames import merged
from tests.support import rings

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.both, pytest.mark.alike]
CANARY = "quetzalcoatlus"
"""Replaces every word that this colour does not perceive, and occurs nowhere else."""
SEEDS = range(10 if rings.IS_SECOND else 1)


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Moment:
    """A running match in which Red is a person who is being asked something."""

    match: Match
    guest: Client
    question: Question

    @property
    def entries(self) -> list[ledger.Entry]:
        return list(event_log.read(self.match.pk))

    @property
    def perceived(self) -> list[ledger.Entry]:
        return [entry for entry in self.entries if ledger.perceives(Color.RED, entry)]


def at_random(seed: int) -> Moment:
    match, guest = orders.booked(players=6, seed=seed), Client()
    link = inviting.invite(match.seats.get(color="red"))
    guest.post(reverse("seat-sit", args=[link]), {"name": "Ann", "consent": "yes"})
    with answering(match, prepared_people.words):
        jobs.play_match(match.pk)
    asked = random.Random(seed).choice(list(Question.objects.filter(match=match)))
    cut_back(match, asked.step)
    match.seats.update(role="", has_won=None)
    Match.objects.filter(pk=match.pk).update(status=Status.RUNNING)
    Question.objects.filter(match=match, step__gt=asked.step).delete()
    later = timezone.now() + timedelta(hours=1)
    Question.objects.filter(pk=asked.pk).update(state="open", answer="", until=later)
    match.refresh_from_db()
    moment = Moment(match=match, guest=guest, question=asked)
    hide(moment)
    return moment


def hide(moment: Moment) -> None:
    """Replaces the words of all entries that Red does not perceive with canaries."""
    for entry in moment.entries:
        if not ledger.perceives(Color.RED, entry):
            row = LogEntry.objects.get(match=moment.match, seq=entry.seq)
            told = json.loads(row.line)
            row.line = json.dumps(told | {"event": worded(told["event"])}, separators=(",", ":"))
            codec.entry_of(row.line)
            row.save(update_fields=["line"])


def worded(value: Any) -> Any:
    match value:
        case str():
            return CANARY if " " in value else value
        case list():
            return [worded(each) for each in value]
        case dict():
            return {name: worded(each) for name, each in value.items()}
    return value


def reached(moment: Moment, view: str = "red") -> dict[str, str]:
    """Everything that the page consists of and requests."""
    page = f"/matches/{moment.match.pk}/"
    seat = reverse("seat", args=[moment.match.pk, "red"])
    paths = [
        f"{seat}?view={view}",
        f"{seat}question.json",
        *(f"{page}{part}?view={view}" for part in ("now.json", "frames.ndjson", f"frames/{view}/", "moments.json")),
    ]
    found = {path: moment.guest.get(path, follow=True) for path in paths}
    return {path: content(answer) for path, answer in found.items()}


def content(answer: Any) -> str:
    return str(async_to_sync(gathered)(answer).decode())


async def gathered(answer: Any) -> bytes:
    if not answer.streaming:
        return bytes(answer.content)
    return b"".join(
        [piece async for piece in answer.streaming_content] if answer.is_async else answer.streaming_content
    )


def known(moment: Moment) -> knowledge.Perspective:
    """What Red knows from what Red perceived."""
    found = perspective.blank(Color.RED)
    for entry in moment.perceived:
        found = perspective.learn(found, entry)
    return found


@pytest.mark.parametrize("seed", SEEDS)
def test_no_byte_holds_what_this_colour_does_not_perceive_and_what_it_does_is_all_there(
    seed: int, empty_redis: object
) -> None:
    moment = at_random(seed)
    found = reached(moment)

    holds_no_byte_too_many(moment, found)
    follows_from_what_was_perceived(moment, found)


def holds_no_byte_too_many(moment: Moment, found: dict[str, str]) -> None:
    perceived, own = moment.perceived, known(moment)
    learned, told = perspective.blank(Color.RED), list[str]()
    for entry in perceived:
        learned = perspective.learn(learned, entry)
        told.append(narration.narrate(learned, entry))

    assert [path for path, words in found.items() if CANARY in words] == []
    assert CANARY in content(moment.guest.get(f"/matches/{moment.match.pk}/frames.ndjson?view=glass"))
    strange = [caption for caption in through_the_glass(moment) if not any(caption in each for each in told)]
    assert strange
    assert [caption for caption in strange if any(json.dumps(caption)[1:-1] in words for words in found.values())] == []
    assert own.me is not None


def follows_from_what_was_perceived(moment: Moment, found: dict[str, str]) -> None:
    """Checks that the frames and the menu follow from what Red perceived."""
    perceived, own, station = moment.perceived, known(moment), maps.load(codec.rules_of(moment.match.rules).map)

    shown = [json.loads(line) for line in found[f"/matches/{moment.match.pk}/frames.ndjson?view=red"].splitlines()]
    assert [frame["event"] for frame in shown] == [json.loads(codec.line(entry))["event"] for entry in perceived]
    assert {name for frame in shown for name in frame} <= {"n", "tick", "event", "caption", "board", "call", "cast"}
    board: dict[str, Any] = {}
    for frame in shown:
        board = merged(board, frame.get("board", {}))
    assert board == json.loads(boards.Draughtsman().board(own))
    asked = json.loads(found[f"{reverse('seat', args=[moment.match.pk, 'red'])}question.json"])
    if asked["kind"] == "action":
        menu = [choosing.choice(action) for action in offers.menu(own)]
        assert asked["menu"] == [choices.as_json(each) for each in choices.told(menu, station)]
    assert set(asked) == {"is_gone", "is_over", "state", "step", "kind", "asks", "menu", "left"}


@pytest.fixture
def moment(empty_redis: object) -> Moment:
    return at_random(SEEDS[-1])


async def test_the_socket_sends_the_frames_of_this_colour_and_no_word_else(moment: Moment) -> None:
    frames = (await sync_to_async(reached)(moment))[f"/matches/{moment.match.pk}/frames.ndjson?view=red"]

    async with watching(moment.match.pk, "view=red&after=0") as watcher:
        await watcher.have(len(frames.splitlines()))

    assert b"\n".join(watcher.frames).decode() == frames.strip()
    assert CANARY not in json.dumps(watcher.other)


def through_the_glass(moment: Moment) -> list[str]:
    raw = content(moment.guest.get(f"/matches/{moment.match.pk}/frames.ndjson?view=glass"))
    return [json.loads(line)["caption"] for line in raw.splitlines()]
