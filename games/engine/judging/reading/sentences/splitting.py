"""Splits a line into sentences and clauses: at stops, at joining words, and where another subject and verb run on."""

from collections.abc import Iterator, Sequence

from games.engine.facts import identities
from games.engine.judging.reading.sentences import dates as dating
from games.engine.judging.reading.sentences import granting, retelling
from games.engine.judging.reading.sentences.one_clause import Clause
from games.engine.judging.reading.sentences.tokens import Token
from games.engine.judging.reading.words import lexicon

COLORS = frozenset(str(color) for color in identities.Color)
JOINTS = lexicon.words(
    "but so because cause cuz since while when then though although until till til before after as whereas without"
)
NAMES = COLORS | lexicon.SELF | {"you", "u"}
DENIED = lexicon.words(lexicon.VERBS[lexicon.Part.BE]) | lexicon.words(
    "'s do does did will i has have had can could would should may might must"
)


def unquoted(line: str, words: Sequence[Token]) -> list[Token]:
    """Replaces each quotation by its opening mark. One that is not closed reaches to the end of the line."""
    found: list[Token] = []
    opened = ""
    for token in words:
        if token.kind != "quote":
            if not opened:
                found.append(token)
        elif opened:
            opened = "" if token.text in ENDS[opened] else opened
        elif token.text != "'" or _opens(line, token):
            opened = token.text
            found.append(token)
    return found


ENDS = {'"': '"”', "“": '”"', "”": '"', "«": "»", "»": "«", "'": "'"}


def _opens(line: str, token: Token) -> bool:
    """Whether an apostrophe outside any word begins a quotation."""
    before, after = line[token.start - 1 : token.start], line[token.end : token.end + 1]
    return not before.strip() and bool(after.strip()) and "'" in line[token.end :]


def sentences(line: Sequence[Token]) -> Iterator[tuple[list[Token], str]]:
    sentence: list[Token] = []
    for token in line:
        if token.kind != "stop":
            sentence.append(token)
        elif sentence:
            yield sentence, token.text
            sentence = []
    if sentence:
        yield sentence, ""


def clauses(sentence: list[Token], stop: str) -> list[Clause]:
    owned = retelling.plainly(granting.granted(sentence), is_asked="?" in stop)
    dated = {index: date for date in dating.dates(owned) for index in range(date.first, date.last)}
    found = [Clause(words=[], lead=())]
    waiting: list[dating.Date] = []
    for index, token in enumerate(owned):
        date = dated.get(index) if dated else None
        if date is None and token.kind == "word" and token.text not in PARTING:
            found[-1].say(token)
            if waiting:
                found[-1].dates += waiting
                waiting = []
        elif date is not None:
            if index == date.first:
                (found[-1].dates if found[-1].words else waiting).append(date)
        elif token.text == "then" and _goes_on(owned, index, found[-1]):
            continue
        elif token.kind == "pause" or token.text in JOINTS or _joins_clauses(owned, index):
            if found[-1].words:
                found.append(Clause(words=[], lead=(token.text,)))
            else:
                found[-1].lead += (token.text,)
        elif (
            (token.text == "whether" and found[-1].words)
            or _runs_on(owned, index, found[-1])
            or (token.text == "not" and _begins_contrast(owned, index) and found[-1].words)
        ):
            found.append(Clause(words=[token], lead=()))
        else:
            found[-1].say(token)
            found[-1].dates += waiting
            waiting = []
    if waiting and len(found) > 1 and not found[-1].words:
        found[-2].dates += waiting
    if "?" not in stop:
        _place(found[1:])
    return [clause for clause in found if clause.words]


def _place(found: Sequence[Clause]) -> None:
    """What "where" begins is told of the place before it."""
    for clause in found:
        if clause.texts[:1] == ["where"]:
            clause.put([*clause.words[1:], *_there(clause.words)])


OWN = frozenset({"i", "we"})
MEETING = frozenset({"saw", "found", "met", "seen"})


def _there(words: list[Token]) -> list[Token]:
    """`Admin, where Red was`, and `..., where Red was at work`, which say that Red was there."""
    if len(words) > 3 and words[1].text in OWN and words[2].text in MEETING and words[-1].text in COLORS:
        return [words[-1]._replace(text="there")]
    goes_on = len(words) > 3 and words[2].text in ("was", "were") and words[1].text in COLORS
    if goes_on and not any(word.text.endswith("ing") for word in words[3:]):
        return [words[2]._replace(text="there")]
    return [words[-1]._replace(text="there")] if len(words) > 2 and words[-1].text in ("was", "were") else []


