"""Texts with blanks, filled in once and strictly: what is written into one is never a blank itself.

Both halves put words to models this way; they differ only in how a blank is marked.
"""

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
    if not text.is_valid():
        raise Misfit(f"{where} has a dollar sign that marks no variable")
    wanted, given = set(text.get_identifiers()), set(values)
    if wanted != given:
        missing = ", ".join(sorted(wanted - given)) or "nothing"
        unknown = ", ".join(sorted(given - wanted)) or "nothing"
        raise Misfit(f"{where}: missing {missing}, unknown {unknown}")
    return text.substitute(values)
