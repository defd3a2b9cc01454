"""Personas in the admin: who they are, what they remember, and buttons to hear them."""

from typing import Any

from django.contrib import admin
from django.core.exceptions import PermissionDenied
from django.db.models import Count, F, IntegerField, OuterRef, QuerySet, Subquery
from django.db.models.functions import Coalesce
from django.http import Http404, HttpRequest, HttpResponse
from django.template.response import TemplateResponse
from django.urls import URLPattern, path
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from glassbox_site.ground.plain import digits
from personas import roster
from personas.admin import filters, forms, rehearsing, sheet_files
from personas.models import ChatModel, Experience, Persona
from personas.remembering import diary, memory


class MindFilter(admin.SimpleListFilter):
    """Separates language models from house bots."""

    title = gettext_lazy("mind")
    parameter_name = "mind"

    def lookups(self, _request: HttpRequest, _model_admin: Any) -> list[tuple[str, str]]:
        return [("model", _("a language model")), ("house", _("a house bot"))]

    def queryset(self, _request: HttpRequest, personas: QuerySet[Persona]) -> QuerySet[Persona]:
        if self.value() in ("model", "house"):
            return personas.filter(model__isnull=self.value() == "house")
        return personas


@admin.register(Persona)
class PersonaAdmin(rehearsing.Rehearsals, sheet_files.Sheets):
    form = forms.PersonaForm
    save_as = True
    list_display = ("name", "key", "mind", "tier", "temperature", "games", "is_active")
    list_filter = ("is_active", MindFilter, "tier", "model", ("temperament", filters.EveryValue))
    list_select_related = ("tier", "model")
    search_fields = ("name", "key", "character", "manner")
    readonly_fields = ("key",)
    actions = (*sheet_files.Sheets.actions, "switch_on", "switch_off")
    fieldsets = (
        (None, {"fields": ("name", "slug", "key", "is_active")}),
        (gettext_lazy("Mind"), {"fields": ("model", "temperament", "temperature", "tier")}),
        (gettext_lazy("Character"), {"fields": ("character", "manner")}),
    )

    def get_urls(self) -> list[URLPattern]:
        view = self.admin_site.admin_view(self.show_memory)
        own = path("<int:pk>/memory/", view, name="personas_persona_memory")
        return [own, *sheet_files.urls(self.admin_site), *super().get_urls()]

    def get_queryset(self, request: HttpRequest) -> QuerySet[Persona]:
        lived = Experience.objects.filter(persona_key=OuterRef("key")).order_by().values("persona_key")
        games = Subquery(lived.annotate(games=Count("pk")).values("games"), output_field=IntegerField())
        personas: QuerySet[Persona] = super().get_queryset(request)
        return personas.annotate(games_lived=Coalesce(games, 0))

    def has_delete_permission(self, request: HttpRequest, obj: Persona | None = None) -> bool:
        """A persona that has played is switched off instead."""
        has_played = obj is not None and Experience.objects.filter(persona_key=obj.key).exists()
        return not has_played and super().has_delete_permission(request, obj)

    @admin.display(description=gettext_lazy("games"), ordering=F("games_lived"))
    def games(self, persona: Any) -> int:
        count: int = persona.games_lived
        return count

    @admin.action(description=gettext_lazy("Cast them in new matches"), permissions=["change"])
    def switch_on(self, request: HttpRequest, chosen: QuerySet[Persona]) -> None:
        roster.cast(chosen, by_id=request.user.pk)

    @admin.action(description=gettext_lazy("Stop casting them"), permissions=["change"])
    def switch_off(self, request: HttpRequest, chosen: QuerySet[Persona]) -> None:
        roster.retire(chosen, by_id=request.user.pk)

    def cast(self, row: Persona) -> tuple[ChatModel | None, Persona | None]:
        return row.model, row

    def show_memory(self, request: HttpRequest, pk: int) -> HttpResponse:
        persona = self.get_object(request, str(pk))
        if persona is None:
            raise Http404
        if not self.has_view_permission(request, persona):
            raise PermissionDenied
        chapters = diary.chapters(persona.key, before=digits.number(request.GET.get("before", "")))
        context = {
            **self.admin_site.each_context(request),
            "title": _("Memory of %(name)s") % {"name": persona.name},
            "opts": self.opts,
            "original": persona,
            "record": memory.recall(persona.key),
            "chapters": chapters,
            "before": chapters[-1].experience.pk if len(chapters) == diary.PAGE else None,
        }
        return TemplateResponse(request, "admin/personas/memory.html", context)
