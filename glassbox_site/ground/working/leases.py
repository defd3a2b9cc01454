"""Whose work a row is: claimed by one conditional update, held by a lease, guarded by a fence.

For every model with the columns `status`, `owner`, `fence` and `lease_until`. All times are the database's own, so that
machines whose clocks differ agree.
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
    """So many seconds from now, as an expression of the database."""
    return ExpressionWrapper(Now() + timedelta(seconds=seconds), output_field=DateTimeField())


def change_all(rows: "QuerySet[Any]", **changes: object) -> int:
    """Locks them by their numbers, the least first, as everybody does who changes many at once: otherwise two of them
    can wait for each other for ever. How many they were."""
    ordered = rows.order_by("pk").select_for_update()
    with transaction.atomic():
        changed: int = rows.model._default_manager.filter(pk__in=ordered.values("pk")).update(**changes)
    return changed


@dataclass(frozen=True, slots=True, kw_only=True)
class Lease:
    """One claim on one row. Its fence is higher than that of every claim before, and the right is gone when the row's
    fence has moved on."""

    model: ClassVar[type[Model]]
    seconds: ClassVar[float]

    pk: int
    owner: str
    fence: int

    def take(self, changes: Mapping[str, object], **seen: object) -> bool:
        """Makes the claim true if the row is as it was `seen`, with the fence before this one, and nobody's. False if
        somebody was faster: then nothing is changed."""
        mine = {"owner": self.owner, "fence": self.fence, "lease_until": after(self.seconds)}
        expected = {"pk": self.pk, "fence": self.fence - 1, **seen}
        return _change(self.model, expected, {**changes, **mine}, is_unheld=True)

    def hold(self) -> bool:
        """Extends it; False if it is lost."""
        return self.change({"lease_until": after(self.seconds)})

    def change(self, changes: Mapping[str, object], **seen: object) -> bool:
        """Changes the row as long as nobody else has claimed it and it is as it was `seen`; False changes nothing."""
        return _change(self.model, {"pk": self.pk, "owner": self.owner, "fence": self.fence, **seen}, changes)


def _change(
    model: type[Model], seen: Mapping[str, object], changes: Mapping[str, object], *, is_unheld: bool = False
) -> bool:
    """Both by the names of fields; what is changed may be an expression of the database.

    One short statement: what the ORM spends on building one took most of the time of many rows.
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
    """As `"column" = ...`, and the parameters of these."""
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
