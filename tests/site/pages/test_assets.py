"""Collecting static files: only when something changed, and then all of them."""

import re
from pathlib import Path
from typing import Any

import httpx
import pytest
import pytest_django
from django.conf import settings
from django.core.asgi import get_asgi_application

from glassbox_site.door import line
from glassbox_site.pages import assets

COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
WITHIN_A_SELECTOR = re.compile(r"[^{};\s][^{};]*@\w+[^{;]*")


@pytest.fixture
def source(tmp_path: Path, settings: pytest_django.Settings) -> Path:
    """The only static file of a site that starts for the first time."""
    path = tmp_path / "source" / "page.css"
    path.parent.mkdir()
    path.write_text("a {}")
    settings.VAR, settings.STATIC_ROOT, settings.STATICFILES_DIRS = tmp_path, tmp_path / "static", [path.parent]
    settings.STATICFILES_FINDERS = ["django.contrib.staticfiles.finders.FileSystemFinder"]
    settings.STORAGES = settings.STORAGES | {"staticfiles": {"BACKEND": "glassbox_site.pages.assets.HashedAssets"}}
    assets.collect()
    return path


def collected(source: Path) -> dict[str, int]:
    """The collected files and their modification times."""
    return {path.name: path.stat().st_mtime_ns for path in (source.parents[1] / "static").iterdir()}


def test_the_same_files_are_collected_once(source: Path) -> None:
    before = collected(source)

    assets.collect()

    assert len(before) >= 3
    assert collected(source) == before


def test_a_changed_file_is_collected_again(source: Path) -> None:
    before = collected(source)
    source.write_text("b { color: red }")

    assets.collect()

    assert any(name.startswith("page.") for name in collected(source).keys() - before.keys())


def test_a_new_file_is_collected_too(source: Path) -> None:
    (source.parent / "new.css").write_text("c {}")

    assets.collect()

    assert "new.css" in collected(source)


def test_what_was_lost_is_collected_again(source: Path) -> None:
    before = collected(source)
    for path in (source.parents[1] / "static").glob("page.*"):
        path.unlink()

    assets.collect()

    assert collected(source).keys() == before.keys()


@pytest.mark.filterwarnings("ignore:StreamingHttpResponse must consume synchronous iterators")
@pytest.mark.parametrize("method", ["GET", "HEAD", "POST"])
@pytest.mark.parametrize(
    "asked",
    [{}, {"Accept-Encoding": "gzip"}, {"If-Modified-Since": "Fri, 01 Jan 2100 00:00:00 GMT"}, {"Range": "bytes=0-2"}],
    ids=["plain", "packed", "known", "a part"],
)
@pytest.mark.parametrize("behind_tls", [False, True], ids=["plainly", "behind TLS"])
async def test_a_file_is_answered_at_the_door_as_the_house_would_answer(
    source: Path, settings: pytest_django.Settings, method: str, asked: dict[str, str], behind_tls: bool
) -> None:
    settings.SECURE_SSL_REDIRECT, settings.SECURE_HSTS_SECONDS = behind_tls, 60
    [name] = [
        name
        for name in collected(source)
        if name.startswith("page.") and name.endswith(".css") and name.count(".") == 2
    ]
    house: Any = get_asgi_application()

    answers = [await _asked(each, method, f"/static/{name}", asked) for each in (house, assets.at_the_door(house))]

    assert answers[0] == answers[1]
    assert answers[0][0] in {200, 206, 301, 304, 405}


async def test_what_is_no_file_is_asked_of_the_house(source: Path) -> None:
    async def house(scope: dict[str, Any], receive: line.Receive, send: line.Send) -> None:
        await send({"type": "http.response.start", "status": 418, "headers": []})
        await send({"type": "http.response.body", "body": scope["path"].encode()})

    answer = await _asked(assets.at_the_door(house), "GET", "/static/nothing.css", {})

    assert answer == (418, {}, b"/static/nothing.css")


async def _asked(
    application: Any, method: str, path: str, headers: dict[str, str]
) -> tuple[int, dict[str, str], bytes]:
    transport = httpx.ASGITransport(application)
    async with httpx.AsyncClient(transport=transport, base_url="http://localhost", headers=headers) as client:
        answer = await client.request(method, path)
    told = {name: value for name, value in answer.headers.items() if name not in {"x-request-id", "x-glassbox"}}
    return answer.status_code, told, answer.content


def test_no_rule_of_a_stylesheet_begins_within_a_selector() -> None:
    """Browsers silently ignore everything in such braces."""
    sheets = {
        path.name: COMMENT.sub("", path.read_text()) for path in (settings.BASE_DIR / "static/css").rglob("*.css")
    }

    assert sheets
    assert {name: found for name, text in sheets.items() if (found := WITHIN_A_SELECTOR.findall(text))} == {}
