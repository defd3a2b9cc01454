"""A line to sentences and these to clauses, and of each clause whether its speaker says it in earnest and of itself.

Nothing is taken from what is quoted, asked, supposed, doubted, reported or mocked. A report or supposition reaches to
the end of its sentence, unless the speaker turns to itself ("but", "and I"); one that ends in a colon reaches to the
end of the line, as does a quotation that nobody closes.
"""

import itertools
from collections.abc import Iterator, Sequence

from games.engine.facts import identities
from games.engine.judging.reading import dates as dating
from games.engine.judging.reading import irony, lexicon, presumed, unmeant
from games.engine.judging.reading.one_clause import Clause
from games.engine.judging.reading.tokens import Token, tokens

COLORS = frozenset(str(color) for color in identities.Color)
JOINTS = lexicon.words(
    "but so because cause cuz since while when then though although until till til before after as whereas"
)
NAMES = COLORS | lexicon.SELF
DENIED = lexicon.words(lexicon.VERBS[lexicon.Part.BE]) | lexicon.words(
    "'s do does did will i has have had can could would should may might must"
)
CAN_SPEAK = COLORS | lexicon.REPORTING
OWN = lexicon.SELF | lexicon.GROUP
RESERVATIONS = lexicon.SUPPOSING | lexicon.DOUBTING | {"think", "believe"}
SHORT_REPORT = 4
HEDGES = (
    lexicon.SUPPOSING | lexicon.DOUBTING | lexicon.REPORTING | lexicon.SELF | frozenset({"am", "not", "sure", "so"})
)
FOLLOWS_ASKING = (
    COLORS | lexicon.SELF | lexicon.GROUP | lexicon.ADDRESSED | lexicon.THIRD | {"it", "the", "that", "there"}
)


def sentences(line: str) -> Iterator[list[Clause]]:
    """The clauses of each sentence, in order."""
    before: list[Clause] = []
    reported = False
    for sentence, stop in _sentences(_unquoted(line)):
        clauses = _clauses(sentence, stop)
        for clause, after in itertools.pairwise([*clauses, None]):
            if clause is not None:
                presumed.presume(clause, after)
        text = " ".join(token.text for token in sentence)
        if text in unmeant.DISMISSING:
            _void(before)
        reported = _report(clauses, sentence, reported=reported)
        if irony.mocks(text):
            _void(clauses)
        if "?" in stop and not _seeks_consent(clauses):
            _ask(clauses)
        yield before
        before = clauses
    yield before


def _seeks_consent(clauses: Sequence[Clause]) -> bool:
    """`I was in Generator, right Green?` asks nothing; `Green was in Generator, right?` does."""
    last = set(clauses[-1].texts) if len(clauses) > 1 else set()
    spoken = [text for clause in clauses[:-1] for text in clause.texts]
    own = not OWN.isdisjoint(spoken[:3]) or "remember" in last
    return own and lexicon.ADDRESSED.isdisjoint(spoken) and last <= SEEKING | COLORS and not last <= COLORS


SEEKING = lexicon.words("remember right yeah yep correct yes ok okay yknow")


def _void(clauses: Sequence[Clause]) -> None:
    for clause in clauses:
        clause.void = True


def _unquoted(line: str) -> list[Token]:
    """What stands in quotation marks becomes one mark; what is not closed reaches to the end of the line."""
    found: list[Token] = []
    opened = ""
    for token in tokens(line):
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
    """Whether an apostrophe that is in no word begins a quotation."""
    before, after = line[token.start - 1 : token.start], line[token.end : token.end + 1]
    return not before.strip() and bool(after.strip()) and "'" in line[token.end :]


def _sentences(line: Sequence[Token]) -> Iterator[tuple[list[Token], str]]:
    sentence: list[Token] = []
    for token in line:
        if token.kind != "stop":
            sentence.append(token)
        elif sentence:
            yield sentence, token.text
            sentence = []
    if sentence:
        yield sentence, ""


