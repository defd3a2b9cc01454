"""A pseudo-language in which every translatable sentence is accented: `Sign in` is `⟦Šîĝń îń⟧`.

Plain letters on a page in this language belong to words that translators are not shown.
"""

import json
import re
import struct
from collections.abc import Iterator, Mapping
from pathlib import Path
from unittest import mock

import django
from django.conf import settings
from django.core.management import call_command

CODE, FOLDER = "en-xa", "en_XA"
DOMAINS = {"django": ["html", "txt", "py"], "djangojs": ["js"]}
UNSAID = ["tests/*", "var/*", "benchmarks/*", ".venv*"]
HEAD = "Content-Type: text/plain; charset=UTF-8\nPlural-Forms: nplurals=2; plural=(n != 1);\n"
DJANGO = Path(django.__file__).parent
"""Django's own words have their own translators; they are accented here too, to tell them from untranslatable ones."""
LETTERS = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "åƀçđéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇĐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ"
)
KEPT = re.compile(r"(%\(\w+\)[a-z]|%[a-z%]|\{\w+\}|</?[a-z][^>]*>|&\w+;)")
"""Placeholders, tags and entities, which are not words."""
LINES = r'".*(?:\n".*)*'
ENTRY = re.compile(
    rf"^(?:msgctxt (?P<context>{LINES})\n)?msgid (?P<one>{LINES})(?:\nmsgid_plural (?P<many>{LINES}))?", re.MULTILINE
)


def accented(text: str) -> str:
    return f"⟦{''.join(part if KEPT.fullmatch(part) else part.translate(LETTERS) for part in KEPT.split(text))}⟧"


class Accents:
    """A stand-in for gettext's translations that accents every message."""

    def gettext(self, message: str, /) -> str:
        return accented(message)

    def ngettext(self, singular: str, plural: str, number: int, /) -> str:
        return accented(singular if number == 1 else plural)


def speak(locale: Path) -> None:
    """Writes catalogues of this language into the folder, with all sentences found in the program."""
    words = locale / FOLDER / "LC_MESSAGES"
    words.mkdir(parents=True)
    with mock.patch.object(settings, "LOCALE_PATHS", [locale]):
        for domain, extensions in DOMAINS.items():
            wishes = {"extensions": extensions, "ignore_patterns": UNSAID, "verbosity": 0}
            call_command("makemessages", locale=[FOLDER], domain=domain, **wishes)
            files = [words / f"{domain}.po", *sorted(DJANGO.rglob(f"locale/en/LC_MESSAGES/{domain}.po"))]
            found = "\n".join(file.read_text(encoding="utf-8") for file in files)
            (words / f"{domain}.mo").write_bytes(compiled(dict(_spoken(found))))


def _spoken(catalogue: str) -> Iterator[tuple[str, str]]:
    for entry in ENTRY.finditer(catalogue):
        context, one, many = (_text(entry[part]) for part in ("context", "one", "many"))
        if not one:
            continue
        forms = [one, many] if many else [one]
        yield f"{context}\4" * bool(context) + "\0".join(forms), "\0".join(map(accented, forms))


def _text(quoted: str | None) -> str:
    return "".join(json.loads(line) for line in quoted.splitlines()) if quoted else ""


def compiled(sentences: Mapping[str, str]) -> bytes:
    """A catalogue as compiled by `msgfmt`, a program that not every machine has."""
    pairs = [(one.encode(), other.encode()) for one, other in sorted({"": HEAD, **sentences}.items())]
    head, place, tables, text = 28, 28 + 16 * len(pairs), b"", b""
    for column in (0, 1):
        for pair in pairs:
            tables += struct.pack("<II", len(pair[column]), place + len(text))
            text += pair[column] + b"\0"
    return struct.pack("<7I", 0x950412DE, 0, len(pairs), head, head + 8 * len(pairs), 0, 0) + tables + text
