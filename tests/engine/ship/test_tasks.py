"""Work: stages, waits, pretending, visual proof, the task bar."""

import pytest

from games.engine.facts import actions, events, identities, rules
from games.engine.ship import menus
from games.engine.state import world as worlds
from tests.engine.scenes import TICK, after, happenings, meanwhile, scene, told

RED, BLUE, GREEN, PINK, CYAN = (identities.Color(name) for name in ("red", "blue", "green", "pink", "cyan"))
LIGHTS = identities.System.LIGHTS


def do(task: str, stage: int = 0) -> actions.DoTask:
    return actions.DoTask(task=task, stage=stage)


def on_the_menu(world: worlds.World, color: identities.Color) -> list[actions.DoTask]:
    return [action for action in menus.menu(world, color) if isinstance(action, actions.DoTask)]


def test_a_task_is_walked_to_and_takes_its_seconds() -> None:
    world = scene("hall_c: red\n storage: green! blue pink", tasks={RED: ("swipe_card",)})

    entries = happenings(world, red=do("swipe_card"))

    [begun], [finished] = told(entries, events.StageBegun), told(entries, events.StageFinished)
    assert begun.tick - TICK == 2
    assert finished.tick - begun.tick == 3


def test_stages_come_one_after_another() -> None:
    world = scene("weapons: red\n storage: green! blue pink", tasks={RED: ("upload_data_weapons",)})
    assert on_the_menu(world, RED) == [do("upload_data_weapons", 0)]

    downloaded = after(world, red=do("upload_data_weapons", 0))

    assert on_the_menu(downloaded, RED) == [do("upload_data_weapons", 1)]


def test_either_engine_may_come_first() -> None:
    world = scene("reactor: red\n storage: green! blue pink", tasks={RED: ("align_engine_output",)})

    assert on_the_menu(world, RED) == [do("align_engine_output", 0), do("align_engine_output", 1)]


def test_a_sample_needs_its_minute() -> None:
    world = scene("medbay: red\n storage: green! blue pink", tasks={RED: ("inspect_sample",)})

    started = after(world, red=do("inspect_sample", 0))
    assert on_the_menu(started, RED) == []
    later = after(after(started, red=actions.Wait(seconds=30)), red=actions.Wait(seconds=30))

    assert later.tick - started.tick >= 60
    assert on_the_menu(later, RED) == [do("inspect_sample", 1)]


def test_an_interrupted_stage_is_begun_again() -> None:
    world = scene("reactor: red\n storage: green! blue pink", tasks={RED: ("start_reactor",)})
    begun = after(world, red=do("start_reactor"), blue=actions.Wait(seconds=10))
    left = after(begun, red=actions.Wait(seconds=3))

    entries = happenings(left, red=do("start_reactor"))

    [again] = told(entries, events.StageBegun)
    assert again.event.until - again.tick == 25


def test_nobody_but_the_worker_and_the_ghosts_knows_what_a_stage_was() -> None:
    world = scene("admin: red blue\n storage: green! pink\n shields: cyan~", tasks={RED: ("swipe_card",)})

    entries = happenings(world, red=do("swipe_card"))

    [begun], [spot] = told(entries, events.StageBegun), told(entries, events.SpotTaken)
    assert set(begun.audience) == {RED, CYAN}
    assert set(spot.audience) == {RED, BLUE, CYAN}


def test_work_and_pretence_look_alike() -> None:
    drawing = "admin: {} blue\n storage: {} pink"
    honest = scene(drawing.format("red", "green!"), tasks={RED: ("swipe_card",)})
    faking = scene(drawing.format("red!", "green"), tasks={RED: ("swipe_card",)})

    truth, pretence = (
        [entry.event for entry in happenings(world, red=do("swipe_card")) if BLUE in entry.audience]
        for world in (honest, faking)
    )

    assert [event for event in truth if not isinstance(event, events.TaskBarMoved)] == pretence


def test_pretence_finishes_nothing_and_can_be_repeated() -> None:
    world = scene("admin: green! blue\n storage: red pink", tasks={GREEN: ("swipe_card",)})

    pretended = after(world, green=do("swipe_card"))

    assert on_the_menu(pretended, GREEN) == [do("swipe_card")]
    assert pretended.task_count(dead=()) == world.task_count(dead=())


def test_a_visual_task_shows_itself_to_whoever_is_there() -> None:
    world = scene("weapons: red blue\n storage: green! pink", tasks={RED: ("clear_asteroids",)})

    [shown] = told(happenings(world, red=do("clear_asteroids")), events.VisualShown)

    assert set(shown.audience) == {RED, BLUE}


def test_a_visual_task_shows_nothing_when_pretended_or_switched_off() -> None:
    off = rules.MatchRules(impostors=1, visual_tasks=False)
    crew = scene("weapons: red\n storage: green! pink blue", rules=off, tasks={RED: ("clear_asteroids",)})
    fake = scene("weapons: green! blue\n storage: red pink", tasks={GREEN: ("clear_asteroids",)})

    assert not told(happenings(crew, red=do("clear_asteroids")), events.VisualShown)
    assert not told(happenings(fake, green=do("clear_asteroids")), events.VisualShown)


