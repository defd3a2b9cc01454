"""What a speaker claims to be so, in a form that can be held against the log."""

import dataclasses
from enum import StrEnum

from games.engine.facts import identities


class Topic(StrEnum):
    WAS_AT = "was_at"
    WAS_WITH = "was_with"
    DID_TASK = "did_task"
    SAW_KILL = "saw_kill"
    SAW_VENT = "saw_vent"
    FOUND_BODY = "found_body"
    ROLE = "role"


class Relation(StrEnum):
    BEFORE = "before"
    DURING = "during"
    AFTER = "after"


class Occasion(StrEnum):
    """What everybody noticed, so that it can date a claim: an alarm, a death, a meeting, the beginning of a round."""

    LIGHTS = "lights"
    REACTOR = "reactor"
    O2 = "o2"
    COMMS = "comms"
    DEATH = "death"
    MEETING = "meeting"
    START = "start"


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class When:
    """`of` is who died, if the occasion is a death."""

    occasion: Occasion
    relation: Relation = Relation.DURING
    of: identities.Color | None = None


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Claim:
    """`subject` is the player it is about, who may be the speaker; fields that a topic does not need stay None.

    `since` and `until` are seconds of roaming; `round` counts from 1, the round before the first meeting. A claim
    without any time means the round before this meeting, or failing that any earlier one. `whole` claims all of the
    time, not just some moment of it. A kill or vent that is not `seen` is told as a fact, not as an eyewitness.
    """

    topic: Topic
    subject: identities.Color
    other: identities.Color | None = None
    place: str | None = None
    task: str | None = None
    role: identities.Role | None = None
    since: int | None = None
    until: int | None = None
    round: int | None = None
    when: When | None = None
    whole: bool = False
    seen: bool = True

    @property
    def told(self) -> tuple[object, ...]:
        """Everything that is claimed except its time."""
        return (self.topic, self.subject, self.other, self.place, self.task, self.role)


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Saying:
    """A claim with the words that make it, as a slice of the line's characters."""

    claim: Claim
    start: int
    end: int


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Suspicion:
    """How sure somebody is that another is an impostor, in percent."""

    color: identities.Color
    percent: int


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Note:
    """A scratchpad's new text; it replaces the old one."""

    pad: identities.Pad
    text: str


ERASED, FURTHER = "[erased]", "…"
"""The mark for the first of several withdrawn words, and the mark for each further one."""


def is_erased(words: str) -> bool:
    """Whether words were withdrawn, at least in part. What they claimed and whom they accused is kept beside them,
    and can no longer be read from the words."""
    return ERASED in words


def is_wholly_erased(words: str) -> bool:
    return is_erased(words) and words == erased(words)


def erased(words: str) -> str:
    """The same number of words, each of them a mark."""
    count = len(words.split())
    return " ".join((ERASED, *[FURTHER] * (count - 1))) if count else words
