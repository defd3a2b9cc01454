"""The words by which talk at the table accuses somebody. Only data; `accusations` says how they are read.

All are lower case, with a straight apostrophe. A term of several words is found only as a whole.
"""

import dataclasses
from collections.abc import Iterator

from games.engine.accusing.wordlists import terms
from games.engine.accusing.wordlists.terms import Sense


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Term:
    words: tuple[str, ...]
    sense: Sense


DID = Term(words=("did",), sense=Sense.DEED)
"""`Green did Pink`"""
INITIAL = (("going", "with"), ("look", "at"), ("out", "with"))
"""`Going with Red`, and not `I was going with Red`."""
DENIED = frozenset(("it", isnt) for isnt in ("isn't", "isnt", "wasn't", "wasnt", "ain't"))
"""`If it isn't Red`; unless supposed, these name nobody."""
STORIES = frozenset((verb, it) for verb in ("buy", "buys", "buying") for it in ("it", "that", "this"))
"""If denied, these are about whoever the sentence before was about: `I don't buy it.`"""
SOFT = frozenset(tuple(trait.split()) for trait in terms.SOFT)
ENDING = frozenset(tuple(naming.split()) for naming in terms.ENDING)


def _terms() -> Iterator[Term]:
    for sense, listed in terms.TERMS.items():
        for term in listed:
            yield Term(words=tuple(term.split()), sense=sense)


def _by_two_words() -> dict[str, dict[str, tuple[Term, ...]]]:
    """The terms by their first word and the one behind it, which is empty for terms of one word. Longer terms come
    first, so that they win."""
    found: dict[str, dict[str, tuple[Term, ...]]] = {}
    for term in sorted((*_terms(), DID), key=lambda term: -len(term.words)):
        following = found.setdefault(term.words[0], {"": ()})
        for second in term.words[1:2] or list(following):
            following[second] = (*following.get(second, ()), term)
    return found


BY_TWO_WORDS = _by_two_words()


def beginning(first: str, second: str) -> tuple[Term, ...]:
    """The terms that may begin with these words."""
    following = BY_TWO_WORDS.get(first)
    if following is None:
        return ()
    return following.get(second) or following[""]
