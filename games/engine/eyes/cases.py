"""A claim at the moment it is made, and what can be said of it."""

import dataclasses
from enum import StrEnum

from games.engine.eyes import knowledge
from games.engine.eyes.truth import Truth
from games.engine.facts import identities, testimony

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
class Case:
    """`known` is the speaker's perspective; the time that is meant goes from `since` to `until`."""

    claim: testimony.Claim
    speaker: Color
    truth: Truth
    known: knowledge.Perspective
    since: int
    until: int

    @property
    def is_about_itself(self) -> bool:
        return self.speaker == self.claim.subject

    @property
    def is_exact(self) -> bool:
        """Whether a whole time is meant, long enough to be told from a moment."""
        named = self.claim.since is not None and self.claim.until is not None
        return named and self.until - self.since > 2 * SLACK

    def at(self, tick: int) -> bool:
        return self.since <= tick <= self.until

    def meanwhile(self, color: Color) -> int:
        """The entry that shows where somebody was last in the time that is meant, or why it was nowhere any more."""
        there = self.truth.whereabouts(color, self.since, self.until)
        return there[-1].seq if there else self.truth.dead.get(color, self.truth.met)

    def seen(self, color: Color) -> list[knowledge.Stay]:
        """What the speaker saw of somebody in the time that is meant."""
        return [
            stay
            for stay in self.known.stays
            if stay.color == color and stay.since <= self.until and stay.until >= self.since
        ]

    def covers(self, stays: list[knowledge.Stay]) -> bool:
        """Whether the stays leave no gap in the time that is meant."""
        reached = self.since
        for stay in sorted(stays, key=lambda each: each.since):
            if stay.since > reached:
                return False
            reached = max(reached, stay.until)
        return reached >= self.until

    @property
    def is_long_ago(self) -> bool:
        """Before this round; nobody's perspective keeps sights for so long."""
        return self.since < self.known.round_began

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


def so(*, supported: bool) -> Judgement:
    return Judgement(verdict=Verdict.TRUE if supported else Verdict.UNSUPPORTED)


def not_so(entry: int, *, knew: bool) -> Judgement:
    return Judgement(verdict=Verdict.LIE if knew else Verdict.MISTAKEN, entry=entry)
