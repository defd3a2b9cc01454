"""The face for a name: a head, eyes, brows, a mouth and one thing to wear, drawn from the letters of the name alone."""

import functools
import hashlib

from games.watching.stations.face_parts import BROWS, EYES, HEADS, MOUTHS, TRIMS, WEARS, Stroke

PLACES = (HEADS, EYES, BROWS, MOUTHS, WEARS)
"""In the order in which they are drawn, so that what is worn lies on top."""


@functools.lru_cache(maxsize=1024)
def of(name: str) -> tuple[Stroke, ...]:
    """The same face for the same name, on every page and in every release that has the same parts."""
    digest = hashlib.sha256(name.encode()).digest()
    chosen = (parts[digest[place] % len(parts)] for place, parts in enumerate(PLACES))
    return tuple((_painted(paint, digest), path) for part in chosen for paint, path in part)


def _painted(paint: str, digest: bytes) -> str:
    """Skin and trim come in several tones."""
    return f"{paint}-{digest[-1 if paint == 'skin' else -2] % TRIMS}" if paint in {"skin", "trim"} else paint
