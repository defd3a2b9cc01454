"""The dead at the table: they know everything, talk among themselves, and change nothing."""

from collections.abc import Sequence

from hypothesis import given, settings
from hypothesis import strategies as st

from games.engine import referee
from games.engine.facts import decisions, events
from games.engine.facts.dice import Dice
from games.engine.facts.identities import SKIP, Color, Pad
from games.engine.facts.testimony import Note
from games.engine.referee import who_decides
from games.engine.state import copying
from games.engine.state import ledger as ledgers
from games.engine.state import world as worlds
from tests.engine import matches, scenes, steps
from tests.engine.table import sittings
from tests.support import rings

HAUNTED = "cafeteria: red! blue green pink cyan~ lime~"
BOO = decisions.GhostDecision(message="It was Red!")


def test_ghosts_hear_ghosts_and_the_living_do_not() -> None:
    [spoke] = scenes.told(sittings.step(sittings.seated(HAUNTED), cyan=BOO), events.GhostSpoke)

    assert spoke.event == events.GhostSpoke(t=0, color=Color.CYAN, message="It was Red!")
    assert spoke.audience == (Color.CYAN, Color.LIME)


def test_every_ghost_may_speak_in_the_same_tick() -> None:
    entries = sittings.step(sittings.seated(HAUNTED), cyan=BOO, lime=BOO)

    assert [told.event.color for told in scenes.told(entries, events.GhostSpoke)] == [Color.CYAN, Color.LIME]


def test_an_empty_word_of_a_ghost_is_none() -> None:
    entries = sittings.step(sittings.seated(HAUNTED), cyan=decisions.GhostDecision(message=" "))

    assert scenes.told(entries, events.GhostSpoke) == []


def test_ghosts_are_asked_every_few_ticks() -> None:
    world = sittings.seated(HAUNTED)
    asked = []
    for t in range(7):
        if any(isinstance(ask, decisions.GhostAsk) for ask in who_decides(world)):
            asked.append(t)
        world = sittings.after(world, red=sittings.says())

    assert asked == [0, 3, 6]


def test_ghosts_are_silent_where_the_rules_say_so() -> None:
    world = sittings.seated(HAUNTED, under=sittings.rules(ghost_chat=None))

    assert [ask.color for ask in who_decides(world)] == [Color.RED, Color.BLUE, Color.GREEN, Color.PINK]


def test_what_a_ghost_thinks_and_notes_stays_in_its_head() -> None:
    thinking = decisions.GhostDecision(
        internal_thought="Fools.", scratchpad_updates=(Note(pad=Pad.PLAN, text="Haunt."),), message=""
    )

    entries = sittings.step(sittings.seated(HAUNTED), cyan=thinking)

    own = [entry.audience for entry in entries if isinstance(entry.event, events.Thought | events.NotesUpdated)]
    assert own == [(Color.CYAN,), (Color.CYAN,)]


def test_a_ghost_that_speaks_as_if_it_lived_is_not_heard() -> None:
    entries = sittings.step(sittings.seated(HAUNTED), cyan=sittings.says("Red did it", desire=10, vote=Color.RED))

    assert sittings.spoken(entries) == []
    assert [color for color, _ in sittings.stumbles(entries)] == [Color.CYAN]


def seen_by_the_living(world: worlds.World, entries: Sequence[ledgers.Entry]) -> list[tuple[Color, int, str]]:
    return [
        (color, entry.tick, repr(entry.event)) for entry in entries for color in entry.audience if color in world.living
    ]


def whole_meeting(seed: int, ghosts: st.DataObject | None) -> list[tuple[Color, int, str]]:
    """What the living perceive from the call to the close; with ghosts that do anything, or that are asleep."""
    world = sittings.seated(HAUNTED, under=sittings.rules(last_call=4))
    seen = []
    while world.meeting is not None and world.outcome is None:
        answers = {ask.color: _answer(world, ask, seed, ghosts) for ask in who_decides(world)}
        entries = steps.resolve(world, answers, Dice(seed))
        seen += seen_by_the_living(world, entries)
        world = referee.fold(entries, world)
    return seen


def _answer(world: worlds.World, ask: decisions.Ask, seed: int, ghosts: st.DataObject | None) -> decisions.Decision:
    if world.players[ask.color].alive:
        return matches.at_random(_unseen(world), ask, Dice(seed))
    return decisions.NoDecision(reason="asleep") if ghosts is None else ghosts.draw(ANYTHING)


def _unseen(world: worlds.World) -> worlds.World:
    """Deciders draw by the number of the last entry, which hidden entries move."""
    return copying.changed(world, seq=sittings.table(world).t)


ANYTHING: st.SearchStrategy[decisions.Decision] = st.sampled_from(
    [
        BOO,
        decisions.GhostDecision(internal_thought="x", message="x" * 9_000),
        sittings.says("Red vented", desire=10, vote=Color.RED),
        decisions.VoteDecision(vote_action=SKIP),
        decisions.NotesDecision(scratchpad_updates=(Note(pad=Pad.PEOPLE, text="Red!"),)),
        decisions.NoDecision(reason="asleep"),
    ]
)


@settings(max_examples=rings.of_all(25), deadline=None)
@given(seed=st.integers(0, 10_000), data=st.data())
def test_whatever_the_dead_do_the_living_perceive_the_same(seed: int, data: st.DataObject) -> None:
    assert whole_meeting(seed, data) == whole_meeting(seed, None)
