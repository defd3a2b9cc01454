"""The words by which speakers vouch for what they say, and which add nothing to it."""

from games.engine.judging.reading.sentences.tokens import Token, tokens
from games.engine.judging.reading.words import lexicon


def without(sentence: list[Token]) -> list[Token]:
    """The sentence without the words by which its speaker vouches for it."""
    texts = [token.text for token in sentence]
    if OATHS.keys().isdisjoint(texts) or texts[0] == "retraction" or ("said" in texts and "meant" in texts):
        return sentence
    kept: list[Token] = []
    ends = 0
    for index in [at for at, text in enumerate(texts) if text in OATHS]:
        if index >= ends and (length := _oath(texts, index)):
            kept += sentence[ends:index]
            ends = index + length
    return [*kept, *sentence[ends:]] if ends else sentence


def _oath(texts: list[str], at: int) -> int:
    """How many words the oath that begins there has; 0 if none does."""
    if texts[at] in TOLD_TO and at and texts[at - 1] not in BEGUN:
        return 0
    if texts[at] == "you" and at and texts[at - 1] in lexicon.ASKING_FIRST:
        return 0
    following = OATHS[texts[at]]
    oaths = (*following.get(texts[at + 1] if at + 1 < len(texts) else "", ()), *following.get("", ()))
    return next((len(oath) for oath in oaths if texts[at : at + len(oath)] == oath), 0)


TOLD_TO = frozenset({"told"})
BEGUN = lexicon.AND | lexicon.words("i we but so like as already well yes ok okay ,")
"""`Blue told you` is no oath, nor is `did you guys see`."""


def _oaths() -> dict[str, dict[str, list[list[str]]]]:
    """By their first two words, the longest first."""
    found: dict[str, dict[str, list[list[str]]]] = {}
    for oath in sorted(lexicon.OWNING, key=len, reverse=True):
        words = [token.text for token in tokens(oath)]
        found.setdefault(words[0], {}).setdefault(words[1] if len(words) > 1 else "", []).append(words)
    return found


OATHS = _oaths()
