"""What happens at the table, from the call for a meeting to its last note; `t` counts discussion ticks."""

import dataclasses
from enum import StrEnum

from games.engine.facts import identities, testimony


class NudgeReason(StrEnum):
    """Why the table is pressed: it has sat for long, has said too much, or has nothing left to say."""

    TIME = "time"
    TRANSCRIPT = "transcript"
    SILENCE = "silence"


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Span:
    """The words of a line that name a colour or that accuse it, as a slice of the line's characters."""

    color: identities.Color
    start: int
    end: int


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Bid:
    """Every term of one player's wish to speak. The penalties are stored as positive numbers.

    `seat` is the player's place in a seating order drawn for the tick; ties in priority go to the lowest seat.
    """

    color: identities.Color
    desire: int
    mention: int
    accusation: int
    silence: int
    roll: int
    recent_speaker: int
    already_voted: int
    seat: int = 0

    @property
    def priority(self) -> int:
        boosts = self.mention + self.accusation + self.silence + self.roll
        return self.desire + boosts - self.recent_speaker - self.already_voted


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class MeetingOpened:
    """All living players sit down; bodies vanish. `body` is None when the button was pressed.

    `dead` are all the dead, `news` those whose death the table did not know of yet.
    """

    number: int
    caller: identities.Color
    body: identities.Color | None
    place: str
    living: tuple[identities.Color, ...]
    dead: tuple[identities.Color, ...]
    news: tuple[identities.Color, ...]


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class BidPlaced:
    """With `is_kept`, the player was not asked: nothing new concerned it, so its earlier bid still stands."""

    t: int
    bid: Bid
    is_kept: bool = False


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Spoke:
    t: int
    color: identities.Color
    message: str
    target: identities.Color | None
    mentions: tuple[Span, ...]
    accusations: tuple[Span, ...]
    claims: tuple[testimony.Claim, ...]


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class LineRead:
    """The claims that the match's clerk, a model beside the table, found in the line of entry `line`. Seen only
    through the glass, and part of nobody's record.

    `refused` has a reason for each thing the clerk returned that cannot be a claim. `fault` says why the line was
    not read; it is empty if it was.
    """

    line: int
    speaker: identities.Color
    sayings: tuple[testimony.Saying, ...] = ()
    refused: tuple[str, ...] = ()
    fault: str = ""


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class LeftUnsaid:
    """The message of a bid that lost."""

    t: int
    color: identities.Color
    message: str
    target: identities.Color | None
    claims: tuple[testimony.Claim, ...] = ()


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class SilenceFell:
    """A discussion tick in which nobody spoke. `color` had the floor and said nothing; None if nobody answered."""

    t: int
    color: identities.Color | None = None


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class VoteLocked:
    """That somebody has voted, not for whom."""

    t: int
    color: identities.Color


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class VoteForfeited:
    """The player failed too often at the last call: a skip is recorded in its place.

    Others learn of it at the reveal: sooner it would betray a ballot, and the reason may quote the player's own words.
    """

    t: int
    color: identities.Color
    reason: str


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class BallotCast:
    t: int
    color: identities.Color
    ballot: identities.Ballot


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Nudged:
    t: int
    reason: NudgeReason
    text: str


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class LastCall:
    """From now on only votes are asked for."""

    t: int
    reason: NudgeReason = NudgeReason.TIME


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class BallotRevealed:
    """One ballot turned over. `voter` is None when votes are anonymous; `forfeited`: nobody chose this skip."""

    position: int
    voter: identities.Color | None
    ballot: identities.Ballot
    forfeited: bool = False


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Ejected:
    """`role` and `impostors_left` are None when ejections are not confirmed."""

    color: identities.Color
    role: identities.Role | None
    impostors_left: int | None


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class NobodyEjected:
    """`tied` are those equal at the top, skip included; empty when skip alone was on top."""

    tied: tuple[identities.Ballot, ...]


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Reacted:
    """The player has taken in the meeting's result."""

    color: identities.Color


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class ReactionsEnded:
    """From now on, players bring their notes of the meeting into their lasting pads."""


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class NotesConsolidated:
    """What the player keeps of the meeting, in its lasting pads."""

    color: identities.Color
    notes: tuple[testimony.Note, ...]


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class GhostSpoke:
    t: int
    color: identities.Color
    message: str


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class MeetingClosed:
    """Every player's pad for the meeting is now erased, whether or not the player has kept anything of it."""

    number: int


Talking = BidPlaced | Spoke | LeftUnsaid | LineRead | SilenceFell
Pressing = Nudged | LastCall
Voting = VoteLocked | VoteForfeited | BallotCast | Pressing | BallotRevealed | Ejected | NobodyEjected
Parting = Reacted | ReactionsEnded | NotesConsolidated | GhostSpoke | MeetingClosed
TableEvent = MeetingOpened | Talking | Voting | Parting
