"""What a question takes for granted is said outright: `why were you in Admin` says that you were."""

from games.engine.facts import identities
from games.engine.judging.reading.sentences.tokens import Token
from games.engine.judging.reading.words import lexicon

COLORS = frozenset(str(color) for color in identities.Color)
GRANTED = "granted"
"""The kind of a word that begins what is granted."""
CALLING = COLORS | lexicon.words(", then so and ok okay well hey but wait")
ASKED = frozenset({"you", "u", "he", "she"}) | COLORS
WERE = frozenset({"were", "was"})
DONE = {
    "go": "went",
    "come": "came",
    "run": "ran",
    "leave": "left",
    "walk": "walked",
    "head": "headed",
    "enter": "entered",
    "vent": "vented",
    "kill": "killed",
    "stab": "stabbed",
    "murder": "murdered",
    "follow": "followed",
    "report": "reported",
    "sneak": "sneaked",
}
AROUND = frozenset({"after", "before"})


def granted(sentence: list[Token]) -> list[Token]:
    """The sentence with what it takes for granted said outright; unchanged if it takes nothing for granted."""
    start = next((at for at, token in enumerate(sentence) if token.text not in CALLING), len(sentence))
    told = _told(sentence[start:])
    if not told or not lexicon.DENYING.isdisjoint(token.text for token in told):
        return sentence
    return [*sentence[:start], told[0]._replace(kind=GRANTED), *told[1:]]


def _told(asked: list[Token]) -> list[Token]:
    texts = [token.text for token in asked[:6]]
    if texts[:2] == ["is", "it"] and texts[3:4] == ["that"] and texts[2] in FELT and len(asked) > SHORTEST_GRANTED:
        return asked[4:]
    length = next((len(ask) for ask in ASKING if tuple(texts[: len(ask)]) == ask), 0)
    if not length or len(asked) < length + 4 or texts[length + 1] not in ASKED:
        return []
    verb, who, rest = asked[length], asked[length + 1], asked[length + 2 :]
    if texts[0] == "where":
        around = next((at for at, token in enumerate(rest[:3]) if token.text in AROUND), None)
        return (
            []
            if around is None
            else [who, verb._replace(text="were"), rest[around]._replace(text="in"), *rest[around + 1 :]]
        )
    if verb.text in WERE:
        return [who, verb, *(rest[1:] if rest[0].text == "doing" else rest)]
    if verb.text == "did" and rest[0].text in DONE and texts[0] != "what":
        return [who, rest[0]._replace(text=DONE[rest[0].text]), *rest[1:]]
    return []


SHORTEST_GRANTED = 6
FELT = lexicon.words("bad odd weird strange wrong suspicious sus funny terrible ok okay fine normal convenient crazy")
ASKING = (("why",), ("how", "long"), ("how", "come"), ("what",), ("where",), ("when",))
