"""What models were asked and answered, once it is old: the words go, what they cost and what came of them stays."""

from datetime import timedelta

from django.db.models import QuerySet
from django.db.models.functions import Now

from games.log import journal
from games.models import Exchange
from glassbox_site.ground.acting import acts
from personas.models import Verb

FEWEST_DAYS, MOST_DAYS = 1, 3_650


def with_words(older_than_days: int) -> QuerySet[Exchange]:
    """Those whose words a pruning by that age would drop."""
    return Exchange.objects.filter(recorded_at__lt=Now() - timedelta(days=older_than_days), words__isnull=False)


@acts.on_several(
    Exchange, name="prune", verb=Verb.PRUNED, note=lambda pruned, days: f"the words of {pruned}, older than {days} days"
)
def prune(older_than_days: int) -> int:
    """By age; says how many."""
    return journal.prune(timedelta(days=older_than_days))


@acts.on_several(
    Exchange, name="forget", verb=Verb.PRUNED, note=lambda gone, _chosen: f"the words of {gone}, picked by hand"
)
def forget(chosen: QuerySet[Exchange]) -> int:
    """Those that somebody picked; says how many."""
    return journal.drop_words(chosen)
