"""The words by which a speaker vouches for its own, which say no more than what they go with."""

from games.engine.judging.reading.sentences.tokens import Token, tokens
from games.engine.judging.reading.words import lexicon


def without(sentence: list[Token]) -> list[Token]:
    """Without the words by which a speaker vouches for its own."""
    texts = [token.text for token in sentence]
    if OATHS.keys().isdisjoint(texts) or texts[0] == "retraction" or ("said" in texts and "meant" in texts):
        return sentence
    kept: list[Token] = []
    index = 0
    while index < len(sentence):
        following = OATHS.get(texts[index])
        length = 0
        if following is not None:
            oaths = (*following.get(texts[index + 1] if index + 1 < len(texts) else "", ()), *following.get("", ()))
            length = next((len(oath) for oath in oaths if texts[index : index + len(oath)] == oath), 0)
            length *= texts[index] not in TOLD_TO or index == 0 or texts[index - 1] in BEGUN
        if not length:
            kept.append(sentence[index])
        index += length or 1
    return kept


TOLD_TO = frozenset({"told"})
BEGUN = lexicon.AND | lexicon.words("i we but so like as already well yes ok okay ,")
"""`Blue told you` is no oath."""


def _oaths() -> dict[str, dict[str, list[list[str]]]]:
    """By their first two words, the longest first."""
    found: dict[str, dict[str, list[list[str]]]] = {}
    for oath in sorted(lexicon.OWNING, key=len, reverse=True):
        words = [token.text for token in tokens(oath)]
        found.setdefault(words[0], {}).setdefault(words[1] if len(words) > 1 else "", []).append(words)
    return found


OATHS = _oaths()
