"""The site, as a Django app."""

import functools
from collections.abc import Callable, Sequence
from typing import Any

from django.apps import AppConfig
from django.contrib.admin import AdminSite, autodiscover
from django.contrib.admin.apps import SimpleAdminConfig
from django.contrib.admin.checks import check_admin_app, check_dependencies
from django.core import checks as system
from django.db.backends.signals import connection_created
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.utils.translation import gettext_lazy as _


class SiteConfig(AppConfig):
    default = True  # the admin's, below, is named in the settings
    name = "glassbox_site"
    verbose_name = _("People")

    def ready(self) -> None:
        from glassbox_site.door import roles
        from glassbox_site.environment import checks
        from glassbox_site.ground.working import read_only
        from glassbox_site.running import privacy

        checks.register()
        roles.connect()
        connection_created.connect(privacy.close)
        connection_created.connect(read_only.watch)


class Desks(AdminSite):
    """An admin whose lists refuse lookups that only people type into an address. A wrong one would fail in the
    database, in its own words; these lead to the whole list, as Django does with lookups that it sees are wrong."""

    TYPED = ("range", "regex", "iregex")

    def admin_view(self, view: Any, cacheable: bool = False) -> Any:
        shown: Callable[..., HttpResponse] = super().admin_view(view, cacheable)

        @functools.wraps(shown)
        def led(request: HttpRequest, *args: Any, **named: Any) -> HttpResponse:
            is_typed = any(asked.rpartition("__")[2] in self.TYPED for asked in request.GET if "__" in asked)
            return HttpResponseRedirect(f"{request.path}?e=1") if is_typed else shown(request, *args, **named)

        return led


class AdminConfig(SimpleAdminConfig):
    """Loads the admin's pages only to serve or check them: they would double the time a worker takes to start."""

    default_site = "glassbox_site.apps.Desks"

    def ready(self) -> None:
        system.register(check_dependencies, system.Tags.admin)
        system.register(_every_page, system.Tags.admin)


def _every_page(app_configs: Sequence[AppConfig] | None, **options: Any) -> list[system.CheckMessage]:
    autodiscover()
    found: list[system.CheckMessage] = check_admin_app(app_configs, **options)
    return found
