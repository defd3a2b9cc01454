"""What was learned about a model from its endpoint: when, why, and a button to forget it."""

import datetime
from dataclasses import dataclass
from typing import Any

from django.contrib import admin, messages
from django.core.exceptions import PermissionDenied
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import URLPattern, path, reverse
from django.utils.decorators import method_decorator
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy
from django.views.decorators.http import require_POST

from personas import calling
from personas.llm.line import lessons

WORDS = {
    "json_schema": gettext_lazy("takes no JSON schema"),
    "json_shaped": gettext_lazy("takes no schema beside a JSON object"),
    "json_object": gettext_lazy("takes no wish for JSON at all"),
    "system": gettext_lazy("takes no system message"),
    "tools": gettext_lazy("takes no tools"),
    "alternation": gettext_lazy("wants user and assistant to take turns"),
    "limit_field": gettext_lazy("calls the limit max_completion_tokens"),
    "cache_marks": gettext_lazy("takes no marks of what to cache"),
    "parameter": gettext_lazy("does not take the field"),
    "context": gettext_lazy("tokens of context"),
    "thinking_room": gettext_lazy("tokens of room to think"),
    "remark:cut": gettext_lazy("cut a prompt in silence, tokens read"),
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Shown:
    """A lesson as it is shown; `why` quotes the endpoint."""

    what: str
    value: str
    shape: str
    why: str
    at: datetime.datetime


def shown(lesson: lessons.Lesson) -> Shown:
    named, _at, shape = lesson.concession.partition("@")
    name, _colon, value = named.rpartition(":") if ":" in named else (named, "", "")
    return Shown(
        what=str(WORDS.get(name, name)),
        value=value,
        shape=shape,
        why=lesson.why,
        at=datetime.datetime.fromtimestamp(lesson.at, datetime.UTC),
    )


class Lessons(admin.ModelAdmin):
    """An admin of models that shows what was learned about each."""

    def get_urls(self) -> list[URLPattern]:
        name = f"personas_{self.opts.model_name}_forget"
        view = self.admin_site.admin_view(self.forget)
        return [path("<int:pk>/forget/", view, name=name), *super().get_urls()]

    def change_view(
        self, request: HttpRequest, object_id: str, form_url: str = "", extra_context: dict[str, Any] | None = None
    ) -> HttpResponse:
        row = self.get_object(request, object_id)
        learned = [shown(lesson) for lesson in calling.lessons(row)] if row is not None else []
        context = {**(extra_context or {}), "lessons": learned}
        return super().change_view(request, object_id, form_url, context)

    @method_decorator(require_POST)
    def forget(self, request: HttpRequest, pk: int) -> HttpResponse:
        row = self.get_object(request, str(pk))
        if row is None:
            raise Http404
        if not self.has_change_permission(request, row):
            raise PermissionDenied
        calling.forget(row)
        self.log_change(request, row, "Forgot what was learned")
        messages.success(request, _("What was learned about %(name)s is forgotten.") % {"name": row})
        return HttpResponseRedirect(reverse("admin:personas_chatmodel_change", args=[pk]))