def test_the_scanner_serves_one_at_a_time() -> None:
    scan = {RED: ("submit_scan",), BLUE: ("submit_scan",)}
    world = scene("medbay: red blue\n storage: green! pink", tasks=scan)

    entries = meanwhile(world, 30, red=do("submit_scan"), blue=do("submit_scan"))

    first, second = told(entries, events.StageBegun)
    assert (first.event.color, second.event.color) == (RED, BLUE)
    assert second.tick == first.event.until


def test_an_impostor_who_pretends_to_scan_blocks_nobody() -> None:
    scan = {GREEN: ("submit_scan",), BLUE: ("submit_scan",)}
    world = scene("medbay: green! blue\n storage: red pink", tasks=scan)

    entries = happenings(world, green=do("submit_scan"), blue=do("submit_scan"))

    assert len({begun.tick for begun in told(entries, events.StageBegun)}) == 1


def test_the_bar_moves_for_everybody_when_a_task_is_done() -> None:
    world = scene("admin: red\n storage: green! pink blue", tasks={RED: ("swipe_card",)})

    [bar] = told(happenings(world, red=do("swipe_card")), events.TaskBarMoved)

    assert bar.public
    assert (bar.event.done, bar.event.total) == (1, 3)


@pytest.mark.parametrize("mode", [rules.TaskBar.MEETINGS, rules.TaskBar.NEVER])
def test_the_bar_stays_still_where_the_lobby_says_so(mode: rules.TaskBar) -> None:
    chosen = rules.MatchRules(impostors=1, task_bar=mode)
    world = scene("admin: red\n storage: green! pink blue", rules=chosen, tasks={RED: ("swipe_card",)})

    assert not told(happenings(world, red=do("swipe_card")), events.TaskBarMoved)


def test_the_bar_does_not_betray_an_unseen_death() -> None:
    chosen = rules.MatchRules(impostors=1, ghosts_do_tasks=False)
    drawing = "admin: red\n electrical: green! pink\n storage: blue cyan"
    world = scene(drawing, rules=chosen, tasks={RED: ("swipe_card",)})
    killed = after(world, green=actions.Kill(victim=PINK))

    [bar] = told(happenings(killed, red=do("swipe_card")), events.TaskBarMoved)

    assert bar.event.total == world.task_count(dead=()).total


def test_a_ghost_finishes_its_tasks_and_they_count() -> None:
    world = scene("admin: red~\n storage: green! pink blue orange", tasks={RED: ("swipe_card",)})

    entries = happenings(world, red=do("swipe_card"))

    [bar] = told(entries, events.TaskBarMoved)
    [finished] = told(entries, events.StageFinished)
    assert bar.event.done == 1
    assert finished.audience == (RED,)


@pytest.mark.parametrize(("ghosts_work", "total"), [(True, 4), (False, 3)])
def test_what_the_dead_had_finished_stays_counted(ghosts_work: bool, total: int) -> None:
    chosen = rules.MatchRules(impostors=1, ghosts_do_tasks=ghosts_work)
    hand = {RED: ("swipe_card", "start_reactor")}
    done = after(scene("admin: red\n storage: green! pink blue", rules=chosen, tasks=hand), red=do("swipe_card"))

    assert done.task_count(dead=(RED,)) == worlds.TaskCount(done=1, total=total)


def test_a_ghost_shows_nothing_to_whoever_is_there() -> None:
    hand = {RED: ("clear_asteroids",)}
    world = scene("weapons: red~ blue\n storage: green! pink orange", tasks=hand)

    assert not told(happenings(world, red=do("clear_asteroids")), events.VisualShown)


def test_a_ghost_on_the_scanner_is_in_nobody_s_way() -> None:
    scan = {RED: ("submit_scan",), BLUE: ("submit_scan",)}
    world = scene("medbay: red~ blue\n storage: green! pink orange", tasks=scan)

    entries = happenings(world, red=do("submit_scan"), blue=do("submit_scan"))

    assert [begun.tick for begun in told(entries, events.StageBegun)] == [TICK, TICK]


def test_the_dead_leave_nothing_undone_where_ghosts_do_no_tasks() -> None:
    chosen = rules.MatchRules(impostors=1, ghosts_do_tasks=False)
    world = scene("admin: red~\n storage: green! pink blue orange", rules=chosen)

    assert on_the_menu(world, RED) == []
    assert world.task_count(dead=world.ghosts).total == 3


def test_tasks_can_be_done_while_comms_are_down() -> None:
    world = scene("admin: red\n storage: green! pink blue", tasks={RED: ("swipe_card",)})
    down = after(world, green=actions.Sabotage(system=identities.System.COMMS))

    assert told(happenings(down, red=do("swipe_card")), events.StageFinished)
