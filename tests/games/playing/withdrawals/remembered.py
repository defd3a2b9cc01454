"""A finished match with a fork and a later match, and a person whose words and thoughts are unmistakable; models repeat
them at the table, in lessons, and from these in the later match."""

import dataclasses
import hashlib
import json
import random
from collections.abc import Iterable
from typing import Any

from games.booking.people import inviting
from games.experiments.forks import fork_orders
from games.log import event_log
from games.models import Conduct, Fork, Match, Moment, Question, Seat
from games.playing import jobs
from tests.games.players.models import actors
from tests.games.playing.test_people import answering
from tests.games.prepared import logs, orders, prepared_forks, prepared_people
from tests.support.endpoints import model_replies
from tests.support.endpoints.model_server import Heard

SECRET = "wurzelgnom"
SAID = "I was with the Wurzelgnom in Admin, and Blue killed Pink."
NAME = "Gundula"
ECHO = f"Red told us: {SAID}"
SEATS = 6


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Played:
    match: Match
    fork: Fork
    later: Match
    ticket: inviting.Ticket


def whole(address: str, *, ordered_before: bool = False) -> Played:
    """Plays all of it with models at that address. The later match may have been ordered before the first."""
    later: Iterable[Match] = (orders.booked(chairs=chairs(address), seed=seed) for seed in range(9))
    later = list(later) if ordered_before else later
    for seed in range(9):
        match, ticket = one(address, seed)
        if ECHO in "".join(event_log.lines(match.pk)) and prepared_forks.said(match):
            return Played(match=match, fork=forked(match), later=told_of_it(later), ticket=ticket)
    raise AssertionError("nobody spoke in nine matches")


def chairs(address: str) -> Any:
    """Two seats of models among bots."""
    return (*orders.chairs(2), *orders.speaking_chairs(address, SEATS)[2:4], *orders.chairs(SEATS)[4:])


def one(address: str, seed: int) -> tuple[Match, inviting.Ticket]:
    match = orders.booked(chairs=chairs(address), seed=seed)
    ticket = prepared_people.seated(match)
    Seat.objects.filter(match=match, color="red").update(name=NAME)
    with answering(match, spoken):
        jobs.play_match(match.pk)
    match.refresh_from_db()
    return match, ticket


def told_of_it(matches: Iterable[Match]) -> Match:
    """Plays the matches until models who remember repeat the words in one, and returns that."""
    for match in matches:
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
    """A model that repeats what it was told."""
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
    """All counts that a match adds to."""
    told = logs.replayed(match.pk, "glass")
    return (
        [(frame["seq"], frame["event"]["kind"], frame["event"].get("color")) for frame in told],
        [(frame["seq"], [stamp["verdict"] for stamp in frame.get("truth", ())]) for frame in told],
        list(Conduct.objects.filter(seat__match=match).order_by("seat").values()),
        list(Moment.objects.filter(match=match).order_by("n", "pk").values_list("n", "kind", "weight")),
    )


def hold(found: dict[str, str]) -> list[str]:
    return [where for where, words in found.items() if SECRET in words.lower() or NAME in words]
