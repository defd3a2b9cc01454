"""How the words of the table are misspelt: one letter missing, doubled or swapped with the next. Data, made once.

The first letter has to be right. What is a word of its own means itself: "back" is not Black.
"""

from collections.abc import Iterator, Mapping

WORDS = (
    *("black", "white", "green", "yellow", "orange", "brown", "purple"),
    *("vented", "venting", "killed", "killing", "killer", "suspicious", "suspect", "murdered", "guilty"),
    *("impostor", "imposter", "impostors", "imposters", "crewmate"),
)
WORDS_OF_THEIR_OWN = frozenset({"back", "brow", "cremate", "gree", "imposer", "imposers", "vente"})
SHORT: Mapping[str, str] = {
    "blu": "blue",
    "bleu": "blue",
    "bluee": "blue",
    "pnk": "pink",
    "grn": "green",
    "purp": "purple",
    "prpl": "purple",
    "ylw": "yellow",
    "blk": "black",
    "wht": "white",
    "brn": "brown",
    "orng": "orange",
    "kild": "killed",
    "hes": "he's",
    "shes": "she's",
    "kilt": "killed",
}
DROPPING = """
    accusing acting blaming chasing covering creeping deflecting dodging ejecting faking following going hiding hunting
    killing leaning leaving looking lurking lying making murdering pointing pretending prowling skulking sneaking
    stabbing stalking stalling standing sweating venting voting
"""
"""`lyin'`, `sneakin`"""


def _misspelt(word: str) -> Iterator[str]:
    for place in range(1, len(word)):
        yield word[:place] + word[place + 1 :]
        yield word[:place] + word[place] + word[place:]
        yield word[:place] + word[place + 1 : place + 2] + word[place] + word[place + 2 :]


def _meant() -> dict[str, str]:
    found: dict[str, set[str]] = {}
    for word in WORDS:
        for written in _misspelt(word):
            found.setdefault(written, set()).add(word)
    known = {*WORDS, *WORDS_OF_THEIR_OWN}
    return {written: min(words) for written, words in found.items() if written not in known and len(words) == 1}


MEANT: Mapping[str, str] = {**_meant(), **SHORT, **{word[:-1]: word for word in DROPPING.split()}}
