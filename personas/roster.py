"""Who may be cast, and everything that a seat is given of its persona: one value, frozen when the match begins."""

from collections.abc import Sequence
from dataclasses import dataclass

from django.db.models import Q, QuerySet

from personas import memory, records, roles
from personas.models import Persona
from personas.models.strategy import Wording


class NotCast(Exception):
    """Some keys cannot be cast; `problems` has one line for each."""

    def __init__(self, problems: Sequence[str]) -> None:
        super().__init__("\n".join(problems))
        self.problems = list(problems)


@dataclass(frozen=True, slots=True, kw_only=True)
class Part:
    """A persona as one match knows it, whatever becomes of it later.

    Either `model`, the slug of a `ChatModel`, or the `temperament` of a house bot decides for it. `tier_version`
    is the number of the `TierVersion` row whose wording this is.
    """

    key: str
    name: str
    character: str
    manner: str
    temperature: float
    model: str
    temperament: str
    tier: str
    tier_version: int | None
    wording: Wording
    memory: records.Record

    def advice_for(self, role: roles.Role) -> str:
        return self.wording.text_for(role)

    def lessons_for(self, role: roles.Role) -> tuple[str, ...]:
        return self.memory.lessons_for(role)


def available() -> QuerySet[Persona]:
    """Active personas whose minds can be asked."""
    can_think = Q(model__isnull=True) | Q(model__is_active=True)
    return Persona.objects.filter(can_think, is_active=True).select_related("model", "tier")


def cast(keys: Sequence[str], *, memory_on: bool) -> list[Part]:
    """The parts in the order of the keys; one key may be cast more than once. Raises NotCast."""
    found = {persona.key: persona for persona in available().filter(key__in=keys)}
    if missing := [key for key in dict.fromkeys(keys) if key not in found]:
        raise NotCast([_why_not(key) for key in missing])
    remembered = memory.recall_all(dict.fromkeys(keys), memory_on=memory_on)
    parts = {key: _part(persona, remembered[key]) for key, persona in found.items()}
    return [parts[key] for key in keys]


def _part(persona: Persona, record: records.Record) -> Part:
    version = persona.tier.current
    return Part(
        key=persona.key,
        name=persona.name,
        character=persona.character,
        manner=persona.manner,
        temperature=persona.temperature,
        model=persona.model.slug if persona.model else "",
        temperament=persona.temperament,
        tier=persona.tier.name,
        tier_version=version.pk if version else None,
        wording=version.wording if version else Wording(),
        memory=record,
    )


def _why_not(key: str) -> str:
    persona = Persona.objects.filter(key=key).first()
    if persona is None:
        return f"{key}: there is no such persona"
    return f"{key}: it is not active" if not persona.is_active else f"{key}: its model is not active"
