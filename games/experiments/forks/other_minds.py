"""Another mind for a seat, named in one word: `bot:hunter`, `persona:gpt4o_leader`, `model:gpt4o`, `tier:advanced`."""

from collections.abc import Iterator

from django.db.models import QuerySet
from django.utils.translation import gettext as _

from games.booking import ordering
from games.models import Seat
from games.players.bots import temperaments
from personas.models import ChatModel, Persona, StrategyTier

KINDS = ("bot", "persona", "model", "tier")


def problems(mind: str, seat: Seat | None) -> Iterator[str]:
    """What keeps a mind from taking that seat; `seat` is None if nobody sits there."""
    kind, _colon, name = mind.partition(":")
    if kind not in KINDS:
        yield _("mind: %(mind)r must begin with one of %(kinds)s") % {"mind": mind, "kinds": ", ".join(KINDS)}
    elif not _is_known(kind, name):
        yield _("mind: there is no %(kind)s %(name)r that can be called on") % {"kind": kind, "name": name}
    elif kind == "tier" and seat is not None and seat.model is None:
        yield _("mind: a tier is told to models; the house bot of %(color)s has none") % {"color": seat.color}


def embody(seat: Seat, mind: str) -> None:
    """Puts a mind into the seat, which keeps its name and colour. A persona or a bot replaces all else; a model or
    a tier replaces only the seat's own."""
    kind, _colon, name = mind.partition(":")
    called = seat.name
    if kind == "persona":
        ordering.embody(seat, _personas(name).get())
        seat.lessons = {}
    elif kind == "bot":
        seat.temperament, seat.model, seat.tier = name, None, None
        seat.persona, seat.persona_key, seat.lessons = None, "", {}
    elif kind == "model":
        seat.temperament, seat.model = "", _models(name).get()
    else:
        seat.tier = _tiers(name).get().current
    seat.name = called


def _is_known(kind: str, name: str) -> bool:
    if kind == "bot":
        return name in temperaments.BY_NAME
    found = {"persona": _personas, "model": _models, "tier": _tiers}[kind](name)
    return bool(found.exists())


def _personas(key: str) -> QuerySet[Persona]:
    return Persona.objects.filter(key=key, is_active=True)


def _models(slug: str) -> QuerySet[ChatModel]:
    return ChatModel.objects.filter(slug=slug, is_active=True)


def _tiers(name: str) -> QuerySet[StrategyTier]:
    return StrategyTier.objects.filter(name__iexact=name)
