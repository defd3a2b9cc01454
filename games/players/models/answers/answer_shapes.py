"""The JSON that is asked of a model, for each kind of question, as the border checks it.

Nothing that decides has a default: whoever leaves out `vote_action` has not said that it wants to talk on. What
merely goes along (thoughts, notes, suspicion, claims) may be left out, or null. Fields that nobody knows are refused,
because a misspelt vote is no vote. What an endpoint is told of them is made in `answer_forms`;
the menu and the candidates are checked by the reader.
"""

from collections.abc import Mapping
from typing import Annotated

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, JsonValue

from games.engine.facts import decisions, testimony

LONGEST_THOUGHT = 4_000
LONGEST_LESSON = 500
LONGEST_WORD = 80
MOST_ITEMS = 24


def _unless_null(empty: object) -> BeforeValidator:
    return BeforeValidator(lambda value: empty if value is None else value)


def _whole(value: object) -> object:
    """A number may come as a string of digits, but neither as a fraction nor as true."""
    if isinstance(value, str) and value.strip().isdecimal():
        return int(value)
    return value


def _listed_doubts(value: object) -> object:
    """`{"red": 70}` means the same as `[{"player": "red", "percent": 70}]`."""
    if isinstance(value, Mapping):
        return [{"player": player, "percent": percent} for player, percent in value.items()]
    return [] if value is None else value


Word = Annotated[str, Field(max_length=LONGEST_WORD)]
Words = Annotated[str, Field(max_length=decisions.LONGEST_MESSAGE)]
NoteText = Annotated[str, Field(max_length=decisions.LONGEST_NOTE)]
Second = Annotated[int, BeforeValidator(_whole), Field(strict=True, ge=0, le=1_000_000)]
Round = Annotated[int, BeforeValidator(_whole), Field(strict=True, ge=1, le=10_000)]
Percent = Annotated[int, BeforeValidator(_whole), Field(strict=True, ge=0, le=100)]
Desire = Annotated[int, BeforeValidator(_whole), Field(strict=True, ge=0, le=decisions.GREATEST_DESIRE)]


class Part(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class Notes(Part):
    meeting_scratch: NoteText | None = None
    people: NoteText | None = None
    events: NoteText | None = None
    plan: NoteText | None = None


class Doubt(Part):
    player: Word
    percent: Percent


class Claim(Part):
    topic: testimony.Topic
    subject: Word
    other: Word | None = None
    place: Word | None = None
    task: Word | None = None
    role: Word | None = None
    since: Second | None = None
    until: Second | None = None
    round: Round | None = None
    when: Word | None = None
    whole: bool | None = None
    seen: bool | None = None


class Finding(Part):
    """What a clerk finds claimed in a line, with the words that do."""

    words: Words
    claim: Claim


class Findings(Part):
    """What a clerk is asked for."""

    claims: Annotated[tuple[Finding, ...], Field(max_length=MOST_ITEMS)]


class Found(Part):
    """The same as it is taken: each finding is read by itself, so that one that is none costs no other."""

    claims: Annotated[tuple[JsonValue, ...], Field(max_length=MOST_ITEMS)]


class Commentary(Part):
    """What a caster is asked for."""

    sentences: Annotated[tuple[Words, ...], Field(max_length=MOST_ITEMS)]


class Thinking(Part):
    """What may stand in every answer."""

    internal_thought: Annotated[str, Field(max_length=LONGEST_THOUGHT), _unless_null("")] = ""
    scratchpad_updates: Annotated[Notes, _unless_null({})] = Notes()
    suspicion: Annotated[tuple[Doubt, ...], Field(max_length=MOST_ITEMS), BeforeValidator(_listed_doubts)] = ()


class Action(Thinking):
    choice: Word


class Discussion(Thinking):
    desire_to_speak: Desire
    message: Words
    target: Word | None = None
    vote_action: Word | None
    claims: Annotated[tuple[Claim, ...], Field(max_length=MOST_ITEMS), _unless_null(())] = ()


class Vote(Thinking):
    vote_action: Word


class Reaction(Thinking):
    """Nothing but thoughts and notes."""


class Consolidation(Thinking):
    """Nothing but thoughts and notes."""

    scratchpad_updates: Notes


class Ghost(Thinking):
    message: Words


class Reflection(Thinking):
    lessons: Annotated[
        tuple[Annotated[str, Field(max_length=LONGEST_LESSON)], ...], Field(max_length=decisions.MOST_LESSONS)
    ]


SHAPES: Mapping[type[decisions.Ask], type[Thinking]] = {
    decisions.ActionAsk: Action,
    decisions.DiscussionAsk: Discussion,
    decisions.VoteAsk: Vote,
    decisions.ReactionAsk: Reaction,
    decisions.ConsolidationAsk: Consolidation,
    decisions.GhostAsk: Ghost,
    decisions.ReflectionAsk: Reflection,
}
