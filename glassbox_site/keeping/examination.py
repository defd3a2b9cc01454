"""The doctor: checks settings, disk, database, Redis, workers, clocks, backups and more from one terminal.

Each check reports by itself, even if what it checks does not answer.
"""

import platform
import tempfile
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta

from django.conf import settings
from django.core import checks
from django.db import Error
from django.template.defaultfilters import filesizeformat
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from glassbox_site.environment import pins, release
from glassbox_site.ground import disk
from glassbox_site.keeping import database_checks, house_copy, redis_checks
from glassbox_site.keeping.findings import Finding, ill, look, well
from glassbox_site.keeping.telling import deliveries_counted
from glassbox_site.pages.assets import HashedAssets
from glassbox_site.running import health
from personas.finding import reachable

OLDEST_BACKUP = timedelta(days=2)


def examine() -> Iterator[Finding]:
    """In the order in which the parts depend on each other."""
    yield from _release()
    yield from _settings()
    yield from _folder()
    yield from _pages()
    yield from database_checks.examine()
    yield from redis_checks.examine()
    yield from _workers()
    yield from _endpoints()
    yield from _webhooks()
    yield from _backups()


def _release() -> Iterator[Finding]:
    told = f"The Glass Box League {release.version()}, Python {platform.python_version()}"
    if strays := list(pins.other_versions()):
        remedy = _("pip install -r requirements.txt")
        yield look("release", _("%(told)s; other versions than those pinned: %(names)s")
                   % {"told": told, "names": ", ".join(strays)}, remedy)  # fmt: skip
    else:
        yield well("release", told)


def _settings() -> Iterator[Finding]:
    found = [each for each in checks.run_checks() if not each.is_silenced()]
    for each in found:
        said = look if each.level < checks.ERROR else ill
        yield said("settings", f"{each.id}: {each.msg}", str(each.hint or ""))
    if settings.DEBUG:
        yield look("settings", _("DEBUG is on: errors show their details to everybody"), _("unset DEBUG"))
    elif not found:
        yield well("settings", _("no problems found"))


def _folder() -> Iterator[Finding]:
    try:
        with tempfile.TemporaryFile(dir=settings.VAR) as probe:
            probe.write(b"x")
            probe.flush()
    except OSError as problem:
        remedy = _("make it writable for the user that runs the site, or free some space")
        yield ill("data folder", f"{settings.VAR}: {problem.strerror}", remedy)
        return
    left = disk.room()
    known = {"free": filesizeformat(left.free), "reserve": filesizeformat(left.reserve)}
    if left.is_short:
        told = _("%(free)s free, less than the reserve of %(reserve)s: no new work is accepted") % known
        yield ill("disk", told, _("free some space; /ops/room/ shows what uses it"))
    else:
        yield well("disk", _("%(free)s free") % known)


def _pages() -> Iterator[Finding]:
    """Without collected styles and scripts, every page is an error. `make live` collects them by itself."""
    if settings.DEBUG:
        return
    if HashedAssets().is_whole():
        yield well("pages", _("styles and scripts are collected"))
        return
    told = _("styles and scripts are not collected into %(folder)s") % {"folder": settings.STATIC_ROOT}
    yield ill("pages", told, _("run `manage.py collectstatic --noinput` after every upgrade"))


def _workers() -> Iterator[Finding]:
    parts = health.glance()
    if not parts["redis"].ok:
        return
    alive = int(parts["workers"].facts.get("alive", 0))
    waiting = sum(parts["queues"].facts.values())
    told = ngettext("%(count)d worker alive", "%(count)d workers alive", alive) % {"count": alive}
    told = _("%(workers)s, %(waiting)d jobs waiting") % {"workers": told, "waiting": waiting}
    if alive:
        yield well("workers", told)
    else:
        yield ill("workers", told, _("start the site (`make live`), or run `manage.py rqworker matches sct default`"))


def _endpoints() -> Iterator[Finding]:
    try:
        found = reachable.endpoints()
    except Error:
        return  # reported as the database's fault already
    for each in found:
        names = ", ".join(each.models)
        if each.trouble:
            remedy = _("start its server, correct its address, or retire %(models)s in the admin") % {"models": names}
            yield ill("endpoint", f"{each.address}: {each.trouble}", remedy)
        elif each.keyless:
            told = _("%(address)s: no key in %(names)s") % {"address": each.address, "names": ", ".join(each.keyless)}
            yield look("endpoint", told, _("set it, or retire %(models)s in the admin") % {"models": names})
        else:
            yield well("endpoint", f"{each.address} ({names})")


def _webhooks() -> Iterator[Finding]:
    """Reports nothing if there are no webhooks."""
    try:
        counted = deliveries_counted.counted()
    except Error:
        return  # reported as the database's fault already
    told = _("messages: %(waiting)d waiting, %(failing)d being retried, %(given_up)d given up") % counted
    if counted["failing"] or counted["given_up"]:
        yield look("webhooks", told, _("see /ops/webhooks/ for what the receivers answered"))
    elif any(counted.values()):
        yield well("webhooks", told)


def _backups() -> Iterator[Finding]:
    at = house_copy.last()
    remedy = _("run `manage.py backup FOLDER` every night")
    if at is None:
        yield look("backup", _("this data folder has never been backed up"), remedy)
    elif datetime.now(UTC) - at > OLDEST_BACKUP:
        yield look("backup", _("the last one was made on %(time)s") % {"time": f"{at:%Y-%m-%d %H:%M} UTC"}, remedy)
    else:
        yield well("backup", f"{at:%Y-%m-%d %H:%M} UTC")
