"""The word lists that batches ordered on this site can name: those in its data folder, and those of the program.

Commands read any file, since their users can do so anyway; but a form must not become a way to read files.
"""

from pathlib import Path

from django.conf import settings

from sct.kernel.games import dictionaries


def folder() -> Path:
    """The folder where the site's administrator puts lists, one word per line."""
    own: Path = settings.VAR / "word_lists"
    return own


def offered() -> dict[str, str]:
    """The lists' titles by their names in configurations; the site's own come first."""
    own = {str(path): path.stem for path in sorted(folder().glob("*.txt"))}
    return own | {name: Path(name).stem for name in dictionaries.shipped()}
