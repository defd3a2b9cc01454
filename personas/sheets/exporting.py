"""Turns rows into a sheet that imports back to the same rows; contains the names of key variables, never keys."""

from collections.abc import Iterable
from decimal import Decimal
from typing import Any

import yaml

from personas.models import ChatModel, Persona, StrategyTier, validation
from personas.sheets import shapes

WIDTH = 100
OTHER_NAMES = {"active": "is_active"}


def sheet_of(
    *,
    tiers: Iterable[StrategyTier] = (),
    models: Iterable[ChatModel] = (),
    personas: Iterable[Persona] = (),
) -> str:
    """The sheet of these rows, and of the tiers and models that the personas among them need."""
    wanted = list(personas)
    all_tiers = {tier.pk: tier for tier in (*tiers, *(persona.tier for persona in wanted))}
    all_models = {model.pk: model for model in (*models, *(persona.model for persona in wanted if persona.model))}
    sheet = {
        "version": shapes.VERSION,
        "tiers": [_tier(tier) for tier in sorted(all_tiers.values(), key=lambda tier: (tier.rank, tier.name))],
        "models": [_fields(model, shapes.ModelEntry) for model in sorted(all_models.values(), key=_slug)],
        "personas": [_persona(persona) for persona in sorted(wanted, key=lambda persona: persona.key)],
    }
    written = yaml.dump(sheet, Dumper=_Dumper, sort_keys=False, allow_unicode=True, width=WIDTH)
    return validation.without_secrets(written)


def whole_house() -> str:
    return sheet_of(
        tiers=StrategyTier.objects.all(),
        models=ChatModel.objects.all(),
        personas=Persona.objects.select_related("tier", "model"),
    )


def _slug(model: ChatModel) -> str:
    return model.slug


def _tier(tier: StrategyTier) -> dict[str, object]:
    wording = tier.wording
    return {
        "name": tier.name,
        "rank": tier.rank,
        "everyone": wording.everyone,
        "crew": wording.crew,
        "impostors": wording.impostors,
    }


def _persona(persona: Persona) -> dict[str, object]:
    named = {"tier": persona.tier.name, "model": persona.model.slug if persona.model else ""}
    return _fields(persona, shapes.PersonaEntry) | named


def _fields(row: ChatModel | Persona, shape: type[shapes.Entry]) -> dict[str, object]:
    return {name: getattr(row, OTHER_NAMES.get(name, name)) for name in shape.model_fields}


class _Dumper(yaml.SafeDumper):
    """Long texts as blocks, money as plain numbers, no anchors."""

    def ignore_aliases(self, _data: Any) -> bool:
        return True


def _text(dumper: yaml.SafeDumper, text: str) -> yaml.Node:
    return dumper.represent_scalar("tag:yaml.org,2002:str", text, style="|" if "\n" in text else None)


def _money(dumper: yaml.SafeDumper, amount: Decimal) -> yaml.Node:
    plain = format(amount.normalize(), "f")
    return dumper.represent_scalar("tag:yaml.org,2002:float" if "." in plain else "tag:yaml.org,2002:int", plain)


_Dumper.add_representer(str, _text)
_Dumper.add_representer(Decimal, _money)
