"""API keys of endpoints, by variable name, from the environment and from one file beside it.

The file has lines as for a shell, `OPENROUTER_API_KEY=...`, and is read again whenever it changes, so keys can come and
go while the site runs. It is ignored unless only its owner can read it. The environment takes precedence.
"""

import logging
import os
import re
import stat
from collections.abc import Iterator, Mapping
from pathlib import Path

import dotenv

VARIABLE = re.compile(r"[A-Z][A-Z0-9_]*_API_KEY")
HOSTS = "_HOSTS"
"""Suffix of a variable that binds a key to hosts. It may stand beside the key, but is not a key itself."""

logger = logging.getLogger("personas.llm")


class _Held(dict[str, str]):
    """A dict whose repr, which tracebacks may show, does not reveal the values."""

    def __repr__(self) -> str:
        return f"<{len(self)} keys>"


class Keys(Mapping[str, str]):
    """All variables named ..._API_KEY with a value, looked up anew each time."""

    def __init__(self, environ: Mapping[str, str] = os.environ) -> None:
        self._environ = environ
        self._path: Path | None = None
        self._seen: object = None
        self._held = _Held()

    def beside(self, path: Path) -> None:
        """Also uses this file from now on. It need not exist yet."""
        self._path, self._seen = path, None

    def __getitem__(self, variable: str) -> str:
        """The value is never bound to a local name, so that no traceback can show it."""
        if self._environ.get(variable, "").strip() or (variable.endswith(HOSTS) and variable in self._environ):
            return self._environ[variable].strip()
        return self._of_file()[variable]

    def __iter__(self) -> Iterator[str]:
        of_file = (name for name in self._of_file() if not name.endswith(HOSTS))
        return iter(sorted({*of_file, *filter(self._is_set, self._environ)}))

    def __len__(self) -> int:
        return len(list(iter(self)))

    def __repr__(self) -> str:
        return f"<keys {', '.join(self)}>"

    def _is_set(self, variable: str) -> bool:
        return variable.endswith("_API_KEY") and bool(self._environ[variable].strip())

    def _of_file(self) -> _Held:
        state = _state(self._path) if self._path else None
        now = state and (state.st_mtime_ns, state.st_size, state.st_ino, state.st_mode, state.st_uid)
        if now != self._seen:
            self._held = _read(self._path, state) if self._path and state else _Held()
            self._seen = now
        return self._held


KNOWN = Keys()
"""The keys of this process."""
SHORTEST = 8
"""Values shorter than this are not searched for: they may occur anywhere by chance."""


def held_in(text: str) -> Iterator[str]:
    """The variables whose values occur in the text. No value is bound to a local name: a traceback could show it."""
    for variable in KNOWN:
        if len(KNOWN.get(variable, "")) >= SHORTEST and KNOWN.get(variable, "") in text:
            yield variable


def _state(path: Path) -> os.stat_result | None:
    try:
        return path.stat()
    except OSError:
        return None


def _read(path: Path, state: os.stat_result) -> _Held:
    """Nothing is read from a file that others may read, since it is not known who has had the keys."""
    if state.st_mode & (stat.S_IRWXG | stat.S_IRWXO) or state.st_uid != os.getuid():
        logger.warning("%s is not used: only its owner may be able to read it (chmod 600)", path)
        return _Held()
    try:
        return _Held(
            (name, told.strip())
            for name, told in dotenv.dotenv_values(path, interpolate=False).items()
            if told and told.strip() and VARIABLE.fullmatch(name.removesuffix(HOSTS))
        )
    except (OSError, UnicodeDecodeError) as problem:
        logger.warning("%s cannot be read (%s)", path, type(problem).__name__)
        return _Held()
