"""A claim at the moment it is made and for one time that it can mean, and what can be said of it."""

import dataclasses
from collections.abc import Iterable
from enum import StrEnum

from games.engine.eyes import knowledge
from games.engine.facts import identities, testimony
from games.engine.judging.times import Window
from games.engine.judging.truth import Stretch, Truth

Color = identities.Color
Deed = knowledge.Deed
SLACK = 3


class Verdict(StrEnum):
    TRUE = "true"
    UNSUPPORTED = "unsupported"
    MISTAKEN = "mistaken"
    LIE = "lie"
    UNDECIDABLE = "undecidable"


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Judgement:
    """`entry` is the number of the entry that refutes the claim: every claim that is not so has one."""

    verdict: Verdict
    entry: int | None = None


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Recollection:
    """What a player saw in the rounds before this one, which its perspective no longer holds."""

    stays: tuple[knowledge.Stay, ...] = ()
    memories: tuple[knowledge.Memory, ...] = ()


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Case:
    """`known` is the speaker's perspective, `past` what it saw in the rounds before."""

    claim: testimony.Claim
    speaker: Color
    truth: Truth
    known: knowledge.Perspective
    past: Recollection
    window: Window

    @property
    def since(self) -> int:
        return self.window.since

    @property
    def until(self) -> int:
        return self.window.until

    @property
    def is_about_itself(self) -> bool:
        return self.speaker == self.claim.subject

    @property
    def is_exact(self) -> bool:
        """Whether the claim means the whole time between two seconds, long enough to be told from a moment."""
        named = self.claim.since is not None and self.claim.until is not None
        return named and self.until - self.since > 2 * SLACK

    def at(self, since: int, until: int, seq: int) -> bool:
        """Whether something that lasted from `since` to `until` was in the time that is meant, give or take seconds."""
        in_rounds = self.window.first <= seq <= self.window.last
        return in_rounds and since <= self.until + SLACK and until >= self.since - SLACK

    def whereabouts(self, color: Color) -> list[Stretch]:
        window = self.window
        return self.truth.whereabouts(color, window.since, window.until, first=window.first, last=window.last)

    def meanwhile(self, color: Color) -> int:
        """The entry that shows where somebody was last in the time that is meant; without one, of its death or of the
        last meeting."""
        there = self.whereabouts(color)
        return there[-1].seq if there else self.truth.dead.get(color, self.truth.met)

    def seen(self, color: Color) -> list[knowledge.Stay]:
        """What the speaker saw of somebody in the time that is meant."""
        stays = (*self.past.stays, *self.known.stays)
        return [stay for stay in stays if stay.color == color and stay.since <= self.until and stay.until >= self.since]

    def covers(self, stays: list[knowledge.Stay]) -> bool:
        """Whether the stays leave no gap in the time that is meant."""
        reached = self.since
        for stay in sorted(stays, key=lambda each: each.since):
            if stay.since > reached:
                return False
            reached = max(reached, stay.until)
        return reached >= self.until

    @property
    def memories(self) -> Iterable[knowledge.Memory]:
        return (*self.past.memories, *self.known.memories)

    @property
    def has_caught_subject(self) -> bool:
        """Whether the speaker saw the subject do what only impostors do."""
        return self._remembers(Deed.KILLED) or self._remembers(Deed.VENTED)

    @property
    def has_cleared_subject(self) -> bool:
        """Whether the speaker saw the subject do what only crewmates can."""
        return self._remembers(Deed.SHOWED_TASK)

    def _remembers(self, deed: Deed) -> bool:
        return any(each.color == self.claim.subject and each.deed is deed for each in self.known.memories)


UNDECIDABLE = Judgement(verdict=Verdict.UNDECIDABLE)


def so(*, supported: bool) -> Judgement:
    return Judgement(verdict=Verdict.TRUE if supported else Verdict.UNSUPPORTED)


def not_so(entry: int, *, knew: bool) -> Judgement:
    return Judgement(verdict=Verdict.LIE if knew else Verdict.MISTAKEN, entry=entry)
