"""A line as each of those whom it may accuse stands in it.

For one of them its name and "you" are `T` wherever they mean it, "he" is `P`, and whoever else is named is `O`; the
speaker is `i`, places are one word, and short and misspelt words are written out.
"""

import dataclasses
import re
from collections.abc import Iterator, Mapping, Sequence

from games.engine.accusing import spelling
from games.engine.accusing.mentions import LETTER, names
from games.engine.accusing.pointing import Colors
from games.engine.facts import identities

Color = identities.Color
MOST_WORDS = 120
TOKEN = re.compile(rf"{LETTER}+(?:['’]{LETTER}+)*|[.!?…;\n]+|[,:()—–-]|[\"“”«»*]")
STOPS = frozenset(".?!…")
PAUSES = STOPS | frozenset(",:-")
WRITTEN: Mapping[str, str] = {
    "u": "you",
    "ya": "you",
    "ye": "you",
    "thee": "you",
    "thou": "you",
    "ur": "your",
    "yer": "your",
    "thy": "your",
    **{f"{bare}{end}": f"{bare}'{end}" for bare, end in (("he", "s"), ("she", "s"), ("it", "s"), ("that", "s"))},
    **{f"{bare}nt": f"{bare}n't" for bare in ("do", "did", "does", "is", "was", "could", "would", "has", "have", "ai")},
    "youre": "you're",
    "theyre": "they're",
    "im": "i'm",
    "ive": "i've",
    "cant": "can't",
    "wont": "won't",
    "n": "and",
    "r": "are",
    "w": "with",
    "b4": "before",
    "cuz": "because",
    "bc": "because",
    "coz": "because",
    "imposter": "impostor",
    "imp": "impostor",
    "imposters": "impostors",
    "pls": "please",
    "plz": "please",
}


def _words(listed: str) -> frozenset[str]:
    return frozenset(listed.split())


PLACES = _words(
    """
    cafeteria caf cafe weapons navigation nav o2 shields communications comms storage admin electrical elec security
    cams reactor medbay med engine hub greenhouse workshop quarters generator antenna
    """
)
YOU = _words("you your yours yourself you're you've you'd you'll")
HE = _words(
    "he him his he's she her she's hers himself herself they them their he'd he'll she'd she'll they're they've"
    " themselves"
)
ME = _words("i me my mine myself")
OWNERS = _words("your yours his her their")


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Token:
    text: str
    start: int
    end: int
    color: Color | None


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """The sentences of a line, as one player stands in them; each word with the place of its token."""

    color: Color
    sentences: list[list[tuple[str, int]]]
    is_named: bool
    is_target: bool
    others: int


def views(tokens: Sequence[Token], *, speaker: Color, target: Color | None) -> Iterator[View]:
    named = dict.fromkeys(token.color for token in tokens if token.color not in (None, speaker))
    rivals = [color for color in named if color is not None]
    rivals += [target] if target is not None and target not in named else []
    meant = _meant(tokens, speaker, target)
    for color in rivals:
        yield View(
            color=color,
            sentences=_sentences(tokens, meant, color, speaker),
            is_named=color in named,
            is_target=color == target,
            others=len(rivals) - 1,
        )


def tokens(message: str, seats: Colors) -> list[Token]:
    named, found = names(seats), []
    for match in TOKEN.finditer(message):
        for text in _told(match[0].lower().replace("’", "'"), named):
            color = named.get(text) or named.get(text.removesuffix("s"))
            found.append(Token(text=text, start=match.start(), end=match.end(), color=color))
        if len(found) >= MOST_WORDS:
            break
    return found


def _told(text: str, named: Mapping[str, Color]) -> tuple[str, ...]:
    if text[0] in ".!?…;\n":
        return ("?" if "?" in text else "!" if "!" in text else "…" if len(text) > 1 or text == "…" else ".",)
    text = WRITTEN.get(text, text)
    text = spelling.MEANT.get(text, text)
    bare, apostrophe, rest = text.partition("'")
    if not apostrophe or len(text) < LONG_ENOUGH:
        return (text,)
    is_denial = text.endswith("n't") and bare not in named
    return (text[:-3] or text, "not") if is_denial else (bare, f"'{rest}")


LONG_ENOUGH = 3


def _meant(tokens: Sequence[Token], speaker: Color, target: Color | None) -> list[Color | None]:
    """Whom each word means."""
    called = _called(tokens, speaker)
    anybody = next(iter(called.values()), None)
    found: list[Color | None] = []
    last: Color | None = None
    sentence = 0
    for token in tokens:
        if token.color is not None:
            last = token.color if token.color != speaker else last
            found.append(token.color)
        elif token.text in YOU:
            found.append(target or called.get(sentence) or anybody)
        else:
            found.append(last if token.text in HE else None)
        sentence += token.text in STOPS
    return found


def _called(tokens: Sequence[Token], speaker: Color) -> dict[int, Color]:
    """Who is spoken to in which sentence: `Red, ...`, `..., Red` and `Red you ...`."""
    found: dict[int, Color] = {}
    sentence = 0
    for number, token in enumerate(tokens):
        if token.color is not None and token.color != speaker:
            before = tokens[number - 1].text if number else "."
            after = tokens[number + 1].text if number + 1 < len(tokens) else "."
            if after in YOU:
                found[sentence] = token.color
            elif before in PAUSES and after in PAUSES and "," in (before, after):
                found.setdefault(sentence, token.color)
        sentence += token.text in STOPS
    return found


def _sentences(
    tokens: Sequence[Token], meant: Sequence[Color | None], color: Color, speaker: Color
) -> list[list[tuple[str, int]]]:
    found: list[list[tuple[str, int]]] = [[]]
    for number, (token, who) in enumerate(zip(tokens, meant, strict=True)):
        found[-1].append((_seen(token, who, color, speaker), number))
        if token.text in OWNERS:
            found[-1].append(("'s", number))
        if token.text in STOPS:
            found.append([])
    return [sentence for sentence in found if sentence]


def _seen(token: Token, who: Color | None, color: Color, speaker: Color) -> str:
    text = token.text
    if token.color is not None:
        return "T" if who == color else "S" if who == speaker else "O"
    if text in YOU:
        return "T" if who == color else "O" if who else "you"
    if text in HE:
        return "P" if who == color else "Q" if who else "he"
    if text in ME:
        return "my" if text == "my" else "i"
    return "place" if text in PLACES else text
