"""The words that lead up to what is said: `I can testify that I was in Admin`, `it was Red who vented`."""

from collections.abc import Sequence

from games.engine.facts import identities
from games.engine.judging.reading.sentences.tokens import Token
from games.engine.judging.reading.words import lexicon

COLORS = frozenset(str(color) for color in identities.Color)
LONGEST = 14
BEGINNING = lexicon.SELF | lexicon.words("let my the to it for allow there")
SAYING = lexicon.words(
    """say tell swear insist testify attest certify confirm report stipulate admit mention note remember recall inform
    concede repeat assure prove vouch declare state stress add corroborate maintain show record records minutes notes
    recollection memory fact truth proof proving documents certain sure obligated"""
)
UNMEANT = (
    lexicon.DENYING
    | COLORS
    | {"'s"}
    | lexicon.words(
        """if unless told thought think believe believed believing guess hope wish suppose heard hear said says claim
        claims claimed would could might maybe perhaps probably someone somebody anyone they he she people lets sake
        everyone everybody want wants imagine joke lie lies lying pretend need when what why how who stop"""
    )
)
"""With one of these among its words, it may be somebody else who says so, or nobody."""
TOLD = COLORS | lexicon.SELF | lexicon.GROUP | lexicon.words("he she this there")
SWEARING = (("i", "swear", "on"), ("i", "swear", "to"), ("pinky", "swear", "i"), ("i", "promise", "on"))

FIRST = BEGINNING | {swearing[0] for swearing in SWEARING}


def outright(sentence: list[Token]) -> list[Token]:
    """The sentence without the words that lead up to what its speaker says; unchanged if there are none."""
    texts = [token.text for token in sentence[: LONGEST + 1]]
    if "that" not in texts and texts[1:2] not in (["swear"], ["promise"]):
        return sentence
    if tuple(texts[:3]) in SWEARING:
        at = next((at for at, text in enumerate(texts[2:], 2) if text in OWN), 0)
        return sentence[at:] if at else sentence
    if texts[0] not in BEGINNING or "that" not in texts:
        return sentence
    at = texts.index("that")
    says = at + 1 < len(texts) and texts[at + 1] in TOLD and _leads_up(texts[:at])
    return sentence[at + 1 :] if says else sentence


OWN = frozenset({"i", "we"})


def _leads_up(texts: Sequence[str]) -> bool:
    return not SAYING.isdisjoint(texts) and UNMEANT.isdisjoint(texts)


WERE = lexicon.words("is was 's")
ONLY = frozenset({"just", "only"})
THERE = frozenset({"it", "there"})


def few(sentence: list[Token]) -> list[Token]:
    """`it was just me and Red in Admin` as `me and Red in Admin`: who was there, if the speaker was."""
    texts = [token.text for token in sentence[1:6]]
    if len(texts) <= SHORTEST_CLEFT or texts[0] not in WERE or texts[1] not in ONLY or texts[3] != "and":
        return sentence
    is_told = (texts[2] == "me" and texts[4] in COLORS) or (texts[2] in COLORS and texts[4] == "me")
    return sentence[3:] if is_told else sentence


SHORTEST_CLEFT = 4
POINTING = frozenset({"it", "that"})


def uncleft(sentence: list[Token]) -> list[Token]:
    """`it was Red who vented` as `Red vented`, and `it was Red I met in Admin` as `I met Red in Admin`."""
    if len(sentence) <= SHORTEST_CLEFT:
        return sentence
    was, name, after = sentence[1:4]
    if was.text not in WERE or name.text not in NAMED:
        return sentence
    if after.text in ("who", "that") and sentence[4].text not in GUESSED:
        return [name._replace(text="i" if name.text == "me" else name.text), *sentence[4:]]
    if after.text == "i" and sentence[4].text in ("saw", "met", "found", "passed", "seen"):
        return [*sentence[3:5], name, *sentence[5:]]
    return sentence


NAMED = COLORS | {"me", "you", "u"}
GUESSED = frozenset({"killed", "murdered", "did"})
"""Who did these may be a guess as well as knowledge."""
