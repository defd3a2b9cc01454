"""What a question takes for granted: `why were you in Admin` says that you were."""

from games.engine.facts import identities
from games.engine.judging.reading import lexicon
from games.engine.judging.reading.one_clause import Clause
from games.engine.judging.reading.tokens import Token

COLORS = frozenset(str(color) for color in identities.Color)
PERSONS = COLORS | lexicon.ADDRESSED | lexicon.THIRD
BEFORE_ASKING = lexicon.FILLERS | PERSONS | lexicon.words("then and but so wait tell us")
WAS = lexicon.words("were was are is r")
DONE = {
    "go": "went",
    "leave": "left",
    "enter": "entered",
    "walk": "walked",
    "run": "ran",
    "come": "came",
    "vent": "vented",
}
REASONS = lexicon.words("why what when how")


def presume(clause: Clause, after: Clause | None) -> None:
    """Tells what is taken for granted as if it were said."""
    texts = clause.texts
    at = next((place for place, text in enumerate(texts[:5]) if text in lexicon.ASKING), None)
    if at is None or not lexicon.DENYING.isdisjoint(texts) or not BEFORE_ASKING.issuperset(texts[:at]):
        return
    called = next((word for word in clause.words[:at] if word.text in COLORS), None)
    start = at + 1 + (texts[at : at + 2] in (["how", "long"], ["how", "come"]))
    if texts[at:start] == ["how", "come"] and len(texts) > start and texts[start] in PERSONS:
        _say(clause, clause.words[start:])
    elif len(texts) <= start + 1 or texts[start + 1] not in PERSONS:
        return
    elif texts[at] == "where" or (texts[at] == "what" and len(texts) == start + 3):
        _say_of_before(called or clause.words[start + 1], after)
    elif texts[at] in REASONS and texts[start] in WAS:
        _say(clause, [called or clause.words[start + 1], clause.words[start], *clause.words[start + 2 :]])
    elif texts[at] in REASONS and texts[start] == "did" and len(texts) > start + 3 and texts[start + 2] in DONE:
        verb = clause.words[start + 2]
        _say(
            clause, [called or clause.words[start + 1], verb._replace(text=DONE[verb.text]), *clause.words[start + 3 :]]
        )


def _say(clause: Clause, words: list[Token]) -> None:
    clause.words, clause.presumed = words, True


def _say_of_before(who: Token, after: Clause | None) -> None:
    """Where somebody was before or after it was in a place."""
    if after is None or after.lead[-1:] not in (("before",), ("after",)) or after.texts[0] in SUBJECTS:
        return
    _say(after, [who, after.words[0]._replace(text="was"), *after.words])


SUBJECTS = PERSONS | lexicon.SELF | lexicon.GROUP
