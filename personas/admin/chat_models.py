"""Models in the admin: whether their key is there, what they cost, and buttons to try them."""

from django.contrib import admin
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from personas import calling
from personas.admin import address_asking, concessions, filters, rehearsing, sheet_files
from personas.models import ChatModel, Persona


@admin.register(ChatModel)
class ChatModelAdmin(concessions.Lessons, rehearsing.Rehearsals, sheet_files.Sheets):
    form = address_asking.ModelForm
    list_display = ("name", "slug", "model", "host", "key", "price", "is_active")
    list_filter = ("is_active", "server", "json_mode", "reasoning", ("key_variable", filters.EveryValue))
    search_fields = ("name", "slug", "model", "base_url", "note")
    fieldsets = (
        (None, {"fields": ("name", "slug", "is_active", "is_rated", "note")}),
        (gettext_lazy("Where"), {"fields": ("base_url", "server", "model", "key_variable", "unasked")}),
        (
            gettext_lazy("Price, dollars per million tokens"),
            {"fields": ("price_in", "price_out", "price_cached", "price_cache_written")},
        ),
        (gettext_lazy("How it is asked"), {"fields": ("rulebook", "brief")}),
        (
            gettext_lazy("What it can do"),
            {
                "description": gettext_lazy("If this is too optimistic, refusals will correct it."),
                "fields": (
                    "json_mode", "reasoning", "takes_system", "takes_tools", "wants_turns", "wants_cache_marks",
                    "limit_field", "not_taken", "context_size", "thinking_room", "extra",
                ),
            },
        ),
        (gettext_lazy("Limits"), {"fields": ("concurrency", "per_minute", "patience")}),
    )  # fmt: skip

    @admin.display(description=gettext_lazy("host"))
    def host(self, model: ChatModel) -> str:
        return model.host

    @admin.display(description=gettext_lazy("key"))
    def key(self, model: ChatModel) -> str:
        """Whether the key is set; never the key itself."""
        if not model.key_variable:
            return _("needs none")
        state = _("is set") if calling.has_key(model) else _("is not set")
        return f"{model.key_variable} {state}"

    @admin.display(description=gettext_lazy("price in / out"))
    def price(self, model: ChatModel) -> str:
        if model.price_in is None or model.price_out is None:
            return _("unknown")
        if not model.price_in and not model.price_out:
            return _("free")
        return f"${model.price_in.normalize():f} / ${model.price_out.normalize():f}"

    def cast(self, row: ChatModel) -> tuple[ChatModel | None, Persona | None]:
        return row, None
