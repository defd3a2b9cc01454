"""What was said against what was true, over all finished matches: read again when the rules of reading change."""

from collections.abc import Iterator

from games.live import event_log, hindsight
from games.models import Match, Status


def rebuild() -> Iterator[Match]:
    """Each finished match, as soon as what follows from its log is written again; the oldest first."""
    for match in Match.objects.filter(status=Status.FINISHED).order_by("pk").iterator(chunk_size=100):
        hindsight.keep(match, list(match.seats.all()), event_log.read(match.pk))
        yield match


def finished() -> int:
    """How many matches there are to rebuild."""
    return Match.objects.filter(status=Status.FINISHED).count()
