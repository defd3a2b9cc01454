"""Matches as samples in Inspect's logs: the table is one course of events, and every seat is an agent with its own
span.

Facts of the engine are infos, in the span of a seat if only that seat perceived them. What was said with a model stands
at the step that it decided, by game time. Prompts and replies are included for those who may have them (`with_words`).
"""

import itertools
import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from django.db.models import QuerySet

from games.engine import maps
from games.engine.eyes import narration, perspective
from games.engine.facts import events
from games.engine.hindsight import review
from games.engine.judging import claims
from games.engine.state import ledger as ledgers
from games.log import beginnings, codec, event_log, journal
from games.models import CASTER, CLERK, Answer, Beginning, Conduct, Exchange, Match, Seat, Status, people_seated
from games.watching.taken_home import match_files, sample_places
from glassbox_site.ground.plain import inspect_log
from personas.llm import errors

TASK, ENGINE = "among_us", "engine"
STOPS = {"read": "stop", "unreadable": "stop", "refused": "content_filter", "failed": "unknown"}
SHARES = ("vote_accuracy", "lies_per_claim", "brier", "lost_turns")
Calls = Mapping[int, Sequence[Answer]]


def readable(matches: Iterable[Match]) -> tuple[list[Match], list[Match]]:
    """Those that can be told, and those on maps that no installed package has any more."""
    apart: tuple[list[Match], list[Match]] = ([], [])
    for match in matches:
        apart[match.rules.get("map") not in maps.DRAWINGS].append(match)
    return apart


def log(
    name: str, matches: Sequence[Match], *, with_words: bool, left_out: Sequence[Match] = ()
) -> tuple[inspect_log.Frame, Iterator[inspect_log.Json]]:
    """The log of at least one match, all over and readable. Those that were left out are named with their maps."""
    gone = {f"match-{match.pk}": match.rules.get("map") for match in left_out}
    frame = inspect_log.Frame(
        name=name,
        task=TASK,
        created=min(match.created_at for match in matches),
        model=_one([seat.model.slug if seat.model else "house-bot" for match in matches for seat in match.seats.all()]),
        status="success" if any(match.status == Status.FINISHED for match in matches) else "cancelled",
        about={"reader": claims.READER, "words": with_words} | ({"left_out": gone} if gone else {}),
    )
    return frame, (sample(match, with_words=with_words) for match in matches)


def sample(match: Match, *, with_words: bool) -> inspect_log.Json:
    """Raises Vanished if the match was deleted meanwhile."""
    seats = list(match.seats.select_related("model", "tier__tier", "conduct", "person").order_by("place"))
    whole = [codec.entry_of(line) for line in event_log.lines(match.pk)]
    if len(whole) != match.head:
        raise match_files.Vanished(f"{match} was deleted while it was read")
    began = match.started_at or match.created_at
    texts, course = inspect_log.Texts(), inspect_log.Course(began)
    answers = _answers(match.pk)
    every = beginnings.of_match(match.pk) if with_words else {}
    _play(course, match, seats, whole, Told(answers, every, texts, with_words=with_words))
    table = f"Among Us, {len(seats)} seats, map {match.rules.get('map')}, seed {match.seed}"
    impostors = [seat.color for seat in seats if seat.role == "impostor"]
    return {
        "id": f"match-{match.pk}",
        "epoch": 1,
        "input": f"{table}. Who are the impostors?",
        "target": impostors,
        "messages": [_message(entry, seats) for entry in whole if isinstance(entry.event, events.Spoke)],
        "output": {"model": "", "choices": []},
        "scores": {seat.color: _score(seat) for seat in seats},
        "metadata": _about(match, seats) | _estimated(answers),
        "store": {},
        "events": course.events,
        "model_usage": inspect_log.used(
            (said.model or "unknown", _usage(said)) for several in answers.values() for each in several
            for said in each.exchanges.all()
        ),
        "started_at": began.isoformat(),
        "completed_at": (match.ended_at or began).isoformat(),
        "total_time": ((match.ended_at or began) - began).total_seconds(),
        "uuid": match.token,
        "attachments": texts.kept,
    }  # fmt: skip


class Told:
    """What was said with models, as events at the step that it decided."""

    def __init__(
        self, answers: Calls, every: Mapping[int, Beginning], texts: inspect_log.Texts, *, with_words: bool
    ) -> None:
        self._answers = answers
        self._every = every
        self._texts = texts
        self._with_words = with_words

    def of_step(self, course: inspect_log.Course, places: sample_places.Places, seq: int) -> None:
        """What was asked after entry `seq`, also what a clerk was asked about its line."""
        for answer in self._answers.get(seq, ()):
            for said in answer.exchanges.all():
                course.call(places.of(answer.color), seconds=said.seconds, **self._event(said, answer))

    def _event(self, said: Exchange, answer: Answer) -> inspect_log.Json:
        words = journal.words(said, self._every) if self._with_words else {}
        reply = self._texts.named(words.get("reply", ""))
        message: inspect_log.Json = {"role": "assistant", "content": reply, "source": "generate"}
        if reasoning := words.get("reasoning"):
            thinking = {"type": "reasoning", "reasoning": self._texts.named(reasoning)}
            message["content"] = [thinking, {"type": "text", "text": reply}]
        fault = said.fault if self._with_words else errors.told_to_all(said.fault)
        about = {"state": said.state, "fault": fault, "chance": said.chance, "decision": answer.decision or None}
        about |= {"tokens_estimated": said.tokens_estimated} if said.tokens_estimated else {}
        return {
            "model": said.model or "unknown",
            "role": answer.color,
            "input": [_asked(part, self._texts) for part in words.get("prompt", ())],
            "tools": [],
            "tool_choice": "none",
            "config": {},
            "output": {
                "model": said.model or "unknown",
                "choices": [{"message": message, "stop_reason": STOPS.get(said.state, "unknown")}],
                "usage": _usage(said),
                "time": said.seconds,
            },
            "retries": max(0, said.calls - 1),
            "error": fault or "failed" if said.state == "failed" else None,
            "metadata": about
            | ({} if words else {"words": "kept back" if not self._with_words else "dropped with age"}),
        }


