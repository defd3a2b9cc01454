"""What models were asked and answered, word for word, for operators; and dropping the words of old exchanges.

Whatever a model said is shown as plain text, cut where it is too long for a page.
"""

from django import forms
from django.contrib import messages
from django.contrib.auth.decorators import permission_required
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.utils.translation import gettext_lazy as _
from django.utils.translation import ngettext
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_safe

from games.log import exchanges, journal
from games.models import Exchange
from games.players.exchange import State
from glassbox_site.ground import operators

PAGE = 50
LONGEST = 60_000
LARGEST = 2**62
PRUNE = "games.change_exchange"


class Filter(forms.Form):
    match = forms.IntegerField(label=_("Match"), required=False, min_value=1, max_value=LARGEST)
    state = forms.ChoiceField(
        label=_("Came out as"),
        required=False,
        choices=[("", _("any")), *((state.value, state.value) for state in State)],
    )
    before = forms.IntegerField(required=False, min_value=1, max_value=LARGEST, widget=forms.HiddenInput)


class Age(forms.Form):
    days = forms.IntegerField(
        label=_("Older than, in days"), initial=90,
        min_value=exchanges.FEWEST_DAYS, max_value=exchanges.MOST_DAYS,
    )  # fmt: skip


@never_cache
@require_safe
@operators.only
def several(request: HttpRequest) -> HttpResponse:
    """Exchanges, the latest first. `?match=` and `?state=` filter them, `?before=` turns the pages."""
    form = Filter(request.GET)
    wanted = form.cleaned_data if form.is_valid() else {}
    found = Exchange.objects.filter(**_narrowed(wanted)).select_related("answer").defer("words").order_by("-pk")
    page = list(found[: PAGE + 1])
    context = {"form": form, "exchanges": page[:PAGE], "earlier": page[PAGE - 1].pk if len(page) > PAGE else None}
    context |= {"age": Age(), "may_prune": request.user.has_perm(PRUNE)}
    return render(request, "games/exchanges/exchanges.html", context)


@never_cache
@require_safe
@operators.only
def one(request: HttpRequest, exchange_id: int) -> HttpResponse:
    exchange = get_object_or_404(Exchange.objects.select_related("answer__match"), pk=exchange_id)
    words = journal.words(exchange)
    said = [(_("Reply"), words.get("reply", "")), (_("Reasoning"), words.get("reasoning", ""))]
    of_seat = Exchange.objects.filter(answer__match=exchange.answer.match_id, answer__color=exchange.answer.color)
    context = {
        "exchange": exchange,
        "answer": exchange.answer,
        "prompt": [(part["role"], *_cut(part["text"])) for part in words.get("prompt", [])],
        "said": [(title, *_cut(text)) for title, text in said if text],
        "fitted": words.get("fitted", []),
        "earlier": of_seat.filter(pk__lt=exchange.pk).order_by("-pk").values_list("pk", flat=True).first(),
        "later": of_seat.filter(pk__gt=exchange.pk).order_by("pk").values_list("pk", flat=True).first(),
    }
    return render(request, "games/exchanges/exchange.html", context)


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
@operators.only
@permission_required(PRUNE, raise_exception=True)
def prune(request: HttpRequest) -> HttpResponse:
    """GET asks for confirmation and shows how many there are; POST drops the words."""
    form = Age(request.POST if request.method == "POST" else request.GET)
    if not form.is_valid():
        return render(request, "games/exchanges/prune.html", {"form": form}, status=422)
    days = form.cleaned_data["days"]
    if request.method != "POST":
        return render(request, "games/exchanges/prune.html", {"form": form, "days": days, "count": _count(days)})
    pruned = exchanges.prune(days, by_id=request.user.pk)
    told = ngettext("The words of %(count)d exchange are gone.", "The words of %(count)d exchanges are gone.", pruned)
    messages.success(request, told % {"count": pruned})
    return redirect("exchanges")


def _count(days: int) -> int:
    return exchanges.with_words(days).count()


def _narrowed(wanted: dict[str, object]) -> dict[str, object]:
    fields = {"match": "answer__match", "state": "state", "before": "pk__lt"}
    return {fields[name]: value for name, value in wanted.items() if value}


def _cut(text: str) -> tuple[str, int]:
    """The text cut to a length that a page can show, and the number of characters left out."""
    return text[:LONGEST], max(0, len(text) - LONGEST)
