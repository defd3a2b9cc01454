"""Filters of a list: their options, and the choices in the query string. An unknown value counts as no choice."""

import dataclasses
from collections.abc import Iterable

from django.http import HttpRequest
from django.utils.functional import Promise


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Choice:
    """One filter: `options` are values with their labels; `chosen` is one of the values, or empty."""

    name: str
    label: str | Promise
    everything: str | Promise
    options: tuple[tuple[str, str | Promise], ...]
    chosen: str

    @property
    def said(self) -> str | Promise:
        """The label of what was chosen; empty if nothing was."""
        return dict(self.options).get(self.chosen, "")

    @property
    def number(self) -> int | None:
        return int(self.chosen) if self.chosen else None


def choice(
    request: HttpRequest,
    name: str,
    label: str | Promise,
    everything: str | Promise,
    options: Iterable[tuple[str, str | Promise]],
) -> Choice:
    known = tuple(options)
    asked = request.GET.get(name, "")
    chosen = asked if any(asked == value for value, _ in known) else ""
    return Choice(name=name, label=label, everything=everything, options=known, chosen=chosen)
