"""A line to sentences and these to clauses, and of each clause whether its speaker says it in earnest and of itself.

Nothing is taken from what is quoted, asked, supposed, doubted, reported or mocked. A report or supposition reaches to
the end of its sentence, unless the speaker turns to itself ("but", "and I"); one that ends in a colon reaches to the
end of the line, as does a quotation that nobody closes.
"""

import dataclasses
import itertools
from collections.abc import Iterable, Iterator, Sequence

from games.engine.judging.reading.sentences import granting, irony, rejoinders, splitting
from games.engine.judging.reading.sentences.one_clause import Clause
from games.engine.judging.reading.sentences.tokens import Token
from games.engine.judging.reading.words import lexicon

OWN = lexicon.SELF | lexicon.GROUP
RESERVATIONS = lexicon.SUPPOSING | lexicon.DOUBTING | {"think", "believe"}
SHORT_REPORT = 4
ATTRIBUTING = splitting.ATTRIBUTING
HEDGES = (
    lexicon.SUPPOSING | lexicon.DOUBTING | lexicon.REPORTING | lexicon.SELF | frozenset({"am", "not", "sure", "so"})
)
FOLLOWS_ASKING = (
    splitting.COLORS | lexicon.SELF | lexicon.GROUP | lexicon.ADDRESSED | lexicon.THIRD | {"it", "the", "that", "there"}
)


@dataclasses.dataclass(slots=True)
class Sentence:
    """Its clauses, and its words as they stand; `in_earnest` unless somebody else says it, mocks or takes it back."""

    clauses: list[Clause]
    words: list[Token]
    is_asked: bool
    in_earnest: bool


def sentences(line: str, words: Sequence[Token]) -> Iterator[Sentence]:
    """The sentences of the line, of which these are the words, in order."""
    before = Sentence([], [], is_asked=False, in_earnest=False)
    begun = reported = False
    asked: list[Token] = []
    for told, stop in splitting.sentences(splitting.unquoted(line, words)):
        sentence = rejoinders.answered(asked, told) if asked and "?" not in stop else told
        asked = rejoinders.asked(told) if "?" in stop else []
        clauses = splitting.clauses(sentence, stop)
        text = " ".join(token.text for token in sentence)
        if irony.dismisses(text):
            _void(before.clauses)
            before.in_earnest = False
        is_said = not reported
        reported = _report(clauses, sentence, reported=reported)
        rejoinders.contrasted(clauses)
        if irony.mocks(text):
            _void(clauses)
            is_said = False
        is_asked = "?" in stop or (sentence[-1].text == "right" and sentence[0].text in COLORS)
        if is_asked and not _seeks_consent(clauses):
            _ask(clauses)
        if begun:
            yield before
        is_said = is_said and not _is_corrected(clauses) and not _is_handed_over(clauses)
        before, begun = Sentence(clauses, told, is_asked="?" in stop, in_earnest=is_said), True
    yield before


def _is_corrected(clauses: Sequence[Clause]) -> bool:
    """Whether something in it is said anew; `sorry, Blue` begs a pardon."""
    following = [*clauses[2:], None]
    return any(
        clause.is_strong or (clause.corrects and not COLORS.issuperset(after.texts if after else clause.texts[1:]))
        for clause, after in zip(clauses[1:], following, strict=False)
    )


def _is_handed_over(clauses: Sequence[Clause]) -> bool:
    """`Red's proof: I was in Admin`, and `had Blue gone to Shields, I was in Admin`."""
    return any(
        _inverts(clause) or (":" in after.lead and _cites(clause.texts)) for clause, after in itertools.pairwise(clauses)
    )


def _seeks_consent(clauses: Sequence[Clause]) -> bool:
    """`I was in Generator, right Green?` asks nothing; `Green was in Generator, right?` does."""
    last = set(clauses[-1].texts) if len(clauses) > 1 else set()
    spoken = [text for clause in clauses[:-1] for text in clause.texts]
    own = not OWN.isdisjoint(spoken[:3]) or "remember" in last
    return (
        own
        and lexicon.ADDRESSED.isdisjoint(spoken)
        and last <= SEEKING | splitting.COLORS
        and not last <= splitting.COLORS
    )


SEEKING = lexicon.words("remember right yeah yep correct yes ok okay yknow")


def _void(clauses: Iterable[Clause]) -> None:
    for clause in clauses:
        clause.void = True


