"""Who has a voice in which match, and what it marks; a mark is acknowledged only once it is in the database.

A mark counts from the last entry that the log has when it is stored, so that nobody can claim afterwards to have known
something earlier.
"""

import dataclasses
import hashlib
import json
import secrets
from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import Final

from django.db import connection, transaction

from games.models import Juror, Mark, Match, Voice
from games.models.match import OVER

MOST_VOICES: Final = 5_000
"""Voices in one match."""
MOST_MARKS: Final = 500
"""Marks of one voice in one match."""
STANDS = "UPDATE games_voice SET sheet = %s, marks = marks + 1 WHERE id = %s"


class Refusal(StrEnum):
    OVER = "over"
    CLOSED = "closed"
    ENOUGH = "enough"


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Given:
    """The whole sheet of a voice, in percent by colour."""

    voice: int
    sheet: Mapping[str, int]


def new_key() -> str:
    return secrets.token_urlsafe(24)


def juror(key: str) -> Juror | None:
    return Juror.objects.filter(key=digest(key)).first() if key else None


def join(match: Match, key: str, *, pseudonym: str | None = None) -> Voice | None:
    """The voice of the browser with this key; the same one however often it joins. A pseudonym is kept until another
    is given; an empty one removes it. None if there is no room, or the match is over."""
    if match.is_over or match.voices.count() >= MOST_VOICES:
        return None
    named = {} if pseudonym is None else {"pseudonym": pseudonym}
    by, _ = Juror.objects.update_or_create(key=digest(key), defaults=named)
    voice, _ = Voice.objects.get_or_create(match=match, juror=by)
    return voice


def voice(match_id: int, key: str) -> Voice | None:
    found = Voice.objects.filter(match_id=match_id, juror__key=digest(key)) if key else Voice.objects.none()
    return found.select_related("juror").first()


def close(match_id: int, key: str) -> None:
    """Closes a voice, because its browser looked through other eyes while the match was going on."""
    Voice.objects.filter(match_id=match_id, juror__key=digest(key)).exclude(match__status__in=OVER).update(
        is_closed=True
    )


def keep(given: Sequence[Given]) -> list[Refusal | None]:
    """Stores all in one transaction; returns for each why it was refused, or None."""
    with transaction.atomic():
        numbers = {each.voice for each in given}
        list(Voice.objects.select_for_update().filter(pk__in=numbers).order_by("pk"))  # then read as locked, below
        known = Voice.objects.select_related("match").in_bulk(numbers)
        refusals = [_refusal(known.get(each.voice)) for each in given]
        kept = [each for each, refusal in zip(given, refusals, strict=True) if refusal is None]
        Mark.objects.bulk_create(
            Mark(voice_id=each.voice, seq=known[each.voice].match.head, sheet=dict(each.sheet)) for each in kept
        )
        with connection.cursor() as cursor:
            cursor.executemany(STANDS, [(json.dumps(each.sheet), each.voice) for each in kept])
    return refusals


def _refusal(voice: Voice | None) -> Refusal | None:
    if voice is None or voice.is_closed:
        return Refusal.CLOSED
    if voice.match.is_over:
        return Refusal.OVER
    return Refusal.ENOUGH if voice.marks >= MOST_MARKS else None


def digest(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest()
