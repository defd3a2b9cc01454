"""The site, as a Django app."""

from collections.abc import Sequence
from typing import Any

from django.apps import AppConfig
from django.contrib.admin import autodiscover
from django.contrib.admin.apps import SimpleAdminConfig
from django.contrib.admin.checks import check_admin_app, check_dependencies
from django.core import checks as system
from django.db.backends.signals import connection_created
from django.utils.translation import gettext_lazy as _


class SiteConfig(AppConfig):
    default = True  # the one of the admin, below, is named in the settings
    name = "glassbox_site"
    verbose_name = _("People")

    def ready(self) -> None:
        from glassbox_site.door import roles
        from glassbox_site.environment import checks
        from glassbox_site.running import privacy

        checks.register()
        roles.connect()
        connection_created.connect(privacy.close)


class AdminConfig(SimpleAdminConfig):
    """Whoever serves or checks its pages finds them: to a worker they are half of the time it takes to begin."""

    def ready(self) -> None:
        system.register(check_dependencies, system.Tags.admin)
        system.register(_every_page, system.Tags.admin)


def _every_page(app_configs: Sequence[AppConfig] | None, **options: Any) -> list[system.CheckMessage]:
    autodiscover()
    found: list[system.CheckMessage] = check_admin_app(app_configs, **options)
    return found
