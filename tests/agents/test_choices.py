"""Every action on a menu has one id, and every id one action."""

import random

from games.agents import choices
from games.engine import referee
from games.engine import world as worlds
from games.engine.facts import actions, decisions, identities
from tests.agents import actors, situations
from tests.engine import matches

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
        assert [choices.chosen(choices.choice(action), menu) for action in menu] == list(menu)


def test_an_id_says_what_it_is() -> None:
    assert choices.choice(actions.Kill(victim=Color.PINK)) == "kill:pink"
    assert choices.choice(actions.DoTask(task="fix_wiring", stage=2)) == "task:fix_wiring:2"
    assert choices.choice(actions.Sabotage(system=identities.System.O2)) == "sabotage:o2"
    assert choices.choice(actions.Continue()) == "continue"


def test_a_reader_of_the_prompt_finds_exactly_the_menu() -> None:
    asked = situations.situation("action", "impostor")
    assert isinstance(asked.ask, decisions.ActionAsk)

    shown = actors.menu(asked.prompt()[-1].text)

    assert sorted(shown) == sorted(map(choices.choice, asked.ask.menu))
    assert actors.reply(asked.prompt()[-1].text, random.Random(1))
