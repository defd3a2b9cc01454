"""A word list as large as a real one, made from syllables, the same in every run."""

import functools
import itertools

from sct.kernel.games import dictionaries

SYLLABLES = [consonant + vowel for consonant in "bdfgklmnprst" for vowel in "aeiou"]
DEMO_WORDS = dictionaries.DEMO_WORDS


@functools.cache
def many() -> tuple[str, ...]:
    """Some 43,000 words of four to eight letters, and those of the demo."""
    pairs = ["".join(pair) for pair in itertools.product(SYLLABLES, repeat=2)]
    longer = [one + two for one in pairs[::5] for two in SYLLABLES[:30]]
    longest = [one + two for one in pairs[::7] for two in pairs[::29]]
    return tuple(sorted({*pairs, *longer, *longest, *DEMO_WORDS.read_text(encoding="utf-8").split()}))
