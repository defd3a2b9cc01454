"""Whether somebody is asked depends on what it perceived, not on when others were asked."""

import dataclasses
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.engine import referee
from games.engine.facts import actions, decisions, events, identities
from games.engine.facts import rules as ruling
from games.engine.state import ledger as ledgers
from tests.engine import matches, scenes
from tests.engine.laws.test_perception import SCENES, Divergent, begun, opening
from tests.support import rings

Color = identities.Color
Trigger = decisions.Trigger
UNPROVOKED = {Trigger.MATCH_OPENED, Trigger.MEETING_OVER}


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Moment:
    """One entry that a player perceives. `is_deed` if somebody did it when asked, which comes after what the tick
    brought by itself."""

    tick: int
    is_deed: bool
    event: events.Event

    @property
    def is_question(self) -> bool:
        return isinstance(self.event, events.Roused) and not UNPROVOKED & set(self.event.triggers)


def moments(match: Divergent, steps: int, *, diverges: bool) -> Iterator[Moment]:
    """All that the viewer perceives, step by step."""
    world, perceived = referee.fold(match.start), len(match._seen(match.start))
    for turn in range(steps):
        answers = {
            ask.color: match._decide(world, ask, perceived, diverges=diverges and turn >= match.turn)
            for ask in referee.who_decides(world)
        }
        step = referee.resolve(world, answers, match.dice)
        for entry in step.entries:
            if ledgers.perceives(match.viewer, entry):
                perceived += 1
                yield Moment(tick=entry.tick, is_deed=entry.tick == world.tick, event=entry.event)
        world = step.world
        if referee.is_over(world):
            return


def hold_to_the_law(match: Divergent, steps: int) -> None:
    """Where two tellings differ for the viewer, it is never first by a question that only one of them asks."""
    tellings = (moments(match, steps, diverges=False), moments(match, steps, diverges=True))
    for one, other in zip(*tellings, strict=False):
        if one == other:
            continue
        for asked, instead in ((one, other), (other, one)):
            sooner = (instead.tick, instead.is_deed) <= (asked.tick, False)
            assert not asked.is_question or (sooner and not instead.is_question), (asked, instead)
        return


@settings(max_examples=rings.of_all(150), deadline=None, derandomize=True)
@given(seed=st.integers(0, 10**6), viewer=st.sampled_from(matches.COLORS[:8]), turn=st.integers(0, 40))
def test_with_the_same_perceptions_the_same_questions(seed: int, viewer: Color, turn: int) -> None:
    hold_to_the_law(Divergent(opening(seed), seed, viewer, turn), steps=200)


@pytest.mark.parametrize("name", SCENES)
@settings(max_examples=rings.of_all(20), deadline=None, derandomize=True)
@given(seed=st.integers(0, 10**6), viewer=st.sampled_from(matches.COLORS[:8]), turn=st.integers(0, 3))
def test_nor_does_it_where_something_has_begun_that_not_everybody_can_follow(
    name: str, seed: int, viewer: Color, turn: int
) -> None:
    hold_to_the_law(Divergent(begun(name, seed), seed, viewer, turn), steps=12)


@pytest.mark.parametrize("seed", range(3))
def test_somebody_far_off_who_is_asked_in_between_changes_nothing(seed: int) -> None:
    """Red and Blue leave by the same hallway, Blue a little sooner; in between, Pink is asked at the other end."""
    slow = ruling.MatchRules(player_speed=0.5)
    drawing = "cafeteria: red blue\nnavigation: pink\nweapons: orange green!"
    world = scenes.scene(drawing, rules=slow)
    leaving = {"red": actions.GoTo(place="upper_engine"), "blue": actions.GoTo(place="medbay")}

    busy = scenes.meanwhile(world, 5, seed, **leaving, pink=actions.Wait(seconds=3))
    idle = scenes.meanwhile(world, 5, seed, **leaving, pink=actions.Wait(seconds=30))

    assert scenes.reasons(busy, Color.RED) == scenes.reasons(idle, Color.RED)
