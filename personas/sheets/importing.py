"""Turns a sheet into rows: either all of them, or none and every problem with its line.

An entry is identified by the tier's name, the model's slug or the persona's key; an existing row is changed where
the sheet differs, so importing a sheet twice is the same as importing it once.
"""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from functools import partial

import pydantic
from django.core.exceptions import ValidationError
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from glassbox_site.ground.acting import acts
from glassbox_site.ground.working import named_locks
from personas import ourselves
from personas.models import ChatModel, Persona, Verb
from personas.sheets import entries, line_numbers, shapes
from personas.sheets.problems import Path, Problem, Unfit

PLAINLY = {
    "missing": gettext_lazy("It is missing."),
    "extra_forbidden": gettext_lazy("There is no such field."),
    "string_type": gettext_lazy("It must be text (in quotes, if it looks like something else)."),
    "model_type": gettext_lazy("It must be a mapping of fields."),
}
COUNTED = {
    entries.Verdict.CREATED: gettext_lazy("%(count)d created"),
    entries.Verdict.CHANGED: gettext_lazy("%(count)d changed"),
    entries.Verdict.UNCHANGED: gettext_lazy("%(count)d unchanged"),
    entries.Verdict.LEFT: gettext_lazy("%(count)d left alone"),
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Report:
    """What became of each entry, by its identity ("model:gpt4o")."""

    verdicts: Mapping[str, entries.Verdict]

    def __str__(self) -> str:
        found = list(self.verdicts.values())
        return ", ".join(
            COUNTED[verdict] % {"count": found.count(verdict)} for verdict in entries.Verdict if verdict in found
        )


def bring_in(sheet: bytes, *, by: str = "", by_id: int | None = None, leave: Collection[str] = ()) -> Report:
    """Raises Unfit. Identities in `leave` stay as they are, whether they exist or not. The import is recorded in the
    trail if somebody is signed in (`by_id`)."""
    placed = line_numbers.read(sheet)
    read = _shaped(placed)
    importing = _Importing(placed=placed, by=by, leave=leave)
    importing.refuse_our_own(read)
    return bring_in_all(importing, read, by_id=by_id)


@acts.on_several(Persona, name="import", verb=Verb.IMPORTED, by_people=True, note=lambda report, *_sheet: str(report))
def bring_in_all(importing: "_Importing", read: shapes.Sheet) -> Report:
    named_locks.hold("sheets")
    importing.all_of(read)
    if importing.problems:
        raise Unfit(importing.problems)
    return Report(verdicts=importing.verdicts)


def _shaped(placed: line_numbers.Placed) -> shapes.Sheet:
    try:
        return shapes.Sheet.model_validate(placed.value)
    except pydantic.ValidationError as misfit:
        raise Unfit(
            [
                Problem(
                    message=str(PLAINLY.get(error["type"], error["msg"])),
                    line=placed.line_of(error["loc"]),
                    path=error["loc"],
                )
                for error in misfit.errors(include_url=False, include_context=False, include_input=False)
            ]
        ) from None


@dataclass(slots=True, kw_only=True)
class _Importing:
    """The state of one import."""

    placed: line_numbers.Placed
    by: str
    leave: Collection[str]
    verdicts: dict[str, entries.Verdict] = field(default_factory=dict)
    problems: list[Problem] = field(default_factory=list)
    refused: set[str] = field(default_factory=set)

    def refuse_our_own(self, sheet: shapes.Sheet) -> None:
        """Refuses models at addresses of this site itself; asks those addresses, so call it before taking a lock."""
        coming = {place: m.base_url for place, m in enumerate(sheet.models) if f"model:{m.slug}" not in self.leave}
        ours = ourselves.among(set(coming.values()))
        for place, address in coming.items():
            if address in ours:
                self._object(("models", place), {"base_url": [str(ourselves.problem(address))]})

    def all_of(self, sheet: shapes.Sheet) -> None:
        """Writes tiers and models first, because personas refer to them."""
        for place, tier in enumerate(sheet.tiers):
            self._one(f"tier:{tier.name}", ("tiers", place), partial(entries.write_tier, tier, self.by))
        for place, model in enumerate(sheet.models):
            self._one(f"model:{model.slug}", ("models", place), partial(entries.write_model, model))
        for place, persona in enumerate(sheet.personas):
            self._persona(persona, ("personas", place))

    def _persona(self, persona: shapes.PersonaEntry, path: Path) -> None:
        """A reference to an entry that was refused above is not reported as a second problem; a persona of a model
        that is left out and does not exist is left out too."""
        identity, of_model = f"persona:{entries.key_of(persona)}", f"model:{persona.model}"
        if of_model in self.leave and not ChatModel.objects.filter(slug=persona.model).exists():
            self.verdicts[identity] = entries.Verdict.LEFT
            return
        known = {name for name, of in (("model", of_model), ("tier", f"tier:{persona.tier}")) if of in self.refused}
        self._one(identity, path, partial(entries.write_persona, persona), known)

    def _one(
        self, identity: str, path: Path, write: Callable[[], entries.Verdict], known: Collection[str] = ()
    ) -> None:
        if identity in self.verdicts or identity in self.refused:
            self._object(path, {"": [_("It is in this file twice.")]})
        elif identity in self.leave:
            self.verdicts[identity] = entries.Verdict.LEFT
        else:
            try:
                self.verdicts[identity] = write()
            except ValidationError as refusal:
                self.refused.add(identity)
                told = refusal.message_dict
                self._object(path, {name: texts for name, texts in told.items() if name not in known})

    def _object(self, path: Path, messages: Mapping[str, list[str]]) -> None:
        for name, texts in messages.items():
            place = path if name in ("", "__all__") else (*path, "active" if name == "is_active" else name)
            line = self.placed.line_of(place)
            self.problems += [Problem(message=text, line=line, path=place) for text in texts]
