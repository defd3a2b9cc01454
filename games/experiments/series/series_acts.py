"""What people can do with an existing series."""

from collections.abc import Mapping
from decimal import Decimal

from django import forms
from django.db.models import Q
from django.db.models.functions import Now
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from games.booking import match_forms, ordering
from games.experiments.series import series_file, series_orders
from games.models import Series, SeriesState, Status
from glassbox_site.ground.acting import acts, trail
from glassbox_site.ground.working import leases
from personas.models import Verb

State = SeriesState


@acts.act(
    Series,
    name="pause",
    verb=Verb.PAUSED,
    possible=Q(state=State.RUNNING),
    refusal=_("“%(thing)s” does not run."),
    label=_("Pause"),
    question=_("Pause “%(series)s”?"),
    meaning=_("No more matches are ordered. Those already ordered are played to the end."),
    done=_("“%(series)s” is paused."),
)
def pause(series: Series) -> None:
    Series.objects.filter(pk=series.pk).update(state=State.PAUSED)


@acts.act(
    Series,
    name="resume",
    verb=Verb.RESUMED,
    possible=Q(state__in=(State.PAUSED, State.SPENT)),
    refusal=_("“%(thing)s” is neither paused nor stopped by its budget."),
    label=_("Resume"),
    question=_("Resume “%(series)s”?"),
    meaning=_("It picks up where it stopped. Nothing already paid for is asked again."),
    done=_("“%(series)s” goes on."),
)
def resume(series: Series) -> None:
    Series.objects.filter(pk=series.pk).update(state=State.RUNNING, reason="")
    leases.change_all(series_orders.unpaid(series), status=Status.QUEUED, pause_cause="", reason="", resume_at=None)


@acts.act(
    Series,
    name="cancel",
    verb=Verb.CANCELLED,
    possible=~Q(state__in=(State.CANCELLED, State.COMPLETE)),
    refusal=_("“%(thing)s” is over."),
    label=_("Cancel"),
    question=_("Cancel “%(series)s” for good?"),
    meaning=_("Matches under way are aborted. What was played stays, with its figures."),
    done=_("“%(series)s” is cancelled."),
    is_grave=True,
)
def cancel(series: Series) -> None:
    Series.objects.filter(pk=series.pk).update(state=State.CANCELLED, ended_at=Now())
    series_orders.abort(series_orders.open_matches(series), gettext("The series was cancelled."))


@acts.act(
    Series,
    name="budget",
    verb=Verb.GRANTED,
    possible=~Q(state__in=(State.CANCELLED, State.COMPLETE)),
    refusal=_("“%(thing)s” is over."),
    label=_("Budget"),
    question=_("What may “%(series)s” spend?"),
    meaning=_("If the series stopped because its budget was spent, resume it afterwards."),
    done=_("“%(series)s” has a new budget."),
    form=match_forms.Limits,
    offers=tuple(match_forms.Limits.base_fields),
    problems=lambda _series, **limits: ordering.budget_problems(**limits),
    note=lambda _result, budget_dollars, budget_tokens: trail.limits(budget_dollars, budget_tokens),
)
def grant(series: Series, *, budget_dollars: Decimal | None, budget_tokens: int | None) -> None:
    """Takes effect from the next claim of each match; None is no limit."""
    Series.objects.filter(pk=series.pk).update(budget_dollars=budget_dollars, budget_tokens=budget_tokens)


class Extension(forms.Form):
    pairs = forms.IntegerField(label=_("Pairs"), min_value=1, max_value=series_file.MOST_PAIRS)


def _why_not_so_many(series: Series, pairs: int) -> Mapping[str, list[str]]:
    file = series_orders.file_of(series)
    most = series_file.MOST_MATCHES // (2 * len(file.pairings))
    if isinstance(file.seeds, list):
        return {"pairs": [gettext("The file names its seeds, each for one pair.")]}
    if not series.pairs < pairs <= min(most, series_file.MOST_PAIRS):
        told = gettext("There are %(pairs)d pairs, and there may be %(most)d.")
        return {"pairs": [told % {"pairs": series.pairs, "most": min(most, series_file.MOST_PAIRS)}]}
    return {}


@acts.act(
    Series,
    name="extend",
    verb=Verb.EXTENDED,
    possible=~Q(state=State.CANCELLED),
    refusal=_("“%(thing)s” is cancelled."),
    label=_("Extend"),
    question=_("How many pairs is “%(series)s” to have?"),
    meaning=_("Adding pairs to a fixed number lets whoever looks decide when to stop: the figures say so."),
    done=_("“%(series)s” goes on to more pairs."),
    form=Extension,
    offers=("pairs",),
    problems=_why_not_so_many,
    note=lambda _result, pairs: f"{pairs} pairs",
)
def extend(series: Series, pairs: int) -> None:
    Series.objects.filter(pk=series.pk).update(pairs=pairs)
    Series.objects.filter(pk=series.pk, state=State.COMPLETE).update(state=State.RUNNING, ended_at=None)


ACTS = (pause, resume, cancel, grant, extend)
"""In the order in which they are offered."""
