"""The word lists that batches composed on this site can name: those of its data folder, and those of the program.

The command line reads any file, because whoever types there can; a form must not become a way to read files.
"""

from pathlib import Path

from django.conf import settings

from sct.kernel.games import dictionaries


def folder() -> Path:
    """Whoever keeps the machine puts lists here, one word a line."""
    own: Path = settings.VAR / "word_lists"
    return own


def offered() -> dict[str, str]:
    """By what a configuration calls it, what people call it; the site's own come first."""
    own = {str(path): path.stem for path in sorted(folder().glob("*.txt"))}
    return own | {name: Path(name).stem for name in dictionaries.shipped()}
