"""Kills: who can, whom, where, when, and who sees it."""

import pytest

from games.engine import referee
from games.engine.facts import actions, decisions, events, identities, reach
from games.engine.facts import rules as ruling
from games.engine.ship import menus
from tests.engine.scenes import TICK, after, happenings, meanwhile, reasons, scene, told

RED, BLUE, GREEN, PINK, BLACK = (identities.Color(name) for name in ("red", "blue", "green", "pink", "black"))
KILL_POSSIBLE = decisions.Trigger.KILL_POSSIBLE
KILL_PINK = actions.Kill(victim=PINK)
APART = """
    electrical: green! pink blue
    storage:    red orange yellow
"""


def test_a_kill_is_perceived_only_by_those_in_the_room() -> None:
    [kill] = told(happenings(scene(APART), green=KILL_PINK), events.Killed)

    assert set(kill.audience) == {GREEN, PINK, BLUE}


def test_the_body_stays_where_it_fell() -> None:
    world = after(scene(APART), green=KILL_PINK)

    assert [(body.color, body.place) for body in world.bodies] == [(PINK, "electrical")]


def test_ghosts_see_every_kill() -> None:
    world = scene("electrical: green! pink\n storage: red orange yellow\n admin: blue~")

    [kill] = told(happenings(world, green=KILL_PINK), events.Killed)

    assert BLUE in kill.audience


def test_after_a_kill_the_timer_is_full() -> None:
    [timer] = told(happenings(scene(APART), green=KILL_PINK), events.KillTimerSet)

    assert (timer.event.color, timer.event.ready_at) == (GREEN, TICK + 20)
    assert actions.Kill(victim=BLUE) not in menus.menu(after(scene(APART), green=KILL_PINK), GREEN)


def test_half_a_second_of_the_timer_counts_whole() -> None:
    rules = ruling.MatchRules(impostors=1, kill_cooldown=22.5)

    [timer] = told(happenings(scene(APART, rules=rules), green=KILL_PINK), events.KillTimerSet)

    assert timer.event.ready_at == TICK + 23


def test_whoever_hides_in_a_vent_kills_nobody_and_is_asked_for_nobody_s_sake() -> None:
    rules = ruling.MatchRules(impostors=1, kill_distance=reach.Reach.MEDIUM)
    hidden = after(scene(APART, rules=rules), green=actions.EnterVent(vent="vent_electrical"))

    near = reasons(meanwhile(hidden, 9, green=actions.Wait(seconds=10), red=actions.GoTo(place="electrical")), GREEN)

    assert not any(isinstance(action, actions.Kill | actions.Approach) for action in menus.menu(hidden, GREEN))
    assert KILL_POSSIBLE not in near


@pytest.mark.parametrize(
    "drawing",
    [
        "electrical: green!\n storage: pink blue red",
        "electrical: green! pink!\n storage: blue red orange yellow purple",
        "electrical: green! pink*\n storage: blue red orange",
        "electrical: green! pink~\n storage: blue red orange",
    ],
    ids=["elsewhere", "a partner", "a body", "a ghost"],
)
def test_nobody_else_can_be_killed(drawing: str) -> None:
    assert KILL_PINK not in menus.menu(scene(drawing), GREEN)


def test_a_crewmate_cannot_kill() -> None:
    entries = happenings(scene(APART), blue=KILL_PINK)

    [stumble] = told(entries, events.Stumbled)
    assert (stumble.audience, stumble.event.color) == ((BLUE,), BLUE)
    assert not told(entries, events.Killed)


def test_the_timer_stands_still_inside_a_vent() -> None:
    hidden = after(after(scene(APART), green=KILL_PINK), green=actions.EnterVent(vent="vent_electrical"))
    left = hidden.players[GREEN].kill_left

    waited = after(hidden, green=actions.Wait(seconds=10))
    out = after(waited, green=actions.ExitVent())

    assert waited.players[GREEN].kill_ready_at is None
    assert out.players[GREEN].kill_ready_at == waited.tick + left


def test_the_timer_stands_still_over_a_console_but_not_over_pretended_work() -> None:
    begun = scene("electrical: green! blue\n storage: red orange", tasks={GREEN: ("calibrate_distributor",)})
    killed = after(begun, green=actions.Kill(victim=BLUE))

    pretending = after(killed, green=actions.DoTask(task="calibrate_distributor", stage=0))
    assert pretending.players[GREEN].kill_ready_at == TICK + 20

    watching = scene("security: green! blue\n storage: red orange")
    killed = after(watching, green=actions.Kill(victim=BLUE))
    entries = happenings(killed, green=actions.Watch(console="camera_monitor"))
    pauses = [timer.event.ready_at for timer in told(entries, events.KillTimerSet)]
    assert pauses[0] is None


def test_an_impostor_is_roused_when_its_timer_runs_out() -> None:
    killed = after(scene(APART), green=KILL_PINK)

    entries = meanwhile(killed, 30, green=actions.Wait(seconds=30))

    [rousing] = [each for each in told(entries, events.Roused) if KILL_POSSIBLE in each.event.triggers]
    assert (rousing.tick, rousing.audience) == (TICK + 20, (GREEN,))


def test_the_killer_of_a_double_kill_needs_the_timer_twice() -> None:
    killed = after(scene(APART), green=KILL_PINK)

    entries = happenings(killed, green=actions.Kill(victim=BLUE))

    assert GREEN in {lost.event.color for lost in told(entries, events.Stumbled)}
    assert not told(entries, events.Killed)


def test_two_impostors_who_strike_the_same_victim_kill_it_once() -> None:
    world = scene("electrical: green! black! pink blue\n storage: red orange yellow purple")

    entries = happenings(world, green=KILL_PINK, black=KILL_PINK)

    [kill] = told(entries, events.Killed)
    [late] = told(entries, events.Forestalled)
    assert {kill.event.killer, late.event.color} == {GREEN, BLACK}


def test_in_the_dark_a_kill_is_seen_at_its_own_spot_alone() -> None:
    drawing = "electrical: green! pink blue\n storage: red orange yellow"
    world = scene(drawing, tasks={BLUE: ("calibrate_distributor",)})
    dark = after(world, green=actions.Sabotage(system=identities.System.LIGHTS))
    work = actions.DoTask(task="calibrate_distributor", stage=0)
    apart = after(dark, blue=work, green=actions.Wait(seconds=3))

    [kill] = told(happenings(apart, green=KILL_PINK), events.Killed)

    assert set(kill.audience) == {GREEN, PINK}


def test_the_victim_awakes_as_a_ghost_who_is_told_the_present_once() -> None:
    entries = happenings(scene(APART), green=KILL_PINK)

    [awake] = told(entries, events.GhostAwoke)
    assert awake.audience == (PINK,)
    assert {seen.color: seen.role for seen in awake.event.players}[GREEN] is identities.Role.IMPOSTOR


def test_folding_what_happened_gives_the_world_that_the_referee_saw() -> None:
    world = scene(APART)

    entries = happenings(world, green=KILL_PINK)

    assert referee.fold(entries, world).seq == entries[-1].seq
