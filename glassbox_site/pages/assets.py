"""Static files: hashed names, compression, imports rewritten to hashed names; collected when changed, served early.

Scripts are sent without the comments that have lines to themselves: a quarter of their compressed size, which no
browser needs.
"""

import contextlib
import hashlib
import io
import re
from collections.abc import Callable, Iterable, Iterator
from importlib.metadata import version
from pathlib import Path
from typing import Any

from django.conf import settings
from django.contrib.staticfiles import finders
from django.core.files.base import ContentFile, File
from django.core.handlers.asgi import ASGIRequest
from django.core.handlers.exception import convert_exception_to_response
from django.core.management import call_command
from django.http import FileResponse, HttpRequest, HttpResponse
from django.utils.module_loading import import_string
from whitenoise.middleware import WhiteNoiseMiddleware
from whitenoise.storage import CompressedManifestStaticFilesStorage

from glassbox_site.door import line

HASHED_SCRIPT = re.compile(r"js/.+\.[0-9a-f]{12}\.js")
SHELF = "whitenoise.middleware.WhiteNoiseMiddleware"
COMMENTS = re.compile(r"^[ \t]*(?:/\*(?:[^*]|\*(?!/))*\*/[ \t]*|//[^\n]*)\n", re.MULTILINE)


def travelling(script: str) -> str:
    """A script of ours as browsers are sent it."""
    return COMMENTS.sub("", script)


class HashedAssets(CompressedManifestStaticFilesStorage):
    """Without the aggregation, modules would import each other by their unhashed (hence stale) names."""

    support_js_module_import_aggregation = True
    max_post_process_passes = 20  # modules import each other ten deep

    def compress_files(self, paths: Iterable[str]) -> Iterator[tuple[str, str]]:
        """Compresses hashed files only: pages ask for no others, and compression takes longest."""
        yield from super().compress_files(set(self.hashed_files.values()) & set(paths))

    def _save(self, name: str, content: "File[bytes]") -> str:
        """Only hashed scripts lose their comments: hashes are of the original, so that a first guess is right."""
        if HASHED_SCRIPT.fullmatch(name):
            content = ContentFile(travelling(b"".join(content.chunks()).decode()).encode())
        saved: str = super()._save(name, content)
        return saved

    def is_whole(self) -> bool:
        return bool(self.hashed_files) and all(self.exists(path) for path in self.hashed_files.values())


def collect() -> None:
    """Only if files have changed: hashing and compressing takes longer than all else before the first visitor."""
    origin, wanted = settings.VAR / "static.origin", sources()
    if not (origin.is_file() and origin.read_text() == wanted and HashedAssets().is_whole()):
        origin.unlink(missing_ok=True)
        call_command("collectstatic", interactive=False, verbosity=0)
        origin.write_text(wanted)


def sources() -> str:
    """A hash that changes with every collected file, and with the packages that process them."""
    makers = [version(name) for name in ("django", "whitenoise")]
    return hashlib.sha256("\n".join([*makers, *sorted(_dates())]).encode()).hexdigest()


def _dates() -> Iterator[str]:
    originals = [(path, place.path(path)) for finder in finders.get_finders() for path, place in finder.list([])]
    for path, original in [("", __file__), *originals]:
        found = Path(original).stat()
        yield f"{path} {found.st_size} {found.st_mtime_ns}"


def at_the_door(application: line.Application) -> line.Application:
    """Serves static files before an application: a page has a hundred scripts, and the way from the server to the
    pages, with threads on it, takes longer than any of them. They get the headers of every response all the same."""
    shelf = WhiteNoiseMiddleware(None)
    dressed = _dressed(shelf)

    async def answer(scope: dict[str, Any], receive: line.Receive, send: line.Send) -> None:
        if scope["path"] not in shelf.files:
            await application(scope, receive, send)
            return
        with contextlib.closing(dressed(ASGIRequest(scope, io.BytesIO()))) as response:
            headers = [(name.lower().encode(), value.encode("latin-1")) for name, value in response.items()]
            await send({"type": "http.response.start", "status": response.status_code, "headers": headers})
            await send({"type": "http.response.body", "body": response.getvalue()})

    return answer


def _dressed(shelf: WhiteNoiseMiddleware) -> Callable[[HttpRequest], HttpResponse | FileResponse]:
    """Wraps it in the middleware that comes before static files for other requests too."""
    outside = settings.MIDDLEWARE[: settings.MIDDLEWARE.index(SHELF)]
    answer: Any = shelf
    for name in reversed(outside):
        answer = convert_exception_to_response(import_string(name)(answer))
    return answer  # type: ignore[no-any-return]  # as middleware is untyped
