"""Reads everything where words of a match could be: every address, the admin, sockets, the database, Redis, files, and
downloads."""

import io
import json
import re
import zipfile
import zlib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import redis
from asgiref.sync import sync_to_async
from django.apps import apps
from django.conf import settings
from django.contrib import admin
from django.core.management import call_command
from django.test import AsyncClient
from django.urls import URLPattern, get_resolver, reverse

from games.models import Exchange, Match
from tests.games.watching.audience import watching
from tests.site.interface import tokens

ELSEWHERE = {
    "link", "name", "token", "webhook_id", "batch_id", "study_id", "agent", "number", "action", "pk",
}  # fmt: skip
"""Addresses that are left out: of other things, secrets, deeds, and stretches, which are followed one by one."""
OF_SERVERS = re.compile(r"/redis/|\.sqlite3[^/]*$")
"""Files of servers, which are queried instead of read."""
SECRETS = ("withdraw",)
MOST_OF_A_KIND = 40
VIEWS = ("glass", "public", "red", "blue")


def addresses(**known: Any) -> Iterator[str]:
    """Every address of these things, with the match in several views."""
    for name, wanted in names(get_resolver()):
        if not wanted & ELSEWHERE and wanted <= {*known} and name not in SECRETS:
            path = reverse(name, kwargs={each: known[each] for each in wanted})
            yield path
            if "match_id" in wanted:
                yield from (f"{path}?view={view}&n={known['n']}&open=1" for view in VIEWS[1:])


def of_match(match: Match, n: int, **known: Any) -> list[str]:
    """Addresses of the match, its exchanges, its personas and its continuations."""
    paths = [*addresses(match_id=match.pk, n=n, first=n, last=n + 1, view="glass", color="red", **known)]
    exchanges = Exchange.objects.filter(answer__match=match).values_list("pk", flat=True)
    paths += [reverse("exchange", args=[exchange]) for exchange in exchanges[:MOST_OF_A_KIND]]
    for key in match.seats.exclude(persona_key="").values_list("persona_key", flat=True):
        paths += [*addresses(key=key)]
    for continuation in Match.objects.exclude(continuation=None).values_list("pk", flat=True):
        paths += [f"/matches/{continuation}/{part}" for part in ("log.ndjson", "frames.ndjson", "match.json", "")]
    return paths


def names(resolver: Any, room: str = "") -> Iterator[tuple[str, set[str]]]:
    for each in resolver.url_patterns:
        if isinstance(each, URLPattern) and each.name:
            yield f"{room}{each.name}", set(each.pattern.converters)
        elif not isinstance(each, URLPattern) and each.namespace not in ("admin", "django_rq"):
            yield from names(each, f"{each.namespace}:" if each.namespace else room)


def of_admin() -> Iterator[str]:
    """The admin's lists, and the page of each object."""
    admin.autodiscover()
    for model in filter(lambda model: model._meta.app_label != "django_rq", admin.site._registry):
        name = f"admin:{model._meta.app_label}_{model._meta.model_name}"
        yield reverse(f"{name}_changelist")
        for pk in model._default_manager.values_list("pk", flat=True)[:MOST_OF_A_KIND]:
            yield reverse(f"{name}_change", args=[pk])
            yield reverse(f"{name}_history", args=[pk])


async def shown(paths: Iterable[str], clients: dict[str, AsyncClient], **asked: Any) -> dict[str, str]:
    """What each of these clients is shown at the paths."""
    found = dict[str, str]()
    for path in dict.fromkeys(paths):
        for who, client in clients.items():
            response = await client.get(path, follow=True, **asked)
            found[f"{who} {path}"] = f"{response.status_code} {text(await body(response))}"
    return found


async def body(response: Any) -> bytes:
    if not response.streaming:
        return bytes(response.content)
    pieces = response.streaming_content
    return b"".join([piece async for piece in pieces] if response.is_async else pieces)


def text(content: bytes) -> str:
    if content.startswith(b"PK"):
        with zipfile.ZipFile(io.BytesIO(content)) as packed:
            return "\n".join(text(packed.read(name)) for name in packed.namelist())
    return content.decode(errors="replace")


async def interface(match: Match, sought: str) -> dict[str, str]:
    """Every readable address of the API, with a program's token."""
    token = await sync_to_async(tokens.headers)("read")
    personas = [key async for key in match.seats.exclude(persona_key="").values_list("persona_key", flat=True)]
    known: list[dict[str, Any]] = [{"match_id": match.pk, "n": 1, "color": "red"}, *({"key": key} for key in personas)]
    paths = [path for each in known for path in addresses(**each) if path.startswith("/api/") and "?" not in path]
    paths.append(f"{reverse('api:search')}?{urlencode({'q': sought})}")
    found = await shown(paths, {"program": AsyncClient()}, headers=token)
    answered = {name.partition(" ")[2] for name, words in found.items() if words.startswith("200")}
    told = [reverse(f"api:{name}", args=[match.pk]) for name in ("match", "moments", "exchanges", "beliefs")]
    told += [reverse(f"api:{name}", args=[key]) for name in ("persona", "memory", "profile") for key in personas]
    assert {*told, reverse("api:matches"), reverse("api:standings"), paths[-1]} <= answered
    assert not [name for name, words in found.items() if words.startswith("500")]
    return found


async def sockets(match: Match) -> dict[str, str]:
    """All frames and other messages that a new viewer gets."""
    found = dict[str, str]()
    for view in VIEWS:
        async with watching(match.pk, f"view={view}&after=0") as watcher:
            await watcher.hear_until("end")
        found[f"socket {view}"] = b"\n".join(watcher.frames).decode() + json.dumps(watcher.other)
    return found


def stored() -> dict[str, str]:
    """Everything stored in the database, packed or not, in Redis, and in the house's files."""
    kinds = {model._meta.label: model._default_manager for model in apps.get_models() if model._meta.managed}
    found = {f"rows of {label}": "\n".join(map(_unpacked, kind.values_list())) for label, kind in kinds.items()}
    files = [path for path in settings.VAR.rglob("*") if path.is_file() and not OF_SERVERS.search(path.as_posix())]
    return found | {f"file {path}": text(path.read_bytes()) for path in files} | in_redis()


def _unpacked(row: Iterable[Any]) -> str:
    return str([zlib.decompress(value).decode() if isinstance(value, bytes | memoryview) else value for value in row])


def in_redis() -> dict[str, str]:
    client: Any = redis.Redis.from_url(settings.REDIS_URL)
    return {f"Redis {key!r}": str(_told(client, key)) for key in client.scan_iter()}


def _told(client: Any, key: bytes) -> Any:
    match client.type(key):
        case b"string":
            return client.get(key)
        case b"hash":
            return client.hgetall(key)
        case b"set":
            return client.smembers(key)
        case b"zset":
            return client.zrange(key, 0, -1)
        case b"list":
            return client.lrange(key, 0, -1)
    return client.xrange(key)


def taken_home(out: Path) -> dict[str, str]:
    """All exports, in every format."""
    quiet = {"stdout": io.StringIO(), "stderr": io.StringIO()}
    call_command("export_matches", "--out", str(out / "files"), **quiet)
    call_command("export_matches", "--out", str(out / "all.zip"), **quiet)
    call_command("export_matches", "--format", "eval", "--out", str(out / "all.eval"), **quiet)
    call_command("export_dataset", "--out", str(out / "set"), **quiet)
    return {f"taken home {path}": text(path.read_bytes()) for path in out.rglob("*") if path.is_file()}
