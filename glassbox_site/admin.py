"""People and tokens in the admin: a group is a role, an initial password serves once, a token is shown once."""

from collections.abc import Mapping
from typing import Any

from django import forms
from django.contrib import admin, messages
from django.contrib.auth.admin import GroupAdmin, UserAdmin
from django.contrib.auth.forms import UserChangeForm
from django.contrib.auth.models import Group
from django.db.models import QuerySet
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.translation import gettext_lazy as _

from glassbox_site.models import ApiToken, User, token_acts
from glassbox_site.models.api_tokens import Scope
from personas.admin import acting, fields
from personas.admin.discreet import DiscreetForm

admin.site.site_header = _("The Glass Box League")
admin.site.site_title = _("Glass Box admin")
admin.site.index_title = _("Configuration")


admin.site.unregister(Group)


@admin.register(Group)
class RoleAdmin(fields.Plain, GroupAdmin):
    form = DiscreetForm
    fieldsets = ((None, {"fields": ("name",)}), (_("What it may do"), {"fields": ("permissions",)}))


class PersonForm(DiscreetForm, UserChangeForm):
    """Django's own form for users, as discreet as our other forms."""


@admin.register(User)
class PersonAdmin(fields.Plain, UserAdmin):
    form = PersonForm
    list_display = ("username", "role", "is_active", "last_login")
    list_filter = ("groups", "is_active")
    fieldsets = (
        (None, {"fields": ("username", "password", "password_is_one_time")}),
        (_("Role"), {"fields": ("is_active", "groups")}),
        (_("About"), {"fields": ("email", "last_login", "date_joined")}),
    )

    readonly_fields = ("last_login", "date_joined")

    @admin.display(description=_("role"))
    def role(self, person: User) -> str:
        if person.is_superuser:
            return "admin (owner)"
        return ", ".join(group.name for group in person.groups.all()) or "spectator"

    def get_queryset(self, request: HttpRequest) -> Any:
        return super().get_queryset(request).prefetch_related("groups")

    def save_model(self, request: HttpRequest, person: User, form: Any, change: bool) -> None:
        """The password of a new account is known to whoever made it, so its owner must replace it."""
        if not change:
            person.password_is_one_time = True
        super().save_model(request, person, form, change)


class TokenForm(forms.ModelForm):
    scopes = forms.MultipleChoiceField(
        label=_("Scopes"), choices=Scope.choices, widget=forms.CheckboxSelectMultiple,
        help_text=_("A token can never do more than its owner may."),
    )  # fmt: skip
    days = forms.IntegerField(label=_("Expires after this many days"), min_value=1, max_value=366, initial=90)

    class Meta:
        model = ApiToken
        fields = ("name", "owner")


@admin.register(ApiToken)
class TokenAdmin(fields.Plain, admin.ModelAdmin):
    """A token's secret is shown once, on the page that follows its making."""

    form = TokenForm
    list_display = ("name", "handle", "owner", "scopes", "made_at", "ends_at", "used_at", "revoked_at")
    list_filter = ("owner",)
    actions = ("revoke",)

    def has_change_permission(self, request: HttpRequest, obj: ApiToken | None = None) -> bool:
        return obj is None and super().has_change_permission(request, obj)

    def get_changeform_initial_data(self, request: HttpRequest) -> dict[str, Any]:
        return {"owner": request.user.pk, **super().get_changeform_initial_data(request)}

    def get_fields(self, request: HttpRequest, obj: ApiToken | None = None) -> Any:
        return ("name", "owner", "scopes", "days") if obj is None else self.list_display

    def formfield_for_foreignkey(self, db_field: Any, request: HttpRequest, **kwargs: Any) -> Any:
        """Nobody but the owner of the house makes a token that acts as somebody else."""
        if db_field.name == "owner" and not request.user.is_superuser:
            kwargs["queryset"] = User.objects.filter(pk=request.user.pk or 0)
        return super().formfield_for_foreignkey(db_field, request, **kwargs)

    def save_form(self, request: HttpRequest, form: Any, change: bool) -> ApiToken:
        """Makes the token by the act, so that the trail has it."""
        asked: Mapping[str, Any] = form.cleaned_data
        secret = token_acts.secret()
        form.save_m2m = lambda: None
        made: ApiToken = token_acts.issue(**asked, secret=secret, by_id=request.user.pk)
        request.told_once = secret  # type: ignore[attr-defined]
        return made

    def save_model(self, request: HttpRequest, token: ApiToken, form: Any, change: bool) -> None:
        """Does nothing: the act has saved it."""

    def response_add(self, request: HttpRequest, token: ApiToken, post_url_continue: str | None = None) -> HttpResponse:
        context = {**admin.site.each_context(request), "token": token, "secret": request.told_once}  # type: ignore[attr-defined]
        response = render(request, "admin/token.html", context)
        response.headers["Cache-Control"] = "no-store"
        return response

    @admin.action(description=_("Revoke"), permissions=["delete"])
    def revoke(self, request: HttpRequest, chosen: QuerySet[ApiToken]) -> None:
        for token in acting.on_each(self, request, token_acts.revoke, chosen):
            self.message_user(request, token_acts.revoke.told(token_acts.revoke.done, token), messages.SUCCESS)
