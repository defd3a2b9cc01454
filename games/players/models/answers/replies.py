"""From a reply that has the right form to a legal decision, or to the fault that the model is told.

Only what was said becomes a decision: an unknown colour, place or choice is refused, never guessed.
"""

import dataclasses
from collections.abc import Iterable

from games.engine.eyes import knowledge
from games.engine.facts import decisions, identities, testimony
from games.engine.facts import station as stations
from games.players.models.answers import answer_shapes, choosing, refusing
from glassbox_site.ground import words
from personas.llm.answers import reading

Known = knowledge.Perspective
Color = identities.Color
Decided = (
    decisions.ActionDecision
    | decisions.DiscussionDecision
    | decisions.VoteDecision
    | decisions.NotesDecision
    | decisions.GhostDecision
    | decisions.ReflectionDecision
)
NOBODY = ("", "nobody", "everyone")
LONGEST_FAULT = 300
DATING = tuple(each for each in testimony.Occasion if each is not testimony.Occasion.DEATH)


class UnfitError(ValueError):
    """The answer cannot be taken. The message tells the model why."""


def shape(ask: decisions.Ask) -> type[answer_shapes.Thinking]:
    return answer_shapes.SHAPES[type(ask)]


@dataclasses.dataclass(slots=True)
class Judge:
    """Decides whether an answer of the right form fits this ask, and keeps the decision that it makes."""

    ask: decisions.Ask
    known: Known
    decision: Decided | None = None

    def objection(self, said: answer_shapes.Thinking) -> str | None:
        """What is wrong with the answer; None if nothing is."""
        try:
            self.decision = decided(said, self.ask, self.known)
        except UnfitError as fault:
            return str(fault)
        return None

    def without_vote(self, faults: Iterable[reading.Unreadable | None]) -> decisions.DiscussionDecision | None:
        """The latest answer to a tick of talk that was good except for its vote, together with why the vote is lost."""
        for fault in reversed([each for each in faults if each and each.reason is reading.Reason.OBJECTION]):
            said = shape(self.ask).model_validate(fault.said)
            if isinstance(said, answer_shapes.Discussion) and said.vote_action is not None:
                is_good = self.objection(said.model_copy(update={"vote_action": None})) is None
                if is_good and isinstance(self.decision, decisions.DiscussionDecision):
                    return dataclasses.replace(self.decision, lost_vote=words.brief(fault.fault, LONGEST_FAULT))
        return None


def decided(said: answer_shapes.Thinking, ask: decisions.Ask, known: Known) -> Decided:
    """The decision that was given in answer to this ask; raises `UnfitError`."""
    return dataclasses.replace(
        _decision(said, ask, known),
        internal_thought=said.internal_thought,
        scratchpad_updates=_notes(said),
        suspicions=_suspicions(said, known),
    )


def _decision(said: answer_shapes.Thinking, ask: decisions.Ask, known: Known) -> Decided:
    match said:
        case answer_shapes.Action():
            return _action(said, ask)
        case answer_shapes.Discussion():
            return _discussion(said, ask, known)
        case answer_shapes.Vote():
            return decisions.VoteDecision(vote_action=_ballot(said.vote_action, _candidates(ask)))
        case answer_shapes.Ghost():
            return decisions.GhostDecision(message=_spoken(said.message))
        case answer_shapes.Reflection():
            return decisions.ReflectionDecision(lessons=tuple(filter(None, map(str.strip, said.lessons))))
        case _:
            return decisions.NotesDecision()


def _action(said: answer_shapes.Action, ask: decisions.Ask) -> decisions.ActionDecision:
    menu = ask.menu if isinstance(ask, decisions.ActionAsk) else ()
    action = choosing.chosen(said.choice, menu)
    if action is None:
        raise UnfitError(f'"choice" {said.choice!r} is not an id of the menu')
    return decisions.ActionDecision(action=action)


