"""Drops the words of what models were asked and answered when they are old; costs and outcomes stay."""

from datetime import timedelta

from django.db.models import QuerySet
from django.db.models.functions import Now

from games.log import journal
from games.models import Exchange
from glassbox_site.ground.acting import acts
from personas.models import Verb

FEWEST_DAYS, MOST_DAYS = 1, 3_650


def with_words(older_than_days: int) -> QuerySet[Exchange]:
    """Exchanges whose words a pruning by that age would drop."""
    return Exchange.objects.filter(recorded_at__lt=Now() - timedelta(days=older_than_days), words__isnull=False)


@acts.on_several(
    Exchange, name="prune", verb=Verb.PRUNED, note=lambda pruned, days: f"the words of {pruned}, older than {days} days"
)
def prune(older_than_days: int) -> int:
    """Drops words by their age; returns of how many exchanges."""
    return journal.prune(timedelta(days=older_than_days))


@acts.on_several(
    Exchange, name="forget", verb=Verb.PRUNED, note=lambda gone, _chosen: f"the words of {gone}, picked by hand"
)
def forget(chosen: QuerySet[Exchange]) -> int:
    """Drops the words of exchanges that somebody picked; returns of how many."""
    return journal.drop_words(chosen)
