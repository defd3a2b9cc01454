"""How somebody is said to go into a vent or to come out of one, in words without a verb of its own."""

from collections.abc import Sequence

from games.engine.facts import identities
from games.engine.facts import station as stations
from games.engine.judging.reading import naming
from games.engine.judging.reading.sentences.tokens import Token
from games.engine.judging.reading.words import lexicon, tellings
from games.engine.judging.reading.words.lexicon import Part


def vented(words: list[str], index: int, station: stations.Station) -> tuple[str, int] | None:
    """`go in the admin vent`, `straight down the hatch`: the place that is named, and how many words that takes."""
    at, place, is_led = index + 1, "", words[index] in tellings.INTO_VENTS
    while at < len(words) and at < index + 8:
        word = words[at]
        led = words[index + 1 : at][-2:]
        out = led == ["of", "the"] or "through" in led
        if word in tellings.VENTS or (word in tellings.GROUND and out):
            is_beside = at + 1 < len(words) and words[at + 1] in tellings.BESIDE_VENTS
            return (place, at + 1 - index) if is_led and not is_beside else None
        if word in LED_TO_VENTS:
            is_led = is_led or word in THROUGH
            at += 1
            continue
        found = None if place else naming.named(words, at, station)
        if found is None or found[0][0] is not Part.PLACE:
            return None
        place, at = found[0][1], at + found[1]
    return None


def telegram(words: Sequence[Token], station: stations.Station) -> tuple[Token, str, Token] | None:
    """`Red. Vent. Admin.`, in any order: the name, the place and the last word of three such units in a row."""
    units: list[list[Token]] = [[]]
    for word in words:
        if word.kind == "word":
            units[-1] += [word] if word.text not in lexicon.ARTICLES else []
        elif "?" in word.text:
            units += [[], [word], []]
        elif units[-1]:
            units.append([])
    for three in zip(units, units[1:], units[2:], strict=False):
        spoken = [unit[0] for unit in three if len(unit) == 1]
        vents = [word for word in spoken if word.text in ("vent", "vented")]
        names = [word for word in spoken if word.text in COLORS]
        rest = [unit for unit in three if unit and unit[0] not in (*vents, *names)]
        if len(vents) == len(names) == len(rest) == 1 and len(spoken) > 1:
            texts = [word.text for word in rest[0]]
            found = naming.named(texts, 0, station)
            if found is not None and found[0][0] is Part.PLACE and found[1] == len(texts):
                return names[0], found[0][1], three[-1][-1]
    return None


COLORS = frozenset(str(color) for color in identities.Color)


def climbed(words: list[str], index: int) -> tuple[str, int] | None:
    """`climbed out`, and `came up out of it`, in a line that speaks of vents."""
    if words[index] not in CLIMBING:
        return None
    at = index + 1 + (words[index + 1 : index + 2] == ["up"])
    of_it = words[at : at + 3] == ["out", "of", "it"]
    ends = words[at : at + 1] == ["out"] and at + 1 == len(words)
    return ("", at + 3 - index) if of_it else ("", at + 1 - index) if ends and words[index] not in COMING else None


COMING = frozenset({"came", "come", "coming", "comes"})
CLIMBING = COMING | lexicon.words("climbed climbing climbs popped jumped hopped crawled emerged rose")
THROUGH = lexicon.words("in into inside out down through thru from via")
LED_TO_VENTS = THROUGH | lexicon.ARTICLES | {"right", "straight", "back", "just", "up", "of", "to"}
