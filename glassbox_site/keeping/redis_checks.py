"""The doctor's checks of Redis: it answers, is recent enough, has room, and keeps its data."""

import time
from collections.abc import Iterator
from typing import Any, cast

import redis
from django.conf import settings
from django.template.defaultfilters import filesizeformat
from django.utils.translation import gettext as _

from glassbox_site.ground import redis_clients
from glassbox_site.keeping.findings import Finding, ill, look, well
from glassbox_site.running import embedded

FULL = 0.9
WIDEST_GAP_SECONDS = 2.0


def examine() -> Iterator[Finding]:
    client = redis_clients.at(settings.REDIS_URL, 3.0)
    try:
        told = cast(dict[str, Any], client.info())
        yield from of_a_release_we_know(told)
        yield from _room(told)
        yield from _keeping(told)
        yield from _clock(client)
    except redis_clients.AWAY as problem:
        remedy = _("start the site, or the server at REDIS_URL; matches and batches wait until it answers")
        yield ill("Redis", f"{type(problem).__name__}: {problem}"[:200], remedy)


def of_a_release_we_know(told: dict[str, Any]) -> Iterator[Finding]:
    """Valkey reports the Redis version it descends from, and its own besides."""
    version = str(told["redis_version"])
    oldest = ".".join(map(str, embedded.OLDEST))
    if tuple(map(int, version.split(".")[:2])) < embedded.OLDEST:
        yield ill("Redis", version, _("upgrade it to %(oldest)s or later") % {"oldest": oldest})
    else:
        yield well("Redis", f"Valkey {told['valkey_version']}" if "valkey_version" in told else version)


def _room(told: dict[str, Any]) -> Iterator[Finding]:
    most, used = int(told.get("maxmemory", 0)), int(told["used_memory"])
    policy = told.get("maxmemory_policy", "noeviction")
    shown = _("%(used)s in use") % {"used": filesizeformat(used)}
    if most and used > FULL * most:
        yield ill("Redis memory", f"{shown} / {filesizeformat(most)}", _("raise its maxmemory"))
    elif most and policy != "noeviction":
        remedy = _("set maxmemory-policy noeviction: any other policy discards waiting jobs")
        yield look("Redis memory", f"{shown}, {policy}", remedy)
    else:
        yield well("Redis memory", shown)


def _keeping(told: dict[str, Any]) -> Iterator[Finding]:
    if told.get("aof_last_write_status") == "err" or told.get("rdb_last_bgsave_status") == "err":
        yield ill("Redis", _("its last write to disk failed"), _("make room on its disk"))
    elif not told.get("aof_enabled"):
        yield look(
            "Redis", _("its data is lost when it restarts"), _("set appendonly yes; else waiting jobs are queued anew")
        )


def _clock(client: "redis.Redis") -> Iterator[Finding]:
    seconds, micros = cast(tuple[int, int], client.time())
    gap = abs(time.time() - seconds - micros / 1e6)
    if gap > WIDEST_GAP_SECONDS:
        told = _("this machine and Redis differ by %(seconds).1f s") % {"seconds": gap}
        yield look("clock", told, _("synchronise both with a time server"))
