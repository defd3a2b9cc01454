"""Ownership of work rows: claimed by one conditional update, held by a lease, guarded by a fence.

For every model with the columns `status`, `owner`, `fence` and `lease_until`. All times are of the database's clock, so
that machines whose clocks differ agree.
"""

import functools
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import timedelta
from typing import Any, ClassVar, cast

from django.db import connection, transaction
from django.db.models import DateTimeField, ExpressionWrapper, Field, Model, Q, QuerySet
from django.db.models.functions import Now

NOW = Now()
SILENT = Q(lease_until__lt=NOW)
ALIVE = Q(lease_until__gte=NOW)
UNHELD = Q(owner="") | SILENT
NOBODYS: dict[str, object] = {"owner": "", "lease_until": None}


def after(seconds: float) -> "ExpressionWrapper[Any]":
    """The time so many seconds from now, as a database expression."""
    return ExpressionWrapper(Now() + timedelta(seconds=seconds), output_field=DateTimeField())


def held_by(owner: str) -> Q:
    """The rows that this owner holds. SQLite uses the index of held rows only where its condition is repeated."""
    return Q(owner=owner) & ~Q(owner="")


def change_all(rows: "QuerySet[Any]", **changes: object) -> int:
    """Updates the rows and returns their number. Locks them in the order of their primary keys, as everybody does who
    changes many rows at once: otherwise two of them can deadlock."""
    ordered = rows.order_by("pk").select_for_update()
    with transaction.atomic():
        changed: int = rows.model._default_manager.filter(pk__in=ordered.values("pk")).update(**changes)
    return changed


@dataclass(frozen=True, slots=True, kw_only=True)
class Lease:
    """One claim on one row. Its fence is higher than that of every earlier claim, and the lease is lost once the row's
    fence has moved on."""

    model: ClassVar[type[Model]]
    seconds: ClassVar[float]

    pk: int
    owner: str
    fence: int

    def take(self, changes: Mapping[str, object], **seen: object) -> bool:
        """Claims the row if it is as it was `seen`, has the fence before this one, and nobody holds it. Returns False,
        and changes nothing, if somebody was faster."""
        mine = {"owner": self.owner, "fence": self.fence, "lease_until": after(self.seconds)}
        expected = {"pk": self.pk, "fence": self.fence - 1, **seen}
        return _change(self.model, expected, {**changes, **mine}, is_unheld=True)

    def hold(self) -> bool:
        """Extends the lease; False if it is lost."""
        return self.change({"lease_until": after(self.seconds)})

    def change(self, changes: Mapping[str, object], **seen: object) -> bool:
        """Changes the row unless somebody else has claimed it or it is not as it was `seen`; then returns False."""
        return _change(self.model, {"pk": self.pk, "owner": self.owner, "fence": self.fence, **seen}, changes)


def _change(
    model: type[Model], seen: Mapping[str, object], changes: Mapping[str, object], *, is_unheld: bool = False
) -> bool:
    """`seen` and `changes` are by field name; values of `changes` may be database expressions.

    One plain statement, because over many rows the ORM spent most of the time building it.
    """
    settings, set_to = _terms(model, changes)
    conditions, expected = _terms(model, seen)
    if is_unheld:
        text, given = _compiled(model, UNHELD, connection.vendor)
        conditions, expected = [*conditions, f"({text})"], [*expected, *given]
    table = model._meta.db_table
    statement = f'UPDATE "{table}" SET {", ".join(settings)} WHERE {" AND ".join(conditions)}'  # noqa: S608 - our names
    with connection.cursor() as cursor:
        cursor.execute(statement, set_to + expected)
        is_changed: bool = cursor.rowcount == 1
    return is_changed


def _terms(model: type[Model], values: Mapping[str, object]) -> tuple[list[str], list[Any]]:
    """The terms `"column" = ...`, and their parameters."""
    terms: list[str] = []
    parameters: list[Any] = []
    for name, value in values.items():
        field = _field(model, name)
        if hasattr(value, "resolve_expression"):
            text, given = _compiled(model, value, connection.vendor)
            parameters += given
        else:
            text = "%s"
            parameters.append(field.get_db_prep_save(value, connection))
        terms.append(f'"{field.column}" = {text}')
    return terms, parameters


@functools.cache
def _field(model: type[Model], name: str) -> "Field[Any, Any]":
    meta = model._meta
    return cast("Field[Any, Any]", meta.pk if name == "pk" else meta.get_field(name))


@functools.lru_cache(maxsize=64)
def _compiled(model: type[Model], expression: Any, _vendor: str) -> tuple[str, Sequence[Any]]:
    query = model._base_manager.all().query
    text, parameters = query.get_compiler(connection=connection).compile(expression.resolve_expression(query))
    return text, parameters
