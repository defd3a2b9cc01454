"""Self-Consistency Test, as a Django app."""

from django.apps import AppConfig
from django.utils.translation import gettext_lazy as _


class SctConfig(AppConfig):
    name = "sct"
    verbose_name = _("Self-Consistency Test")
