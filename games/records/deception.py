"""What was said against what was true, over all finished matches: read again when the rules of reading change."""

from collections.abc import Iterator

from games.engine import maps
from games.log import event_log
from games.models import Match, Status
from games.records import archive


def rebuild() -> Iterator[Match]:
    """Each finished match, as soon as what follows from its log is written again; the oldest first."""
    for match_id in finished():
        match = Match.objects.filter(pk=match_id).first()
        if match is not None:
            archive.keep(match, list(match.seats.all()), event_log.read(match.pk))
            yield match


def finished() -> list[int]:
    """The numbers of the matches that there are to read, on maps that are here; one may be deleted meanwhile."""
    over = Match.objects.original().filter(status=Status.FINISHED, rules__map__in=list(maps.DRAWINGS))
    return list(over.order_by("pk").values_list("pk", flat=True))
