"""Form fields with accessible labels: the browser's own widgets where Django's admin builds its own."""

from types import MappingProxyType
from typing import Any, ClassVar

from django import forms
from django.db import models
from django.utils.translation import gettext_lazy as _


class Moment(forms.DateTimeInput):
    """One field for date and time, where Django's admin has two that only share a label."""

    input_type = "datetime-local"

    def __init__(self) -> None:
        super().__init__(attrs={"step": 1}, format="%Y-%m-%dT%H:%M:%S")


class Boxes(forms.CheckboxSelectMultiple):
    """Checkboxes, where Django's admin moves items from one list into another."""

    def __init__(self) -> None:
        super().__init__(attrs={"class": "boxes"})


class Plain:
    """For every admin in which somebody enters a date and time or chooses several of something."""

    formfield_overrides: ClassVar[Any] = MappingProxyType(
        {
            models.DateTimeField: {"form_class": forms.DateTimeField, "widget": Moment, "help_text": _("UTC")},
            models.ManyToManyField: {"widget": Boxes},
        }
    )
