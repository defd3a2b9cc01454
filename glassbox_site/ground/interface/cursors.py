"""Lists page by page, with a cursor to the next. New items neither shift nor repeat what is on later pages."""

from collections.abc import Callable, Iterable
from typing import Annotated, Any, Generic, TypeVar

from django.db.models import Model, QuerySet
from ninja import Query, Schema

Thing = TypeVar("Thing", bound=Model)
Shape = TypeVar("Shape")
LARGEST = 2**62
MOST = 100
Key = Annotated[int, Query(ge=1, le=LARGEST)]


class Page(Schema, Generic[Shape]):
    """`next` is the cursor of the next page, null on the last."""

    items: list[Shape]
    next: str | None


class Cursor(Schema):
    cursor: Annotated[str, Query(pattern=r"^[1-9][0-9]{0,17}$", description="`next` of the previous page")] | None = (
        None
    )
    limit: Annotated[int, Query(ge=1, le=MOST)] = 20


def page(
    found: "QuerySet[Thing]",
    at: Cursor,
    shown: Callable[["QuerySet[Thing]"], Iterable[Any]],
    until: Callable[[Any], bool] = lambda _item: False,
) -> dict[str, Any]:
    """The latest first. An item for which `until` is true begins the next page, unless it would be this one's first."""
    asked = found.order_by("-pk")
    if at.cursor:
        asked = asked.filter(pk__lt=int(at.cursor))
    keys = list(asked.values_list("pk", flat=True)[: at.limit + 1])
    items: list[Any] = []
    for item in shown(found.filter(pk__in=keys[: at.limit]).order_by("-pk")):
        if until(item) and items:
            break
        items.append(item)
    return {"items": items, "next": str(keys[len(items) - 1]) if len(keys) > len(items) else None}
