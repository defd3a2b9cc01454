"""After the reveal: reactions of all, the notes of the living, and back to work."""

from games.engine.facts import decisions, events
from games.engine.facts.identities import SKIP, Ballot, Color, Pad
from games.engine.facts.testimony import Note, Suspicion
from games.engine.referee import who_decides
from games.engine.state import world as worlds
from games.engine.state.world import Phase
from tests.engine import scenes
from tests.engine.table import sittings

GREEN_GOES: dict[Color, Ballot] = {
    Color.RED: Color.GREEN,
    Color.BLUE: Color.GREEN,
    Color.GREEN: SKIP,
    Color.PINK: Color.GREEN,
    Color.ORANGE: SKIP,
}


def reacting() -> worlds.World:
    """Green has just been ejected."""
    world = sittings.seated()
    return sittings.following(world, sittings.cast(world, GREEN_GOES))


def consolidating() -> worlds.World:
    return sittings.after(reacting())


def notes(*kept: Note, thought: str = "") -> decisions.NotesDecision:
    return decisions.NotesDecision(internal_thought=thought, scratchpad_updates=kept)


def test_everybody_reacts_the_ejected_too() -> None:
    asked = who_decides(reacting())

    assert asked == [decisions.ReactionAsk(color=color) for color in GREEN_GOES]


def test_a_reaction_may_change_any_pad_and_is_its_makers_own() -> None:
    kept = Note(pad=Pad.MEETING, text="Green was innocent.")

    entries = sittings.step(reacting(), red=notes(kept, thought="Ha."))

    [updated] = scenes.told(entries, events.NotesUpdated)
    assert (updated.event.notes, updated.audience) == ((kept,), (Color.RED,))
    assert [told.audience for told in scenes.told(entries, events.Reacted)] == [(color,) for color in GREEN_GOES]


def test_the_living_consolidate_after_the_reactions() -> None:
    world = consolidating()

    assert sittings.table(world).phase is Phase.CONSOLIDATION
    assert who_decides(world) == [
        decisions.ConsolidationAsk(color=color) for color in (Color.RED, Color.BLUE, Color.PINK, Color.ORANGE)
    ]


def test_what_is_kept_goes_to_the_lasting_pads_once() -> None:
    lasting, passing = Note(pad=Pad.PEOPLE, text="Red is sus."), Note(pad=Pad.MEETING, text="")

    entries = sittings.step(consolidating(), blue=notes(lasting, passing))

    kept = {told.event.color: told for told in scenes.told(entries, events.NotesConsolidated)}
    assert (kept[Color.BLUE].event.notes, kept[Color.BLUE].audience) == ((lasting,), (Color.BLUE,))
    assert scenes.told(entries, events.NotesUpdated) == []


def test_thoughts_and_suspicions_of_a_consolidation_are_kept_as_well() -> None:
    answer = decisions.NotesDecision(internal_thought="Hm.", suspicions=(Suspicion(color=Color.RED, percent=90),))

    entries = sittings.step(consolidating(), blue=answer)

    assert len(scenes.told(entries, events.Thought)) == len(scenes.told(entries, events.Suspected)) == 1


def test_a_note_that_fits_in_no_pad_is_a_stumble_and_is_not_kept() -> None:
    longest = Note(pad=Pad.PLAN, text="x" * decisions.LONGEST_NOTE)
    longer = Note(pad=Pad.PLAN, text="x" * (decisions.LONGEST_NOTE + 1))

    entries = sittings.step(consolidating(), red=notes(longest), blue=notes(longer))

    kept = {told.event.color: told.event.notes for told in scenes.told(entries, events.NotesConsolidated)}
    assert kept[Color.RED] == (longest,)
    assert Color.BLUE not in kept
    assert [color for color, _ in sittings.stumbles(entries)] == [Color.BLUE]


def test_then_the_meeting_closes_and_everybody_roams_again() -> None:
    entries = sittings.step(consolidating())
    world = sittings.following(consolidating(), entries)

    [closed] = scenes.told(entries, events.MeetingClosed)

    assert closed.public
    assert world.meeting is None
    assert {type(ask) for ask in who_decides(world)} == {decisions.ActionAsk}


def test_after_a_meeting_kill_timers_are_full_and_the_button_cools_down() -> None:
    before = consolidating()

    world = sittings.after(before)

    assert world.players[Color.RED].kill_ready_at == before.tick + before.rules.kill_cooldown
    assert world.systems.button_ready_at == before.tick + before.rules.emergency_cooldown


def test_silence_in_the_aftermath_holds_nobody_up() -> None:
    asleep = {color: decisions.NoDecision(reason="asleep") for color in GREEN_GOES}
    world = reacting()

    for _ in range(2):
        world = sittings.following(world, sittings.resolve(world, asleep))

    assert world.meeting is None
