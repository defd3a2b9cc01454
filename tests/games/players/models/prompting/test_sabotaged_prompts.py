"""Prompts while a system is sabotaged: no locked button is called ready, and a dark task list is not shown."""

import pytest

from games.engine import maps
from games.engine.facts import actions, decisions, events, identities, rules
from games.engine.ship import menus
from games.players.models.answers import choosing
from games.players.models.prompting import rulebook
from tests.engine import scenes
from tests.games.players.models.prompting import situations

Color = identities.Color
System = identities.System
SHIP = "cafeteria: red blue\nstorage: green! pink\nadmin: white orange"


def asked(system: System | None) -> situations.Situation:
    """Red, in the cafeteria, is asked what to do."""
    ledger = scenes.drawn(SHIP, tasks={Color.RED: ("swipe_card", "fuel_engines")})
    if system is not None:
        ledger.tell_everyone(events.SabotageStarted(system=system, deadline=None))
    menu = menus.menu(ledger.world, Color.RED)
    ask = decisions.ActionAsk(color=Color.RED, menu=menu, triggers=(decisions.Trigger.PLAN_DONE,))
    return situations.seen(ledger.entries, Color.RED, ask)


def present(system: System | None) -> str:
    return asked(system).prompt()[-1].text


@pytest.mark.parametrize("system", System)
def test_a_locked_button_is_not_called_ready(system: System) -> None:
    assert "locked" not in present(None)
    assert "Button: locked." in present(system)


def test_under_comms_no_task_of_the_dark_list_is_in_the_prompt() -> None:
    assert "swipe_card" in present(None)
    assert "swipe_card" not in present(System.COMMS)
    assert "fuel_engines" not in present(System.COMMS)


@pytest.mark.parametrize("remembered", ["task:swipe_card", "task:swipe_card:0"])
def test_what_one_remembers_of_a_dark_list_can_still_be_chosen(remembered: str) -> None:
    situation = asked(System.COMMS)
    assert isinstance(situation.ask, decisions.ActionAsk)

    chosen = choosing.chosen(remembered, situation.ask.menu)

    assert chosen == actions.DoTask(task="swipe_card", stage=0)


def test_the_rules_say_that_doors_start_the_sabotage_timer_and_that_kill_timers_stop_at_consoles() -> None:
    told = rulebook.rulebook(rules.recommended(10), maps.load("skeld"))

    assert "Shutting doors starts the sabotage timer" in told
    assert "stands still inside a vent, and while the impostor mends at a console or watches a screen" in told
