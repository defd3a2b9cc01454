"""How many tokens of context a match needs of its model: told before the match begins, and kept to from its first
prompt on.

Fixed are rules, seat, present state, question and answer. What is left is room for the past, which is folded to fit.
Tokens are estimated cautiously, at three characters each, because few tokenizers are as good at names of places as at
English; `benchmarks/prompts.py` counts them with a real one.
"""

import dataclasses

from games.engine.facts import rules
from games.engine.facts import station as stations
from games.players.models.answers import answer_forms
from games.players.models.prompting import chronicle, prompt_assembler, rulebook, seating

CHARACTERS_A_TOKEN = 3
PRESENT = 1_100
SEAT = 500
CORRECTION = 150
SHAPE_IN_WORDS = 600
USUAL_PAST = 6_000


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Need:
    """In tokens. With less than `least`, no match can be played; with `usual`, an ordinary meeting is told whole."""

    fixed: int
    least: int
    usual: int


def need(
    chosen: rules.MatchRules, station: stations.Station, cast: seating.Casting, *, is_told_shape: bool = False
) -> Need:
    """`is_told_shape`: the form of each answer is told in words, because the endpoint cannot enforce it."""
    told = len(rulebook.rulebook(chosen, station, cast.rulebook)) + SEAT + PRESENT
    told += sum(map(len, prompt_assembler.identity(cast).values())) + sum(map(len, cast.lessons))
    answer = max(
        answer_forms.most_tokens(shape, brief=cast.brief, context=cast.context) for shape in answer_forms.TOKENS
    )
    fixed = tokens(told) + answer + CORRECTION + (SHAPE_IN_WORDS if is_told_shape else 0)
    return Need(fixed=fixed, least=fixed + tokens(chronicle.LEAST_ROOM), usual=fixed + tokens(USUAL_PAST))


def fitted(
    chosen: rules.MatchRules, station: stations.Station, cast: seating.Casting, *, is_told_shape: bool = False
) -> seating.Casting:
    """The casting with as much room for the past as its context leaves; unchanged if the context is unknown."""
    if cast.context is None:
        return cast
    left = cast.context - need(chosen, station, cast, is_told_shape=is_told_shape).fixed
    return dataclasses.replace(cast, room=max(chronicle.LEAST_ROOM, min(chronicle.ROOM, left * CHARACTERS_A_TOKEN)))


def tokens(characters: int) -> int:
    return -(-characters // CHARACTERS_A_TOKEN)
