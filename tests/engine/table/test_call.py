"""The call of a meeting: who sits down, and what everybody learns from it."""

import pytest

from games.engine import referee
from games.engine.facts import actions, events, identities, rules
from games.engine.facts.decisions import DiscussionAsk
from games.engine.referee import who_decides
from games.engine.ship import interlude
from games.engine.state.world import Phase
from tests.engine import scenes
from tests.engine.table import sittings

Color = identities.Color
PAUSE, WORK = actions.Wait(seconds=3), actions.Wait(seconds=30)


def test_a_report_brings_all_the_living_to_the_table() -> None:
    world = scenes.scene("""
        electrical: red! pink*
        storage:    blue
        medbay:     green cyan
    """)

    world = scenes.after(world, red=actions.Report(body=Color.PINK))

    assert {world.players[color].place for color in world.living} == {"cafeteria"}
    assert [ask.color for ask in who_decides(world)[:4]] == [Color.RED, Color.BLUE, Color.GREEN, Color.CYAN]


def test_an_impostor_may_report_its_own_victim() -> None:
    world = scenes.scene("electrical: red! pink*\nstorage: blue green cyan")

    [opened] = scenes.told(scenes.happenings(world, red=actions.Report(body=Color.PINK)), events.MeetingOpened)

    assert (opened.event.caller, opened.event.body) == (Color.RED, Color.PINK)


def test_the_news_are_the_dead_whom_the_table_did_not_know() -> None:
    world = scenes.scene("electrical: red! pink* lime*\nstorage: blue green cyan black~")

    [opened] = scenes.told(scenes.happenings(world, red=actions.Report(body=Color.PINK)), events.MeetingOpened)

    assert opened.public
    assert opened.event.news == (Color.PINK, Color.LIME)
    assert opened.event.dead == (Color.PINK, Color.LIME, Color.BLACK)


def test_all_bodies_vanish() -> None:
    world = scenes.scene("electrical: red! pink*\nmedbay: lime*\nstorage: blue green cyan")

    assert scenes.after(world, red=actions.Report(body=Color.PINK)).bodies == ()


def test_a_report_uses_up_no_button() -> None:
    world = scenes.scene("electrical: red! pink*\nstorage: blue green cyan")

    called = scenes.after(world, red=actions.Report(body=Color.PINK))

    assert called.players[Color.RED].buttons_left == world.players[Color.RED].buttons_left


def test_a_press_is_spent() -> None:
    world = sittings.seated(caller=Color.BLUE)

    assert world.players[Color.BLUE].buttons_left == 0
    assert world.players[Color.RED].buttons_left == 1


def test_game_time_stands_still() -> None:
    world = sittings.seated()

    assert sittings.ticks(world, 4, red=sittings.says()).tick == world.tick


def test_the_task_bar_moves_at_meetings_if_it_only_does_so_there() -> None:
    told = scenes.drawn(sittings.FIVE, rules=sittings.rules(task_bar=rules.TaskBar.MEETINGS))
    interlude.call(told, caller=Color.RED, body=None)

    [moved] = scenes.told(told.entries, events.TaskBarMoved)

    assert (moved.public, moved.event.done, moved.event.total) == (True, 0, 4)


def test_otherwise_a_call_moves_no_task_bar() -> None:
    told = scenes.drawn(sittings.FIVE)
    interlude.call(told, caller=Color.RED, body=None)

    assert scenes.told(told.entries, events.TaskBarMoved) == []


@pytest.mark.parametrize("bar", rules.TaskBar)
def test_a_bar_that_is_always_shown_drops_the_work_of_the_dead_as_soon_as_the_table_knows_them(
    bar: rules.TaskBar,
) -> None:
    under = sittings.rules(task_bar=bar, ghosts_do_tasks=False)
    world = scenes.scene("electrical: red! pink*\nstorage: blue green cyan", rules=under)

    reported = scenes.happenings(world, red=actions.Report(body=Color.PINK))
    table = referee.fold(reported, world)
    ejected = sittings.resolve(table, dict.fromkeys(table.living, sittings.votes(Color.CYAN)))

    shown = [moved.event.total for moved in scenes.told([*reported, *ejected], events.TaskBarMoved)]
    assert shown == {rules.TaskBar.ALWAYS: [3, 2], rules.TaskBar.MEETINGS: [3], rules.TaskBar.NEVER: []}[bar]


def test_whatever_was_begun_is_interrupted() -> None:
    begun = scenes.after(scenes.scene("reactor: red! pink*\nmedbay: blue green\ncafeteria: cyan"), cyan=WORK, red=PAUSE)
    cyan = scenes.after(begun, red=actions.Report(body=Color.PINK)).players[Color.CYAN]

    assert (begun.players[Color.CYAN].begun, cyan.begun, cyan.until, cyan.plan) == (True, False, None, None)


def test_a_meeting_begins_with_the_discussion() -> None:
    world = sittings.seated()

    assert sittings.table(world).phase is Phase.DISCUSSION
    assert who_decides(world)[0] == DiscussionAsk(
        color=Color.RED,
        t=0,
        candidates=(Color.RED, Color.BLUE, Color.GREEN, Color.PINK, Color.ORANGE, identities.SKIP),
        may_vote=True,
    )
