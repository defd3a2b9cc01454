"""What models were asked and answered, once it is old: the words go, what they cost and what came of them stays."""

from datetime import timedelta

from django.db import transaction
from django.db.models import QuerySet
from django.db.models.functions import Now

from games.log import journal
from games.models import Exchange
from glassbox_site.ground.acting import trail
from personas.models import Verb

FEWEST_DAYS, MOST_DAYS = 1, 3_650


def with_words(older_than_days: int) -> QuerySet[Exchange]:
    """Those whose words a pruning by that age would drop."""
    return Exchange.objects.filter(recorded_at__lt=Now() - timedelta(days=older_than_days), words__isnull=False)


def prune(older_than_days: int, *, by_id: int | None) -> int:
    """By age; says how many."""
    with transaction.atomic():
        pruned = journal.prune(timedelta(days=older_than_days))
        note = f"the words of {pruned}, older than {older_than_days} days"
        trail.leave_on_several(Verb.PRUNED, Exchange, by_id=by_id, note=note)
    return pruned


def forget(chosen: QuerySet[Exchange], *, by_id: int | None) -> int:
    """Those that somebody picked; says how many."""
    with transaction.atomic():
        forgotten = journal.drop_words(chosen)
        trail.leave_on_several(Verb.PRUNED, Exchange, by_id=by_id, note=f"the words of {forgotten}, picked by hand")
    return forgotten
