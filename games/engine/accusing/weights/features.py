"""What is weighed of a line about one player: words and rows of words in the sentences that hold it, those before and
behind it, who else is spoken of, what other sentences say, and what the rules made of it."""

from games.engine.accusing.weights.views import STOPS, View

Feature = tuple[str, int, int]
"""With the first and the last token of its words; of none in particular it is -1."""
Sentence = list[tuple[str, int]]
REACH, NEAR = 7, 5
SHORT = 8
NAMED = frozenset(("T", "P"))
PARTIES = frozenset(("T", "O", "P", "Q", "i", "S", "not"))


def features(view: View, *, ruled: bool, others_ruled: bool) -> list[Feature]:
    words = [text for sentence in view.sentences for text, _ in sentence]
    found = [
        (f"R:{ruled:d}", -1, -1),
        (f"R:{ruled:d}{others_ruled:d}", -1, -1),
        (f"M:{view.is_named:d}{view.is_target:d}", -1, -1),
        (f"M:o{min(view.others, 3)}", -1, -1),
        (f"M:s{min(len(view.sentences), 4)}", -1, -1),
        (f"M:l{min(len(words) // 4, 8)}", -1, -1),
        (f"M:t{min(words.count('T'), 3)}", -1, -1),
    ]
    if len(words) <= SHORT:
        found.append((f"X:{' '.join(words)}", 0, view.sentences[-1][-1][1]))
    holding = [any(text in NAMED for text, _ in sentence) for sentence in view.sentences]
    if not any(holding):
        holding = [True] * len(holding)
    for number, sentence in enumerate(view.sentences):
        if holding[number]:
            _of_it(sentence, found)
        else:
            _beside("N" if number and holding[number - 1] else "E", sentence, found)
    return found


def _of_it(sentence: Sentence, found: list[Feature]) -> None:
    words = [("^", sentence[0][1]), *sentence]
    if sentence[-1][0] not in STOPS:
        words.append(("$", sentence[-1][1]))
    texts = [text for text, _ in words]
    places = [place for _, place in words]
    size = len(words)
    found.append((f"Q:{texts[-1]}", -1, -1))
    found.append((f"F:{texts[1]}", places[1], places[1]))
    found.append((f"F:{' '.join(texts[1:3])}", places[1], places[min(2, size - 1)]))
    found.append((f"O:{''.join(text for text in texts if text in PARTIES)[:8]}", -1, -1))
    for at, text in enumerate(texts):
        found.append((f"S:{text}", places[at], places[at]))
        row = text
        for end in range(at + 1, min(at + 4, size)):
            row = f"{row} {texts[end]}"
            found.append((f"G:{row}", places[at], places[end]))
            if end > at + 1:
                found.append((f"K:{text} {texts[end]}", places[at], places[end]))
        if text in NAMED:
            _around(texts, places, at, found)


def _around(texts: list[str], places: list[int], at: int, found: list[Feature]) -> None:
    """What stands before and behind a mention, wherever near it."""
    who = texts[at]
    for before in range(max(0, at - REACH), at):
        found.append((f"B{who}:{texts[before]}", places[before], places[at]))
        if at - NEAR <= before < at - 1:
            found.append((f"B{who}:{texts[before]} {texts[before + 1]}", places[before], places[at]))
    for after in range(at + 1, min(len(texts), at + REACH + 1)):
        found.append((f"A{who}:{texts[after]}", places[at], places[after]))
        if at + 1 < after <= at + NEAR:
            found.append((f"A{who}:{texts[after - 1]} {texts[after]}", places[at], places[after]))


def _beside(kind: str, sentence: Sentence, found: list[Feature]) -> None:
    for number, (text, place) in enumerate(sentence):
        found.append((f"{kind}:{text}", place, place))
        if number + 1 < len(sentence):
            found.append((f"{kind}:{text} {sentence[number + 1][0]}", place, sentence[number + 1][1]))
