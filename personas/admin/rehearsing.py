"""The test buttons: ask a model for one line or one decision, by POST only, and show the raw exchange."""

from typing import Any

from django.contrib import admin
from django.core.exceptions import PermissionDenied
from django.http import Http404, HttpRequest, HttpResponse
from django.template.response import TemplateResponse
from django.urls import URLPattern, path
from django.utils.decorators import method_decorator
from django.utils.translation import gettext as _
from django.views.decorators.http import require_POST

from personas import rehearsals
from personas.models import ChatModel, Persona


class Rehearsals(admin.ModelAdmin):
    """An admin whose rows can be tried out."""

    def get_urls(self) -> list[URLPattern]:
        name = f"personas_{self.opts.model_name}_rehearse"
        view = self.admin_site.admin_view(self.rehearse)
        return [path("<int:pk>/rehearse/", view, name=name), *super().get_urls()]

    def cast(self, row: Any) -> tuple[ChatModel | None, Persona | None]:
        """The model to ask, and the persona whose character it plays."""
        raise NotImplementedError

    @method_decorator(require_POST)
    def rehearse(self, request: HttpRequest, pk: int) -> HttpResponse:
        row = self.get_object(request, str(pk))
        name = request.POST.get("scene", "")
        scene = rehearsals.SCENES.get(name)
        if row is None or scene is None:
            raise Http404
        if not self.has_change_permission(request, row):
            raise PermissionDenied
        model, persona = self.cast(row)
        if model is None:
            raise Http404
        self.log_change(request, row, f"Tried out: {name}")
        context = {
            **self.admin_site.each_context(request),
            "title": _("Tried out: %(name)s") % {"name": row},
            "opts": self.opts,
            "original": row,
            "model": model,
            "rehearsal": rehearsals.rehearse(scene, model, persona),
        }
        return TemplateResponse(request, "admin/personas/rehearsal.html", context)
