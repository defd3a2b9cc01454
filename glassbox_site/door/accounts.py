"""Signing in for the first time: the owner's account, and passwords that serve only once."""

import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from django.conf import settings
from django.contrib.auth import get_user_model
from django.contrib.auth.forms import PasswordChangeForm
from django.contrib.auth.views import PasswordChangeView, RedirectURLMixin, redirect_to_login
from django.contrib.messages.views import SuccessMessageMixin
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.urls import reverse
from django.utils.translation import gettext_lazy as _

OWNER = "admin"
LONGEST_NAME_COUNTED = 255
"""As long as the counter of wrong passwords can write down; no name of ours is."""
GetResponse = Callable[[HttpRequest], HttpResponse]


@dataclass(frozen=True, slots=True, kw_only=True)
class Owner:
    """Who may do everything, and the password that serves once."""

    name: str
    password: str


def first_owner() -> Owner | None:
    """Makes the owner's account if nobody can administer yet; None if somebody can."""
    people = get_user_model().objects
    if people.filter(is_superuser=True).exists():
        return None
    owner = Owner(name=_free_name(), password=secrets.token_urlsafe(12))
    people.create_superuser(owner.name, password=owner.password, password_is_one_time=True)
    return owner


def _free_name() -> str:
    people = get_user_model().objects
    names = (OWNER, *(f"{OWNER}{number}" for number in range(2, 1000)))
    return next(name for name in names if not people.filter(username=name).exists())


def name_tried(request: HttpRequest, credentials: Mapping[str, str] | None) -> str:
    """Under which a wrong password is counted."""
    return (credentials or request.POST).get("username", "")[:LONGEST_NAME_COUNTED]


def replace_one_time_password(get_response: GetResponse) -> GetResponse:
    """Middleware: whoever signed in with a one-time password gets no page before the one that replaces it."""

    def respond(request: HttpRequest) -> HttpResponse:
        signed_in = settings.SESSION_COOKIE_NAME in request.COOKIES
        on_the_way = request.path in (reverse("password"), reverse("logout"))
        if signed_in and not on_the_way and _must_replace(request.user):
            return (
                redirect_to_login(request.get_full_path(), "password")
                if request.method == "GET"
                else redirect("password")
            )
        return get_response(request)

    return respond


def _must_replace(person: object) -> bool:
    return bool(getattr(person, "password_is_one_time", False))


class OtherPassword(PasswordChangeForm):
    """One that served once serves no more."""

    def clean(self) -> dict[str, Any]:
        given = super().clean() or self.cleaned_data
        old, new = given.get("old_password"), given.get("new_password1")
        if old and old == new:
            self.add_error("new_password1", _("This is the password that you replace. Choose another one."))
        return given


class ReplacePassword(SuccessMessageMixin, RedirectURLMixin, PasswordChangeView):
    """The new password ends the one-time state and opens the page that was wanted in the first place."""

    form_class = OtherPassword
    template_name = "accounts/password.html"
    success_message = _("Your password is replaced.")
    next_page = "home"

    def form_valid(self, form: PasswordChangeForm) -> HttpResponse:
        form.user.password_is_one_time = False
        return super().form_valid(form)
