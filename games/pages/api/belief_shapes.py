"""What the interface tells of beliefs: of players, of juries, and of jurors among each other."""

from ninja import Schema

Share = float | None


class EstimateOut(Schema):
    """With its interval of 95 %, where anything bounds it; `n` is what was counted."""

    value: Share
    low: Share
    high: Share
    n: int


class BinOut(Schema):
    """Of those of whom so much was stated, from 0 to 1, so many were impostors."""

    stated: float
    right: EstimateOut


class BeliefsOut(Schema):
    """`brier` from 0, always right, to 1; `auc` from 0 to 1, 0.5 by chance; `moved` in points a line."""

    brier: EstimateOut | None
    auc: EstimateOut | None
    moved: EstimateOut | None
    calibration: list[BinOut]


class MoveOut(Schema):
    """By how many points the doubts of a listener moved about a line, on the average; n counts lines."""

    speaker: str
    listener: str
    points: EstimateOut


class MovingLineOut(Schema):
    """`seq` is its entry; `moved` by how many points it moved so many listeners, `onto_speaker` about the speaker."""

    seq: int
    speaker: str
    words: str
    claims: int
    lies: int
    listeners: int
    moved: Share
    onto_speaker: Share


class MatchBeliefsOut(Schema):
    """Of one match: its statements and lines were drawn again for the intervals. `is_silent` where nobody stated
    anything, and for whoever wants to be surprised."""

    is_silent: bool
    seats: dict[str, BeliefsOut]
    moves: list[MoveOut]
    lines: list[MovingLineOut]


class JuryScoreOut(Schema):
    """The mean over so many steps, from 0, always right, to 1."""

    brier: float
    steps: int


class SpreadOut(Schema):
    """In percent: the middle one of `n`, and between which two the middle half lies."""

    low: float
    median: float
    high: float
    n: int


class SuspectOut(Schema):
    jury: SpreadOut | None
    players: SpreadOut | None


class JuryRoundOut(Schema):
    """By suspect what was believed at the entry before the ballots of that round were turned over, or at the end."""

    round: int
    entry: int
    suspects: dict[str, SuspectOut]


class JuryTurnOut(Schema):
    """At this entry the jury turned away from one and onto another, and stayed with it."""

    step: int
    entry: int
    away: str
    onto: str
    is_right: bool


class JuryFiguresOut(Schema):
    voices: int
    crowd: JuryScoreOut | None
    players: dict[str, JuryScoreOut | None]
    rounds: list[JuryRoundOut]
    turn: JuryTurnOut | None


class JuryOut(Schema):
    """`needle` has by colour the lower quartile, the median and the upper one, once `fewest` have spoken; `figures` are
    those of a match that was scored. Neither, of a match that is over, for whoever wants to be surprised."""

    voices: int
    fewest: int
    needle: dict[str, list[int]]
    is_over: bool
    figures: JuryFiguresOut | None
    links: dict[str, str]


class JurorOut(Schema):
    """`rank` is null for who is provisional."""

    rank: int | None
    name: str
    brier: EstimateOut


class JurorPersonaOut(JurorOut):
    persona: str


class JuryBoardOut(Schema):
    """Listed is who wished to have a name and has at least `listed` matches; below `enough` a place is provisional.
    `crowd` is all voices as one mind, `personas` what players of the same matches believed, the best first."""

    matches: int
    jurors: int
    enough: int
    listed: int
    crowd: EstimateOut | None
    places: list[JurorOut]
    personas: list[JurorPersonaOut]
