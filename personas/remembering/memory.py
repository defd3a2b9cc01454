"""What personas carry from match to match: written once after each, recalled at the start of the next.

The database has the history (`Experience`); Redis has one record for each persona under its key, made from the
history. After every change the record is written, and written again until it agrees with the history; a crash
between the two leaves a record that `recall` finds outdated and repairs. So a record may be lost, stale or
broken at any moment, and no persona forgets. Without Redis, memory works from the database alone.

A match with its memory off recalls nothing and leaves nothing behind.
"""

import functools
import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field

from django.conf import settings
from django.db import models, transaction

from glassbox_site.ground import words
from personas.models import Experience, roles
from personas.remembering import memory_records, redis_values

_COUNT_NAME = re.compile(r"[a-z][a-z0-9_]{0,39}")


@dataclass(frozen=True, slots=True, kw_only=True)
class Outcome:
    """How a match went for one seat; `counts` adds up over matches (kills, ejected, votes, ...)."""

    persona_key: str
    match_id: str
    seat: str
    role: roles.Role
    won: bool
    counts: Mapping[str, int] = field(default_factory=dict)
    lessons: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        for name, count in self.counts.items():
            if not _COUNT_NAME.fullmatch(name) or name in memory_records.OWN_COUNTS:
                raise ValueError(f"{name!r} cannot be the name of a count")
            if count < 0:
                raise ValueError(f"{name} ({count}) must not be negative")


def recall(persona_key: str) -> memory_records.Record:
    """The record, as it is now; rebuilt first if it is missing or does not agree with the history."""
    record = _read(persona_key)
    if record is not None and record.persona_id == persona_key and _agrees(record):
        return record
    return _publish(persona_key, redis_values.at(settings.REDIS_URL).put)


def recall_all(persona_keys: Iterable[str], *, memory_on: bool) -> dict[str, memory_records.Record]:
    """The record that each seat of a match gets at its start, by persona key; an empty one with memory off."""
    return {key: recall(key) if memory_on else memory_records.Record(persona_id=key) for key in persona_keys}


def as_of_now(record: memory_records.Record) -> memory_records.Record:
    """The record, or a new one if the history has changed since. Asks the database alone."""
    return record if _agrees(record) else memory_records.of(record.persona_id)


def remember(outcomes: Iterable[Outcome], *, memory_on: bool) -> None:
    """Adds how a match went to the history of its personas. Idempotent, so a resumed job may call it again."""
    if not memory_on:
        return
    told = list(outcomes)
    with transaction.atomic(durable=True):
        Experience.objects.bulk_create((_experience(outcome) for outcome in told), ignore_conflicts=True)
    for key in dict.fromkeys(outcome.persona_key for outcome in told):
        _publish(key, redis_values.at(settings.REDIS_URL).put)


def reword(match_id: str, reworded: Callable[[str], str]) -> list[str]:
    """Takes somebody's words out of the lessons of a match: the only change ever made to experiences. Returns the keys
    of the personas whose lessons changed."""
    everything = models.QuerySet[Experience](Experience)  # of what is permanent, this alone is not
    changed = list[str]()
    for each in Experience.objects.filter(match_id=match_id):
        lessons = [reworded(lesson) for lesson in each.lessons]
        if lessons != each.lessons:
            everything.filter(pk=each.pk).update(lessons=lessons)
            changed.append(each.persona_key)
    for key in changed:
        transaction.on_commit(functools.partial(_publish, key, redis_values.at(settings.REDIS_URL).put))
    return changed


def rebuild() -> list[str]:
    """Rewrites the record of every persona with a history; returns their keys. Raises `redis_clients.AWAY`."""
    keys = list(Experience.objects.order_by("persona_key").values_list("persona_key", flat=True).distinct())
    redis = redis_values.at(settings.REDIS_URL)
    redis.ping()
    for key in keys:
        _publish(key, redis.write)
    return keys


def _experience(outcome: Outcome) -> Experience:
    return Experience(
        persona_key=outcome.persona_key,
        match_id=outcome.match_id,
        seat=outcome.seat,
        role=outcome.role.value,
        won=outcome.won,
        counts=dict(outcome.counts),
        lessons=[words.harmless(lesson) for lesson in outcome.lessons],
    )


def _publish(persona_key: str, put: Callable[[str, str], None]) -> memory_records.Record:
    """Another process may overwrite this record with an older one, or with words that were taken back; so each writes
    again until what it wrote agrees with the history."""
    while True:
        record = memory_records.of(persona_key)
        put(persona_key, memory_records.to_json(record))
        if _agrees(record):
            return record


def _agrees(record: memory_records.Record) -> bool:
    """Whether the history has as many games, and teaches the same: words may have been taken back since, or the process
    that took them back killed before it could write the record."""
    games = Experience.objects.filter(persona_key=record.persona_id).count()
    return games == record.games_played and memory_records.all_learned(record.persona_id) == record.learned


def _read(persona_key: str) -> memory_records.Record | None:
    found = redis_values.at(settings.REDIS_URL).get(persona_key)
    return memory_records.from_json(found) if found is not None else None
