"""A fork in a terminal: parses what was typed as a change, and prints the figures as a table."""

from collections.abc import Iterator, Mapping, Sequence
from decimal import Decimal, InvalidOperation
from typing import Any

import pydantic
from django.utils.translation import gettext as _

from games.engine.state import ledger as ledgers
from games.experiments.forks import changes, fork_orders, outcomes, scoring
from glassbox_site.ground import words
from glassbox_site.ground.plain import rounded

CHANGES = ("unsay", "unsay_claim", "say", "mute", "recast", "whisper", "vote", "every_line")


class BadChange(Exception):
    """Why what was typed is not an order."""


def change(typed: Mapping[str, Any], entries: Sequence[ledgers.Entry]) -> tuple[changes.Change, ...]:
    """The changes that the options ask for; exactly one of them must say what is changed."""
    [*named] = [name for name in CHANGES if typed[name] not in (None, False)]
    if len(named) != 1:
        options = ", ".join(f"--{name.replace('_', '-')}" for name in CHANGES)
        raise BadChange(_("say one thing that is changed: %(options)s") % {"options": options})
    at, [name] = typed["at"], named
    if name == "every_line":
        return fork_orders.every_line(entries, at)
    return (_record({"at": at, "change": name.replace("_", "-"), **_said(name, typed[name])}),)


def dollars(typed: str | None) -> Decimal | None:
    try:
        return None if typed is None else Decimal(typed)
    except InvalidOperation as refusal:
        raise BadChange(_("--dollars (%(typed)s) must be a number") % {"typed": typed}) from refusal


def table(found: scoring.Figures) -> Iterator[str]:
    for arm in found.arms:
        unsure = _(", off-policy") if arm.change.is_off_policy else ""
        yield f"{arm.change.change} @{arm.change.at}{unsure}"
        moved = {"moved": arm.moved, "n": arm.n, "others": arm.moved_unchanged, "of": arm.n_unchanged}
        yield "  " + _("another outcome in %(moved)d of %(n)d; with nothing changed in %(others)d of %(of)d") % moved
        if arm.came_back:
            yield "  " + _("somebody else said it in %(count)d of %(n)d") % {"count": arm.came_back, "n": arm.n}
        yield from (f"{_row(row)}{unsure}" for row in arm.rows)
    if len(found.arms) > 1:
        yield (
            _("Decisive: entry %(at)d") % {"at": found.decisive}
            if found.decisive
            else _("No line is known to decide it.")
        )


def _row(row: outcomes.Row) -> str:
    mark = "*" if row.original else " "
    apart = row.difference
    value = "" if apart.value is None else rounded.points_within(apart.value, apart.low, apart.high)
    told = _("%(points)s points") % {"points": value} if value else ""
    counts = f"{row.changed.successes}/{row.changed.n}", f"{row.unchanged.successes}/{row.unchanged.n}"
    return f"  {mark} {row.question:<18} {counts[0]:>7} {counts[1]:>7}  {told}"


def _said(name: str, typed: Any) -> dict[str, str]:
    if name == "say":
        return {"message": words.harmless(typed)}
    if name == "vote":
        return {"ballot": typed}
    if name in ("recast", "whisper"):
        color, _equals, said = words.harmless(typed).partition("=")
        return {"color": color, ("mind" if name == "recast" else "text"): said}
    return {}


def _record(told: Mapping[str, Any]) -> changes.Change:
    try:
        return changes.RECORD.validate_python(told)
    except pydantic.ValidationError as refusal:
        lines = [f"{'.'.join(map(str, each['loc'][1:]))}: {each['msg']}" for each in refusal.errors()]
        raise BadChange("; ".join(lines)) from refusal
