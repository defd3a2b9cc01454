"""What the interface tells of beliefs: of players, of juries, and of jurors among each other."""

from ninja import Schema

Share = float | None


class EstimateOut(Schema):
    """A figure with its 95 % interval, or null bounds where there is none; `n` is how many were counted."""

    value: Share
    low: Share
    high: Share
    n: int


class BinOut(Schema):
    """Calibration: of all statements that gave this probability (0 to 1), the share that was about impostors."""

    stated: float
    right: EstimateOut


class BeliefsOut(Schema):
    """`brier` is 0 if always right and 1 if always wrong; `auc` is 0 to 1, 0.5 by chance; `moved` is in points per
    line."""

    brier: EstimateOut | None
    auc: EstimateOut | None
    moved: EstimateOut | None
    calibration: list[BinOut]


class MoveOut(Schema):
    """By how many points, on average, the listener's suspicions moved around a line of the speaker; `n` counts
    lines."""

    speaker: str
    listener: str
    points: EstimateOut


class MovingLineOut(Schema):
    """`seq` is the entry of the line. `moved` is by how many points it moved its listeners, `onto_speaker` by how many
    it moved their suspicion of the speaker."""

    seq: int
    speaker: str
    words: str
    claims: int
    lies: int
    listeners: int
    moved: Share
    onto_speaker: Share


class MatchBeliefsOut(Schema):
    """The figures of one match. The intervals come from resampling its statements and lines, and are too narrow as far
    as a statement resembles the one before it. `is_silent` is true if nobody stated anything, and always for
    spoiler-free requests."""

    is_silent: bool
    seats: dict[str, BeliefsOut]
    moves: list[MoveOut]
    lines: list[MovingLineOut]


class JuryScoreOut(Schema):
    """The mean Brier score over `steps`: 0 if always right, 1 if always wrong."""

    brier: float
    steps: int


class SpreadOut(Schema):
    """In percent: the median of `n` values, and the quartiles below and above it."""

    low: float
    median: float
    high: float
    n: int


class SuspectOut(Schema):
    jury: SpreadOut | None
    players: SpreadOut | None


class JuryRoundOut(Schema):
    """What was believed of each suspect just before the ballots of that round were revealed, or at the end."""

    round: int
    entry: int
    suspects: dict[str, SuspectOut]


class JuryTurnOut(Schema):
    """The entry at which the jury turned from one suspect to another, and stayed with it."""

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
    """`needle` has, by colour, the lower quartile, the median and the upper quartile, once at least `fewest` jurors
    have spoken. `figures` exist once the match is scored. Spoiler-free requests get neither for a match that is
    over."""

    voices: int
    fewest: int
    needle: dict[str, list[int]]
    is_over: bool
    figures: JuryFiguresOut | None
    links: dict[str, str]


class JurorOut(Schema):
    """`rank` is null for a provisional place."""

    rank: int | None
    name: str
    brier: EstimateOut


class JurorPersonaOut(JurorOut):
    persona: str


class JuryBoardOut(Schema):
    """`places` lists jurors who chose a name and have at least `listed` matches; with fewer than `enough`, a place is
    provisional. `crowd` is all voices taken as one mind. `personas` are the players of the same matches, best first."""

    matches: int
    jurors: int
    enough: int
    listed: int
    crowd: EstimateOut | None
    places: list[JurorOut]
    personas: list[JurorPersonaOut]
