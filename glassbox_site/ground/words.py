"""Making text harmless: what a model writes must fit into a database, a page and another prompt."""

import re

REPLACEMENT = "\N{REPLACEMENT CHARACTER}"
NUL = r"\u0000"
_ESCAPE = re.compile(r"\\(?:u[0-9a-fA-F]{4}|.)")


def harmless(text: str) -> str:
    """The text without what UTF-8 or a database refuses: lone surrogates and NUL become U+FFFD.

    A surrogate pair that arrived in two halves becomes the character it stands for.
    """
    if text.isascii() and "\0" not in text:
        return text
    paired = text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")
    return paired.replace("\0", REPLACEMENT)


def harmless_json(text: str) -> str:
    """The same for NUL escapes in a JSON text that is not parsed yet."""
    return _ESCAPE.sub(lambda found: REPLACEMENT if found[0] == NUL else found[0], text) if NUL in text else text


def brief(text: str, limit: int = 200) -> str:
    """At most `limit` characters on one line, for messages and logs."""
    line = " ".join(harmless(text).split())
    return line if len(line) <= limit else f"{line[: limit - 1]}…"
