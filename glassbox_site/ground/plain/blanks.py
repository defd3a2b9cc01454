"""Texts with blanks, filled in once and strictly: what is written into one is never a blank itself.

Both halves put words to models this way; they differ only in how a blank is marked.
"""

import functools
import string
from collections.abc import Mapping
from typing import Any, ClassVar


class Misfit(ValueError):
    """A text and what is to be filled in do not fit together."""


class Dollars(string.Template):
    """$name is a blank."""


class Braces(string.Template):
    """{name} is a blank; all other braces stay, because such texts show JSON."""

    pattern: ClassVar[Any] = r"\{(?P<named>[a-z_]+)\}|(?P<escaped>(?!))|(?P<braced>(?!))|(?P<invalid>(?!))"


def filled(text: string.Template, values: Mapping[str, str], *, where: str) -> str:
    """Raises Misfit for a blank or a value that has no counterpart; it names the text as `where`."""
    ready, wanted = _read(type(text), text.template)  # type: ignore[arg-type] # a class can be hashed
    if ready is None:
        raise Misfit(f"{where} has a dollar sign that marks no variable")
    if wanted != values.keys():
        missing = ", ".join(sorted(wanted - values.keys())) or "nothing"
        unknown = ", ".join(sorted(values.keys() - wanted)) or "nothing"
        raise Misfit(f"{where}: missing {missing}, unknown {unknown}")
    return ready % values


@functools.lru_cache(maxsize=1_000)
def _read(kind: type[string.Template], text: str) -> tuple[str | None, frozenset[str]]:
    """What Python fills in fastest, and the names of its blanks."""
    marked = kind(text.replace("%", "%%"))
    names = frozenset(marked.get_identifiers())
    return marked.substitute({name: f"%({name})s" for name in names}) if marked.is_valid() else None, names
