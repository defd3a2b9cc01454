"""The trail: who did what, when, to what. Written in the same transaction as the deed, and never changed."""

from decimal import Decimal

from django.apps import apps
from django.conf import settings
from django.contrib.auth import get_user_model
from django.db import models
from django.utils import translation


def leave(verb: str, to: models.Model, *, by_id: int | None, note: str = "") -> None:
    """`by_id` is None for a command on the machine itself, where nobody is signed in."""
    page = getattr(to, "get_absolute_url", None)
    _write(verb, to, to, by_id=by_id, note=note, number=str(to.pk), address=page() if page else "")


def leave_on_several(verb: str, kind: type[models.Model], *, by_id: int | None, note: str) -> None:
    """On many things of one kind at once; the note says on which."""
    _write(verb, kind, kind._meta.verbose_name_plural, by_id=by_id, note=note)


def limits(dollars: Decimal | None, tokens: int | None) -> str:
    """A budget as a note tells it."""
    told = [f"${dollars}" if dollars is not None else "", f"{tokens} tokens" if tokens is not None else ""]
    return ", ".join(filter(None, told)) or "no limit"


def _write(
    verb: str,
    kind: models.Model | type[models.Model],
    what: object,
    *,
    by_id: int | None,
    address: str = "",
    **told: str,
) -> None:
    """In English, in whatever language the deed was done. Whose rows these are, the site says."""
    deeds = apps.get_model(settings.TRAIL)
    longest = {name: deeds._meta.get_field(name).max_length for name in ("what", "address")}
    with translation.override(None):
        what = str(what)[: longest["what"]]
    deeds._default_manager.create(
        by_id=by_id,
        name=_name(by_id),
        verb=verb,
        what=what,
        kind=kind._meta.label_lower,
        address=address if len(address) <= longest["address"] else "",
        **told,
    )


def _name(person_id: int | None) -> str:
    if person_id is None:
        return ""
    people = get_user_model().objects.filter(pk=person_id)
    return people.values_list("username", flat=True).first() or ""
