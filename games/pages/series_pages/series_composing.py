"""A new series, composed in a form or brought as YAML, both of which give the same file; before it is ordered, the page
shows what it may cost, how long it takes and which difference it can detect."""

import uuid
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods

from games.experiments.series import packing, series_casting, series_file, series_orders, series_pricing
from games.models import Series
from games.pages.series_pages import series_form
from games.pages.series_pages.series_form import SeriesForm, Who
from glassbox_site.ground import disk, operators
from glassbox_site.ground.plain import digits
from glassbox_site.ground.problems import Problem
from glassbox_site.ground.reading import strict_yaml


@dataclass(slots=True, kw_only=True)
class Told:
    """A problem; `anchor` is the id of its field, empty if it concerns the whole."""

    text: str
    label: str = ""
    anchor: str = ""


@dataclass(slots=True, kw_only=True)
class Composition:
    """Form, rows and the file made from them; `file` is None as long as there are problems."""

    form: SeriesForm
    entries: list[Who]
    fillers: list[Who]
    text: str = ""
    file: series_file.SeriesFile | None = None
    loose: list[Problem] = field(default_factory=list)

    @property
    def problems(self) -> list[Told]:
        told = [Told(text=str(problem)) for problem in self.loose]
        for group, forms in (("", [self.form]), (_("Entry"), self.entries), (_("Filler"), self.fillers)):
            for number, form in enumerate(forms, 1):
                for name, found in form.errors.items():
                    label = str(form[name].label)
                    label = f"{group} {number}: {label}" if group else label
                    told += [Told(text=str(text), label=label, anchor=form[name].id_for_label) for text in found]
        return told

    def forget_problems(self) -> None:
        """A form that was just opened reports no errors about fields not filled in yet."""
        for form in (self.form, *self.entries, *self.fillers):
            form.errors.clear()

    def judge(self, text: str | None = None) -> None:
        """Judges that text, or else the file that the fields make, and puts each problem at its field."""
        named = {
            group: [row for row in rows if row.is_valid() and row.cleaned_data["mind"]]
            for group, rows in (("entries", self.entries), ("fillers", self.fillers))
        }
        if text is None:
            self.form.full_clean()
            text = series_form.written(self.form, named["entries"], named["fillers"])
        else:  # the file counts, not what the fields show of it
            self.form.full_clean()
            self.form.errors.clear()
        self.text = text
        try:
            file = series_casting.read(text)
        except series_file.BadSeries as bad:
            self._place(bad.problems, named)
            return
        if not self.problems:
            self.file = file

    def _place(self, found: Iterable[Problem], named: Mapping[str, list[Who]]) -> None:
        unread = set(self.form.errors)  # the fields themselves already report these
        for problem in found:
            place = series_form.place(problem)
            if place is None or (place[1] is not None and place[1] >= len(named[place[0]])):
                self.loose.append(problem)
                continue
            group, row, name = place
            if row is None and name in unread:
                continue
            form = self.form if row is None else named[group][row]
            if form.is_bound and problem.said not in form.errors.get(name, []):
                form.add_error(name, problem.said)


def composition(data: Mapping[str, str]) -> Composition:
    rows = series_form.rows(data)
    return Composition(form=SeriesForm(data), entries=rows["entries"], fillers=rows["fillers"])


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
@operators.only
def new(request: HttpRequest) -> HttpResponse:
    """GET opens the form, `?like=` as another series; POST fills it from YAML, checks it, or orders the series."""
    if request.method != "POST":
        return _opened(request)
    if request.POST.get("action") == "fill":
        return _poured(request, _brought(request))
    composed, left_over = composition(request.POST.dict()), _left_over(request)
    composed.judge()
    is_order, text = request.POST.get("action") == "order", request.POST.get("yaml", "")
    if is_order and composed.file and not left_over:
        return _ordered(request, composed)
    status = 422 if is_order else 200
    return _page(request, composed, is_judged=True, file_text=text, file_problems=left_over, status=status)


def _left_over(request: HttpRequest) -> list[str]:
    """A problem if a file was chosen or pasted but not filled into the form."""
    if not request.POST.get("yaml", "").strip() and not request.POST.get("file"):
        return []
    return [_("This file is not in the form yet: “Fill the form” puts it there. Otherwise remove it here.")]


def _opened(request: HttpRequest) -> HttpResponse:
    like = digits.number(request.GET.get("like", ""))
    if like is not None:
        return _poured(request, packing.recipe(get_object_or_404(Series, pk=like)))
    first = {"entries-0-mind": "bot:hunter", "entries-1-mind": "bot:quiet"}
    return _page(request, composition({**series_form.DEFAULTS, **first, "token": uuid.uuid4().hex}), is_judged=False)


def _brought(request: HttpRequest) -> str:
    if file := request.FILES.get("file"):
        return str(file.read(strict_yaml.MOST_BYTES + 1).decode("utf-8", "replace"))
    return request.POST.get("yaml", "")


def _poured(request: HttpRequest, text: str) -> HttpResponse:
    try:
        data = strict_yaml.settings(text, series_file.BadSeries)
    except series_file.BadSeries as bad:
        before = request.POST.dict() if "token" in request.POST else {**series_form.DEFAULTS, "token": uuid.uuid4().hex}
        return _page(request, composition(before), is_judged=False, file_text=text, file_problems=bad.lines, status=422)
    composed = composition({**series_form.filled(data), "token": uuid.uuid4().hex})
    composed.judge(text)
    return _page(request, composed, is_judged=True)


def _ordered(request: HttpRequest, composed: Composition) -> HttpResponse:
    """Orders the series. Sending the same form again leads to the same series."""
    token = f"form-{request.user.pk}-{composed.form.cleaned_data['token']}"
    try:
        series = series_orders.order(composed.text, token=token, by_id=request.user.pk)
    except disk.NoRoom as full:
        messages.error(request, str(full))
        return _page(request, composed, is_judged=True, status=507)
    messages.success(request, _("“%(series)s” is ordered.") % {"series": series})
    return redirect(series)


def _page(
    request: HttpRequest,
    composed: Composition,
    *,
    is_judged: bool,
    file_text: str = "",
    file_problems: Iterable[str] = (),
    status: int = 200,
) -> HttpResponse:
    if not is_judged:
        composed.forget_problems()
    form, preview = composed.form, series_pricing.preview(composed.file) if composed.file else None
    page: dict[str, Any] = {
        "composed": composed,
        "problems": composed.problems if is_judged else [],
        "is_judged": is_judged,
        "preview": preview,
        "duration": _duration(preview.seconds) if preview else "",
        "what": [form[name] for name in ("name", "question", "design", "side")],
        "game": [form[name] for name in ("players", "map", "impostors", "rules", "are_told")],
        "size": [form[name] for name in ("pairs", "detect", "rule", "false_alarm", "miss")],
        "limits": [form[name] for name in ("dollars", "tokens", "seeds", "lost_turns", "wait")],
        "file_text": file_text,
        "file_problems": list(file_problems),
    }
    return render(request, "games/series/new.html", page, status=status)


def _duration(seconds: float) -> str:
    hours, minutes = divmod(max(round(seconds / 60), 1), 60)
    if hours >= 48:
        return _("%(days)d days") % {"days": round(hours / 24)}
    told = _("%(hours)d h %(minutes)d min") if hours else _("%(minutes)d min")
    return told % {"hours": hours, "minutes": minutes}
