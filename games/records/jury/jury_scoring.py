"""Scores each jury once its match is over; the same log and marks give the same scores again."""

from collections import defaultdict
from collections.abc import Mapping
from typing import Any

from django.db import transaction
from django.db.models import Exists, OuterRef

from games.log import event_log
from games.models import JuryFigures, Mark, Match, Status, Voice
from games.models.match import OVER
from games.records.jury import hearing, jury_course, jury_law


def score_due() -> None:
    """Scores the jury of one match, if one is due. Aborted matches are only marked as done."""
    its = Match.objects.filter(pk=OuterRef("match"), status__in=OVER)
    waiting = Voice.objects.filter(Exists(its), is_scored=False).order_by("match")
    found = waiting.values_list("match_id", "match__status").first()
    if found is None:
        return
    match_id, status = found
    if status == Status.FINISHED:
        score(match_id)
    Voice.objects.filter(match_id=match_id).update(is_scored=True)


def figures(match_id: int) -> Mapping[str, Any] | None:
    """The published figures of a match's jury; None if there was no jury, or it has not been scored yet."""
    found = JuryFigures.objects.filter(match=match_id).values_list("figures", flat=True).first()
    return found or None


def score(match_id: int) -> None:
    result = hearing.scored(heard(match_id))
    voices = Voice.objects.in_bulk(result.voices)
    for number, found in result.voices.items():
        voices[number].brier = found.brier if found else None
        voices[number].steps = found.steps if found else 0
    with transaction.atomic():
        Voice.objects.bulk_update(voices.values(), ["brier", "steps"], batch_size=200)
        JuryFigures.objects.update_or_create(match_id=match_id, defaults={"figures": result.figures})


def heard(match_id: int) -> hearing.Hearing:
    """What was suspected in a match; voices are numbered by their primary keys."""
    log = event_log.read(match_id)
    at = jury_course.steps(log)
    marks = defaultdict[int, list[jury_law.Mark]](list)
    for voice, seq, sheet in Mark.objects.filter(voice__match=match_id).values_list("voice", "seq", "sheet"):
        marks[voice].append(jury_law.Mark(step=at[seq], sheet=sheet))
    return hearing.Hearing(course=jury_course.course(log), voices=marks, players=jury_course.believed(log))
