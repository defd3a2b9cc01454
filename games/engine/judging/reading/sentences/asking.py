"""What is asked in a sentence, and what is stated in it all the same."""

from collections.abc import Sequence

from games.engine.judging.reading.sentences import granting, splitting
from games.engine.judging.reading.sentences.one_clause import Clause, unsay
from games.engine.judging.reading.words import lexicon


def seeks_consent(clauses: Sequence[Clause]) -> bool:
    """`I was in Generator, right Green?` asks nothing; `Green was in Generator, right?` does."""
    last = set(clauses[-1].texts) if len(clauses) > 1 else set()
    spoken = [text for clause in clauses[:-1] for text in clause.texts]
    own = not (lexicon.SELF | lexicon.GROUP).isdisjoint(spoken[:3]) or "remember" in last
    return (
        own
        and lexicon.ADDRESSED.isdisjoint(spoken)
        and last <= SEEKING | splitting.COLORS
        and not last <= splitting.COLORS
    )


SEEKING = lexicon.words("remember right yeah yep correct yes ok okay yknow")


def is_asked(clause: Clause) -> bool:
    texts = clause.texts
    if not lexicon.ASKING.isdisjoint(texts):
        return True
    return len(texts) > 1 and texts[0] in lexicon.ASKING_FIRST and texts[1] in FOLLOWS_ASKING


def ask(clauses: list[Clause]) -> None:
    """Voids what a sentence with a question mark asks. What stands before the question is still said, but not what
    stands before a question tag."""
    granted = next((number for number, clause in enumerate(clauses) if clause.words[0].kind == granting.GRANTED), None)
    if granted is not None:
        unsay([*clauses[:granted], *clauses[granted + 1 :]])
        return
    asked = [number for number, clause in enumerate(clauses) if is_asked(clause) or clause.texts[:1] == ["you"]]
    is_tag = bool(asked) and len(clauses[asked[0]].words) == 2 and clauses[asked[0]].texts[0] in lexicon.ASKING_FIRST
    unsay(clauses[asked[0] if asked and not is_tag else 0 :])


FOLLOWS_ASKING = (
    splitting.COLORS | lexicon.SELF | lexicon.GROUP | lexicon.ADDRESSED | lexicon.THIRD | {"it", "the", "that", "there"}
)
