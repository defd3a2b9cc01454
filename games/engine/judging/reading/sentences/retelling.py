"""Puts a sentence into plainer words before it is cut into clauses: no oaths, and verbs for turns of phrase."""

import itertools
from collections.abc import Iterator, Sequence

from games.engine.facts import identities
from games.engine.judging.reading.sentences import assuring, oaths
from games.engine.judging.reading.sentences import dates as dating
from games.engine.judging.reading.sentences.tokens import Token
from games.engine.judging.reading.words import lexicon, names

COLORS = frozenset(str(color) for color in identities.Color)
BE = lexicon.words("am is are was were be 's")


def plainly(sentence: list[Token], *, is_asked: bool) -> list[Token]:
    told = assuring.outright(sentence) if sentence[0].text in assuring.FIRST else sentence
    if told[0].text in HEADING:
        told = _headline(told)
    if told[0].text in OPENING:
        told = _without_calls(told)
    told = oaths.without(told)
    texts = {token.text for token in told}
    if "can" in texts:
        told = list(_canned(told))
    if not lexicon.EPITHETS.isdisjoint(texts):
        told = _without_epithets(told)
    if not SHORTENING.isdisjoint(texts):
        told = list(_shortened(told))
    if told and told[0].text in assuring.POINTING:
        told = assuring.uncleft(told)
    if told and told[0].text in assuring.THERE:
        told = assuring.few(told)
    if not TURNS.keys().isdisjoint(texts):
        told = list(_in_a_word(told))
    return told if is_asked or "who" not in texts else list(_related(told))


def _canned(sentence: Sequence[Token]) -> Iterator[Token]:
    """`filled the gas can`, where "can" is not the verb."""
    before = ""
    for token in sentence:
        yield token._replace(text="canister") if token.text == "can" and before in CANNED else token
        before = token.text


CANNED = lexicon.words("gas fuel the a my oil")


def _without_epithets(sentence: list[Token]) -> list[Token]:
    """`our old friend Red` as `Red`"""
    kept: list[Token] = []
    is_name = is_titled = was_titled = False
    for token in reversed(sentence):
        is_titled = (is_name or is_titled) and token.text in lexicon.EPITHETS
        if not is_titled and not (kept and token.text in OF_THEM and was_titled):
            kept.append(token)
        was_titled = is_titled
        is_name = token.text in COLORS
    return kept[::-1]


OF_THEM = lexicon.words("the our my that this your his her a")


def _headline(sentence: list[Token]) -> list[Token]:
    """`Red, vent, Admin` as `Red vented Admin`, and `why did you vent` as `you vented`."""
    texts = [token.text for token in sentence]
    if texts[:1] == ["why"] and texts[1:2] in (["did"], ["were"], ["was"]) and len(texts) > 3:
        deed = DEEDS.get(texts[3]) or ("vented" if texts[3:6] in IN_VENTS else None)
        if deed is not None:
            length = 6 if texts[3] == "in" else 4
            return [sentence[2], sentence[3]._replace(text=deed), *sentence[length:]]
    if len(texts) == 2 and texts[0] in COLORS and texts[1] == "vent":
        return [sentence[0], sentence[1]._replace(text="vented")]
    if texts[0] in COLORS and texts[1:2] in (["you"], ["u"]) and KNOWING.isdisjoint(texts[2:3]):
        return [sentence[0], sentence[1]._replace(text=",", kind="pause"), *sentence[1:]]
    if texts[:1] == ["there"] and texts[1:2] in (["i"], ["we"]):
        return sentence[1:]
    bare = [token for token in sentence if token.text not in ("the", ",", "in", "a")]
    if (
        2 <= len(bare) <= 4
        and texts[0] in COLORS
        and texts[1] == ","
        and sum(token.text in COLORS for token in bare) == 1
    ):
        vent = [token for token in bare if token.text in ("vent", "vented")]
        named = [token for token in bare if token.text in COLORS]
        rest = [token for token in bare if token not in (*vent, *named)]
        if len(vent) == 1 and all(token.kind == "word" for token in bare):
            return [*named, vent[0]._replace(text="vented"), *rest]
    return sentence


