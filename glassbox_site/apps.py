"""The site, as a Django app."""

from django.apps import AppConfig
from django.db.backends.signals import connection_created
from django.utils.translation import gettext_lazy as _


class SiteConfig(AppConfig):
    name = "glassbox_site"
    verbose_name = _("People")

    def ready(self) -> None:
        from glassbox_site import checks, privacy, roles

        checks.register()
        roles.connect()
        connection_created.connect(privacy.close)
