"""The charges that the clauses of a sentence make, each by itself and by what stands around it."""

import itertools
from collections.abc import Iterable, Iterator

from games.engine.accusing import charges, excusing, manners, weighing, wording
from games.engine.accusing.charges import Charge
from games.engine.accusing.manners import Part
from games.engine.accusing.neighbours import Clause, Sentence
from games.engine.accusing.pointing import Colors
from games.engine.accusing.wordlists import excuses
from games.engine.accusing.wordlists.terms import Sense


def charged(sentence: Sentence, addressed: Colors, spoken_of: Colors, *, of_a_body: bool) -> Iterator[Charge]:
    called = False
    loaded = _loaded(sentence)
    for number, clause in enumerate(sentence):
        if not clause.words:
            continue
        found: list[Charge] = []
        if number < loaded:
            reading = charges.Reading(
                clause.words,
                addressed=addressed,
                spoken_of=spoken_of or addressed,
                supposed=clause.supposed,
                of_a_body=of_a_body or _is_placed(sentence[number + 1 : number + 2]),
            )
            found = [] if clause.asked else list(reading.charges())
            spoken_of = reading.named or spoken_of
        if clause.supposed:
            found = list(_supposed(sentence, number, addressed, found))
        elif not found and not clause.asked:
            found = [*_concluded(sentence, number, called=called), *_gainsaid(sentence, number, addressed)]
        called = any(charge.sense in excusing.CALLS for charge in found)
        yield from found


def _loaded(sentence: Sentence) -> int:
    """How many clauses have to be read: up to the last one that may hold a term. Whom later clauses name makes no
    difference."""
    if wording.BY_TWO_WORDS.keys().isdisjoint(sentence.texts):
        return 0
    return next((at for at in range(len(sentence), 0, -1) if _holds_term(sentence[at - 1])), 0)


def _holds_term(clause: Clause) -> bool:
    following = ""
    for word in reversed(clause.words):
        if word.text in wording.BY_TWO_WORDS and wording.beginning(word.text, following):
            return True
        following = word.text
    return False


def _supposed(sentence: Sentence, number: int, addressed: Colors, found: list[Charge]) -> Iterable[Charge]:
    """What is left of the charges found in a supposed clause, or else what nobody supposes in good faith."""
    clause = sentence[number]
    if _loses(sentence[number + 1 : number + 2]) and not _denies(clause):
        found = []
    found = found or list(_spared(clause))
    is_conclusion = number > 0 and _is_condition(sentence[number - 1])
    return found or (_follows(clause, addressed) if is_conclusion else ())


def _is_condition(clause: Clause) -> bool:
    """Whether it is a condition about others than the speaker: `if I were the killer, I'd blame Red` blames nobody."""
    is_own = clause.first in ("i", "i'm") and any(word.text in excuses.ROLES for word in clause.words)
    return clause.supposed and bool(clause.words) and not is_own


def _spared(clause: Clause) -> Iterator[Charge]:
    """`if Red lives through this`, `if we let Red go`: nobody says so of somebody that they trust."""
    if _denies(clause):
        return
    for place, word in enumerate(clause.words[:SPARED_WITHIN]):
        following = [each.text for each in clause.words[place + 1 : place + 3]]
        outlives = place == 0 and following[:1] != [] and following[0] in excuses.OUTLIVING
        is_let = place > 0 and clause.words[place - 1].text == "let"
        if word.color and (is_let or outlives) and excuses.BESIDE.isdisjoint(following):
            yield Charge(accused=(word.color,), start=word.start, end=word.end, sense=Sense.CALL)


SPARED_WITHIN = 4


def _is_placed(following: list[Clause]) -> bool:
    """`it was Red, in Storage`"""
    return any(clause.first in manners.PLACING for clause in following)


def _loses(following: list[Clause]) -> bool:
    """`if we vote Red, we lose`"""
    return any(word.text in manners.LOSING for clause in following for word in clause.words)


def _denies(clause: Clause) -> bool:
    return any(word.part in (Part.NOBODY, Part.NEGATOR) for word in clause.words)


def _follows(clause: Clause, addressed: Colors) -> Iterator[Charge]:
    """`if Red is honest, it's Green`: who is named or called for."""
    reading = charges.Reading(clause.words, addressed=addressed, spoken_of=())
    for charge in reading.charges():
        if charge.sense in excusing.CALLS:
            yield charge


def _concluded(sentence: list[Clause], number: int, *, called: bool) -> Iterator[Charge]:
    """`..., so Red`, `vote Red, then Blue`, `ok then Red`, `if you ask me, Red` and `Red, because he vented`."""
    clause = sentence[number]
    words = clause.words
    bare = all(word.color or word.part is Part.JOINER for word in words) and any(word.color for word in words)
    queued = called and (words[-1].text in manners.QUEUED) and all(word.color for word in words[:-1])
    if queued or (
        bare and (_is_so(sentence, number) or (called and clause.lead == "then") or _is_led(sentence, number))
    ):
        colors = tuple(word.color for word in words if word.color)
        yield Charge(accused=colors, start=words[0].start, end=words[-1].end, sense=Sense.CALL)


def _is_so(sentence: list[Clause], number: int) -> bool:
    """`..., so Red`, and not `So Red, what did you do?`"""
    if sentence[number].lead != "so":
        return False
    opens = not any(clause.words for clause in itertools.islice(sentence, number))
    return not (opens and any(clause.asked for clause in sentence[number + 1 :]))


def _is_led(sentence: list[Clause], number: int) -> bool:
    """Whether what stands before or behind a bare name makes it a verdict."""
    before = next((clause for clause in reversed(sentence[max(0, number - 2) : number]) if clause.words), None)
    if before is not None:
        agreed = all(word.text in manners.AGREEING for word in before.words)
        points = all(word.text in manners.POINTERS for word in before.words)
        texts = {word.text for word in before.words}
        alone = sentence[number].lead == "but" and "else" in texts and not texts.isdisjoint(manners.COULD)
        leads = weighing.is_idiom(before) and not _is_dare(sentence)
        return leads or points or alone or (agreed and sentence[number].lead == "then")
    explained = any(clause.lead in manners.BECAUSE for clause in sentence[number + 1 : number + 3])
    return explained and all(word.part is not Part.ADDRESSED for each in sentence for word in each.words)


def _is_dare(sentence: list[Clause]) -> bool:
    """`vote me if you like, Red`"""
    return any(word.text == "me" for word in sentence[0].words) and sentence[0].lead == ""


def _gainsaid(sentence: list[Clause], number: int, addressed: Colors) -> Iterator[Charge]:
    """`you say you were in Admin, but ...`."""
    words = sentence[number].words
    if len(words) < 2 or words[1].text not in manners.SAYING:
        return
    is_held = any(clause.lead == "but" for clause in sentence[number + 1 : number + 3])
    if is_held and words[0].part is Part.ADDRESSED and addressed:
        yield Charge(accused=addressed, start=words[0].start, end=words[1].end, sense=Sense.DEED)
