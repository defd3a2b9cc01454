"""The trail: who did what, when, to what. Written in the same transaction as the deed, and never changed."""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from decimal import Decimal

from django.apps import apps
from django.conf import settings
from django.contrib.auth import get_user_model
from django.db import models
from django.utils import translation

_through: ContextVar[str] = ContextVar("by what somebody does what they do", default="")


@contextmanager
def through(means: str) -> Iterator[None]:
    """Deeds left inside this block say in their note by what `means` they were done."""
    before = _through.set(means)
    try:
        yield
    finally:
        _through.reset(before)


def leave(verb: str, to: models.Model | type[models.Model], *, by_id: int | None, note: str = "") -> None:
    """Writes a deed, in English whatever language is active. If `to` is a model, several of its kind were changed, and
    the note says which. `by_id` is None for a command on the machine itself, where nobody is signed in."""
    deeds = apps.get_model(settings.TRAIL)  # the model is the site's to choose
    longest = {name: deeds._meta.get_field(name).max_length for name in ("what", "address")}
    is_one = isinstance(to, models.Model)
    address = to.get_absolute_url() if is_one and hasattr(to, "get_absolute_url") else ""
    with translation.override(None):
        what = str(to if is_one else to._meta.verbose_name_plural)
    deeds._default_manager.create(
        by_id=by_id,
        name=_name(by_id),
        verb=verb,
        what=what[: longest["what"]],
        kind=to._meta.label_lower,
        number=str(to.pk) if is_one else "",
        address=address if len(address) <= longest["address"] else "",
        note="; ".join(filter(None, (_through.get(), note))),
    )


def limits(dollars: Decimal | None, tokens: int | None) -> str:
    """A budget, worded for a note."""
    told = [f"${dollars}" if dollars is not None else "", f"{tokens} tokens" if tokens is not None else ""]
    return ", ".join(filter(None, told)) or "no limit"


def _name(person_id: int | None) -> str:
    if person_id is None:
        return ""
    people = get_user_model().objects.filter(pk=person_id)
    return people.values_list("username", flat=True).first() or ""
