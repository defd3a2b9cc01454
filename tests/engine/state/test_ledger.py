"""Writing to the log: numbers, audiences, and who perceives what."""

from games.engine import referee
from games.engine.facts import actions, decisions, events, identities, testimony
from games.engine.facts.dice import Dice
from games.engine.state import ledger as ledgers
from tests.engine.scenes import after, drawn, happenings, scene, told

RED, BLUE, GREEN, PINK = (identities.Color(name) for name in ("red", "blue", "green", "pink"))
BAR = events.TaskBarMoved(done=1, total=2)
DRAWING = "storage: red green! blue pink~"


def test_ghosts_are_added_to_what_is_told_aloud() -> None:
    ledger = drawn(DRAWING)

    ledger.tell(BAR, (BLUE, RED))

    assert ledger.entries[-1].audience == (RED, BLUE, PINK)


def test_ghosts_are_not_added_to_what_stays_in_one_head() -> None:
    ledger = drawn(DRAWING)

    ledger.tell_only(RED, BAR)

    assert ledger.entries[-1].audience == (RED,)


def test_what_nobody_is_told_is_seen_through_the_glass_alone() -> None:
    ledger = drawn(DRAWING)
    ledger.tell_nobody(BAR)
    viewers: tuple[identities.Viewer, ...] = (*ledger.world.seats, "glass", "public")

    assert [viewer for viewer in viewers if ledgers.perceives(viewer, ledger.entries[-1])] == ["glass"]


def test_what_everybody_is_told_is_public() -> None:
    ledger = drawn(DRAWING)
    ledger.tell_everyone(BAR)
    viewers: tuple[identities.Viewer, ...] = (*ledger.world.seats, "glass", "public")

    assert all(ledgers.perceives(viewer, ledger.entries[-1]) for viewer in viewers)


def test_every_entry_is_applied_at_once() -> None:
    ledger = drawn(DRAWING)

    ledger.tell_everyone(events.ButtonReady(at=777))

    assert ledger.world.systems.button_ready_at == 777
    assert ledger.world.seq == ledger.entries[-1].seq == len(ledger.entries)


def test_a_decision_brings_its_thoughts_notes_and_suspicions_along() -> None:
    decision = decisions.ActionDecision(
        action=actions.Wait(seconds=3),
        internal_thought="hm",
        scratchpad_updates=(testimony.Note(pad=identities.Pad.PEOPLE, text="green lurks"),),
        suspicions=(testimony.Suspicion(color=GREEN, percent=70),),
    )

    entries = happenings(scene(DRAWING), red=decision)

    for kind in (events.Thought, events.NotesUpdated, events.Suspected):
        [entry] = told(entries, kind)
        assert entry.audience == (RED,)


SCRIBBLE = (testimony.Note(pad=identities.Pad.PLAN, text="x" * (decisions.LONGEST_NOTE + 1)),)


def test_a_note_that_fits_in_no_pad_loses_the_turn_aboard_and_is_not_kept() -> None:
    scribbler = decisions.ActionDecision(action=actions.Wait(seconds=3), scratchpad_updates=SCRIBBLE)

    entries = happenings(scene(DRAWING), red=scribbler)

    assert [each.event.reason for each in told(entries, events.Stumbled)] == [
        "the note plan has 4001 characters; 4000 fit"
    ]
    assert not told(entries, events.NotesUpdated)
    assert not told(entries, events.PlanChosen)


def test_nor_is_it_kept_after_the_end() -> None:
    ended = after(scene("storage: red green! blue"), green=actions.Kill(victim=RED))

    entries = referee.resolve(ended, {RED: decisions.ReflectionDecision(scratchpad_updates=SCRIBBLE)}, Dice(1)).entries

    assert "the note plan has 4001 characters; 4000 fit" in [
        lost.event.reason for lost in told(entries, events.Stumbled) if lost.event.color == RED
    ]
    assert not told(entries, events.NotesUpdated)


def test_a_fold_can_go_on_from_any_entry() -> None:
    entries = drawn(DRAWING).entries

    assert referee.fold(entries[7:], referee.fold(entries[:7])) == referee.fold(entries)
