"""Signing in: the owner's account, one-time passwords, and forms that were sent after a session had ended.

Whoever sends a form that needs an account, but was signed out meanwhile, gets the sign-in page with the form's content
in a hidden field. Signed in, they see it and can send it again. None of it is stored, and nothing is done before.
"""

import json
import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from http import HTTPStatus
from typing import Any
from urllib.parse import parse_qs, urlsplit

from django.conf import settings
from django.contrib.auth import REDIRECT_FIELD_NAME, get_user_model
from django.contrib.auth.forms import PasswordChangeForm
from django.contrib.auth.views import LoginView, PasswordChangeView, RedirectURLMixin, redirect_to_login
from django.contrib.messages.views import SuccessMessageMixin
from django.core.exceptions import BadRequest
from django.db import transaction
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.translation import gettext_lazy as _

from glassbox_site.door import bodies
from glassbox_site.ground.working import named_locks

OWNER = "admin"
LONGEST_NAME_COUNTED = 255
"""The longest name that the counter of failed sign-ins can store; ours are all shorter."""
MOST_SENT = bodies.SMALL_BYTES - 4_000
"""Bytes of a form that are kept. They come back unchanged, beside a name and a password."""
GetResponse = Callable[[HttpRequest], HttpResponse]


@dataclass(frozen=True, slots=True, kw_only=True)
class Owner:
    """The account that may do everything, and its one-time password."""

    name: str
    password: str


@transaction.atomic
def first_owner() -> Owner | None:
    """Makes the owner's account if there is no administrator yet, else returns None. Of several first starts at once,
    on one database, the first makes it."""
    people = get_user_model().objects
    named_locks.hold("first owner")
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
    """The name under which a failed sign-in is counted."""
    return (credentials or request.POST).get("username", "")[:LONGEST_NAME_COUNTED]


def replace_one_time_password(get_response: GetResponse) -> GetResponse:
    """Middleware: somebody who signed in with a one-time password gets no page but the one that replaces it."""

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
    """The form refuses the present password as the new one."""

    def clean(self) -> dict[str, Any]:
        given = super().clean() or self.cleaned_data
        old, new = given.get("old_password"), given.get("new_password1")
        if old and old == new:
            self.add_error("new_password1", _("This is the password you are replacing. Choose another one."))
        return given


class ReplacePassword(SuccessMessageMixin, RedirectURLMixin, PasswordChangeView):
    """Ends the one-time state, then opens the page that was originally wanted."""

    form_class = OtherPassword
    template_name = "accounts/password.html"
    success_message = _("Your password has been replaced.")
    next_page = "home"

    def get_context_data(self, **known: Any) -> dict[str, Any]:
        return super().get_context_data(sent=_kept(self.request), next=self.get_redirect_url(), **known)

    def form_valid(self, form: PasswordChangeForm) -> HttpResponse:
        form.user.password_is_one_time = False
        return _led_on(self, super().form_valid(form))


class SignIn(LoginView):
    """Leads on to the page that was wanted, or to the form sent there; a one-time password is replaced first."""

    template_name = "accounts/login.html"

    def get_context_data(self, **known: Any) -> dict[str, Any]:
        return super().get_context_data(sent=_kept(self.request), **known)

    def form_valid(self, form: Any) -> HttpResponse:
        answer, person = super().form_valid(form), form.get_user()
        if not (_kept(self.request) and _must_replace(person)):
            return _led_on(self, answer)
        first = ReplacePassword()
        first.setup(self.request)
        return _unkept(first.render_to_response(first.get_context_data(form=ReplacePassword.form_class(person))))


def _kept(request: HttpRequest) -> str:
    """The packed form that came back beside a password."""
    return request.POST.get("sent", "")


def _led_on(view: ReplacePassword | SignIn, answer: HttpResponse) -> HttpResponse:
    sent, address = _kept(view.request), view.get_redirect_url()
    return _once_more(view.request, address, _unpacked(sent)) if sent and address else answer


def keep_what_was_sent(get_response: GetResponse) -> GetResponse:
    """Middleware: keeps the content of a form whose sender has to sign in first."""

    def respond(request: HttpRequest) -> HttpResponse:
        response = get_response(request)
        if request.method == "POST" and _asks_to_sign_in(request, response) and (sent := _sent_by_a_form(request)):
            form = SignIn.form_class(request)
            context = {"form": form, "sent": sent, "next": request.get_full_path()}
            return _unkept(render(request, SignIn.template_name, context, status=HTTPStatus.FORBIDDEN))
        return response

    return respond


def send_again(request: HttpRequest) -> HttpResponse | None:
    """Shows a form of our own pages once more if its CSRF token is from before its sender signed in or out."""
    is_ours = request.headers.get("Origin") == f"{request.scheme}://{request.get_host()}"
    sent = _sent(request) if is_ours else ""
    return _once_more(request, request.get_full_path(), _unpacked(sent), status=HTTPStatus.FORBIDDEN) if sent else None


def _once_more(
    request: HttpRequest, address: str, sent: list[tuple[str, str]], status: HTTPStatus = HTTPStatus.OK
) -> HttpResponse:
    return _unkept(render(request, "accounts/once_more.html", {"address": address, "sent": sent}, status=status))


def _unkept(response: HttpResponse) -> HttpResponse:
    response.headers["Cache-Control"] = "no-store"
    return response


def _asks_to_sign_in(request: HttpRequest, response: HttpResponse) -> bool:
    """Whether this very request is to sign in. Changing the language at the sign-in page leads there as well."""
    address = urlsplit(response.headers.get("Location", ""))
    is_at_the_door = address.path in (reverse("login"), reverse("admin:login"))
    wanted = parse_qs(address.query).get(REDIRECT_FIELD_NAME)
    return response.status_code == HTTPStatus.FOUND and is_at_the_door and wanted == [request.get_full_path()]


def _sent_by_a_form(request: HttpRequest) -> str:
    """The form, if its sender is signed out, had a form of ours in the browser, and waits for a page; else empty."""
    is_from_a_form = settings.CSRF_COOKIE_NAME in request.COOKIES and not request.user.is_authenticated
    wants_a_page = request.headers.get("Sec-Fetch-Mode", "navigate") == "navigate"
    return _sent(request) if is_from_a_form and wants_a_page else ""


def _sent(request: HttpRequest) -> str:
    """The packed form; empty if there is nothing to keep, it holds passwords, or it is too large."""
    if request.path in (reverse("login"), reverse("password")):
        return ""
    pairs = [
        (name, value)
        for name, values in request.POST.lists()
        if name != "csrfmiddlewaretoken" and "password" not in name
        for value in values
    ]
    packed = json.dumps(pairs, ensure_ascii=False)
    return packed if pairs and len(packed.encode()) <= MOST_SENT else ""


def _unpacked(sent: str) -> list[tuple[str, str]]:
    """The form as it came back, by way of the browser. Raises BadRequest."""
    try:
        pairs = [(str(name), str(value)) for name, value in json.loads(sent)]
        json.dumps(pairs, ensure_ascii=False).encode()  # lone surrogates cannot be sent
        return pairs
    except (ValueError, TypeError, RecursionError) as problem:
        raise BadRequest("`sent` must be what the page had there") from problem
