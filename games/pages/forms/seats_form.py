"""Who sits where: one row per seat, with a persona or a house bot in each. An empty row is no seat."""

import dataclasses
import functools
import itertools
from collections.abc import Sequence
from typing import Any

from django import forms
from django.utils.text import capfirst
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from games.booking import ordering
from games.engine.facts import identities
from games.models import Match
from games.pages.forms.long_select import LongSelect
from games.players.bots import temperaments
from personas import roster
from personas.models import Persona, validation

Color = identities.Color
BOT, PERSONA = "bot:", "persona:"
MOST = len(Color)


@dataclasses.dataclass(frozen=True)
class Cast:
    """Everybody who can be cast now, queried once for all rows."""

    personas: Sequence[Persona]

    @classmethod
    def of_today(cls) -> "Cast":
        return cls(list(roster.available()))

    @functools.cached_property
    def by_key(self) -> dict[str, Persona]:
        return {persona.key: persona for persona in self.personas}

    @functools.cached_property
    def choices(self) -> list[tuple[Any, Any]]:
        """Choices grouped by model; models come first, since the league is about them."""
        by_mind: dict[str, list[tuple[str, str]]] = {}
        for persona in sorted(self.personas, key=lambda persona: persona.model is None):
            mind = persona.model.name if persona.model else str(_("House personas"))
            by_mind.setdefault(mind, []).append((f"{PERSONA}{persona.key}", _told(persona)))
        bots = [(f"{BOT}{temper.name}", _bot(temper)) for temper in temperaments.HOUSE]
        return [("", _("nobody")), *by_mind.items(), (_("Nameless house bots"), bots)]

    def usual(self, players: int) -> list[dict[str, str]]:
        """Initial rows for this many players: house personas, then nameless bots, all of them free of cost."""
        house = [f"{PERSONA}{persona.key}" for persona in self.personas if persona.model is None]
        bots = itertools.cycle(f"{BOT}{name}" for name in temperaments.BY_NAME)
        seated = itertools.islice(itertools.chain(house, bots), players)
        return [{"color": color.value, "who": who} for color, who in zip(Color, seated, strict=False)]

    def as_in(self, match: Match) -> list[dict[str, str]]:
        """Rows with the players of that match; empty where somebody cannot be cast any more."""
        seats = match.seats.order_by("place")
        return [{"color": seat.color, "who": self._who(seat), "name": seat.name} for seat in seats]

    def _who(self, seat: Any) -> str:
        if seat.persona_key:
            return f"{PERSONA}{seat.persona_key}" if seat.persona_key in self.by_key else ""
        return f"{BOT}{seat.temperament}"


def _told(persona: Persona) -> str:
    """The persona with its model, as a closed select does not show its group, and its tier; bots read no advice."""
    if persona.model is None:
        return f"{persona.name} · ⚙ {gettext('house bot')}"
    return f"{persona.name} · ✦ {persona.model.name} · {persona.tier.name}"


def _bot(temper: temperaments.Temperament) -> str:
    words = {"temperament": gettext(temper.name), "motto": gettext(temper.motto)}
    return capfirst(gettext("%(temperament)s: %(motto)s") % words)


class Seat(forms.Form):
    color = forms.ChoiceField(label=_("Colour"), choices=[(color.value, _(color.title())) for color in Color])
    who = forms.ChoiceField(label=_("Who"), required=False, widget=LongSelect)
    name = forms.CharField(
        label=_("Name"), required=False, max_length=ordering.LONGEST_NAME, validators=[validation.plain_line]
    )

    def __init__(self, *args: Any, cast: Cast, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.empty_permitted = True  # even rows that had initial values may be removed
        self._cast = cast
        who = self.fields["who"]
        assert isinstance(who, forms.ChoiceField)
        who.choices = cast.choices
        self.fields["name"].widget.attrs["placeholder"] = _("its own")

    @property
    def is_chair(self) -> bool:
        """Whether somebody was chosen for this row, including an invalid choice."""
        return bool(self.cleaned_data.get("who")) or "who" in self.errors

    @property
    def model(self) -> Any:
        """The model that is paid for this seat, if one is."""
        return self.persona.model if self.persona else None

    @property
    def persona(self) -> Persona | None:
        who: str = self.cleaned_data["who"]
        return self._cast.by_key[who.removeprefix(PERSONA)] if who.startswith(PERSONA) else None

    def chair(self) -> ordering.Chair:
        color, name = Color(self.cleaned_data["color"]), self.cleaned_data["name"].strip()
        if self.persona is not None:
            return ordering.Chair(color=color, persona=self.persona, name=name)
        temperament = self.cleaned_data["who"].removeprefix(BOT)
        return ordering.Chair(color=color, temperament=temperament, name=name or f"{color.title()} Bot")


class Seats(forms.BaseFormSet):
    """All rows. If two share a colour, both get the error."""

    def clean(self) -> None:
        taken: dict[str, list[Seat]] = {}
        for row in self.seated:
            taken.setdefault(row.cleaned_data.get("color", ""), []).append(row)
        for color, rows in taken.items():
            for row in rows if color and len(rows) > 1 else ():
                row.add_error("color", _("%(color)s is taken twice.") % {"color": gettext(color.title())})

    @property
    def seated(self) -> list[Seat]:
        return [row for row in self.forms if row.is_chair]


def rows(cast: Cast, *, data: Any = None, initial: Any = None) -> Seats:
    made: Any = forms.formset_factory(Seat, formset=Seats, extra=0, max_num=MOST, absolute_max=MOST, validate_max=True)
    table: Seats = made(data, initial=initial, prefix="seats", form_kwargs={"cast": cast})
    return table
