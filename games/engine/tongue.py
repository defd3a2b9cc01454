"""The language in which people are told what happens. Players are always told, and logs always written, in English.

A tongue looks up sentences by their English: the standard library's own catalogues are tongues, and so is Django's
`translation` module. English is the one that finds nothing.
"""

import functools
import gettext
import re
from typing import Protocol

PERSONS = re.compile(r"\[([^][]*\|[^][]*)\]")


class Tongue(Protocol):
    def gettext(self, message: str, /) -> str: ...

    def ngettext(self, singular: str, plural: str, number: int, /) -> str: ...


ENGLISH: Tongue = gettext.NullTranslations()


def phrase(text: str) -> str:
    """Marks words that are translated where they are shown, so that `makemessages` finds them; returns them as is."""
    return text


@functools.lru_cache(maxsize=4096)
def in_person(text: str, person: int) -> str:
    """`[You wait|%(who)s waits]`: the form for that person, or the last one if it has none of its own."""

    def form(found: re.Match[str]) -> str:
        forms = found[1].split("|")
        return forms[min(person, len(forms) - 1)]

    return PERSONS.sub(form, text)
