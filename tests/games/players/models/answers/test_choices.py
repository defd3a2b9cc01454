"""Every action on a menu has one id, and every id one action."""

import random
import re

import pytest

from games.engine import referee
from games.engine.facts import actions, decisions, identities
from games.engine.ship import menus
from games.engine.state import world as worlds
from games.players.models.answers import choosing
from games.players.models.prompting import rulebook
from tests.engine import matches, scenes
from tests.games.players.models import actors
from tests.games.players.models.prompting import situations

Color = identities.Color


def test_every_action_of_every_menu_is_found_by_its_id() -> None:
    world = worlds.World()
    menus: set[tuple[actions.Action, ...]] = set()
    for entry in matches.play(3).entries:
        world = referee.evolve(world, entry)
        if world.is_roaming and entry.seq % 10 == 0:
            menus.update(ask.menu for ask in referee.who_decides(world) if isinstance(ask, decisions.ActionAsk))

    assert len(menus) > 20
    for menu in menus:
        assert [choosing.chosen(choosing.choice(action), menu) for action in menu] == list(menu)


def test_an_id_says_what_it_is() -> None:
    assert choosing.choice(actions.Kill(victim=Color.PINK)) == "kill:pink"
    assert choosing.choice(actions.DoTask(task="fix_wiring", stage=2)) == "task:fix_wiring:2"
    assert choosing.choice(actions.DoTask(task="fix_wiring", stage=0)) == "task:fix_wiring"
    assert choosing.choice(actions.Sabotage(system=identities.System.O2)) == "sabotage:o2"
    assert choosing.choice(actions.Continue()) == "continue"


def test_a_reader_of_the_prompt_finds_exactly_the_menu() -> None:
    asked = situations.situation("action", "impostor")
    assert isinstance(asked.ask, decisions.ActionAsk)

    shown = actors.menu(asked.prompt()[-1].text)

    kinds = {choosing.choice(action).partition(":")[0] for action in asked.ask.menu}
    spared = {one.partition(":")[0] for one in shown if one[-1].isupper()}
    assert spared == {"shut", "sabotage"} < kinds
    assert sorted(one for one in shown if one.partition(":")[0] not in spared) == sorted(
        one for one in map(choosing.choice, asked.ask.menu) if one.partition(":")[0] not in spared
    )
    assert actors.reply(asked.prompt()[-1].text, random.Random(1))


def roaming(where: str) -> situations.Situation:
    """Red, who stands there, is asked what to do."""
    ledger = scenes.drawn(where, tasks={Color.RED: ("swipe_card", "fix_wiring")})
    menu = menus.menu(ledger.world, Color.RED)
    ask = decisions.ActionAsk(color=Color.RED, menu=menu, triggers=(decisions.Trigger.PLAN_DONE,))
    return situations.seen(ledger.entries, Color.RED, ask)


@pytest.mark.parametrize("told", rulebook.Told)
def test_what_can_nearly_always_be_done_is_one_word_of_the_menu_that_the_rules_explain(told: rulebook.Told) -> None:
    asked = roaming("cafeteria: red blue\nstorage: green! pink")

    listed, rules = asked.prompt()[-1].text, rulebook.rulebook(asked.known.rules, asked.known.station, told)

    assert listed.endswith("\nusual")
    assert "wait:" not in listed
    words = "wait:{3, 10, 30}, watch:{camera_monitor, admin_table}, go:PLACE"
    assert re.search(rf'"usual" (being|stands for) {re.escape(words)}', rules)


def test_where_something_usual_cannot_be_done_the_rest_of_it_is_listed() -> None:
    asked = roaming("cafeteria: red blue\nstorage: green! pink")
    assert isinstance(asked.ask, decisions.ActionAsk)
    without = tuple(action for action in asked.ask.menu if not isinstance(action, actions.Watch))

    listed = choosing.listed(asked.known, without).splitlines()

    assert {"wait:{3, 10, 30}", "go:PLACE"} <= set(listed)
    assert "usual" not in listed


def test_where_a_task_is_done_is_told_only_where_the_deal_has_drawn_it() -> None:
    asked = roaming("cafeteria: red blue\nstorage: green! pink")

    [line] = [line for line in asked.prompt()[-1].text.splitlines() if line.startswith("task:")]

    assert re.fullmatch(r"task:\{swipe_card, fix_wiring \([a-z_]+\)\}", line)
