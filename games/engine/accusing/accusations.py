"""Whom a line accuses: accusatory language toward a named colour, or toward the target if it names nobody.

A line is cut into sentences, and these into clauses, at punctuation and at words like "but" or "when". Each clause is
read once from left to right (`charges`). A term of `wording` falls on whoever was named last before it, or on whoever
follows it, as its sense demands; "you" is whoever is called on in the sentence ("Red, you lie") or else the target;
"they" whoever the sentence named before. The speaker is never accused by its own line, and the victim of "was killed"
is not either. Every negation earlier in the clause turns a term round: "I don't think red is sus" accuses nobody,
"don't trust red" does. What is asked, quoted, supposed, taken back or begun in mockery accuses nobody, unless it takes
the deed for granted ("why did you vent"). Besides, a sentence accuses, or clears, if it has a shape of `stances`.
"""

import itertools
import re
from collections.abc import Iterator, Mapping

from games.engine.accusing import charges, manners, neighbours, spelling, stances
from games.engine.accusing.charges import Charge
from games.engine.accusing.manners import Part
from games.engine.accusing.mentions import LETTER, names
from games.engine.accusing.neighbours import Clause
from games.engine.accusing.pointing import Colors, Word
from games.engine.accusing.terms import Sense
from games.engine.facts import events, identities

TOKEN = re.compile(
    rf"(?P<word>{LETTER}+(?:['’]{LETTER}+)*)|(?P<stop>[.!?…;\n]+)|(?P<pause>[,:()—–]+)|(?P<quote>[\"“”«»])"
)
LETTERS = re.compile(rf"{LETTER}+")
MOST_SENTENCES = 100
SHORT_CALL = 2
SHORT_PROPOSAL = 6


def accusations(
    message: str, *, speaker: identities.Color, target: identities.Color | None, seats: Colors
) -> tuple[events.Span, ...]:
    """The first words of the line that accuse each of those whom it accuses."""
    named = names(seats)
    words = LETTERS.findall(message.lower())
    if target is None and named.keys().isdisjoint(words) and spelling.MEANT.keys().isdisjoint(words):
        return ()
    is_elsewhere = not manners.ELSEWHERE.isdisjoint(words)
    first: dict[identities.Color, Charge] = {}
    before: list[Clause] = []
    spoken_of: Colors = ()
    last: tuple[Charge, ...] = ()
    for sentence in itertools.islice(_sentences(message, named), MOST_SENTENCES):
        if is_elsewhere and _is_elsewhere(sentence):
            continue
        spoken_of = _sole(before) or (spoken_of if _names_nobody(before) else ())
        marks = stances.marks(sentence, addressed=_addressed(sentence, target), spoken_of=spoken_of)
        found = (
            *_charges(before, sentence, target, spoken_of),
            *neighbours.verdicts(before, sentence, spoken_of),
            *neighbours.staked(sentence),
            *stances.accused(marks),
        )
        cleared = stances.cleared(marks) if found else ()
        text = _plain(sentence)
        if text in manners.RETRACTING:
            first = {color: charge for color, charge in first.items() if charge not in last}
        last = () if text.startswith(manners.MOCKING) else found
        for charge in last:
            for color in (each for each in charge.accused if each not in cleared):
                first.setdefault(color, charge)
        before = sentence
    return tuple(
        events.Span(color=color, start=charge.start, end=charge.end)
        for color, charge in first.items()
        if color != speaker
    )


def _plain(sentence: list[Clause]) -> str:
    words = ((clause.lead, *(word.text for word in clause.words)) for clause in sentence)
    return " ".join(text for text in itertools.chain(*words) if text.isalpha() or "'" in text)


def _sentences(message: str, named: Mapping[str, identities.Color]) -> Iterator[list[Clause]]:
    """What stands in quotation marks is left out."""
    clauses = [Clause(words=[])]
    quoted = False
    for token in TOKEN.finditer(message):
        kind = token.lastgroup
        quoted ^= kind == "quote"
        if quoted or kind == "quote":
            continue
        if kind == "stop":
            if len(clauses) > 1 or clauses[0].words:
                yield _weighed(clauses, token[0])
            clauses = [Clause(words=[])]
            continue
        text = token[0].lower().replace("’", "'") if kind == "word" else ""
        if text in manners.ADVERBS:
            continue
        part = manners.PART_OF.get(text)
        if kind == "pause" or part in (Part.BREAK, Part.SUPPOSER):
            clauses.append(Clause(words=[], lead=text or token[0][0], supposed=part is Part.SUPPOSER))
            continue
        text = spelling.MEANT.get(text, text)
        color = named.get(text.partition("'")[0] if "'" in text else text)
        words = clauses[-1].words
        if text in manners.COLORFUL and words and words[-1].text == manners.COLORFUL[text]:
            words[-1] = words[-1]._replace(color=None)
        words.append(Word(text, *token.span(), color, part))
    yield _weighed(clauses, "")


