"""Splits a line into sentences, and these into clauses, and decides whether each clause is its speaker's own word.

Nothing is read from what is quoted, asked, supposed, doubted, reported or mocked. A report or supposition reaches to
the end of its sentence, unless the speaker turns to itself ("but", "and I"); one that ends in a colon reaches to the
end of the line, as does a quotation that is never closed.
"""

import dataclasses
import itertools
from collections.abc import Iterator, Sequence, Set

from games.engine.judging.reading.sentences import asking, corrections, irony, rejoinders, splitting, tellers
from games.engine.judging.reading.sentences.one_clause import Clause, unsay
from games.engine.judging.reading.sentences.tokens import Token
from games.engine.judging.reading.words import lexicon

RESERVATIONS = (lexicon.SUPPOSING | lexicon.DOUBTING | {"think", "believe"}) - {"next", "another"}
SHORT_REPORT = 4
HEDGES = (
    lexicon.SUPPOSING
    | lexicon.DOUBTING
    | lexicon.REPORTING
    | lexicon.SELF
    | lexicon.words("am not sure so at least well or")
)


@dataclasses.dataclass(slots=True)
class Sentence:
    """Its clauses, and its words as they stand. `in_earnest` unless it is somebody else's, mocked or taken back."""

    clauses: list[Clause]
    words: list[Token]
    is_asked: bool
    in_earnest: bool


def sentences(line: str, words: Sequence[Token]) -> Iterator[Sentence]:
    """The sentences of the line, of which these are the words, in order."""
    before = Sentence([], [], is_asked=False, in_earnest=False)
    begun = reported = supposed = False
    asked: list[Token] = []
    for told, stop in splitting.sentences(splitting.unquoted(line, words)):
        sentence = rejoinders.answered(asked, told) if asked and "?" not in stop else told
        asked = rejoinders.asked(told) if "?" in stop else []
        clauses = splitting.clauses(sentence, stop)
        text = " ".join(token.text for token in sentence)
        if (takes_back := irony.dismisses(text)) or irony.wavers(text):
            unsay(before.clauses if takes_back else tellers.of_others(before.clauses))
            before.in_earnest = False
        is_said = not (reported or supposed)
        reported = _report(clauses, sentence, reported=reported)
        rejoinders.contrasted(clauses)
        if supposed or irony.mocks(text):
            unsay(clauses)
            is_said = False
        if irony.is_guessed(text):
            unsay(tellers.of_others(clauses))
            is_said = False
        supposed = irony.supposes(text)
        is_asked = "?" in stop or (sentence[-1].text == "right" and sentence[0].text in tellers.COLORS)
        if is_asked and not asking.seeks_consent(clauses):
            asking.ask(clauses)
        if begun:
            yield before
        is_said = is_said and not corrections.is_corrected(clauses) and not _is_handed_over(clauses)
        is_said = is_said and not (len(clauses) > 1 and _falls_short({*clauses[-1].texts}))
        before, begun = Sentence(clauses, told, is_asked="?" in stop, in_earnest=is_said), True
    yield before


def _hedges(texts: Set[str]) -> bool:
    """`well, almost`, `at least I think`, which hedge what is said before them."""
    return texts <= HEDGES and not texts.isdisjoint(RESERVATIONS)


def _falls_short(texts: Set[str]) -> bool:
    return _hedges(texts) and not SHORT_OF.isdisjoint(texts)


SHORT_OF = lexicon.words("almost nearly practically least")


def _is_handed_over(clauses: Sequence[Clause]) -> bool:
    """`Red's proof: I was in Admin`, and `had Blue gone to Shields, I was in Admin`."""
    return any(
        tellers.inverts(clause) or (":" in after.lead and tellers.cites(clause.texts))
        for clause, after in itertools.pairwise(clauses)
    )


