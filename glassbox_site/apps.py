"""The site, as a Django app."""

from django.apps import AppConfig
from django.db.backends.signals import connection_created
from django.utils.translation import gettext_lazy as _


class SiteConfig(AppConfig):
    name = "glassbox_site"
    verbose_name = _("People")

    def ready(self) -> None:
        from glassbox_site.door import roles
        from glassbox_site.environment import checks
        from glassbox_site.running import privacy

        checks.register()
        roles.connect()
        connection_created.connect(privacy.close)
