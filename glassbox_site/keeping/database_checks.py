"""The doctor's checks of the database: it answers, takes writes, is whole and of this release, and its clock agrees."""

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta

from django.contrib.sessions.models import Session
from django.db import DEFAULT_DB_ALIAS, Error, connections, transaction
from django.db.migrations.loader import MigrationLoader
from django.utils.translation import gettext as _

from glassbox_site.keeping import databases
from glassbox_site.keeping.findings import Finding, ill, look, well
from glassbox_site.models import Pulse

WIDEST_GAP = timedelta(seconds=2)
MOST_NAMED = 3
ENCODING = "UTF8"
NOBODY = "doctor" * 6


def examine() -> Iterator[Finding]:
    try:
        yield from _migrations()
        yield from _letters()
        yield from _writing()
        yield from _wholeness()
        yield from _clock()
    except Error as problem:
        said = (str(problem).strip() or type(problem).__name__).splitlines()[0]
        yield ill("database", said, _("check DATABASE_URL, its server and its disk"))


def _migrations() -> Iterator[Finding]:
    connection = connections[DEFAULT_DB_ALIAS]
    known = {".".join(key) for key in MigrationLoader(connection).disk_migrations}
    if later := sorted(set(databases.migrations()) - known):
        told = _("a later release has changed the database: %(names)s") % {"names": ", ".join(later)}
        yield ill("migrations", told, _("run that release, or restore a backup made before it"))
    if pending := sorted(known - set(databases.migrations())):
        shown = ", ".join(pending[:MOST_NAMED])
        told = _("%(count)d not applied yet: %(names)s") % {"count": len(pending), "names": shown}
        yield ill("migrations", told, "manage.py migrate")
    elif not later:
        yield well("migrations", _("all applied"))


def _letters() -> Iterator[Finding]:
    """PostgreSQL only: a database made without a locale may store bytes, and then none of our JSON."""
    if databases.vendor() == databases.SQLITE:
        return
    with connections[DEFAULT_DB_ALIAS].cursor() as cursor:
        cursor.execute("SHOW server_encoding")
        encoding = cursor.fetchone()[0]
    if encoding != ENCODING:
        told = _("its encoding is %(encoding)s, which cannot store every text") % {"encoding": encoding}
        yield ill("database", told, _("create one with ENCODING 'UTF8' and restore a backup into it"))


def _writing() -> Iterator[Finding]:
    """Writes a row and rolls it back."""
    with transaction.atomic():
        Session.objects.create(session_key=NOBODY, session_data="", expire_date=datetime.now(UTC))
        transaction.set_rollback(True)
    yield well("database", _("%(server)s can be written to") % {"server": _server()})


def _server() -> str:
    connection = connections[DEFAULT_DB_ALIAS]
    version = ".".join(map(str, connection.get_database_version()))
    return f"{connection.display_name} {version}"


def _wholeness() -> Iterator[Finding]:
    """Checks SQLite's file only: PostgreSQL looks after its own pages."""
    if databases.vendor() != databases.SQLITE:
        return
    with connections[DEFAULT_DB_ALIAS].cursor() as cursor:
        cursor.execute("PRAGMA quick_check(3)")
        said = "; ".join(row[0] for row in cursor.fetchall())
    if said == "ok":
        yield well("database file", _("intact"))
    else:
        yield ill("database file", said, _("stop the site and restore the last backup into an empty folder"))


def _clock() -> Iterator[Finding]:
    """Leases are timed by the database's clock. SQLite's is that of this machine, which may have been set back."""
    if databases.vendor() == databases.SQLITE:
        yield from _own_clock()
        return
    with connections[DEFAULT_DB_ALIAS].cursor() as cursor:
        cursor.execute("SELECT now()")
        gap = abs(datetime.now(UTC) - cursor.fetchone()[0])
    told = _("this machine and the database differ by %(seconds).1f s") % {"seconds": gap.total_seconds()}
    yield look("clock", told, _("synchronise both with a time server")) if gap > WIDEST_GAP else well("clock", told)


def _own_clock() -> Iterator[Finding]:
    now = datetime.now(UTC)
    if (last := Pulse.objects.filter(at__gt=now + WIDEST_GAP).first()) is None:
        yield well("clock", _("no stored time is in the future"))
    else:
        told = _("it was set back: the latest stored time is %(seconds).0f s ahead of it")
        remedy = _("synchronise it with a time server; until it catches up, leases and sign-ins last longer")
        yield look("clock", told % {"seconds": (last.at - now).total_seconds()}, remedy)
