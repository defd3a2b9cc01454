"""Self-Consistency Test, as a Django app."""

from django.apps import AppConfig


class SctConfig(AppConfig):
    name = "sct"
    verbose_name = "Self-Consistency Test"