def _report(clauses: list[Clause], sentence: list[Token], *, reported: bool) -> bool:
    """Voids what is not said in earnest; answers whether the next sentence is somebody else's too."""
    scope = reported
    is_summary = len(clauses) > 1 and ":" in clauses[1].lead and not SUMMARIES.isdisjoint(clauses[0].texts)
    for number, clause in enumerate(clauses):
        texts = set(clause.texts)
        scope = scope and not (not reported and (_turns_to_itself(clause) or _begins_telling(clauses, number)))
        if texts <= HEDGES and number and texts & RESERVATIONS:
            _void(clauses[:number])
        if number and clause.texts[0] in ("according", "acording"):
            _void(clauses[:number])
        if clause.lead == (",",) and clause.texts[0] in UNSURE and COURTEOUS.isdisjoint(texts):
            _void(_of_others(clauses[:number]))
        says_who = (
            clause.lead == (",",)
            and CONFIRMING.isdisjoint(texts)
            and not {"my", "alibi"} <= texts
            and len(texts) <= SHORT_REPORT
            and bool(texts & lexicon.REPORTING)
            and clause.texts[0] not in ("end", "tell", "ask")
            and not (clause.texts[0] == "i" and len(clause.texts) > 3)
        )
        if number and (says_who or clause.texts[0] == "or"):
            _void(_speech(clauses[:number]) if says_who and texts <= SOMEBODY_SAYS else [clauses[number - 1]])
        if says_who and not COLORS.isdisjoint(texts):
            _void(_of_others(clauses[:number]))
        colon = ":" in clause.lead and number > 0 and _quotes(clauses[number - 1])
        aside = _is_aside(clause)
        scope = scope or (not aside and _reports(clause)) or colon
        asked = _is_asked(clause)
        _correct(clause, clauses[number - 1] if number else None)
        hedged = bool(texts & (lexicon.DOUBTING | QUOTES))
        barred = _is_of_some(clause) or (number > 0 and _is_barred(clause, clauses[number - 1]))
        barred = barred or (number > 0 and _inverts(clauses[0]) and clause.texts[0] not in OWN)
        barred = barred or (is_summary and not COLORS.isdisjoint(texts) and OWN.isdisjoint(texts))
        clause.void = scope or asked or hedged or barred or (aside and _reports(clause))
        clause.denied = not lexicon.DENYING.isdisjoint(clause.texts)
    return reported or _ends_in_report(sentence)


SOMEBODY_SAYS = lexicon.REPORTING | lexicon.THIRD | lexicon.ADDRESSED


def _speech(clauses: Sequence[Clause]) -> Iterator[Clause]:
    """All that is but strung together: `I was in Admin, I left, I ran | he says`"""
    for clause in reversed(clauses):
        yield clause
        if clause.lead != (",",):
            return


def _of_others(clauses: Sequence[Clause]) -> Iterator[Clause]:
    """The last of them, of none of which the speaker is the subject: `Admin, nowhere else, and Green saw you | says
    Red`."""
    return itertools.takewhile(lambda clause: OWN.isdisjoint(clause.texts), reversed(clauses))


UNSURE = frozenset({"if", "unless"})
"""`Red was in Admin, if we trust Blue`"""
COURTEOUS = lexicon.words("help helps care cares ask asked wonder wondering must")
SOME = lexicon.words("some all one two three four none most many few half neither either any each which")


def _is_of_some(clause: Clause) -> bool:
    """`some of us were in Admin`, and nobody is told which."""
    texts = clause.texts
    return texts[0] in SOME and texts[1:2] == ["of"] and not WHOM.isdisjoint(texts[2:3])


WHOM = lexicon.GROUP | lexicon.ADDRESSED | {"them"}


def _inverts(clause: Clause) -> bool:
    """`Had Blue gone to Shields, ...`"""
    return clause.texts[0] in ("had", "should") and clause.texts[1:2] != [] and clause.texts[1] in FOLLOWS_ASKING


SUMMARIES = lexicon.words("summary recap spoke overview")
"""What a summary has others do, these have said."""


def _is_aside(clause: Clause) -> bool:
    """What a speaker heard, told or knows itself, and what was done without: no more hangs on it."""
    texts = clause.texts
    if "without" in clause.lead or texts[:1] == ["whether"]:
        return True
    voices = set(texts) & REPORTS
    own = texts[0] == "i" or not OWNERS.isdisjoint(texts)
    return voices <= OF_ONESELF and (own or not voices.isdisjoint(IDLE)) and COLORS.isdisjoint(texts)


COLORS = splitting.COLORS
OWNERS = frozenset({"my"})
OF_ONESELF = lexicon.words(
    "heard hear told tell say said know mentioned story stories alibi alibis word words statement defense defence prove"
)
IDLE = frozenset({"story"})
"""`end of story`"""


def _is_barred(clause: Clause, before: Clause) -> bool:
    """`no way | I was in Admin`, `never | saw Blue in Admin`, `all | but me were there`, `his idea, | that Red was`"""
    texts = before.texts
    if clause.lead == ("but",):
        return texts[-1] in EVERYBODY
    if clause.lead == (",",) and clause.texts[0] == "that" and clause.texts[1:2] and clause.texts[1] in COLORS:
        return True
    denied = "never" in texts[-2:] or (texts[-2:-1] == ["no"] and texts[-1] in CHANCES)
    return not clause.lead and denied


EVERYBODY = lexicon.words("everyone everybody all anyone anybody nobody noone none one else")
CHANCES = lexicon.words("way chance point time reason")


CONFIRMING = frozenset({"can", "will"})
"""`..., Black can tell you`"""


def _quotes(clause: Clause) -> bool:
    """Whether a colon after it has somebody else speak."""
    return _hands_over(clause.texts) or _cites(clause.texts)


