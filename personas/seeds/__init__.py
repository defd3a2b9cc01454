"""Seeds a new house, once: four strategy tiers, a cast of house bots, and a free model if there is a key for one.

Whatever was seeded before, or exists already, is left alone: edits stay, and what was removed does not come back.
A sheet that conflicts with what exists is skipped and does not keep the house from starting.
"""

import logging
from collections.abc import Mapping
from importlib import resources

from django.db import transaction

from glassbox_site.ground.reading import keys
from personas.models import ChatModel, Persona, Seeding, StrategyTier
from personas.seeds import free_cast
from personas.sheets import importing
from personas.sheets.entries import Verdict
from personas.sheets.problems import Unfit

BY = "the house"

logger = logging.getLogger("personas.seeds")


FREE_CAST, OLDER_FREE_MODEL = "cast:openrouter", "model:gemma-3-27b"


def furnish(environ: Mapping[str, str] = keys.KNOWN, *, free_at: str = "") -> list[str]:
    """Returns the identities of what is new. `free_at` is where free models are listed, if not at OpenRouter."""
    with transaction.atomic():
        new = _brought("house.yaml", (resources.files("personas.seeds") / "house.yaml").read_bytes())
    if environ.get("OPENROUTER_API_KEY", "").strip() and not _seeded() & {FREE_CAST, OLDER_FREE_MODEL}:
        new += _free_cast(free_at)
    return new


def _free_cast(at: str) -> list[str]:
    """Adds nothing if the provider does not answer; the next start asks again. Asked before anything is locked."""
    sheet = free_cast.sheet(at)
    if sheet is None:
        logger.warning("OpenRouter does not list its free models now: none joins the cast before the next start")
        return []
    with transaction.atomic():
        new = _brought("the free cast", sheet)
        Seeding.objects.get_or_create(identity=FREE_CAST)
    logger.info("a free model joins the cast: %s", ", ".join(new))
    return new


def _brought(name: str, sheet: bytes) -> list[str]:
    try:
        report = importing.bring_in(sheet, by=BY, leave=_there() | _seeded())
    except Unfit as refusal:
        logger.warning("%s does not go with what is here already: %s", name, refusal)
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
