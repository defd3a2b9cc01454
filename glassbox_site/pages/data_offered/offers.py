"""A shelf of the catalogue, and what stands on it."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from django.utils.functional import Promise


@dataclass(frozen=True, slots=True, kw_only=True)
class Offer:
    """At an address of that `name`, at a `socket`, or by a `command` of whoever runs the site.

    A command has the `site` and what it is for in braces. `of` says to what it belongs, `tells` that it betrays how a
    match went.
    """

    title: str | Promise
    form: str
    about: str | Promise
    name: str = ""
    socket: str = ""
    command: str = ""
    of: str = ""
    more: Mapping[str, object] = field(default_factory=dict)
    query: str = ""
    tells: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Shelf:
    anchor: str
    title: str | Promise
    about: str | Promise
    offers: tuple[Offer, ...]
