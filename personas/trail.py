"""The trail: who did what, when, to what. Written in the same transaction as the deed, and never changed."""

from decimal import Decimal

from django.contrib.auth import get_user_model
from django.db import models
from django.utils import translation

from personas.models import Deed, Verb
from personas.models.deed import LONGEST_ADDRESS, LONGEST_NAME


def leave(verb: Verb, to: models.Model, *, by_id: int | None, note: str = "") -> Deed:
    """`by_id` is None for a command on the machine itself, where nobody is signed in."""
    return Deed.objects.create(
        by_id=by_id,
        name=_name(by_id),
        verb=verb,
        what=_named(to)[:LONGEST_NAME],
        kind=to._meta.label_lower,
        number=str(to.pk),
        address=_address(to),
        note=note,
    )


def leave_on_several(verb: Verb, kind: type[models.Model], *, by_id: int | None, note: str) -> Deed:
    """On many things of one kind at once; the note says on which."""
    return Deed.objects.create(
        by_id=by_id,
        name=_name(by_id),
        verb=verb,
        what=_named(kind._meta.verbose_name_plural),
        kind=kind._meta.label_lower,
        note=note,
    )


def limits(dollars: Decimal | None, tokens: int | None) -> str:
    """A budget as a note tells it."""
    told = [f"${dollars}" if dollars is not None else "", f"{tokens} tokens" if tokens is not None else ""]
    return ", ".join(filter(None, told)) or "no limit"


def _named(thing: object) -> str:
    """In English, in whatever language the deed was done."""
    with translation.override(None):
        return str(thing)


def _name(person_id: int | None) -> str:
    if person_id is None:
        return ""
    people = get_user_model().objects.filter(pk=person_id)
    return people.values_list("username", flat=True).first() or ""


def _address(thing: models.Model) -> str:
    """Of its page, or nothing."""
    page = getattr(thing, "get_absolute_url", None)
    address = page() if page else ""
    return address if len(address) <= LONGEST_ADDRESS else ""
