"""Narrowing the desk's lists where Django's own ways leave a choice without a name."""

from collections.abc import Iterator
from typing import Any

from django.contrib import admin
from django.utils.translation import gettext as _


class EveryValue(admin.AllValuesFieldListFilter):
    """The values that occur; the empty one is called so."""

    def choices(self, changelist: Any) -> Iterator[Any]:
        for choice in super().choices(changelist):
            yield {**choice, "display": choice["display"] or _("none")}
