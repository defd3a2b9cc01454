"""Rebuilds what is stored about all finished matches, for when the rules by which lines are read have changed."""

from collections.abc import Iterator

from games.engine import maps
from games.log import event_log
from games.models import Match, Status
from games.records import archive


def rebuild() -> Iterator[Match]:
    """Yields each finished match once what follows from its log has been stored anew; oldest first."""
    for match_id in finished():
        match = Match.objects.filter(pk=match_id).first()
        if match is not None:
            archive.keep(match, list(match.seats.all()), event_log.read(match.pk))
            yield match


def finished() -> list[int]:
    """The numbers of the finished matches on installed maps, oldest first; one may be deleted before it is read."""
    over = Match.objects.original().filter(status=Status.FINISHED, rules__map__in=list(maps.DRAWINGS))
    return list(over.order_by("pk").values_list("pk", flat=True))
