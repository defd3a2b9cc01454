"""The messages of an agent's socket: its question, with what a model's prompt would be made from and nothing more."""

import dataclasses
import functools
import json
from collections.abc import Mapping
from typing import Any

from django.utils import timezone

from games.booking import casting
from games.booking.people import questions
from games.engine.eyes import knowledge
from games.engine.facts import decisions, identities
from games.log import codec, event_log
from games.models import Match, Person, Question
from games.players.environments import episodes
from games.players.humans import person
from games.players.models.prompting import seating
from games.watching import boards

ASKS: Mapping[str, type[decisions.Ask]] = {kind: ask for ask, kind in person.KINDS.items()}


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """What the seat was asked after entry `step`, and what it knew then."""

    step: int
    ask: decisions.Ask
    known: knowledge.Perspective


class Seat:
    """One seat as its socket knows it; its log is read on as it grows. Connecting, or sending a usable answer however
    late, makes the table wait for the player again; an unusable answer does not."""

    def __init__(self, sitter: Person) -> None:
        self.match_id, self.color = sitter.seat.match_id, identities.Color(sitter.seat.color)
        self._log = list[Any]()
        self._seat, self._in_data_sets = sitter.seat, sitter.in_data_sets
        self._told = 0
        self._until = timezone.now()
        self._asked: Asked | None = None
        self._draws = boards.Draughtsman()

    @property
    def place(self) -> questions.Place:
        """The latest question that this seat has been sent."""
        return questions.Place(match_id=self.match_id, step=self._told, color=self.color)

    @functools.cached_property
    def _mind(self) -> episodes.Mind:
        """Made at the first question: only then is it certain that everybody has taken their seats."""
        people = casting.people_told(self._seat.match, codec.rules_of(self._seat.match.rules))
        return episodes.Mind(self.color, seating.Casting(name=self._seat.name, people=people), self._log)

    def hello(self) -> dict[str, Any]:
        questions.come_back(self.match_id, self.color)
        told = {"type": "hello", "match": self.match_id, "color": self.color}
        return told | {"in_data_sets": self._in_data_sets}

    def news(self) -> list[dict[str, Any]]:
        """Messages to send now: a question that is new or was asked again after its time ran out, and the end."""
        match, asked = Match.objects.filter(pk=self.match_id).first(), questions.latest(self.match_id, self.color)
        told: list[dict[str, Any]] = []
        if match is None:
            return [{"type": "over", "status": "deleted", "winner": "", "reason": ""}]
        if asked is not None and asked.state == person.State.OPEN and self._is_news(asked):
            told.append(self._question(asked))
        if match.is_over:
            told.append({"type": "over", "status": match.status, "winner": match.winner, "reason": match.end_reason})
        return told

    def _is_news(self, asked: Question) -> bool:
        """A question is not sent again while its earlier time limit is still running."""
        return asked.step > self._told or (asked.step == self._told and self._until < timezone.now() < asked.until)

    def taken(self, step: int, answer: object) -> dict[str, Any]:
        """The reply to an answer. One that would cost the turn is refused and can be sent again while there is time."""
        text = answer if isinstance(answer, str) else json.dumps(answer)
        place = questions.Place(match_id=self.match_id, step=step, color=self.color)
        if wrong := questions.problem(place, text) or self._objection(step, text):
            return {"type": "refused", "step": step, "problem": wrong}
        is_taken = questions.answer(place, text)
        if not is_taken:
            questions.come_back(self.match_id, self.color)
        return {"type": "taken" if is_taken else "late", "step": step}

    def _objection(self, step: int, text: str) -> str:
        """Why the table would reject this answer; empty if it is fine, or if this socket never sent the question."""
        asked = self._asked
        if asked is None or step != asked.step:
            return ""
        decided = person.read(text, asked.ask, asked.known)
        return decided.reason.removeprefix(person.REFUSED) if isinstance(decided, decisions.NoDecision) else ""

    def _board(self, known: knowledge.Perspective) -> Any:
        """The board with colours as the names of the others: names could reveal who is a person; no prompt does."""
        board = json.loads(self._draws.board(known))
        for color, figure in board["figures"].items():
            figure["name"] = figure["name"] if color == self.color else color.title()
        return board

    def _question(self, asked: Question) -> dict[str, Any]:
        for entry in event_log.read(self.match_id, after=len(self._log)):
            if entry.seq <= asked.step:
                self._log.append(entry)
        question = episodes.Question(_ask(asked), self._mind)
        self._told, self._until = asked.step, asked.until
        self._asked = Asked(step=asked.step, ask=question.ask, known=question.known)
        return {
            "type": "question",
            "step": asked.step,
            "kind": asked.kind,
            "left": max(0.0, (asked.until - timezone.now()).total_seconds()),
            "asks": asked.told,
            "board": self._board(question.known),
            "messages": question.messages,
            "schema": question.schema,
        }


def _ask(asked: Question) -> decisions.Ask:
    """The stored question as an ask. Its menu stays empty: `offers` fills it from what the player knows."""
    color, told = identities.Color(asked.color), asked.told
    match ASKS[asked.kind]:
        case decisions.ActionAsk:
            triggers = tuple(map(decisions.Trigger, told["triggers"]))
            return decisions.ActionAsk(color=color, menu=(), triggers=triggers)
        case decisions.DiscussionAsk:
            candidates = tuple(map(_ballot, told["candidates"]))
            return decisions.DiscussionAsk(color=color, t=told["t"], candidates=candidates, may_vote=told["may_vote"])
        case decisions.VoteAsk:
            candidates = tuple(map(_ballot, told["candidates"]))
            return decisions.VoteAsk(color=color, candidates=candidates, attempt=told["attempt"])
    return decisions.GhostAsk(color=color, t=told.get("t", 0))


def _ballot(told: str) -> identities.Ballot:
    return identities.SKIP if told == identities.SKIP else identities.Color(told)
