"""Strict templates: a blank in a value that is filled in is not filled in turn.

Both halves word prompts this way; only how a blank is marked differs.
"""

import functools
import string
from collections.abc import Mapping
from typing import Any, ClassVar


class Misfit(ValueError):
    """Raised when a text and the values for its blanks do not match."""


class Dollars(string.Template):
    """$name is a blank."""


class Braces(string.Template):
    """{name} is a blank; all other braces stay, because such texts show JSON."""

    pattern: ClassVar[Any] = r"\{(?P<named>[a-z_]+)\}|(?P<escaped>(?!))|(?P<braced>(?!))|(?P<invalid>(?!))"


def filled(text: string.Template, values: Mapping[str, str], *, where: str) -> str:
    """Raises Misfit, naming the text as `where`, for a blank without a value or a value without a blank."""
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
    """The text as a %-format, which Python fills fastest (None if it is malformed), and the names of its blanks."""
    marked = kind(text.replace("%", "%%"))
    names = frozenset(marked.get_identifiers())
    return marked.substitute({name: f"%({name})s" for name in names}) if marked.is_valid() else None, names
