"""The search for matches, personas, seasons, maps, series, batches and studies. Only names are searched, so that
results give nothing away; a number finds the match of that number."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from django.db.models import Q, QuerySet

from games.models import Match, Season, Seat, Series
from games.pages import programme
from games.pages.forms import lobby_fields
from glassbox_site.ground.plain import digits
from personas.models import Persona
from sct.models import Batch, Study

LONGEST: Final = 100
MOST_WORDS: Final = 6
MATCHES, PERSONAS, OTHERS = 8, 12, 6


@dataclass(frozen=True, slots=True, kw_only=True)
class Found:
    """`has_more`: there are earlier matches as well."""

    matches: Sequence[programme.Card]
    has_more: bool
    personas: Sequence[Persona]
    seasons: Sequence[Season]
    stations: Sequence[tuple[str, str]]
    series: Sequence[Series]
    batches: Sequence[Batch]
    studies: Sequence[Study]

    @property
    def has_others(self) -> bool:
        """Whether anything is found besides matches and personas."""
        return bool(self.seasons or self.stations or self.series or self.batches or self.studies)

    @property
    def is_empty(self) -> bool:
        return not (self.matches or self.personas or self.has_others)


def words_of(text: str) -> str:
    """What somebody typed or pasted, as one line of printable characters, shortened."""
    shown = "".join(letter if letter.isprintable() else " " for letter in text[: 4 * LONGEST])
    return " ".join(shown.split())[:LONGEST].rstrip()


def find(text: str, *, telling: bool) -> Found:
    """A thing is found if each word is in one of its names."""
    words = text.split()[:MOST_WORDS]
    numbers = [number for word in words if (number := digits.number(word.lstrip("#"))) is not None]
    cards = programme.cards(_matches(words, numbers), telling=telling)
    return Found(
        matches=cards[:MATCHES],
        has_more=len(cards) > MATCHES,
        personas=list(_personas(words)[:PERSONAS]),
        seasons=list(Season.objects.filter(_all(words, "name"))[:OTHERS]),
        stations=[
            (key, name)
            for key, name in lobby_fields.maps_by_name()
            if all(word.casefold() in name.casefold() for word in words)
        ],
        series=list(Series.objects.filter(_all(words, "name")).order_by("-pk")[:OTHERS]),
        batches=list(Batch.objects.filter(_all(words, "name")).order_by("-pk")[:OTHERS]),
        studies=list(Study.objects.filter(_all(words, "name")).order_by("-pk")[:OTHERS]),
    )


def _matches(words: Sequence[str], numbers: Sequence[int]) -> QuerySet[Match]:
    """Matches with one of these numbers, or with all of these names at the table; the latest first."""
    names = [word for word in words if word.casefold() not in ("match", "matches")]
    chosen = Q(pk__in=numbers)
    if names:
        seated = Q()
        for name in names:
            seated &= Q(pk__in=Seat.objects.filter(name__icontains=name).values("match"))
        chosen |= seated
    return Match.objects.original().filter(chosen).order_by("-pk")[: MATCHES + 1]


def _personas(words: Sequence[str]) -> QuerySet[Persona]:
    found = Persona.objects.filter(_all(words, "name", "key", "model__name", "tier__name"))
    return found.select_related("model", "tier").order_by("-is_active", "name", "key")


def _all(words: Sequence[str], *fields: str) -> Q:
    """Each of the words is in one of the fields."""
    wanted = Q()
    for word in words:
        somewhere = Q()
        for field in fields:
            somewhere |= Q(**{f"{field}__icontains": word})
        wanted &= somewhere
    return wanted