def _report(clauses: list[Clause], sentence: list[Token], *, reported: bool) -> bool:
    """Voids what is not said in earnest. Returns whether the next sentence is somebody else's, too."""
    scope = reported
    is_summary = len(clauses) > 1 and ":" in clauses[1].lead and _sums_up(clauses[0].texts)
    for number, clause in enumerate(clauses):
        texts = set(clause.texts)
        is_own = tellers.turns_to_itself(clause) or tellers.begins_telling(clauses, number)
        scope = scope and (reported or not is_own)
        if number and _hedges(texts):
            unsay(clauses[:number])
        if number and clause.texts[0] in ("according", "acording"):
            unsay(clauses[:number])
        if clause.lead == (",",) and clause.texts[0] in UNSURE and COURTEOUS.isdisjoint(texts):
            unsay(_of_others(clauses[:number]))
        says_who = (
            (clause.lead == (",",) or texts <= ALLEGED)
            and CONFIRMING.isdisjoint(texts)
            and not {"my", "alibi"} <= texts
            and len(texts) <= SHORT_REPORT
            and bool(texts & lexicon.REPORTING)
            and clause.texts[0] not in ("end", "tell", "ask")
            and not (clause.texts[0] == "i" and len(clause.texts) > 3)
        )
        if number and (says_who or clause.texts[0] == "or"):
            unsay(_speech(clauses[:number]) if says_who and texts <= SOMEBODY_SAYS else [clauses[number - 1]])
        if says_who and not tellers.COLORS.isdisjoint(texts):
            unsay(_of_others(clauses[:number]))
        colon = ":" in clause.lead and number > 0 and tellers.quotes(clauses[number - 1])
        aside = tellers.is_aside(clause)
        scope = scope or (not aside and tellers.reports(clause)) or colon
        asked = asking.is_asked(clause)
        corrections.correct(clause, clauses[number - 1] if number else None)
        hedged = not HEDGED.isdisjoint(texts)
        barred = tellers.is_of_some(clause) or (number > 0 and _is_barred(clause, clauses[number - 1]))
        barred = barred or (number > 0 and tellers.inverts(clauses[0]) and clause.texts[0] not in tellers.OWN)
        barred = barred or (is_summary and not tellers.COLORS.isdisjoint(texts) and tellers.OWN.isdisjoint(texts))
        clause.void = scope or asked or hedged or barred or (aside and tellers.reports(clause))
        clause.denied = not lexicon.DENYING.isdisjoint(clause.texts)
    return reported or tellers.ends_in_report(sentence)


ALLEGED = lexicon.words("allegedly supposedly apparently")
"""`Red was in Admin (allegedly)`"""
SOMEBODY_SAYS = lexicon.REPORTING | lexicon.THIRD | lexicon.ADDRESSED


def _speech(clauses: Sequence[Clause]) -> Iterator[Clause]:
    """What belongs together: `I was in Admin, I left, I ran | he says`, `you went to Admin | and Storage`"""
    for clause in reversed(clauses):
        yield clause
        if clause.lead != (",",) and clause.texts[0] in SUBJECTS:
            return


SUBJECTS = tellers.OWN | tellers.COLORS | lexicon.THIRD | lexicon.ADDRESSED


def _of_others(clauses: Sequence[Clause]) -> Iterator[Clause]:
    """The last clauses, as far back as none names the speaker: `Admin, nowhere else, and Green saw you | says Red`."""
    return itertools.takewhile(lambda clause: tellers.OWN.isdisjoint(clause.texts), reversed(clauses))


UNSURE = frozenset({"if", "unless"})
"""`Red was in Admin, if we trust Blue`"""
COURTEOUS = lexicon.words("help helps care cares ask asked wonder wondering must")


def _sums_up(texts: Sequence[str]) -> bool:
    """`let me summarize:`; not `I'd summarize it like so:`, which is an opinion."""
    return not SUMMARIES.isdisjoint(texts) or (texts[0] in OFFERING and not SUMMING.isdisjoint(texts))


OFFERING = lexicon.words("let lets let's to so ok summarizing summarising")
SUMMING = lexicon.words("summarize summarise summarizing summarising")
SUMMARIES = lexicon.words("summary recap spoke overview")
"""What others do in a summary is what they have said."""


def _is_barred(clause: Clause, before: Clause) -> bool:
    """`no way | I was in Admin`, `never | saw Blue in Admin`, `all | but me were there`, `his idea, | that Red was`"""
    texts = before.texts
    if clause.lead == ("but",):
        return texts[-1] in EVERYBODY
    if clause.lead == (",",) and clause.texts[0] == "that" and clause.texts[1:2] and clause.texts[1] in tellers.COLORS:
        return True
    denied = "never" in texts[-2:] or (texts[-2:-1] == ["no"] and texts[-1] in CHANCES)
    return not clause.lead and denied


EVERYBODY = lexicon.words(
    "everyone everybody all anyone anybody nobody noone none one else everything anything nothing"
)
CHANCES = lexicon.words("way chance point time reason")
CONFIRMING = frozenset({"can", "will"})
"""`..., Black can tell you`"""
HEDGED = lexicon.DOUBTING | frozenset("\"“”«»'")
