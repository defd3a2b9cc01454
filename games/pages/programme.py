"""Which matches are on, to come, or over, and as much about each as its card may tell.

Readers with spoilers off get cards without results, lengths and roles: what a page must not show is not handed to it.
"""

import dataclasses
import json
from collections.abc import Iterable, Iterator
from datetime import datetime

from django.db.models import Exists, F, OuterRef, Prefetch, Q, QuerySet, Subquery
from django.db.models.functions import Coalesce
from django.utils.functional import Promise
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from games.engine import maps
from games.engine.facts import events, identities
from games.models import LogEntry, Match, Season, Seat, Series, Status, people_seated
from games.watching.sockets import attendance
from personas.models import Persona

Matches = QuerySet[Match]
GOING_ON = (Status.RUNNING, Status.PAUSED, Status.INTERRUPTED, Status.QUEUED)
LARGEST = 2**62
LOOKED_BACK = 2_000
"""How many entries back from a match's head its last line and its phase are looked for."""

WINNERS = {
    identities.Side.CREW.value: _("The crew won"),
    identities.Side.IMPOSTORS.value: _("The impostors won"),
    identities.Side.NOBODY.value: _("Nobody won"),
}
REASONS = {
    events.EndReason.SABOTAGE.value: _("a sabotage ran out"),
    events.EndReason.IMPOSTORS_GONE.value: _("no impostor was left"),
    events.EndReason.PARITY.value: _("as many impostors as crew were left"),
    events.EndReason.TASKS_DONE.value: _("all tasks were done"),
    events.EndReason.TIME_LIMIT.value: _("the time was up"),
}


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Wish:
    """Which matches to list; an empty field does not narrow the list."""

    status: str = ""
    kind: str = ""
    season: int | None = None
    persona: str = ""
    map: str = ""


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Player:
    """`role` is empty where it must not be shown."""

    color: str
    name: str
    key: str
    mind: str
    sitter: str
    role: str

    @property
    def is_impostor(self) -> bool:
        return self.role == identities.Role.IMPOSTOR


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Party:
    """Players who are alike in who decides for them: the same model, people, programs, or house bots."""

    mind: str
    sitter: str
    players: tuple[Player, ...]

    @property
    def count(self) -> int:
        return len(self.players)


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Result:
    winner: str
    headline: str | Promise
    reason: str | Promise


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """The last line that the table heard."""

    color: str
    message: str


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Card:
    """`since` is when the match began or is to begin. `line` and `in_meeting` are None unless it is going on; so is
    `watching` if the number is not known now."""

    number: int
    address: str
    status: str
    status_label: str
    station: str
    season: str
    is_exhibition: bool
    series: Series | None
    since: datetime
    players: tuple[Player, ...]
    result: Result | None
    line: Line | None
    in_meeting: bool | None
    tick: int | None
    watching: int | None

    @property
    def line_up(self) -> tuple[Party, ...]:
        """Who decides for whom, said once: people and programs first, house bots last."""
        minds = dict.fromkeys((player.mind, player.sitter) for player in self.players)
        return tuple(
            Party(mind=mind, sitter=sitter, players=self._alike(mind, sitter))
            for mind, sitter in sorted(minds, key=lambda each: (not each[1], not each[0]))
        )

    def _alike(self, mind: str, sitter: str) -> tuple[Player, ...]:
        return tuple(player for player in self.players if (player.mind, player.sitter) == (mind, sitter))

    @property
    def speaker(self) -> Player | None:
        """The player who said the last line."""
        return next((player for player in self.players if self.line and player.color == self.line.color), None)

    @property
    def is_scheduled(self) -> bool:
        return self.status == Status.SCHEDULED


def wanted(wish: Wish) -> Matches:
    """The matches that were wished for, newest first."""
    found = Match.objects.original().order_by("-pk")
    if wish.kind:
        found = found.filter(is_exhibition=wish.kind == "exhibition", series_place__match__isnull=wish.kind != "series")
    if wish.season is not None:
        found = found.filter(season=wish.season)
    if wish.persona:
        found = found.filter(Exists(Seat.objects.filter(match=OuterRef("pk"), persona_key=wish.persona)))
    return found.filter(rules__map=wish.map) if wish.map else found


