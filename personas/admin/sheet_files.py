"""Import and export in the admin: a file in, a file out, for those who may configure everything in it."""

from collections.abc import Sequence
from typing import Any

from django.contrib import admin, messages
from django.core.exceptions import PermissionDenied
from django.db.models import QuerySet
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.template.response import TemplateResponse
from django.urls import URLPattern, path
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods, require_safe

from personas.admin import forms, kept
from personas.models import ChatModel, Persona, StrategyTier
from personas.sheets import exporting, importing, line_numbers
from personas.sheets.problems import Unfit

ALL = [
    f"personas.{deed}_{model._meta.model_name}"
    for model in (ChatModel, StrategyTier, Persona)
    for deed in ("add", "change")
]


class Sheets(kept.Guarded):
    """A list whose rows can be exported as a sheet; the buttons for whole sheets stand above it."""

    change_list_template = "admin/personas/sheets.html"
    actions: Sequence[str] = ("export_selected",)

    @admin.action(description=_("Export the selected as YAML"), permissions=["change"])
    def export_selected(self, request: HttpRequest, selected: QuerySet[Any]) -> HttpResponse:
        named = {ChatModel: "models", StrategyTier: "tiers", Persona: "personas"}[self.model]
        return _download(exporting.sheet_of(**{named: selected}))


def urls(site: admin.AdminSite) -> list[URLPattern]:
    """The two pages for whole sheets, for one of the lists to include."""
    return [
        path("import/", site.admin_view(bring_in), name="personas_import"),
        path("export/", site.admin_view(export), name="personas_export"),
    ]


@require_safe
def export(request: HttpRequest) -> HttpResponse:
    _refuse_others(request)
    return _download(exporting.whole_house())


@require_http_methods(["GET", "HEAD", "POST"])
def bring_in(request: HttpRequest) -> HttpResponse:
    _refuse_others(request)
    form = forms.SheetForm(request.POST, request.FILES) if request.method == "POST" else forms.SheetForm()
    problems: list[str] = []
    if form.is_valid():
        try:
            sheet = form.cleaned_data["sheet"].read(line_numbers.MOST_BYTES + 1)
            report = importing.bring_in(sheet, by=request.user.get_username(), by_id=request.user.pk)
        except Unfit as refusal:
            problems = [str(problem) for problem in refusal.problems]
        else:
            messages.success(request, _("Imported: %(report)s.") % {"report": report})
            return redirect("admin:personas_persona_changelist")
    context = {**admin.site.each_context(request), "title": _("Import a sheet"), "form": form, "problems": problems}
    return TemplateResponse(request, "admin/personas/import.html", context)


def _refuse_others(request: HttpRequest) -> None:
    if not request.user.has_perms(ALL):
        raise PermissionDenied


def _download(sheet: str) -> HttpResponse:
    answer = HttpResponse(sheet, content_type="application/yaml; charset=utf-8")
    answer.headers["Content-Disposition"] = 'attachment; filename="personas.yaml"'
    return answer
