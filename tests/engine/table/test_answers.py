"""Which answers are not legal at the table, and what they cost."""

import pytest

from games.engine import referee
from games.engine.facts import decisions, events
from games.engine.facts.dice import Dice
from games.engine.facts.identities import SKIP, Color
from games.engine.table import legal_answers
from tests.engine import scenes, steps
from tests.engine.table import sittings
from tests.engine.table.sittings import says


@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        (says(desire=11), "desire_to_speak (11) must be from 0 to 10"),
        (says(desire=-1), "desire_to_speak (-1) must be from 0 to 10"),
        (says(target=Color.TAN), "target (tan) does not play in this match"),
        (says(vote=Color.TAN), "vote_action (tan) must be one of red, blue, green, pink, orange, skip"),
        (says("x" * 4001), "the message has 4001 characters; nobody listens to more than 4000"),
        (decisions.VoteDecision(vote_action=SKIP), "VoteDecision is no answer to DiscussionAsk"),
        (decisions.NotesDecision(), "NotesDecision is no answer to DiscussionAsk"),
        (decisions.NoDecision(reason="timed out after 60 s"), "timed out after 60 s"),
    ],
)
def test_an_illegal_answer_loses_the_turn_and_its_reason_is_kept(answer: decisions.Decision, reason: str) -> None:
    entries = sittings.step(sittings.seated(), red=answer)

    [stumbled] = scenes.told(entries, events.Stumbled)

    assert stumbled.event == events.Stumbled(color=Color.RED, asked=events.Asked.DISCUSSION, reason=reason)
    assert stumbled.audience == (Color.RED,)
    assert sittings.spoken(entries) == []


def test_what_is_legal_has_no_problem() -> None:
    world = sittings.seated()
    [ask, *_] = referee.who_decides(world)

    assert legal_answers.problem(world, ask, says("x" * 4000, desire=10, target=Color.BLUE, vote=SKIP)) is None
    assert legal_answers.problem(world, ask, says("", desire=0)) is None


def test_the_dead_may_be_spoken_to() -> None:
    entries = sittings.step(sittings.seated("cafeteria: red! blue green pink~"), red=says("RIP", target=Color.PINK))

    assert sittings.spoken(entries) == ["RIP"]


def test_no_answer_at_all_is_a_stumble() -> None:
    world = sittings.seated()

    entries = steps.resolve(world, {}, Dice(1))

    assert sittings.stumbles(entries) == [(color, "no answer came") for color in world.seats]


def test_the_thought_behind_an_illegal_answer_is_kept() -> None:
    entries = sittings.step(sittings.seated(), red=says(vote=Color.TAN, thought="Tan it is."))

    assert [told.event.text for told in scenes.told(entries, events.Thought)] == ["Tan it is."]


def test_an_answer_of_somebody_who_was_not_asked_is_not_heard() -> None:
    world = sittings.seated(under=sittings.rules(last_call=1))
    world = sittings.after(world, red=sittings.votes(SKIP))

    entries = steps.resolve(world, {Color.RED: decisions.VoteDecision(vote_action=Color.BLUE)}, Dice(1))

    assert all(told.event.color != Color.RED for told in scenes.told(entries, events.BallotCast))