DEEDS = {"vent": "vented", "kill": "killed", "stab": "stabbed", "murder": "murdered"}
HEADING = COLORS | {"why", "there"}
IN_VENTS = [["in", article, "vent"] for article in ("a", "the", "that")]


def _without_calls(sentence: list[Token]) -> list[Token]:
    """`what no I was in Admin`, where the calls before the "I" deny nothing of what is said."""
    if [token.text for token in sentence[:3]] == ["not", "me", ","]:
        sentence = sentence[3:]
    sentence = _known(sentence)
    if (comma := _named_first(sentence)) is not None:
        return [*sentence[:comma], *sentence[comma + 1 :]]
    length = next((at for at, token in enumerate(sentence) if token.text not in CALLS), len(sentence))
    begins = length < len(sentence) and sentence[length].text in SPEAKING and sentence[0].text not in UNCALLED
    alone = length == 1 and sentence[0].text in ("what", "well")
    return sentence[length:] if begins and not alone else sentence


SPEAKING = lexicon.words("i we he she")


def _known(sentence: list[Token]) -> list[Token]:
    """`Red knows that I was in Admin`, which its speaker says by it."""
    texts = [token.text for token in sentence[:4]]
    if texts[1:2] and texts[1] in KNOWING and (texts[0] in COLORS or texts[0] in KNOWERS):
        at = 3 if texts[2:3] == ["that"] else 2
        if texts[at : at + 1] and texts[at] in OWN:
            return sentence[at:]
    return sentence


KNOWING = lexicon.words("know knows remember remembers noticed")
KNOWERS = lexicon.words("you u we everyone everybody all they")
OWN = lexicon.SELF | lexicon.GROUP


def _named_first(sentence: Sequence[Token]) -> int | None:
    """Where the comma is in `me and Red, Admin`."""
    comma = next((at for at, token in enumerate(sentence[:6]) if token.text == ","), None)
    texts = {token.text for token in sentence[:comma]}
    joined = texts & lexicon.AND and texts & lexicon.SELF and texts <= COLORS | lexicon.SELF | lexicon.AND
    return comma if joined and comma is not None and comma + 1 < len(sentence) else None


CALLS = lexicon.words("what no nah nope huh lol lmao bro bruh dude ok okay uh um yeah yes yep well ,")
OPENING = CALLS | COLORS | KNOWERS | OWN | lexicon.AND | {"not"}
UNCALLED = lexicon.words("yeah yes ok okay lol lmao well")
"""A sentence that begins with one of these may be mockery."""


def _shortened(sentence: Sequence[Token]) -> Iterator[Token]:
    """`I'd just left` as `I left`, `next to` as `beside`, and `maybe 40 seconds` as `40 seconds`."""
    skipped = False
    for token, after in itertools.zip_longest(sentence, sentence[1:]):
        following = after.text if after is not None else ""
        if skipped:
            skipped = False
        elif token.text in HAD and (following in PAST or following.endswith("ed")):
            yield token._replace(text=HAD[token.text])
        elif token.text == "next" and following == "to":
            skipped = True
            yield token._replace(text="beside")
        elif not (token.text in VAGUELY and (following.isdecimal() or following in AMOUNTS)):
            yield token


HAD = {"i'd": "i", "he'd": "he", "she'd": "she", "you'd": "you", "we'd": "we", "they'd": "they"}
VAGUELY = lexicon.words("maybe like perhaps about roughly around almost nearly")
AMOUNTS = {*dating.NUMBERS, "halfway", "fifteen", "twenty", "thirty", "forty", "half"}
SHORTENING = VAGUELY | {"next", *HAD}
PAST = lexicon.words("just already been come gone left seen done stood sat found met gotten taken")


