"""Filters for the admin's lists, where Django's own leave a choice unnamed, are too slow or fail on a wrong date."""

from collections.abc import Iterator
from typing import Any

from django.contrib import admin
from django.contrib.admin.options import IncorrectLookupParameters
from django.http import HttpRequest
from django.utils.translation import gettext as _

LATEST = 5_000


class EveryValue(admin.AllValuesFieldListFilter):
    """The values that occur; the empty one is shown as "none"."""

    def choices(self, changelist: Any) -> Iterator[Any]:
        for choice in super().choices(changelist):
            yield {**choice, "display": choice["display"] or _("none")}


class LateValues(EveryValue):
    """The values in the latest rows only: finding all of them would scan every row, and there may be a million."""

    def __init__(self, field: Any, request: HttpRequest, params: Any, model: Any, *where: Any, **named: Any) -> None:
        super().__init__(field, request, params, model, *where, **named)
        latest = model._default_manager.order_by("-pk").values_list(field.name, flat=True)[:LATEST]
        occurring: Any = sorted(set(latest))
        self.lookup_choices = occurring


class ByDate(admin.ModelAdmin):
    """A list by year, month and day: an impossible date leads to the whole list, like any other wrong parameter."""

    def get_changelist_instance(self, request: HttpRequest) -> Any:
        try:
            return super().get_changelist_instance(request)
        except (ValueError, OverflowError) as beyond:
            raise IncorrectLookupParameters from beyond
