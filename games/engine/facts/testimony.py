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


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Claim:
    """`subject` is who it is about, the speaker included; what a topic does not need stays None.

    `since` and `until` are seconds of roaming; None means since the last meeting, and until now.
    """

    topic: Topic
    subject: identities.Color
    other: identities.Color | None = None
    place: str | None = None
    task: str | None = None
    role: identities.Role | None = None
    since: int | None = None
    until: int | None = None


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
