"""Finds the secret that an agent wrote into its private state, its history over a trial, and mentions of it."""

import functools
import itertools
import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass

from sct.kernel.games import ordinary_words

_DRESSED = re.compile(r"^[\W_]+|[\W_]+$")


@dataclass(frozen=True, slots=True, kw_only=True)
class SecretHistory:
    """`secret_stable` is None when there never was a secret. Turns count from 1."""

    secret_defined: bool
    secret_stable: bool | None
    secret_changes_count: int
    first_secret_turn: int | None
    multi_tag_in_state: bool
    last_secret: str | None


def extract_last_secret(private_state: str, tag: str = "secret") -> str | None:
    """The content of the last <secret>...</secret>, without surrounding whitespace. A tag without a letter or digit in
    it, such as the one in this sentence, does not count."""
    secrets = _secrets(private_state, tag)
    return secrets[-1] if secrets else None


def extract_last_secret_from_states(states: Sequence[str], tag: str = "secret") -> str | None:
    """The secret of the latest state that holds one."""
    found = (extract_last_secret(state, tag) for state in reversed(states))
    return next((secret for secret in found if secret is not None), None)


def summarize_secret_history(states: Sequence[str], tag: str = "secret") -> SecretHistory:
    """Differences of case or quotation marks are not changes. A turn without a secret is skipped: it is not a change,
    and the next secret is compared with the one before it."""
    written = [
        (turn, secret) for turn, state in enumerate(states, start=1) if (secret := extract_last_secret(state, tag))
    ]
    names = [folded(secret) for _, secret in written]
    changes = sum(before != after for before, after in itertools.pairwise(names))
    return SecretHistory(
        secret_defined=bool(written),
        secret_stable=changes == 0 if written else None,
        secret_changes_count=changes,
        first_secret_turn=written[0][0] if written else None,
        multi_tag_in_state=any(len(_secrets(state, tag)) > 1 for state in states),
        last_secret=written[-1][1] if written else None,
    )


def folded(word: str) -> str:
    """The form in which spellings of one secret are compared: case folded, single spaces, and no punctuation around
    the word."""
    return _DRESSED.sub("", " ".join(unicodedata.normalize("NFC", word).casefold().split()))


def undressed(word: str) -> str:
    """The word as it was written, without punctuation around it."""
    return _DRESSED.sub("", word)


def mentions(text: str, word: str) -> bool:
    """Whether the text contains the word in any case, but not as a part of another word."""
    name = folded(word)
    return name != "" and re.search(rf"(?<!\w){re.escape(name)}(?!\w)", folded(text)) is not None


def gives_away(text: str, word: str) -> bool:
    """Whether the text reveals the word. A word that any host may say (see `ordinary_words`) counts only if it is set
    apart, by quotation marks or as what "it is"."""
    name = folded(word)
    if name not in ordinary_words.WORDS:
        return mentions(text, word)
    return _set_apart(name).search(unicodedata.normalize("NFC", text)) is not None


@functools.lru_cache(maxsize=1024)
def _set_apart(name: str) -> re.Pattern[str]:
    """Matches the name where it is set apart. A name that may also be a remark ("it is correct") must be stressed as
    well, by marks, capitals or a colon."""
    said, marks = f"(?i:{re.escape(name)})", r"(?:[^\w\n]|_){0,8}"
    subject, called = "word|secret|solution|answer", rf"[:=*_]{marks}{said}|{re.escape(name.upper())}"
    if name not in ordinary_words.PREDICATES:
        subject, called = f"{subject}|it|that", rf"{called}|(?<=s ){said}"
    named = rf"(?i:\b(?:{subject})(?: is| was|['’]s)?){marks}(?:{called})(?={marks}(?:[.!?\n]|$))"
    quoted = rf"(?<!\w)[\"'“„‘«`]{said}[.!?,]?[\"'”“’»`](?!\w)"
    return re.compile(f"{quoted}|{named}")


def _secrets(private_state: str, tag: str) -> list[str]:
    found = (tagged.strip() for tagged in _tagged(tag).findall(private_state))
    return [secret for secret in found if any(map(str.isalnum, secret))]


@functools.cache
def _tagged(tag: str) -> re.Pattern[str]:
    """A pair of tags with no further opening tag between them."""
    opens, closes = rf"<\s*{re.escape(tag)}\s*>", rf"<\s*/\s*{re.escape(tag)}\s*>"
    return re.compile(rf"{opens}((?:(?!{opens}).)*?){closes}", re.IGNORECASE | re.DOTALL)
