"""A batch being composed: its fields, the file they make, every problem at its field, and what it will take."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

import yaml
from django import forms
from django.utils.translation import gettext as _

from glassbox_site.ground.plain import digits
from glassbox_site.ground.problems import Problem, lines
from glassbox_site.ground.reading import keys
from sct.kernel import config
from sct.pages.forms import fields, placing, recipe
from sct.settings import config_reading, estimates, offers, providers, word_lists

SPARE = 3


@dataclass(frozen=True, slots=True, kw_only=True)
class Told:
    """A problem for the page. `anchor` is the id of its field, empty if it concerns the whole."""

    text: str
    label: str = ""
    anchor: str = ""


@dataclass(slots=True, kw_only=True)
class Composition:
    """`wanted` is None as long as there are problems. `found` are all problems of the file; `loose` have no field."""

    batch: fields.BatchForm
    rows: list[fields.AgentRow]
    offered: Mapping[str, offers.Offer]
    text: str = ""
    wanted: config.SctConfig | None = None
    loose: list[Problem] = field(default_factory=list)
    found: list[Problem] = field(default_factory=list)

    @property
    def problems(self) -> list[Told]:
        return [Told(text=line) for line in lines(self.loose)] + list(self._of_fields())

    @property
    def warnings(self) -> list[str]:
        return config_reading.warnings(self.wanted) if self.wanted else []

    @property
    def estimate(self) -> estimates.Estimate | None:
        return estimates.estimate(self.wanted, self._known) if self.wanted else None

    @property
    def asked(self) -> list[providers.Provider]:
        """The providers that the batch would call."""
        return [self._known[name] for name in sorted(providers.used_by(self.wanted))] if self.wanted else []

    @property
    def providers_text(self) -> str:
        """A providers file with the entries of all providers that the batch names."""
        names = sorted(providers.named_by(self.wanted)) if self.wanted else []
        return yaml.safe_dump([self._known[name].model_dump(mode="json") for name in names], sort_keys=False)

    @property
    def spare_rows(self) -> list[fields.AgentRow]:
        """Empty rows, for browsers without the script that adds rows."""
        start = len(self.rows)
        return [fields.AgentRow({}, self.offered, place=start + number) for number in range(SPARE)]

    @property
    def places(self) -> int:
        """How many rows the page has, including spare ones."""
        return len(self.rows) + SPARE

    @property
    def pattern_row(self) -> fields.AgentRow:
        """The template from which the script makes further rows."""
        return fields.AgentRow({}, self.offered, place="__row__")

    @property
    def _known(self) -> dict[str, providers.Provider]:
        return {name: offer.provider for name, offer in self.offered.items()}

    def _of_fields(self) -> Iterator[Told]:
        all_forms: tuple[forms.Form, ...] = (*self.rows, self.batch)
        for form in all_forms:
            for name, found in form.errors.items():
                bound = form[name]
                label = str(bound.label)
                if isinstance(form, fields.AgentRow):
                    label = _("Agent %(number)s: %(field)s") % {"number": form.number, "field": label}
                anchor = bound.id_for_label or f"{bound.auto_id}_0"  # of several choices, the first
                yield from (Told(text=str(text), label=label, anchor=anchor) for text in found)

    def read(self) -> None:
        """Makes the file from the fields, and adds each of its problems to the field concerned."""
        readable = [row for row in self.rows if row.is_valid()]
        self.batch.full_clean()
        self.text = recipe.text(self.batch.cleaned_data, [row.cleaned_data for row in readable])
        try:
            wanted = config_reading.read(self.text, self.offered, word_lists=word_lists.offered())
        except config_reading.BadConfig as bad:
            self._complain(bad.problems, readable)
            return
        self._complain(config_reading.too_many(wanted), readable)
        self._complain(providers.unusable(self._known, wanted, keys.KNOWN), readable)
        if not self.problems:
            self.wanted = wanted

    def _complain(self, found: Iterable[Problem], rows: list[fields.AgentRow]) -> None:
        """`rows` are those that went into the file, so that an agent's place in the file is its index in them."""
        for problem in found:
            self.found.append(problem)
            place = placing.place(problem)
            if place is None:
                self.loose.append(problem)
            else:
                form: forms.Form = self.batch if place.row is None else rows[place.row]
                form.add_error(place.field, problem.said)


def compose(data: Mapping[str, str]) -> Composition:
    """The composition of a form or a draft, with all its problems."""
    composition = bound(data)
    composition.read()
    return composition


def bound(data: Mapping[str, str]) -> Composition:
    """The composition without problems, for a page that does not show them yet. Rows without an agent are dropped."""
    try:
        offered, loose = offers.offered(), []
    except config_reading.BadConfig as bad:
        offered, loose = {}, list(bad.problems)
    packed = pack(data)
    rows = [fields.AgentRow(packed, offered, place=place) for place in range(int(packed["rows"]))]
    return Composition(batch=fields.BatchForm(packed, offered), rows=rows, offered=offered, loose=loose)


def pack(data: Mapping[str, str]) -> recipe.Fields:
    """The data without anything that is not a field, and with the agents numbered without gaps."""
    batch = {name: str(data[name]) for name in fields.BatchForm.base_fields if name in data}
    wanted = digits.number(data.get("rows", "")) or 0
    kept = [place for place in range(min(wanted, recipe.MOST_ROWS)) if data.get(f"agents-{place}-kind")]
    rows = {
        f"agents-{new}-{name}": str(data[f"agents-{old}-{name}"])
        for new, old in enumerate(kept)
        for name in fields.AgentRow.base_fields
        if f"agents-{old}-{name}" in data
    }
    return batch | rows | {"rows": str(len(kept))}
