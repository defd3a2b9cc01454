"""Cleaning vents: a task that shuts a vent while it lasts, and drives out whoever hides there."""

import pytest

from games.engine import maps, referee
from games.engine.facts import actions, decisions, events, identities
from games.engine.facts import rules as ruling
from games.engine.facts.dice import Dice
from games.engine.ship import menus
from games.engine.state import world as worlds
from tests.engine import matches
from tests.engine.scenes import TICK, after, happenings, meanwhile, reasons, scene, told

RED, BLUE, GREEN, PINK = (identities.Color(name) for name in ("red", "blue", "green", "pink"))
CLEAN = actions.DoTask(task="vent_cleaning", stage=0)
INTO_MEDBAY = actions.EnterVent(vent="vent_medbay")
NO_CLEANERS = pytest.mark.parametrize(
    "drawing",
    ["medbay: red~ blue green!\n storage: pink orange", "medbay: red! blue green!\n storage: pink orange yellow"],
)


def medbay(*cleaners: identities.Color) -> worlds.World:
    return scene(
        "medbay: red blue green!\n storage: pink", tasks=dict.fromkeys(cleaners, ("vent_cleaning@vent_medbay",))
    )


def dealt(*, vents: bool) -> set[str]:
    rules = ruling.MatchRules(impostors=2, short_tasks=5, vent_cleaning=vents)
    entries = referee.open_match(matches.lineup(15), rules, maps.load("skeld"), Dice(3)).entries
    return {task.task for hand in told(entries, events.TasksDealt) for task in hand.event.tasks}


def test_vents_are_cleaned_only_where_the_rules_want_it() -> None:
    assert "vent_cleaning" in dealt(vents=True)
    assert "vent_cleaning" not in dealt(vents=False)


def test_the_cleaner_stands_at_the_vent() -> None:
    [step] = told(happenings(medbay(RED), red=CLEAN), events.SpotTaken)

    assert (step.event.spot, set(step.audience)) == ("vent_medbay", {RED, BLUE, GREEN})


def test_nobody_gets_into_a_vent_that_is_being_cleaned() -> None:
    busy = after(medbay(RED), red=CLEAN, green=actions.Wait(seconds=3))
    assert busy.tick - TICK < 6

    entries = happenings(busy, green=INTO_MEDBAY)

    assert INTO_MEDBAY in menus.menu(busy, GREEN)
    assert told(entries, events.Forestalled)
    assert not told(entries, events.VentEntered)


def test_nobody_crawls_into_it_either() -> None:
    world = scene("medbay: red blue\n electrical: green!\n storage: pink", tasks={RED: ("vent_cleaning@vent_medbay",)})
    inside = after(world, green=actions.EnterVent(vent="vent_electrical"))
    busy = after(inside, red=CLEAN, green=actions.Wait(seconds=3))

    assert told(happenings(busy, green=actions.MoveVent(vent="vent_medbay")), events.Forestalled)


def test_whoever_hides_inside_is_driven_out_before_everybody_there() -> None:
    hidden = after(medbay(RED), green=INTO_MEDBAY)

    entries = happenings(after(hidden, green=actions.Wait(seconds=30)), red=CLEAN)

    [out] = told(entries, events.VentExited)
    assert (out.event.color, set(out.audience)) == (GREEN, {RED, BLUE, GREEN})
    assert decisions.Trigger.PLAN_BLOCKED in reasons(entries, GREEN)


@NO_CLEANERS
def test_neither_a_ghost_nor_a_pretender_shuts_a_vent(drawing: str) -> None:
    world = scene(drawing, tasks={RED: ("vent_cleaning@vent_medbay",)})
    busy = after(world, red=CLEAN, green=actions.Wait(seconds=3))

    assert told(happenings(busy, green=INTO_MEDBAY), events.VentEntered)


@NO_CLEANERS
def test_neither_drives_anybody_out(drawing: str) -> None:
    hidden = after(
        scene(drawing, tasks={RED: ("vent_cleaning@vent_medbay",)}), green=INTO_MEDBAY, red=actions.Wait(seconds=3)
    )

    entries = happenings(hidden, red=CLEAN, green=actions.Wait(seconds=3))

    assert told(entries, events.PlanChosen)
    assert not told(entries, events.VentExited)


def test_a_vent_that_has_been_cleaned_can_be_used_again() -> None:
    cleaned = after(medbay(RED), red=CLEAN)

    entries = meanwhile(cleaned, 3, green=INTO_MEDBAY)

    assert cleaned.tick - TICK == 6
    assert told(entries, events.VentEntered)
