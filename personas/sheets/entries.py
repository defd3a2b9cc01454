"""Writes one entry of a sheet to one row, new or existing; fields it leaves out stay, or take their defaults.

Each function raises Django's ValidationError with its messages by field.
"""

from collections.abc import Mapping
from dataclasses import asdict
from enum import StrEnum
from typing import TypeVar

from django.core.exceptions import ValidationError
from django.utils.translation import gettext as _

from personas.models import ChatModel, Persona, StrategyTier
from personas.models.chat_model import HOUSE
from personas.models.strategy import Wording
from personas.sheets import shapes

Row = TypeVar("Row", ChatModel, Persona)
TEXTS = {"everyone", "crew", "impostors"}


class Verdict(StrEnum):
    """What became of an entry."""

    CREATED = "created"
    CHANGED = "changed"
    UNCHANGED = "unchanged"
    LEFT = "left alone"


def key_of(entry: shapes.PersonaEntry) -> str:
    return f"{entry.model or HOUSE}_{entry.slug}"


def write_tier(entry: shapes.TierEntry, by: str) -> Verdict:
    tier = StrategyTier.objects.select_for_update().filter(name=entry.name).first() or StrategyTier(name=entry.name)
    is_new, known = tier.pk is None, (tier.rank, tier.current if tier.pk else None)
    if "rank" in entry.model_fields_set:
        tier.rank = entry.rank
    tier.full_clean()
    tier.save()
    version = tier.reword(Wording(**(asdict(tier.wording) | entry.model_dump(include=TEXTS, exclude_unset=True))), by)
    return _verdict(is_new=is_new, is_other=(tier.rank, version) != known)


def write_model(entry: shapes.ModelEntry) -> Verdict:
    model = ChatModel.objects.select_for_update().filter(slug=entry.slug).first() or ChatModel()
    changed = _set(model, _stated(entry))
    model.full_clean()
    return _saved(model, is_other=bool(changed))


def write_persona(entry: shapes.PersonaEntry) -> Verdict:
    persona = Persona.objects.select_for_update().filter(key=key_of(entry)).first() or Persona()
    fields, unknown = _stated(entry), {}
    fields["model"] = ChatModel.objects.filter(slug=entry.model).first() if entry.model else None
    if entry.model and fields["model"] is None:
        unknown["model"] = [_("There is no model %(name)s, neither here nor in the house.") % {"name": entry.model}]
    fields["tier"] = StrategyTier.objects.filter(name=entry.tier).first()
    if fields["tier"] is None:
        unknown["tier"] = [_("There is no tier %(name)s, neither here nor in the house.") % {"name": entry.tier}]
        del fields["tier"]
    changed = _set(persona, fields)
    _refuse_unfit(persona, unknown)
    return _saved(persona, is_other=bool(changed))


def _refuse_unfit(persona: Persona, unknown: Mapping[str, list[str]]) -> None:
    """Raises one error with both the persona's own faults and the references that lead nowhere."""
    try:
        persona.full_clean(exclude=("key", *unknown))
    except ValidationError as refusal:
        raise ValidationError({**refusal.message_dict, **unknown}) from None
    if unknown:
        raise ValidationError(dict(unknown))


def _stated(entry: shapes.ModelEntry | shapes.PersonaEntry) -> dict[str, object]:
    """The fields that the sheet gives, by the names of the columns."""
    stated: dict[str, object] = entry.model_dump(exclude_unset=True)
    if "active" in stated:
        stated["is_active"] = stated.pop("active")
    return stated


def _set(row: Row, fields: Mapping[str, object]) -> list[str]:
    """Returns the names of the fields that differed; in a new row, all of them."""
    changed = [name for name, value in fields.items() if row.pk is None or getattr(row, name) != value]
    for name in changed:
        setattr(row, name, fields[name])
    return changed


def _saved(row: Row, *, is_other: bool) -> Verdict:
    is_new = row.pk is None
    if is_new or is_other:
        row.save()
    return _verdict(is_new=is_new, is_other=is_other)


def _verdict(*, is_new: bool, is_other: bool) -> Verdict:
    if is_new:
        return Verdict.CREATED
    return Verdict.CHANGED if is_other else Verdict.UNCHANGED
