"""How a persona's memory changed, match by match: what each match added to it, and what that crowded out."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from personas.models import Experience, roles
from personas.remembering import lesson_choice, memory_records

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
    shown = list(history.order_by("-pk")[:limit])
    told = (chapter for role in roles.Role for chapter in _in_role([each for each in shown if each.role == role]))
    return sorted(told, key=lambda chapter: -chapter.experience.pk)


def _in_role(shown: Sequence[Experience]) -> Iterator[Chapter]:
    """The chapters of one role, the latest first, from one reading of its notes."""
    if not shown:
        return
    noted = memory_records.noted(shown[0].persona_key, roles.Role(shown[0].role), up_to=shown[0].pk, most=len(shown))
    after = lesson_choice.consolidate(noted)
    for place, experience in enumerate(shown, start=1):
        earlier = lesson_choice.consolidate(noted[:-place])
        yield _chapter(experience, earlier, after)
        after = earlier


def _chapter(experience: Experience, earlier: tuple[str, ...], after: tuple[str, ...]) -> Chapter:
    """Compares the lessons of the experience's own role only, because it cannot change those of the other."""
    return Chapter(
        experience=experience,
        learned=after,
        added=tuple(lesson for lesson in after if lesson not in earlier),
        dropped=tuple(lesson for lesson in earlier if lesson not in after),
    )
