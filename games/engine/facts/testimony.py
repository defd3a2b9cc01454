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
    """What everybody noticed, and can date a claim by: an alarm, a death, a meeting, the beginning of a round."""

    LIGHTS = "lights"
    REACTOR = "reactor"
    O2 = "o2"
    COMMS = "comms"
    DEATH = "death"
    MEETING = "meeting"
    START = "start"


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class When:
    """`of` is who died, where the occasion is a death."""

    occasion: Occasion
    relation: Relation = Relation.DURING
    of: identities.Color | None = None


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Claim:
    """`subject` is who it is about, the speaker included; what a topic does not need stays None.

    `since` and `until` are seconds of roaming, `round` counts from 1, the one before the first meeting. Without any
    time the round before this meeting is meant, or else any before it. `whole`: all that time, not some moment of it.
    A kill or vent that was not `seen` is told as a fact, not as what the speaker's own eyes saw.
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
        """What is said, whatever the time."""
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
"""What stands for the first of several words that were withdrawn, and for each further one."""


def is_erased(words: str) -> bool:
    """At least in part: what they claimed and whom they accused stands beside them, and cannot be read in them."""
    return ERASED in words


def is_wholly_erased(words: str) -> bool:
    return is_erased(words) and words == erased(words)


def erased(words: str) -> str:
    """As many words as they were."""
    count = len(words.split())
    return " ".join((ERASED, *[FURTHER] * (count - 1))) if count else words
