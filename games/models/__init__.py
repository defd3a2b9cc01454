"""What the league keeps: seasons, matches, seats, series, juries, each match's log, what its models were asked."""

from games.models.conduct_kept import Conduct
from games.models.fork import Arm, Continuation, Depth, Fork
from games.models.jury_rows import Juror, JuryFigures, Mark, Voice
from games.models.log_lines import LogEntry
from games.models.match import Match, Pace, PauseCause, Status
from games.models.moment import Moment, MomentKind
from games.models.paid import BESIDE, CASTER, CLERK, Answer, Beginning, Exchange
from games.models.people_seated import Echo, Person, Question
from games.models.season import Season
from games.models.seat import Seat
from games.models.series_rows import Series, SeriesBoard, SeriesMatch, SeriesState

__all__ = [
    "BESIDE",
    "CASTER",
    "CLERK",
    "Answer",
    "Arm",
    "Beginning",
    "Conduct",
    "Continuation",
    "Depth",
    "Echo",
    "Exchange",
    "Fork",
    "Juror",
    "JuryFigures",
    "LogEntry",
    "Mark",
    "Match",
    "Moment",
    "MomentKind",
    "Pace",
    "PauseCause",
    "Person",
    "Question",
    "Season",
    "Seat",
    "Series",
    "SeriesBoard",
    "SeriesMatch",
    "SeriesState",
    "Status",
    "Voice",
]