def _clauses(sentence: list[Token], stop: str) -> list[Clause]:
    owned = list(_told_plainly(_without_oaths(sentence)))
    dates = dating.dates(owned)
    dated = {index: date for date in dates for index in range(date.first, date.last)}
    clauses = [Clause(words=[], lead=())]
    waiting: list[dating.Date] = []
    for index, token in enumerate(owned):
        date = dated.get(index)
        if date is not None:
            if index == date.first:
                (clauses[-1].dates if clauses[-1].words else waiting).append(date)
        elif token.kind == "pause" or token.text in JOINTS or _joins_clauses(owned, index):
            if clauses[-1].words:
                clauses.append(Clause(words=[], lead=(token.text,)))
            else:
                clauses[-1].lead += (token.text,)
        elif _runs_on(owned, index, clauses[-1]):
            clauses.append(Clause(words=[token], lead=()))
        elif token.text == "not" and _begins_contrast(owned, index) and clauses[-1].words:
            clauses.append(Clause(words=[token], lead=()))
        else:
            clauses[-1].words.append(token)
            clauses[-1].dates += waiting
            waiting = []
    if waiting and len(clauses) > 1 and not clauses[-1].words:
        clauses[-2].dates += waiting
    for clause in clauses[1:]:
        if clause.texts[:1] == ["where"] and "?" not in stop:
            clause.words = clause.words[1:]
    return [clause for clause in clauses if clause.words]


def _runs_on(sentence: Sequence[Token], index: int, clause: Clause) -> bool:
    """`i did wires i saw nobody`: a subject and its verb behind a clause that is whole without them."""
    following = sentence[index + 1].text if index + 1 < len(sentence) else ""
    before, word = sentence[index - 1].text if index else "", sentence[index].text
    if not clause.words or before in NO_END or not OPENS.isdisjoint(clause.texts):
        return False
    if word == "where" and (following in SUBJECTS or following in COLORS):
        return True
    if len(clause.words) < SHORTEST_CLAUSE:
        return False
    if word in URGING and following in NAMES | lexicon.THIRD:
        return before not in DENIED and before not in SUBJECTS
    if word in SEEING:
        return before not in DENIED | NAMES | SUBJECTS | lexicon.GROUP
    if word not in SUBJECTS or following not in FINITE:
        return False
    return word == "i" or not TELLING.isdisjoint(clause.texts)


SHORTEST_CLAUSE = 2
URGING = frozenset({"ask", "vote", "check"})
SEEING = lexicon.words("saw couldn't couldnt didn't didnt")
SUBJECTS = frozenset({"i", "we", "he", "she", "they", "you"})


def _told_plainly(sentence: Sequence[Token]) -> Iterator[Token]:
    """`I'd just left` is `I left`, `next to` is `beside`, and `maybe 40 seconds` as good as any."""
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


HAD = {"i'd": "i", "he'd": "he", "she'd": "she", "you'd": "you", "we'd": "we"}
VAGUELY = lexicon.words("maybe like perhaps about roughly around almost nearly")
AMOUNTS = {*dating.NUMBERS, "halfway"}
PAST = lexicon.words("just already been come gone left seen done")


def _begins_contrast(sentence: Sequence[Token], index: int) -> bool:
    """`in Storage not in MedBay`: what follows is not denied of what comes before."""
    return index == 0 or sentence[index - 1].text not in DENIED


def _joins_clauses(sentence: Sequence[Token], index: int) -> bool:
    """Whether an "and" stands between clauses, and not between two names."""
    if sentence[index].text not in lexicon.AND:
        return False
    before = sentence[index - 1].text if index else ""
    after = sentence[index + 1].text if index + 1 < len(sentence) else ""
    if before not in NAMES or after not in NAMES:
        return True
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


TELLING = frozenset(word for part in lexicon.VERBS.values() for word in part.split()) | {"with", "w"}
FINITE = frozenset(word for word in TELLING if word.endswith("ed")) | lexicon.words(
    "was were am is are went did saw heard helps dies kept fixed wins left found met ran came got stood sat"
)


NO_END = TELLING | lexicon.AND | lexicon.PREPOSITIONS | lexicon.ARTICLES | lexicon.words("of about like than for as or")
OPENS = (
    lexicon.ASKING | lexicon.DOUBTING | lexicon.SUPPOSING | lexicon.REPORTING | lexicon.words("that like as than even")
)
"""What begins with these goes on with whatever follows."""


def _without_oaths(sentence: list[Token]) -> list[Token]:
    """Without the words by which a speaker vouches for its own."""
    texts = [token.text for token in sentence]
    if OATHS.keys().isdisjoint(texts):
        return sentence
    kept: list[Token] = []
    index = 0
    while index < len(sentence):
        oaths = OATHS.get(texts[index], ())
        length = next((len(oath) for oath in oaths if texts[index : index + len(oath)] == oath), 0)
        if not length:
            kept.append(sentence[index])
        index += length or 1
    return kept


