"""Narrowing the desk's lists where Django's own ways leave a choice without a name."""

from collections.abc import Iterator
from typing import Any

from django.contrib import admin
from django.contrib.admin.options import IncorrectLookupParameters
from django.http import HttpRequest
from django.utils.translation import gettext as _


class EveryValue(admin.AllValuesFieldListFilter):
    """The values that occur; the empty one is called so."""

    def choices(self, changelist: Any) -> Iterator[Any]:
        for choice in super().choices(changelist):
            yield {**choice, "display": choice["display"] or _("none")}


class ByDate(admin.ModelAdmin):
    """A list by year, month and day: what no calendar holds leads to the whole list, like any other wrong wish."""

    def get_changelist_instance(self, request: HttpRequest) -> Any:
        try:
            return super().get_changelist_instance(request)
        except (ValueError, OverflowError) as beyond:
            raise IncorrectLookupParameters from beyond