def _discussion(said: answer_shapes.Discussion, ask: decisions.Ask, known: Known) -> decisions.DiscussionDecision:
    vote = said.vote_action
    may_vote = isinstance(ask, decisions.DiscussionAsk) and ask.may_vote
    if vote is not None and not may_vote:
        raise UnfitError('"vote_action" must be null, because your vote is locked or voting has not begun')
    return decisions.DiscussionDecision(
        message=_spoken(said.message),
        desire_to_speak=said.desire_to_speak,
        target=None if said.target is None or _plain(said.target) in NOBODY else _color(said.target, known, "target"),
        vote_action=None if vote is None else _ballot(vote, _candidates(ask)),
        claims=tuple(claim(each, known) for each in said.claims),
    )


def _candidates(ask: decisions.Ask) -> tuple[identities.Ballot, ...]:
    return ask.candidates if isinstance(ask, decisions.DiscussionAsk | decisions.VoteAsk) else ()


def _ballot(said: str, candidates: tuple[identities.Ballot, ...]) -> identities.Ballot:
    wanted = _plain(said)
    found = next((candidate for candidate in candidates if candidate == wanted), None)
    if found is None:
        raise UnfitError(f'"vote_action" {said!r} must be one of {", ".join(candidates)}')
    return found


def _spoken(message: str) -> str:
    if refusing.is_refusal(message):
        raise UnfitError("it refuses to play; this is a game among players who know it, and lying is a move in it")
    return message.strip()


def _notes(said: answer_shapes.Thinking) -> tuple[testimony.Note, ...]:
    written = dict(said.scratchpad_updates)
    return tuple(testimony.Note(pad=pad, text=written[pad]) for pad in identities.Pad if written[pad] is not None)


def _suspicions(said: answer_shapes.Thinking, known: Known) -> tuple[testimony.Suspicion, ...]:
    """In the order of the answer. If a player is named twice, the last one counts."""
    doubts = {_color(doubt.player, known, "player"): doubt.percent for doubt in said.suspicion}
    return tuple(testimony.Suspicion(color=color, percent=percent) for color, percent in doubts.items())


def claim(said: answer_shapes.Claim, known: Known) -> testimony.Claim:
    """The claim that was declared; raises `UnfitError` if it names something that does not exist."""
    station = known.station
    return testimony.Claim(
        topic=said.topic,
        subject=_color(said.subject, known, "subject"),
        other=None if said.other is None else _color(said.other, known, "other"),
        place=None if said.place is None else _id(said.place, station.places, "place"),
        task=None if said.task is None else _id(said.task, station.tasks, "task"),
        role=None if said.role is None else _role(said.role),
        since=said.since,
        until=said.until,
        round=said.round,
        when=None if said.when is None else _when(said.when, known),
        whole=said.whole or False,
        seen=said.seen is not False,
    )


def _when(said: str, known: Known) -> testimony.When:
    """Reads `before lights`, for example; `red` alone means while, or when, Red died."""
    first, _, rest = _plain(said).partition(" ")
    relation = next((each for each in testimony.Relation if each == first), None)
    thing = rest.strip() if relation else _plain(said)
    dead = next((color for color in known.seats if color == thing), None)
    named = testimony.Occasion.DEATH if dead else next((each for each in DATING if each == thing), None)
    if named is None:
        things = ", ".join((*DATING, *known.seats))
        raise UnfitError(f'"when" {said!r} must be "before", "during" or "after" and one of {things}')
    return testimony.When(occasion=named, relation=relation or testimony.Relation.DURING, of=dead)


def _color(said: str, known: Known, field: str) -> Color:
    found = next((color for color in known.seats if color == _plain(said)), None)
    if found is None:
        raise UnfitError(f'"{field}" {said!r} does not play; the players are {", ".join(known.seats)}')
    return found


def _id(said: str, things: tuple[stations.Place, ...] | tuple[stations.TaskKind, ...], field: str) -> str:
    """Finds it by id or by full name."""
    wanted = _plain(said)
    found = next((thing.id for thing in things if wanted in (thing.id, thing.name.lower())), None)
    if found is None:
        raise UnfitError(f'"{field}" {said!r} is not known on this station')
    return found


def _role(said: str) -> identities.Role:
    found = next((role for role in identities.Role if role == _plain(said)), None)
    if found is None:
        raise UnfitError(f'"role" {said!r} must be one of {", ".join(identities.Role)}')
    return found


def _plain(said: str) -> str:
    return said.strip().lower()