def _cites(texts: Sequence[str]) -> bool:
    """`Red's proof:`, `Red's case rests on this:`, `I have it from Red:`; not `Red's memory is bad:`."""
    is_cited = texts[0] in COLORS and texts[1:2] == ["'s"] and texts[-1] in CITING
    return is_cited or (texts[-2:-1] == ["from"] and texts[-1] in COLORS)


CITING = lexicon.words("this that is was simple proof accusation case charge argument theory point route path")


def _hands_over(texts: Sequence[str]) -> bool:
    """`Red:`, and `Red says:`; not `I can vouch for Red:`, of one who goes on itself."""
    if texts[-1] in lexicon.REPORTING:
        return True
    return texts[-1] in COLORS and OWN.isdisjoint(texts) and texts[0] not in HAILING


HAILING = lexicon.words("sorry thank thanks dear listen please allow")
"""`Sorry, Green: I was in Admin`"""


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
    again = before is not None and before.corrects
    if not length and texts[0] == "sorry" and len(texts) <= SHORT_CORRECTION and texts[1] not in OWN | splitting.COLORS:
        length, again = 1, True
    clause.corrects = bool(length)
    clause.is_strong = clause.corrects and (again or " ".join(texts[:length]) not in lexicon.OBJECTING)
    if length < len(texts):
        clause.put(clause.words[length:])


SHORT_CORRECTION = 3
QUOTES = frozenset("\"“”«»'")
CORRECTIONS = frozenset(lexicon.CORRECTING)
CORRECTS_FIRST = frozenset(phrase.split()[0] for phrase in CORRECTIONS)


def _reports(clause: Clause) -> bool:
    texts = clause.texts
    if not REPORTS.isdisjoint(texts):
        return True
    attributed = not ATTRIBUTING.isdisjoint(texts) and lexicon.DENYING.isdisjoint(texts)
    if texts[0] not in OWN and (attributed or _has_somebody(texts)):
        return True
    pairs = itertools.pairwise(texts) if not PAIRED.isdisjoint(texts) else ()
    return any(pair in VOICES for pair in pairs)


def _has_somebody(texts: Sequence[str]) -> bool:
    """`Red has Blue in Storage`, and `you have me walking to Admin`; not `Red has me`."""
    at = next((at for at, text in enumerate(texts) if text in HAVING), len(texts))
    return texts[at + 1 : at + 2] != [] and (
        texts[at + 1] in COLORS or (texts[at + 1] == "me" and texts[-1] != "me" and texts[at + 2].endswith("ing"))
    )


HAVING = frozenset({"has", "have"})


VOICES = frozenset((("was", "like"), ("is", "like"), ("be", "like"), ("what", "if"), ("reported", "that")))
PAIRED = frozenset(last for _, last in VOICES)


REPORTS = lexicon.REPORTING | lexicon.SUPPOSING


def _turns_to_itself(clause: Clause) -> bool:
    joined = len(clause.lead) > 1 or not clause.lead or clause.lead == ("while",)
    own = clause.words[0].text in OWN
    return "but" in clause.lead or (joined and own and bool({"and", "so", "while"} & set(clause.lead)))


def _begins_telling(clauses: Sequence[Clause], number: int) -> bool:
    """`I'd like to say what I did: I was in Admin`"""
    clause, before = clauses[number], clauses[number - 1] if number else None
    if before is None or ":" not in clause.lead or _quotes(before):
        return False
    header = {*clauses[0].texts, *before.texts}
    if OWNED.isdisjoint(header) or not (COLORS | lexicon.SUPPOSING).isdisjoint(header):
        return False
    return clause.texts[0] in OWN or (header & lexicon.REPORTING) <= OF_ONESELF | {"alibi", "account"}


OWNED = OWN | {"my", "our"}


def _ends_in_report(sentence: list[Token]) -> bool:
    """`Black says: ...`, `Green: ...`, and a report that has not said yet what."""
    for index, token in enumerate(sentence[1:], 1):
        if token.text == ":" and _hands_over([each.text for each in sentence[:index]]):
            return True
    return sentence[-1].text in lexicon.REPORTING - KNOWING and sentence[0].text in splitting.COLORS


KNOWING = frozenset({"know", "knows"})


def _is_asked(clause: Clause) -> bool:
    texts = clause.texts
    if not lexicon.ASKING.isdisjoint(texts):
        return True
    return len(texts) > 1 and texts[0] in lexicon.ASKING_FIRST and texts[1] in FOLLOWS_ASKING


def _ask(clauses: list[Clause]) -> None:
    """Of a sentence with a question mark: what stands before the question is still said, but not before a tag."""
    granted = next((number for number, clause in enumerate(clauses) if clause.words[0].kind == granting.GRANTED), None)
    if granted is not None:
        _void([*clauses[:granted], *clauses[granted + 1 :]])
        return
    asked = [number for number, clause in enumerate(clauses) if _is_asked(clause) or clause.texts[:1] == ["you"]]
    is_tag = bool(asked) and len(clauses[asked[0]].words) == 2 and clauses[asked[0]].texts[0] in lexicon.ASKING_FIRST
    _void(clauses[asked[0] if asked and not is_tag else 0 :])
