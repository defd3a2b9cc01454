"""What is published of each match of a series: one row for the match and one per seat. All figures come from these."""

import dataclasses
import hashlib
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from games.engine.facts import identities
from games.experiments.series.series_plan import Planned
from games.models import Exchange, Match, Seat, Status, people_seated

DIGITS = 12
ABORTED = "aborted"


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class SeatRow:
    """`measures` are (sum, count) by name; an aborted match has none. `mind` is a hash of who sat there: model, advice
    and character; it is empty for a bot and for a person."""

    number: int
    color: str
    entry: str
    is_subject: bool
    role: str
    measures: Mapping[str, tuple[float, float]]
    mind: str = ""
    is_person: bool = False

    @property
    def side(self) -> str:
        return "impostor" if self.role == identities.Role.IMPOSTOR else "crewmate"


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class MatchRow:
    """`points` are those of the entry that had the seats in question: 1, 0, or a half if nobody won; None if aborted.
    `code` is the version of the code that gathered the row."""

    number: int
    pairing: int
    pair: int
    half: int
    seed: int
    subject: str
    state: str
    winner: str
    ended_by: str
    ticks: int
    points: float | None
    seats: Sequence[SeatRow]
    code: str = ""


def of(match: Match, planned: Planned, code: str = "") -> MatchRow:
    """The row of a match that is over."""
    is_finished = match.status == Status.FINISHED
    spent = _spent(match) if is_finished else {}
    sat = {seat.color: seat for seat in match.seats.select_related("conduct", "model", "person")}
    conducts = {color: seat.conduct for color, seat in sat.items()} if is_finished else {}
    subject = next(seat for seat in planned.seats if seat.is_subject)
    side = identities.Side.IMPOSTORS if subject.is_impostor else identities.Side.CREW
    return MatchRow(
        number=planned.number,
        pairing=planned.pairing,
        pair=planned.pair,
        half=planned.half,
        seed=planned.seed,
        subject=planned.subject.name,
        state=match.status if is_finished else ABORTED,
        winner=match.winner,
        ended_by=match.end_reason,
        ticks=match.tick,
        points=_points(match.winner, side) if is_finished else None,
        seats=[
            SeatRow(
                number=planned.number,
                color=seat.color,
                entry=seat.entry.name,
                is_subject=seat.is_subject,
                role=identities.Role.IMPOSTOR if seat.is_impostor else identities.Role.CREWMATE,
                measures={**conducts[seat.color].measures, **spent.get(seat.color, {})} if is_finished else {},
                mind=_mind(sat[seat.color]),
                is_person=_is_person(sat[seat.color]),
            )
            for seat in planned.seats
        ],
        code=code,
    )


def _mind(seat: Seat) -> str:
    if seat.model is None:
        return ""
    told = (seat.model.model, seat.tier_id, seat.character, seat.manner, seat.temperature)
    return hashlib.sha256(repr(told).encode()).hexdigest()[:DIGITS]


def _is_person(seat: Seat) -> bool:
    """False after a person withdrew, because the seat is then its bot's; false for agents."""
    sitter = people_seated.sitter(seat)
    return sitter is not None and sitter.withdrawn_at is None and not sitter.is_agent


def _points(winner: str, side: identities.Side) -> float:
    return 0.5 if winner == identities.Side.NOBODY else float(winner == side)


def _spent(match: Match) -> dict[str, dict[str, tuple[float, float]]]:
    """What models' seats used, by colour; the others are missing."""
    told: dict[str, list[Exchange]] = {}
    for said in Exchange.objects.filter(answer__match=match).select_related("answer").defer("words"):
        told.setdefault(said.answer.color, []).append(said)
    return {color: _taken(said) for color, said in told.items()}


def _taken(said: Sequence[Exchange]) -> dict[str, tuple[float, float]]:
    """Tokens and dollars per match, seconds per answer, and how many tokens were estimated. Dollars are there only if
    the cost of every call is known, so that no entry looks cheap because a part is missing; a call without tokens cost
    nothing."""
    costs = [each.cost for each in said if each.cost is not None or each.tokens_in or each.tokens_out]
    estimated = [each.tokens_estimated for each in said if each.tokens_estimated is not None]
    return {
        "tokens": (sum(each.tokens_in + each.tokens_out for each in said), 1),
        **({"dollars": (float(sum(filter(None, costs))), 1)} if costs and None not in costs else {}),
        "latency": (round(sum(each.seconds for each in said), 3), len(said)),
        **({"tokens_estimated": (sum(estimated), 1)} if estimated else {}),
    }


def kept(row: MatchRow) -> dict[str, Any]:
    return dataclasses.asdict(row)


def read(told: Mapping[str, Any]) -> MatchRow:
    """Reads back what `kept` returned, after it went through JSON."""
    seats = [
        SeatRow(**{**seat, "measures": {name: (value, n) for name, (value, n) in seat["measures"].items()}})
        for seat in told["seats"]
    ]
    return MatchRow(**{**told, "seats": seats})


def read_all(told: Iterable[Mapping[str, Any]]) -> list[MatchRow]:
    return sorted((read(each) for each in told), key=lambda row: row.number)
