"""Shelves of the catalogue, and the offers on them."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from django.utils.functional import Promise


@dataclass(frozen=True, slots=True, kw_only=True)
class Offer:
    """Something offered at the URL called `name`, at a `socket`, or by a `command` for whoever runs the site.

    A command has placeholders in braces for the `site` and for what it is about. `of` says what the offer belongs to,
    `tells` that it reveals how a match went.
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