def _play(
    course: inspect_log.Course, match: Match, seats: Sequence[Seat], whole: Sequence[ledgers.Entry], told: Told
) -> None:
    agents = (
        [seat.color for seat in seats] + ([CLERK] if match.clerk_id else []) + ([CASTER] if match.caster_id else [])
    )
    places, fork = sample_places.Places(course, agents), _fork(match)
    told.of_step(course, places, 0)
    for entry, data in _facts(whole):
        course.at(entry.tick)
        course.tell(places.of_entry(entry), ENGINE, data)
        if fork and entry.seq == fork.begun:
            places.branch(fork.anchor)
        told.of_step(course, places, entry.seq)
    places.end()


def _fork(match: Match) -> sample_places.Fork | None:
    """Where a match that continues another leaves it."""
    found = getattr(match, "continuation", None)
    return sample_places.Fork(parent=found.arm.fork.parent_id, begun=found.arm.begun) if found else None


def _facts(whole: Sequence[ledgers.Entry]) -> Iterator[tuple[ledgers.Entry, inspect_log.Json]]:
    known, judged = perspective.blank("glass"), review.review(whole).stamps
    by_line = {seq: list(several) for seq, several in itertools.groupby(judged, key=lambda stamp: stamp.seq)}
    for entry in whole:
        known = perspective.learn(known, entry)
        data = {"told": narration.narrate(known, entry), **json.loads(codec.line(entry))}
        if stamps := by_line.get(entry.seq):
            data["verdicts"] = [
                {"topic": each.claim.topic, "verdict": each.judgement.verdict, "against": each.judgement.entry}
                for each in stamps
            ]
        yield entry, data


def _answers(match_id: int) -> Calls:
    """By the entry after which the models were asked."""
    found: dict[int, list[Answer]] = {}
    for answer in _with_exchanges(match_id):
        found.setdefault(answer.step, []).append(answer)
    return found


def _with_exchanges(match_id: int) -> QuerySet[Answer]:
    return Answer.objects.filter(match=match_id).order_by("step", "pk").prefetch_related("exchanges__answer")


def _message(entry: ledgers.Entry, seats: Sequence[Seat]) -> inspect_log.Json:
    line = entry.event
    assert isinstance(line, events.Spoke)
    place = next(place for place, seat in enumerate(seats) if seat.color == line.color)
    about = {"seat": line.color, "seq": entry.seq, "tick": entry.tick}
    told: inspect_log.Json = {"role": "assistant", "content": f"{line.color}: {line.message}", "metadata": about}
    slug = seats[place].model
    return told | ({"model": slug.slug} if slug else {})


def _asked(part: Mapping[str, Any], texts: inspect_log.Texts) -> inspect_log.Json:
    return {"role": part["role"], "content": texts.named(part["text"])}


def _score(seat: Seat) -> inspect_log.Json:
    """One score for each seat: a value for each figure, None without anything to count, and the count behind it."""
    counted = _counted(seat.conduct) if hasattr(seat, "conduct") else {}
    value: dict[str, float | None] = {"won": None if seat.has_won is None else int(seat.has_won)}
    counts: dict[str, int] = {}
    for name in SHARES:
        total, count = counted.get(name, (0, 0))
        value[name] = total / count if count else None
        counts[name] = count
    return {"value": value, "answer": seat.role or None, "metadata": {"n": counts}}


def _counted(conduct: Conduct) -> Mapping[str, tuple[float, int]]:
    """Here lies are anybody's; the measure of that name, by which minds are compared, has only those of impostors."""
    return {**conduct.measures, "lies_per_claim": (conduct.lies, conduct.claims)}


def _about(match: Match, seats: Sequence[Seat]) -> inspect_log.Json:
    ended = {"winner": match.winner or None, "reason": match.end_reason or None}
    return {
        "match": match.pk,
        "seed": match.seed,
        "rules": match.rules,
        "result": ended,
        "seats": [
            {
                "color": seat.color,
                "name": seat.name,
                "persona": seat.persona_key or None,
                "model": seat.model.slug if seat.model else None,
                "tier": str(seat.tier) if seat.tier else None,
                "temperament": people_seated.bot(seat),
                "role": seat.role or None,
            }
            for seat in seats
        ],
    }


def _estimated(answers: Calls) -> inspect_log.Json:
    """How many of all tokens no endpoint told; left out if none."""
    said = (each for several in answers.values() for answer in several for each in answer.exchanges.all())
    tokens = sum(each.tokens_estimated or 0 for each in said)
    return {"tokens_estimated": tokens} if tokens else {}


def _usage(said: Exchange) -> dict[str, int]:
    return inspect_log.usage(said.tokens_in, said.tokens_out, said.tokens_cached, said.tokens_cache_written or 0)


def _one(names: Sequence[str]) -> str:
    """The model that all have in common, or "several"."""
    several = sorted(set(names))
    return several[0] if len(several) == 1 else "several"
