"""Who is asked, and why: only because of something they perceived."""

from games.engine.facts import actions, decisions, events, identities
from tests.engine.scenes import TICK, after, happenings, meanwhile, reasons, scene, told

RED, BLUE, GREEN, PINK, BLACK = (identities.Color(name) for name in ("red", "blue", "green", "pink", "black"))
Trigger = decisions.Trigger


def test_somebody_who_comes_into_sight_rouses_those_who_see_it() -> None:
    entries = happenings(scene("admin: red\n hall_c: blue\n storage: green! pink"), red=actions.GoTo(place="hall_c"))

    assert reasons(entries, BLUE) == [Trigger.PLAYER_IN_SIGHT]
    assert reasons(entries, RED) == [Trigger.PLAYER_IN_SIGHT]
    assert reasons(entries, PINK) == []


def test_those_who_walk_together_do_not_rouse_each_other() -> None:
    go = actions.GoTo(place="reactor")
    world = scene("cafeteria: red blue\n storage: green! pink orange")

    entries = meanwhile(world, 20, red=go, blue=go)

    assert Trigger.PLAYER_IN_SIGHT not in reasons(entries, RED)


def test_a_body_in_sight_rouses() -> None:
    entries = happenings(
        scene("admin: red\n hall_c: blue*\n storage: green! pink orange"), red=actions.GoTo(place="hall_c")
    )

    assert reasons(entries, RED) == [Trigger.BODY_IN_SIGHT]


def test_a_kill_seen_rouses_its_witness_and_no_one_else() -> None:
    world = scene("storage: green! red blue\n admin: pink orange")

    entries = happenings(world, green=actions.Kill(victim=RED))

    assert Trigger.KILL_SEEN in reasons(entries, BLUE)
    assert Trigger.KILL_SEEN not in reasons(entries, GREEN)
    assert reasons(entries, PINK) == []


def test_a_vent_seen_rouses() -> None:
    world = scene("electrical: green! red\n admin: pink blue orange")

    entries = happenings(world, green=actions.EnterVent(vent="vent_electrical"))

    assert reasons(entries, RED) == [Trigger.VENT_SEEN]
    assert reasons(entries, GREEN) == [Trigger.PLAN_DONE]


def test_a_finished_plan_rouses_its_maker() -> None:
    entries = happenings(scene("admin: red\n storage: green! blue pink"), red=actions.Wait(seconds=10))

    [roused] = told(entries, events.Roused)
    assert (roused.tick, roused.event.triggers, roused.audience) == (TICK + 10, (Trigger.PLAN_DONE,), (RED,))


def test_the_end_of_a_sabotage_rouses_everybody_living() -> None:
    world = scene("electrical: red\n storage: green! blue pink\n admin: orange~")
    dark = after(world, green=actions.Sabotage(system=identities.System.LIGHTS))

    entries = happenings(dark, red=actions.Mend(console="switches"))

    assert all(Trigger.SABOTAGE_ENDED in reasons(entries, color) for color in (RED, BLUE, GREEN, PINK))
    assert reasons(entries, identities.Color.ORANGE) == []


def test_an_impostor_is_roused_when_a_sabotage_is_possible_again() -> None:
    world = scene("electrical: red\n storage: green! blue pink")
    dark = after(world, green=actions.Sabotage(system=identities.System.LIGHTS))

    entries = meanwhile(dark, 60, red=actions.Mend(console="switches"))

    assert Trigger.SABOTAGE_POSSIBLE in reasons(entries, GREEN)
    assert Trigger.SABOTAGE_POSSIBLE not in reasons(entries, RED)


def test_a_plan_that_has_become_impossible_is_blocked_and_not_done() -> None:
    world = scene("reactor: red\n electrical: blue\n storage: green! pink")
    dark = after(world, green=actions.Sabotage(system=identities.System.LIGHTS))

    entries = meanwhile(dark, 10, blue=actions.Mend(console="switches"), red=actions.Mend(console="switches"))

    assert Trigger.PLAN_BLOCKED in reasons(entries, RED)
    assert Trigger.PLAN_DONE not in reasons(entries, RED)


def test_a_plan_is_carried_on_through_a_question() -> None:
    world = scene("reactor: red\n hall_w: blue\n storage: green! pink")

    entries = meanwhile(world, 30, red=actions.GoTo(place="navigation"))

    [arrived] = told(entries, events.Arrived)
    assert arrived.tick == TICK + 19


def test_a_lost_turn_leaves_the_plan_as_it_was() -> None:
    world = scene("reactor: red\n hall_w: blue\n storage: green! pink")
    walking = after(world, red=actions.GoTo(place="navigation"))

    entries = meanwhile(walking, 30, red=decisions.NoDecision(reason="timed out"))

    assert [each.event.reason for each in told(entries, events.Stumbled) if each.audience == (RED,)] == ["timed out"]
    [arrived] = told(entries, events.Arrived)
    assert arrived.tick == TICK + 19


def test_who_has_no_plan_and_loses_a_turn_stands_about_for_a_moment() -> None:
    world = scene("storage: green! red blue pink")
    free = after(world, red=actions.Wait(seconds=3))

    entries = happenings(free, red=decisions.NoDecision(reason="timed out"))

    [asked] = told(entries, events.Roused)
    assert asked.tick == free.tick + 3


def test_a_ghost_without_work_is_left_in_peace() -> None:
    world = scene("storage: green! red blue pink orange\n admin: black~", tasks={BLACK: ()})

    entries = meanwhile(world, 60, red=actions.Wait(seconds=30))

    assert reasons(entries, BLACK) == []


def test_nor_is_it_asked_again_when_its_work_is_done() -> None:
    world = scene("storage: green! red blue pink orange\n admin: black~", tasks={BLACK: ("swipe_card",)})

    entries = meanwhile(world, 30, black=actions.DoTask(task="swipe_card", stage=0))

    assert told(entries, events.StageFinished)
    assert reasons(entries, BLACK) == []


def test_thoughts_notes_and_suspicions_stay_in_one_head() -> None:
    decision = decisions.ActionDecision(action=actions.Wait(seconds=3), internal_thought="green is near")
    world = scene("storage: green! red blue pink\n admin: orange~")

    [thought] = told(happenings(world, red=decision), events.Thought)

    assert thought.audience == (RED,)
