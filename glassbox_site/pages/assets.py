"""Static files: hashed names, compressed, module imports rewritten to the hashed names; collected when they changed.

Scripts travel without the comments that have lines to themselves: a quarter of their compressed size, which no browser
reads."""

import hashlib
import re
from collections.abc import Iterable, Iterator
from importlib.metadata import version
from pathlib import Path

from django.conf import settings
from django.contrib.staticfiles import finders
from django.core.files.base import ContentFile, File
from django.core.management import call_command
from whitenoise.storage import CompressedManifestStaticFilesStorage

HASHED_SCRIPT = re.compile(r"js/.+\.[0-9a-f]{12}\.js")
COMMENTS = re.compile(r"^[ \t]*(?:/\*(?:[^*]|\*(?!/))*\*/[ \t]*|//[^\n]*)\n", re.MULTILINE)


def travelling(script: str) -> str:
    """What a browser is sent of a script of ours."""
    return COMMENTS.sub("", script)


class HashedAssets(CompressedManifestStaticFilesStorage):
    """Without the aggregation, a module would import its neighbours by their unhashed (hence stale) names."""

    support_js_module_import_aggregation = True
    max_post_process_passes = 20  # modules import each other ten deep

    def compress_files(self, paths: Iterable[str]) -> Iterator[tuple[str, str]]:
        """Under their hashed names alone: no page asks for another, and compressing is what takes longest."""
        yield from super().compress_files(set(self.hashed_files.values()) & set(paths))

    def _save(self, name: str, content: "File[bytes]") -> str:
        """Under its own name a script stays as written: its hash is of that, so that a first guess is right."""
        if HASHED_SCRIPT.fullmatch(name):
            content = ContentFile(travelling(b"".join(content.chunks()).decode()).encode())
        saved: str = super()._save(name, content)
        return saved

    def is_whole(self) -> bool:
        return bool(self.hashed_files) and all(self.exists(path) for path in self.hashed_files.values())


def collect() -> None:
    """Hashing and compressing takes longer than all else before the first visitor: done when there is cause."""
    origin, sources = settings.VAR / "static.origin", _sources()
    if not (origin.is_file() and origin.read_text() == sources and HashedAssets().is_whole()):
        origin.unlink(missing_ok=True)
        call_command("collectstatic", interactive=False, verbosity=0)
        origin.write_text(sources)


def _sources() -> str:
    """Changes with every file that is collected, and with whatever makes others of them."""
    makers = [version(name) for name in ("django", "whitenoise")]
    return hashlib.sha256("\n".join([*makers, *sorted(_dates())]).encode()).hexdigest()


def _dates() -> Iterator[str]:
    originals = [(path, place.path(path)) for finder in finders.get_finders() for path, place in finder.list([])]
    for path, original in [("", __file__), *originals]:
        found = Path(original).stat()
        yield f"{path} {found.st_size} {found.st_mtime_ns}"
