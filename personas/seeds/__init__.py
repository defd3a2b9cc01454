"""What a new house is furnished with, once: four strategy tiers, a cast of house bots, a free model if it has a key.

Whatever was put here before, or is there by somebody else's hand, is left alone: edits stay, and what was removed
does not come back. A sheet that clashes with what is there is left out and does not keep the house from starting.
"""

import logging
import os
from collections.abc import Mapping
from importlib import resources

from django.db import transaction

from personas.models import ChatModel, Persona, Seeding, StrategyTier
from personas.sheets import importing
from personas.sheets.entries import Verdict
from personas.sheets.problems import Unfit

BY = "the house"

logger = logging.getLogger("personas.seeds")


def furnish(environ: Mapping[str, str] = os.environ) -> list[str]:
    """The identities of what is new."""
    sheets = ["house.yaml"]
    if environ.get("OPENROUTER_API_KEY", "").strip():
        sheets.append("openrouter.yaml")
    with transaction.atomic():
        return [identity for sheet in sheets for identity in _brought(sheet)]


def _brought(sheet: str) -> list[str]:
    text = (resources.files("personas.seeds") / sheet).read_bytes()
    try:
        report = importing.bring_in(text, by=BY, leave=_there() | _seeded())
    except Unfit as refusal:
        logger.warning("%s does not go with what is here already: %s", sheet, refusal)
        return []
    Seeding.objects.bulk_create((Seeding(identity=one) for one in report.verdicts), ignore_conflicts=True)
    return [identity for identity, verdict in report.verdicts.items() if verdict is Verdict.CREATED]


def _seeded() -> set[str]:
    return set(Seeding.objects.values_list("identity", flat=True))


def _there() -> set[str]:
    return {
        *(f"tier:{name}" for name in StrategyTier.objects.values_list("name", flat=True)),
        *(f"model:{slug}" for slug in ChatModel.objects.values_list("slug", flat=True)),
        *(f"persona:{key}" for key in Persona.objects.values_list("key", flat=True)),
    }
