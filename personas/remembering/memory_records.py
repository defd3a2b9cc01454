"""A persona's memory as one value: the record that is kept in Redis, recalled for a seat and shown on a page.

Its fields and their names are a public format:

    {"persona_id": "gpt4o_aggressive_leader", "learned": {"impostor": [...], "crewmate": [...]},
     "games_played": 42, "win_rate": 0.65, "impostor_win_rate": 0.70, "crewmate_win_rate": 0.60,
     "stats": {"wins": 27, "impostor_games": 20, ...}}

A rate is null until there is a game to count. `of` makes the record from the history alone, so it can always
be rebuilt.
"""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import ClassVar

from pydantic import ConfigDict, TypeAdapter, ValidationError

from personas.models import Experience, roles
from personas.remembering import lesson_choice

OWN_COUNTS = ("wins", "impostor_games", "impostor_wins", "crewmate_games", "crewmate_wins")


@dataclass(frozen=True, slots=True, kw_only=True)
class Learned:
    """What was learned in each role, most useful first, within `lesson_choice.SHARE` characters each."""

    __pydantic_config__: ClassVar[ConfigDict] = ConfigDict(extra="forbid")

    impostor: tuple[str, ...] = ()
    crewmate: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Record:
    """`stats` are whole numbers over all games: `OWN_COUNTS` and whatever the matches counted."""

    __pydantic_config__: ClassVar[ConfigDict] = ConfigDict(extra="forbid")

    persona_id: str
    learned: Learned = field(default_factory=Learned)
    games_played: int = 0
    win_rate: float | None = None
    impostor_win_rate: float | None = None
    crewmate_win_rate: float | None = None
    stats: Mapping[str, int] = field(default_factory=dict)

    def lessons_for(self, role: roles.Role) -> tuple[str, ...]:
        return self.learned.impostor if role is roles.Role.IMPOSTOR else self.learned.crewmate


_RECORD = TypeAdapter(Record)


def to_json(record: Record) -> str:
    return _RECORD.dump_json(record).decode()


def from_json(text: bytes) -> Record | None:
    """None if it is not a record: some other program's value, or an older format."""
    try:
        return _RECORD.validate_json(text)
    except ValidationError:
        return None


def of(persona_key: str) -> Record:
    """Computes the record from the history."""
    history = Experience.objects.filter(persona_key=persona_key)
    games, stats = 0, Counter(dict.fromkeys(OWN_COUNTS, 0))
    for role, won, counts in history.values_list("role", "won", "counts").iterator(chunk_size=2_000):
        games += 1
        stats.update(counts)
        stats.update({f"{role}_games": 1, f"{role}_wins": int(won), "wins": int(won)})
    return Record(
        persona_id=persona_key,
        learned=all_learned(persona_key),
        games_played=games,
        win_rate=_rate(stats["wins"], games),
        impostor_win_rate=_rate(stats["impostor_wins"], stats["impostor_games"]),
        crewmate_win_rate=_rate(stats["crewmate_wins"], stats["crewmate_games"]),
        stats=dict(sorted(stats.items())),
    )


def all_learned(persona_key: str) -> Learned:
    return Learned(
        impostor=learned(persona_key, roles.Role.IMPOSTOR),
        crewmate=learned(persona_key, roles.Role.CREWMATE),
    )


def learned(persona_key: str, role: roles.Role) -> tuple[str, ...]:
    """What is learned in a role."""
    return lesson_choice.consolidate(noted(persona_key, role))


def noted(persona_key: str, role: roles.Role, *, up_to: int | None = None, most: int = 0) -> list[list[str]]:
    """The notes of a role's latest experiences, oldest first: as many as count, and `most` before them; with `up_to`,
    those up to the experience of that number."""
    history = Experience.objects.filter(persona_key=persona_key, role=role)
    if up_to is not None:
        history = history.filter(pk__lte=up_to)
    return list(history.order_by("-pk").values_list("lessons", flat=True)[: lesson_choice.MATCHES + most])[::-1]


def _rate(wins: int, games: int) -> float | None:
    return wins / games if games else None