def _oaths() -> dict[str, list[list[str]]]:
    found: dict[str, list[list[str]]] = {}
    for oath in sorted(lexicon.OWNING, key=len, reverse=True):
        words = [token.text for token in tokens(oath)]
        found.setdefault(words[0], []).append(words)
    return found


OATHS = _oaths()


def _report(clauses: list[Clause], sentence: list[Token], *, reported: bool) -> bool:
    """Voids what is not said in earnest; answers whether the next sentence is somebody else's too."""
    scope = reported
    for number, clause in enumerate(clauses):
        texts = set(clause.texts)
        scope = scope and not (not reported and _turns_to_itself(clause))
        if texts <= HEDGES and number and texts & RESERVATIONS:
            _void(clauses[:number])
        if number and clause.texts[0] in ("according", "acording"):
            _void(clauses[:number])
        says_who = clause.lead == (",",) and CONFIRMING.isdisjoint(texts) and len(texts) <= SHORT_REPORT and bool(texts & lexicon.REPORTING)
        if number and (says_who or clause.texts[0] == "or"):
            clauses[number - 1].void = True
        scope = scope or _reports(clause) or (":" in clause.lead and number > 0 and _quotes(clauses[number - 1]))
        asked = _is_asked(clause) and not clause.presumed
        _correct(clause, clauses[number - 1] if number else None)
        clause.void = scope or asked or bool(texts & lexicon.DOUBTING) or bool(texts & QUOTES)
        clause.denied = not lexicon.DENYING.isdisjoint(clause.texts)
    return reported or _ends_in_report(sentence)


CONFIRMING = frozenset({"can", "will"})
"""`..., Black can tell you`"""


def _quotes(clause: Clause) -> bool:
    """Whether a colon after it has somebody else speak."""
    return clause.words[-1].text in CAN_SPEAK


def _correct(clause: Clause, before: Clause | None) -> None:
    """`no wait`, and `I mean Admin`, of which what follows is said."""
    texts = clause.texts
    if texts[0] not in CORRECTS_FIRST:
        return
    length = next(
        (
            n
            for n in (3, 2, 1)
            if " ".join(texts[:n]) in CORRECTIONS and (n > 1 or len(texts) == 1 or texts[0] == "actually")
        ),
        0,
    )
    clause.corrects = bool(length)
    again = before is not None and before.corrects
    clause.is_strong = clause.corrects and (again or " ".join(texts[:length]) not in lexicon.OBJECTING)
    if length < len(texts):
        clause.words = clause.words[length:]


QUOTES = frozenset("\"“”«»'")
CORRECTIONS = frozenset(lexicon.CORRECTING)
CORRECTS_FIRST = frozenset(phrase.split()[0] for phrase in CORRECTIONS)


def _reports(clause: Clause) -> bool:
    texts = clause.texts
    if not REPORTS.isdisjoint(texts):
        return True
    pairs = itertools.pairwise(texts) if "like" in texts or "if" in texts else ()
    return any(pair in (("was", "like"), ("is", "like"), ("be", "like"), ("what", "if")) for pair in pairs)


REPORTS = lexicon.REPORTING | lexicon.SUPPOSING


def _turns_to_itself(clause: Clause) -> bool:
    joined = len(clause.lead) > 1 or not clause.lead
    own = clause.words[0].text in OWN
    return "but" in clause.lead or (joined and own and bool({"and", "so", "while"} & set(clause.lead)))


def _ends_in_report(sentence: list[Token]) -> bool:
    """`Black says: ...`, `Green: ...`, and a report that has not said yet what."""
    for index, token in enumerate(sentence[1:], 1):
        if token.text == ":" and sentence[index - 1].text in CAN_SPEAK:
            return True
    return sentence[-1].text in lexicon.REPORTING and sentence[0].text in COLORS


def _is_asked(clause: Clause) -> bool:
    texts = clause.texts
    if not lexicon.ASKING.isdisjoint(texts):
        return True
    return len(texts) > 1 and texts[0] in lexicon.ASKING_FIRST and texts[1] in FOLLOWS_ASKING


def _ask(clauses: list[Clause]) -> None:
    """Of a sentence with a question mark: what stands before the question is still said, but not before a tag."""
    asked = [
        number
        for number, clause in enumerate(clauses)
        if clause.presumed or _is_asked(clause) or clause.texts[:1] == ["you"]
    ]
    is_tag = bool(asked) and len(clauses[asked[0]].words) == 2 and clauses[asked[0]].texts[0] in lexicon.ASKING_FIRST
    _void([clause for clause in clauses[asked[0] if asked and not is_tag else 0 :] if not clause.presumed])