def on_air(found: Matches) -> Matches:
    """Matches that are going on, annotated for their cards: league matches before exhibitions before matches of series,
    which are played flat out; then what has started before what waits, the latest first."""
    recent = LogEntry.objects.filter(match=OuterRef("pk"), seq__gt=OuterRef("head") - LOOKED_BACK).order_by("-seq")
    return (
        found.filter(status__in=GOING_ON)
        .annotate(
            spoken=Subquery(recent.filter(kind=events.Spoke.__name__).values("line")[:1]),
            of_series=Q(series_place__isnull=False),
            phase=Subquery(recent.filter(kind__in=_PHASES).values("kind")[:1]),
        )
        .order_by("of_series", "is_exhibition", F("started_at").desc(nulls_last=True), "-pk")
    )


def being_played() -> int:
    return Match.objects.original().filter(status=Status.RUNNING).count()


def was_removed(number: int) -> bool:
    """Whether a match with this number was deleted: numbers ascend, so a gap below a later match was one."""
    return (
        0 < number <= LARGEST
        and not Match.objects.filter(pk=number).exists()
        and Match.objects.filter(pk__gt=number).exists()
    )


_PHASES = (events.MeetingOpened.__name__, events.MeetingClosed.__name__)


def to_come(found: Matches) -> Matches:
    """Scheduled matches, the next one first."""
    return found.filter(status=Status.SCHEDULED).order_by("start_at", "pk")


def over(found: Matches, *statuses: str, telling: bool) -> Matches:
    """Matches that are over, last ended first; without `telling` last begun first: ends would reveal lengths."""
    latest = F("ended_at") if telling else Coalesce("started_at", "start_at")
    return found.filter(status__in=statuses or (Status.FINISHED, Status.ABORTED)).order_by(latest.desc(), "-pk")


def without(told: Iterable[Card], found: Matches) -> Matches:
    """Leaves out matches that have a card already: a match can change its status between two queries."""
    return found.exclude(pk__in=[card.number for card in told])


def seasons() -> QuerySet[Season]:
    return Season.objects.all()


def performers() -> QuerySet[Persona]:
    return Persona.objects.select_related("model")


def cards(found: Matches, *, telling: bool) -> list[Card]:
    """Takes a fixed number of queries. Without `telling`, cards do not say how a match goes or went."""
    seated = Prefetch("seats", Seat.objects.select_related("model", "person").order_by("place"))
    whole = found.select_related("season", "series_place__series").prefetch_related(seated)
    matches = list(whole.defer("series_place__row", "series_place__series__text"))
    present = attendance.of(match.pk for match in matches if match.status in GOING_ON)
    return [_card(match, present.get(match.pk, 0), telling=telling) for match in matches]


def _card(match: Match, watching: int | None, *, telling: bool) -> Card:
    is_told = telling and match.status == Status.FINISHED
    spoken, phase = getattr(match, "spoken", None), getattr(match, "phase", None)
    is_shown = telling and hasattr(match, "phase") and match.head > 0
    return Card(
        number=match.pk,
        address=match.get_absolute_url(),
        status=match.status,
        status_label=match.get_status_display(),
        station=gettext(maps.title(match.rules["map"])),
        season=match.season.name if match.season else "",
        is_exhibition=match.is_exhibition,
        series=match.series_place.series if hasattr(match, "series_place") else None,
        since=match.started_at or match.start_at,
        players=tuple(_players(match.seats.all(), telling=is_told)),
        result=_result(match) if is_told else None,
        line=_line(spoken) if telling and spoken else None,
        in_meeting=phase == events.MeetingOpened.__name__ if is_shown else None,
        tick=match.tick if is_shown else None,
        watching=watching,
    )


def _players(seats: Iterable[Seat], *, telling: bool) -> Iterator[Player]:
    for seat in seats:
        yield Player(
            color=seat.color,
            name=seat.name,
            key=seat.persona_key,
            mind=seat.model.name if seat.model else "",
            sitter=people_seated.told_as(seat),
            role=seat.role if telling else "",
        )


def _result(match: Match) -> Result:
    return Result(
        winner=match.winner,
        headline=WINNERS.get(match.winner, match.winner),
        reason=REASONS.get(match.end_reason, match.end_reason),
    )


def _line(entry: str) -> Line:
    event = json.loads(entry)["event"]
    return Line(color=event["color"], message=event["message"])