def _in_a_word(sentence: Sequence[Token]) -> Iterator[Token]:
    """`I'm the one who reported it` as `I reported it`, `made my way to` as `went to`."""
    at = 0
    while at < len(sentence):
        text = sentence[at].text
        following = TURNS.get(text)
        for turn, meant in following.get(sentence[at + 1].text, ()) if following and at + 1 < len(sentence) else ():
            if all(place < len(sentence) and sentence[place].text in each for place, each in enumerate(turn, at)) and (
                meant or (at and at + len(turn) < len(sentence))
            ):
                for word in meant.split():
                    yield sentence[at]._replace(text=word, end=sentence[at + len(turn) - 1].end)
                at += len(turn)
                break
        else:
            yield sentence[at]
            at += 1


def _turns() -> dict[str, dict[str, list[tuple[tuple[frozenset[str], ...], str]]]]:
    """Turns of phrase by their first two words."""
    found: dict[str, dict[str, list[tuple[tuple[frozenset[str], ...], str]]]] = {}
    for line in TURNED.strip().splitlines():
        said, _, meant = line.partition(" = ")
        turn = tuple(BE if word == "BE" else frozenset(word.split("|")) for word in said.split())
        for first, second in itertools.product(turn[0], turn[1]):
            found.setdefault(first, {}).setdefault(second, []).append((turn, meant.strip(" .")))
    return found


TURNED = """
BE the one|person|guy who|that = .
BE the only|very one|person|player who|that = .
by the time = when
happened to be = was
my location|position was = i was
my last location|position was = i was
got called|sent|summoned|ordered|asked|told to = was called to
got called|sent|summoned over to = was called to
made|make|making my|his|her|their|our way = went
did vent = vented
did kill = killed
did find = found
did report = reported
did see = saw
took off = went
set off = went
went off = went
stopped in = went
made it look|seem|sound = pretended
made it = went
self reported = reported
pressed|hit|pushed report = reported
found this|that one = reported
was|were looking at = saw
looked down at = saw
on its way to = towards
on my|his|her|their|the way to|from = towards
on my|his|her|their|our|your|the way there = heading
right behind = beside
across from = beside
face to face with = with
said hello|hi|hey|goodbye|bye to = met
say hello|hi to = met
waved at|to = met
have|had|has each other = together
chatted with|to = met
at|by|on my side = beside me
at|over my shoulder = beside me
side by side = together
shoulder to shoulder = together
hand in hand = together
kept me company = was with me
kept|keeping to myself = stayed
keeping|keepin me company = with me
tripped over = found
stumbled over|upon|on|into = found
stepped over|on = found
came upon = found
which is why = so
that is why = so
that's why = so
which is how = so
that is how = so
"""
TURNS = _turns()
TELLING = lexicon.words("met found beside with together reported vented killed")
TURNED_TO = frozenset(
    names.rarest((first, second))
    for first, following in TURNS.items()
    for second, turns in following.items()
    if any(meant in TELLING for _, meant in turns)
) | {"next"}
"""Whatever claims something by a turn of phrase has one of these words."""


def _related(sentence: Sequence[Token]) -> Iterator[Token]:
    """`Pink, who was in Admin` as `Pink, Pink was in Admin`; "who" asks if nobody is named before it."""
    for at, token in enumerate(sentence):
        named = sentence[at - 2].text if at > 1 and sentence[at - 1].text == "," else ""
        following = sentence[at + 1].text if at + 1 < len(sentence) else ""
        is_meant = at > 2 and sentence[at - 3].text != "not"
        is_told_on = token.text == "who" and named in COLORS and following in TOLD and is_meant
        yield token._replace(text=named) if is_told_on else token


TOLD = frozenset(
    word
    for part in (lexicon.Part.BE, lexicon.Part.GO, lexicon.Part.DO, lexicon.Part.LEAVE)
    for word in lexicon.VERBS[part].split()
    if not word.endswith("ing")
)
