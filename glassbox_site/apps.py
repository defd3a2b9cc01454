"""The site, as a Django app."""

from django.apps import AppConfig


class SiteConfig(AppConfig):
    name = "glassbox_site"
    verbose_name = "People"

    def ready(self) -> None:
        from glassbox_site import checks, roles

        checks.register()
        roles.connect()
