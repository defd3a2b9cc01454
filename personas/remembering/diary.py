"""How a persona's memory changed, match by match: what each match added to it, and what that crowded out."""

from dataclasses import dataclass

from personas.models import Experience, roles
from personas.remembering import memory_records

PAGE = 20


@dataclass(frozen=True, slots=True, kw_only=True)
class Chapter:
    """One experience, the lessons after it, and what it added and dropped."""

    experience: Experience
    learned: tuple[str, ...]
    added: tuple[str, ...]
    dropped: tuple[str, ...]


def chapters(persona_key: str, *, before: int | None = None, limit: int = PAGE) -> list[Chapter]:
    """The latest first; `before` is the experience at which the previous page ended."""
    history = Experience.objects.filter(persona_key=persona_key)
    if before is not None:
        history = history.filter(pk__lt=before)
    earlier: dict[roles.Role, tuple[str, ...]] = {}
    told = []
    for experience in history.order_by("-pk")[:limit]:
        role = roles.Role(experience.role)
        if role not in earlier:
            earlier[role] = memory_records.learned(persona_key, role, before=experience.pk + 1)
        after, earlier[role] = earlier[role], memory_records.learned(persona_key, role, before=experience.pk)
        told.append(_chapter(experience, earlier[role], after))
    return told


def _chapter(experience: Experience, earlier: tuple[str, ...], after: tuple[str, ...]) -> Chapter:
    """Compares the lessons of the experience's own role only, because it cannot change those of the other."""
    return Chapter(
        experience=experience,
        learned=after,
        added=tuple(lesson for lesson in after if lesson not in earlier),
        dropped=tuple(lesson for lesson in earlier if lesson not in after),
    )
