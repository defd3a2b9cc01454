"""Free words inside a prompt: written as JSON strings, so that no speech can pose as anything but a speech.

A string is one line, whatever was said: quotation marks, line breaks and control characters are escaped, and what
would steer a screen is left out. `<` and `[` are escaped as well, because the marks by which chat templates tell roles
apart (`<|im_start|>`, `<start_of_turn>`, `</s>`, `[INST]`) begin with them, and some servers obey them wherever they
stand. Whoever reads the JSON gets the very words back.
"""

import json
import unicodedata
from collections.abc import Mapping

UNSHOWN = ("Cc", "Cf", "Cs", "Zl", "Zp")
ESCAPES = str.maketrans({"<": r"\u003c", "[": r"\u005b"})


def quoted(words: str) -> str:
    return json.dumps(words if words.isascii() else _shown(words), ensure_ascii=False).translate(ESCAPES)


def written(fields: Mapping[str, object], *, space: str = " ") -> str:
    """One JSON object on one line. Its keys have to be our own; an empty `space` makes it as short as can be."""
    pairs = (f'"{key}":{space}{quoted(value) if isinstance(value, str) else value}' for key, value in fields.items())
    return f"{{{f',{space}'.join(pairs)}}}"


def _shown(words: str) -> str:
    return "".join(letter for letter in words if letter.isascii() or unicodedata.category(letter) not in UNSHOWN)
