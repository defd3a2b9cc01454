"""What people are asked: each question is stored before it is asked, and settled exactly once.

The row of a question is its journal: a worker that takes the match over after a crash asks the same question again, and
finds it answered, lost, or still open; if open, its time starts anew.
"""

import dataclasses
from collections.abc import Collection
from typing import Any

import pydantic
from django.conf import settings
from django.db import transaction
from django.db.models import F, Q
from django.db.models.functions import Now

from games.engine.facts import decisions, identities
from games.log import doorbell, lease
from games.models import Match, Person, Question
from games.models.match import OVER
from games.players.humans import person
from games.players.models.answers import answer_shapes, choosing

SHAPES = {kind: answer_shapes.SHAPES[ask] for ask, kind in person.KINDS.items()}
MOST_MISSES = 3
"""A person who has missed this many answers in a row is absent, and not waited for until they come back."""


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Place:
    """Whose question it is, and after which entry."""

    match_id: int
    step: int
    color: identities.Color


def asked(place: Place, ask: decisions.Ask) -> Question:
    """Asks the question, or returns the one asked before. One that is still open gets all its time again, because the
    worker's crash is not the player's fault. A person who is gone is not waited for; whoever leaves at this moment
    finds the question, since their row is locked until it is there."""
    with transaction.atomic():
        known = Question.objects.filter(**dataclasses.asdict(place))
        question = known.first()
        sitters = _sitter(place.match_id, place.color)
        sitter: Person = (sitters if question else sitters.select_for_update(of=("self",))).get()
        until = lease.after(_patience(sitter, ask))
        if question is None:
            question = known.create(
                **dataclasses.asdict(place),
                kind=person.KINDS[type(ask)],
                told=_told(ask),
                until=until,
                state=_state(sitter),
            )
        else:
            known.filter(state=person.State.OPEN).update(until=until)
        _ring(place.match_id, place.color)
    return question


def look(question_ids: Collection[int]) -> dict[int, person.Outcome]:
    """The outcomes of the questions that are settled; those with time left are omitted. A question whose time is over
    is lost, unless an answer was first."""
    asked_now = Question.objects.annotate(is_late=Q(until__lte=Now())).only("state", "answer")
    found = asked_now.in_bulk(question_ids)
    settled = {key: found[key] for key in question_ids if found[key].state != person.State.OPEN or found[key].is_late}
    return {
        key: _lost(key) if question.state == person.State.OPEN else outcome(question)
        for key, question in settled.items()
    }


def outcome(question: Question) -> person.Outcome:
    """The outcome of a settled question."""
    return person.Outcome(state=person.State(question.state), answer=question.answer)


def _lost(question_id: int) -> person.Outcome:
    with transaction.atomic():
        is_lost = Question.objects.filter(pk=question_id, state=person.State.OPEN).update(state=person.State.LOST)
        question = Question.objects.get(pk=question_id)
        if is_lost:
            _sitter(question.match_id, question.color).update(misses=F("misses") + 1)
            _ring(question.match_id, question.color)
    return outcome(question)


def answer(place: Place, text: str) -> bool:
    """Stores the answer; False if it is too late: the question was settled, or its time or the match is over."""
    with transaction.atomic():
        open_ = Question.objects.filter(**dataclasses.asdict(place), state=person.State.OPEN, until__gt=Now())
        open_ = open_.exclude(match__status__in=OVER)
        is_first = bool(open_.update(state=person.State.ANSWERED, answer=text))
        if is_first:
            _sitter(place.match_id, place.color).update(misses=0)
    return is_first


def problem(place: Place, text: str) -> str:
    """Why the form of these words makes them unfit as an answer, or ""; the engine judges the rest."""
    asked_now = Question.objects.filter(**dataclasses.asdict(place)).first()
    if asked_now is None:
        return "nothing was asked there"
    try:
        said = SHAPES[person.Kind(asked_now.kind)].model_validate_json(text)
    except pydantic.ValidationError as fault:
        return "; ".join(f"{'.'.join(map(str, each['loc'])) or 'it'}: {each['msg']}" for each in fault.errors())
    if isinstance(said, answer_shapes.Action) and said.choice not in asked_now.told["menu"]:
        return "choice: is not on the menu"
    ballot = getattr(said, "vote_action", None)
    return "" if ballot is None or ballot in asked_now.told["candidates"] else "vote_action: is no candidate"


def latest(match_id: int, color: str) -> Question | None:
    return Question.objects.filter(match_id=match_id, color=color).order_by("-step").first()


def with_news(places: Collection[Place]) -> set[Place]:
    """The places whose seat is asked something after that step, or whose match is over or gone."""
    matches = {place.match_id for place in places}
    open_ = Question.objects.filter(match__in=matches, state=person.State.OPEN).order_by("step")
    steps = {(match_id, color): step for match_id, color, step in open_.values_list("match_id", "color", "step")}
    going_on = {*Match.objects.filter(pk__in=matches).exclude(status__in=OVER).values_list("pk", flat=True)}
    return {
        place
        for place in places
        if steps.get((place.match_id, place.color), 0) > place.step or place.match_id not in going_on
    }


def come_back(match_id: int, color: str) -> None:
    """Makes the game wait for them again, from the next question on."""
    _sitter(match_id, color).update(misses=0)


def stand_in(sitter: Person) -> None:
    """Gives what is open at that seat to its bot, at once."""
    open_ = Question.objects.filter(match=sitter.seat.match_id, color=sitter.seat.color, state=person.State.OPEN)
    open_.update(state=person.State.STOOD_IN)


def is_gone(sitter: Person) -> bool:
    return sitter.misses >= MOST_MISSES


def _state(sitter: Person) -> person.State:
    if sitter.sat_down_at is None or sitter.withdrawn_at is not None:
        return person.State.STOOD_IN
    if is_gone(sitter):
        return person.State.STOOD_IN if sitter.has_stand_in else person.State.LOST
    return person.State.OPEN


def _patience(sitter: Person, ask: decisions.Ask) -> int:
    if sitter.is_agent:
        return settings.AGENT_SECONDS
    is_act = isinstance(ask, decisions.ActionAsk)
    return settings.PERSON_ACTION_SECONDS if is_act else settings.PERSON_LINE_SECONDS


def _told(ask: decisions.Ask) -> dict[str, Any]:
    """What the page needs to ask it: the ids of the menu, or who can be voted for."""
    match ask:
        case decisions.ActionAsk():
            triggers = [trigger.value for trigger in ask.triggers]
            return {"menu": [choosing.choice(action) for action in ask.menu], "triggers": triggers}
        case decisions.DiscussionAsk():
            return {"t": ask.t, "candidates": list(ask.candidates), "may_vote": ask.may_vote}
        case decisions.VoteAsk():
            return {"candidates": list(ask.candidates), "attempt": ask.attempt}
    return {}


def _sitter(match_id: int, color: str) -> Any:
    return Person.objects.filter(seat__match_id=match_id, seat__color=color)


def _ring(match_id: int, color: str) -> None:
    """Signals, after the commit, that this seat is asked something; its viewers then look up what it is."""
    transaction.on_commit(lambda: doorbell.signal(match_id, asking=color))