def _weighed(clauses: list[Clause], stop: str) -> list[Clause]:
    """Which of them are asked or supposed. A question begins with the first clause that has its form."""
    for before, clause in itertools.pairwise(clauses):
        goes_on = before.supposed and clause.lead != "but" and bool(before.words)
        clause.supposed = clause.supposed or (goes_on and not _is_idiom(before))
    for clause in clauses:
        clause.supposed = clause.supposed and not _is_idiom(clause)
    asking = [
        number
        for number, clause in enumerate(clauses)
        if _has_form_of_question(clause) and not (number and clause.first == "which")
    ]
    if (("?" in stop and not any(map(_guesses, clauses))) or asking) and not _seeks_consent(clauses):
        is_tag = bool(asking) and len(clauses[asking[0]].words) <= SHORT_CALL and clauses[asking[0]].first != "why"
        first = asking[0] if asking and not is_tag else 0
        last = len(clauses) if "?" in stop or not asking else first + 1
        for clause in () if _takes_for_granted(clauses[first]) else clauses[first:last]:
            clause.asked = not _takes_for_granted(clause)
    return clauses


def _guesses(clause: Clause) -> bool:
    """`I guess it was Red?`"""
    texts = tuple(word.text for word in clause.words[:2])
    return texts in manners.GUESSING or texts[:1] in manners.GUESSING


def _seeks_consent(clauses: list[Clause]) -> bool:
    """`so we vote Red?`, and `let's vote Red, ok?`"""
    last = " ".join(word.text for word in clauses[-1].words)
    texts = [" ".join(word.text for word in clause.words) for clause in clauses]
    is_short = sum(len(clause.words) for clause in clauses) <= SHORT_PROPOSAL
    return last in manners.CONSENTING or (is_short and any(text.startswith(manners.PROPOSING) for text in texts))


def _is_idiom(clause: Clause) -> bool:
    texts = [word.text for word in clause.words[:3]]
    return " ".join(texts) in manners.NO_CONDITION or texts[:2] == ["we", "skip"]


def _has_form_of_question(clause: Clause) -> bool:
    words = clause.words
    while len(words) > 1 and words[0].text in manners.HOLDING:
        words = words[1:]
    if not words or (len(words) > 1 and words[0].text in manners.RELATING and words[1].part is Part.SPEAKER):
        return False
    turned = len(words) > 1 and (words[1].color or words[1].part in (Part.ADDRESSED, Part.SPEAKER, Part.NOBODY))
    is_turned = words[0].text in manners.ASKING_BEFORE and bool(turned) and not _names_bluntly(words)
    told = tuple(word.text for word in words[:3])
    return is_turned or words[0].text in manners.ASKING or any(told[: len(ask)] == ask for ask in manners.DEMANDS)


def _names_bluntly(words: list[Word]) -> bool:
    """`is Red`, of one who leaves the "it" out"""
    return len(words) == 2 and words[0].text == "is" and words[1].color is not None


def _takes_for_granted(clause: Clause) -> bool:
    """`why did you vent` accuses; `why did nobody vent` and `why would I vent` do not."""
    texts = [word.text for word in clause.words]
    if "explain yourself" in " ".join(texts) or texts[:3] == ["who", "else", "could"] or texts[:2] in manners.MARVELS:
        return True
    if manners.GRANTED.match(" ".join(texts)):
        return True
    denied = any(word.part in (Part.NOBODY, Part.NEGATOR) or word.text == "would" for word in clause.words[:4])
    denied = denied or texts[1:2] in manners.VOTING
    return texts[:1] == ["why"] and not denied and manners.OPINING.isdisjoint(texts[:5])


def _addresses(clause: Clause) -> bool:
    """`no offense Red, but you ...`"""
    return bool(clause.words) and clause.words[0].part is Part.ADDRESSED and clause.first not in manners.POINTING


def _calls(clause: Clause) -> bool:
    return all(word.color or word.text in manners.VOCATIVE for word in clause.words)


def _is_elsewhere(sentence: list[Clause]) -> bool:
    """`Last game Red did the same` is of another match."""
    texts = [word.text for clause in sentence for word in clause.words]
    return any(a in manners.OTHER and b in manners.ELSEWHERE for a, b in itertools.pairwise(texts))


def _addressed(sentence: list[Clause], target: identities.Color | None) -> Colors:
    """Whom "you" means: who is called on, or else the target."""
    addressed: Colors = () if target is None else (target,)
    for clause in sentence:
        if len(clause.words) <= SHORT_CALL or all(word.color or word.part is Part.JOINER for word in clause.words):
            addressed = tuple(word.color for word in clause.words if word.color) or addressed
    for clause, after in itertools.pairwise(sentence):
        if clause.words and clause.words[-1].color and _addresses(after) and _calls(clause):
            addressed = (clause.words[-1].color,)
    for clause in sentence:
        if len(clause.words) > SHORT_CALL and clause.words[0].color and _addresses(Clause(words=clause.words[1:])):
            addressed = (clause.words[0].color,)
    return addressed


