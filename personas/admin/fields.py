"""Fields that say their name to everybody, with the browser's own means where Django's admin builds some of its own."""

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
    """Boxes to tick, where Django's admin carries things from one list into another."""

    def __init__(self) -> None:
        super().__init__(attrs={"class": "boxes"})


class Plain:
    """For every desk at which somebody enters moments or chooses several of something."""

    formfield_overrides: ClassVar[Any] = MappingProxyType(
        {
            models.DateTimeField: {"form_class": forms.DateTimeField, "widget": Moment, "help_text": _("UTC")},
            models.ManyToManyField: {"widget": Boxes},
        }
    )
