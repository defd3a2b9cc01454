"""The word lists that batches composed on this site can name: those of its data folder, and those of the program.

The command line reads any file, because whoever types there can; a form must not become a way to read files.
"""

from pathlib import Path

from django.conf import settings

from sct import hangman

SHIPPED = Path(hangman.__file__).parent / "configs"


def folder() -> Path:
    """Whoever keeps the machine puts lists here, one word a line."""
    own: Path = settings.VAR / "word_lists"
    return own


def offered() -> dict[str, str]:
    """By path, what people call it; the site's own come first."""
    return {str(path): path.stem for place in (folder(), SHIPPED) for path in sorted(place.glob("*.txt"))}
