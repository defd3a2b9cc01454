"""The texts sent to models: files beside the code that uses them, named after their folder. A trial records the hash of
each text by its file's name."""

import functools
import hashlib
from dataclasses import dataclass
from pathlib import Path

from glassbox_site.ground.plain import blanks


@dataclass(frozen=True, slots=True)
class Texts:
    """The texts of one folder: in `workflow`, the part "updater" is `workflow_updater.txt` and "" is `workflow.txt`."""

    folder: Path

    def text(self, part: str = "") -> str:
        return _read(self._path(part))

    def filled(self, part: str = "", **values: str) -> str:
        """The text with each of its blanks filled in. Raises `blanks.Misfit`."""
        path = self._path(part)
        return blanks.filled(blanks.Braces(_read(path)), values, where=path.name)

    def digests(self) -> dict[str, str]:
        """A short hash of each text, by its file's name without the suffix."""
        return {path.stem: hashlib.sha256(_read(path).encode()).hexdigest()[:12] for path in self._files()}

    def missing(self, parts: tuple[str, ...]) -> list[str]:
        return [path.name for path in map(self._path, parts) if path not in self._files()]

    def _path(self, part: str) -> Path:
        return self.folder / f"{'_'.join(filter(None, (self.folder.name, part)))}.txt"

    def _files(self) -> list[Path]:
        return sorted(self.folder.glob(f"{self.folder.name}*.txt"))


def beside(module: str) -> Texts:
    """The texts in the same folder as the module; pass `__file__`."""
    return Texts(Path(module).parent)


@functools.cache
def _read(path: Path) -> str:
    return path.read_text(encoding="utf-8").strip()