def _goes_on(sentence: Sequence[Token], index: int, clause: Clause) -> bool:
    """`Red then went to Admin`, where only the subject stands before "then"."""
    following = sentence[index + 1].text if index + 1 < len(sentence) else ""
    is_named = len(clause.words) == 1 and (clause.words[0].text in NAMES or clause.words[0].text in SUBJECTS)
    return is_named and (following in TELLING or following in MOVING)


def _runs_on(sentence: Sequence[Token], index: int, clause: Clause) -> bool:
    """`i did wires i saw nobody`: another subject and its verb follow a clause that is complete without them."""
    word = sentence[index].text
    if word not in BEGINNING or not clause.words:
        return False
    following = sentence[index + 1].text if index + 1 < len(sentence) else ""
    if word == "i" and following in FINITE and AROUND.intersection(clause.lead[-1:]):
        return True
    before = sentence[index - 1].text if index else ""
    if word == "i" and before in RESTORED and following in FINITE and not RESTORING.isdisjoint(clause.texts[-2:]):
        return True
    if before in NO_END or not OPENS.isdisjoint(clause.texts):
        return False
    if word == "where" and (following in SUBJECTS or following in COLORS):
        return True
    if len(clause.words) < SHORTEST_CLAUSE:
        return False
    if word in URGING and following in NAMES | lexicon.THIRD:
        return before not in DENIED and before not in SUBJECTS
    if word in SEEING:
        return before not in UNSEEN
    if word not in SUBJECTS or following not in FINITE:
        return False
    return word == "i" or (word != "you" and not (TELLING.isdisjoint(clause.texts) and URGING.isdisjoint(clause.texts)))


SHORTEST_CLAUSE = 2
AROUND = frozenset({"after", "before"})
"""`After Admin I went to Storage`"""
RESTORED = frozenset({"on", "off", "out", "back", "up"})
RESTORING = lexicon.words("came went were was got turned are")
"""`when they came on I was in Admin`"""
URGING = frozenset({"ask", "vote", "check", "tell"})
SEEING = lexicon.words("saw couldn't couldnt didn't didnt")
SUBJECTS = frozenset({"i", "we", "he", "she", "they", "you"})
UNSEEN = DENIED | NAMES | SUBJECTS | lexicon.GROUP | lexicon.DENYING
"""`I can't be the one who saw Red`, which does not say who did."""
BEGINNING = URGING | SEEING | SUBJECTS | {"where"}
PARTING = BEGINNING | JOINTS | lexicon.AND | {"whether", "not"}
"""No clause begins at any other word."""


def _begins_contrast(sentence: Sequence[Token], index: int) -> bool:
    """`in Storage not in MedBay`, where "not" begins a clause of its own."""
    return index == 0 or sentence[index - 1].text not in DENIED


def _joins_clauses(sentence: Sequence[Token], index: int) -> bool:
    """Whether an "and" stands between clauses, and not between two names."""
    if sentence[index].text not in lexicon.AND:
        return False
    before = sentence[index - 1].text if index else ""
    after = sentence[index + 1].text if index + 1 < len(sentence) else ""
    if before not in NAMES or after not in NAMES:
        return all(token.text != "between" for token in sentence[max(index - 4, 0) : index])
    following = sentence[index + 2].text if index + 2 < len(sentence) else ""
    return following in FINITE and _is_object(sentence, index - 1)


def _is_object(sentence: Sequence[Token], index: int) -> bool:
    """Whether a name stands behind a verb: `I found Pink and I was in Admin`."""
    for token in reversed(sentence[:index]):
        if token.kind == "pause" or token.text in JOINTS:
            return False
        if token.text in TELLING:
            return True
    return False


MOVING = lexicon.words("climbed jumped hopped popped slipped crawled ducked dived disappeared vanished")
TELLING = frozenset(word for part in lexicon.VERBS.values() for word in part.split()) | {"with", "w"}
FINITE = frozenset(word for word in TELLING if word.endswith("ed")) | lexicon.words(
    "was were am is are went did saw heard helps dies kept fixed wins left found met ran came got stood sat"
)


NO_END = (
    TELLING | lexicon.AND | lexicon.PREPOSITIONS | lexicon.ARTICLES | lexicon.words("of about like than for as or nor")
)
ATTRIBUTING = lexicon.words(
    """argue argues argued assert asserts asserted decide decided
    decides conclude concluded concludes imply implies implied suggest suggests suggested reckons figured figures
    explained explains answered replied replies announced announces admits admitted vouches vouched recalls recalled
    described describes placed places pictures presumes concedes conceded alleges alleged informs informed"""
)
"""Verbs that give somebody else's words. Somebody who says so of itself still speaks for itself."""
OPENS = (
    lexicon.ASKING
    | lexicon.DOUBTING
    | lexicon.SUPPOSING
    | lexicon.REPORTING
    | ATTRIBUTING
    | lexicon.words("that like as than even")
)
"""A clause that has one of these goes on with whatever follows."""