def _charges(
    before: list[Clause], sentence: list[Clause], target: identities.Color | None, spoken_of: Colors
) -> Iterator[Charge]:
    addressed = _addressed(sentence, target)
    called = False
    of_a_body = any(word.text in manners.OF_THE_DEAD for clause in (*before, *sentence) for word in clause.words)
    for number, clause in enumerate(sentence):
        if not clause.words:
            continue
        reading = charges.Reading(
            clause.words,
            addressed=addressed,
            spoken_of=spoken_of or addressed,
            supposed=clause.supposed,
            of_a_body=of_a_body,
        )
        found = [] if clause.asked else list(reading.charges())
        if clause.supposed and _loses(sentence[number + 1 : number + 2]) and not _denies(clause):
            found = []
        if number and clause.supposed and sentence[number - 1].supposed and sentence[number - 1].words and not found:
            found = list(_follows(sentence[number - 1], clause, addressed))
        if not found and not clause.asked and not clause.supposed:
            found = [*_concluded(sentence, number, called=called), *_gainsaid(sentence, number, addressed)]
        called = any(charge.sense in charges.CALLS for charge in found)
        yield from found
        spoken_of = reading.named or spoken_of


def _loses(following: list[Clause]) -> bool:
    """`if we vote Red, we lose`"""
    return any(word.text in manners.LOSING for clause in following for word in clause.words)


def _denies(clause: Clause) -> bool:
    return any(word.part in (Part.NOBODY, Part.NEGATOR) for word in clause.words)


def _follows(condition: Clause, clause: Clause, addressed: Colors) -> Iterator[Charge]:
    """`if Red is honest, it's Green`, and `..., Green lies`: who is named, called for or set against an honest one."""
    reading = charges.Reading(clause.words, addressed=addressed, spoken_of=())
    named = {word.color for word in condition.words if word.color}
    is_good = bool(named) and any(word.text in manners.GOOD for word in condition.words)
    for charge in reading.charges():
        if charge.sense in charges.CALLS or (is_good and named.isdisjoint(charge.accused)):
            yield charge


def _sole(sentence: list[Clause]) -> Colors:
    """Of whom a sentence was, if it named one alone: "he" may be said of it in the next."""
    words = [word for clause in sentence for word in clause.words]
    named = {word.color for word in words if word.color}
    is_victim = any(word.text in manners.OF_VICTIMS for word in words)
    return tuple(named) if len(named) == 1 and not is_victim else ()


def _names_nobody(sentence: list[Clause]) -> bool:
    """So that the next may go on with whom the one before it was of."""
    words = [word for clause in sentence for word in clause.words]
    return all(word.color is None and word.text not in manners.UNNAMED for word in words)


def _concluded(sentence: list[Clause], number: int, *, called: bool) -> Iterator[Charge]:
    """`..., so Red`, `vote Red, then Blue`, `ok then Red`, `if you ask me, Red` and `Red, because he vented`."""
    clause = sentence[number]
    words = clause.words
    bare = any(word.color for word in words) and all(word.color or word.part is Part.JOINER for word in words)
    queued = called and (words[-1].text in manners.QUEUED) and all(word.color for word in words[:-1])
    if queued or (bare and (clause.lead == "so" or (called and clause.lead == "then") or _is_led(sentence, number))):
        colors = tuple(word.color for word in words if word.color)
        yield Charge(accused=colors, start=words[0].start, end=words[-1].end, sense=Sense.CALL)


def _is_led(sentence: list[Clause], number: int) -> bool:
    """Whether what stands before or behind a bare name makes it a verdict."""
    before = next((clause for clause in reversed(sentence[max(0, number - 2) : number]) if clause.words), None)
    if before is not None:
        agreed = all(word.text in manners.AGREEING for word in before.words)
        points = all(word.text in manners.POINTERS for word in before.words)
        texts = {word.text for word in before.words}
        alone = sentence[number].lead == "but" and "else" in texts and not texts.isdisjoint(manners.COULD)
        return _is_idiom(before) or points or alone or (agreed and sentence[number].lead == "then")
    explained = any(clause.lead in manners.BECAUSE for clause in sentence[number + 1 : number + 3])
    return explained and all(word.part is not Part.ADDRESSED for each in sentence for word in each.words)


def _gainsaid(sentence: list[Clause], number: int, addressed: Colors) -> Iterator[Charge]:
    """`you say you were in Admin, but ...`."""
    words = sentence[number].words
    following = sentence[number + 1 : number + 3]
    if len(words) < 2 or words[1].text not in manners.SAYING or not any(clause.lead == "but" for clause in following):
        return
    if words[0].part is Part.ADDRESSED and addressed:
        yield Charge(accused=addressed, start=words[0].start, end=words[1].end, sense=Sense.DEED)
