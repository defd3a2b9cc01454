"""What a house bot does aboard as an impostor."""

import pytest

from games.engine.facts import actions, decisions, events, identities
from games.engine.ship import kills, menus, sabotage, vents
from games.players.bots import temperaments
from games.players.bots.speaking import musings
from tests.games.players import minds

RED, BLUE, GREEN, PINK = (identities.Color(name) for name in ("red", "blue", "green", "pink"))
SEEDS = range(8)


@pytest.mark.parametrize("temper", temperaments.BY_NAME)
def test_alone_with_a_victim_it_kills(temper: str) -> None:
    ledger = minds.looking("electrical: green! pink\nstorage: red blue white cyan")

    assert minds.action(ledger, GREEN, temper) == actions.Kill(victim=PINK)


def test_before_witnesses_it_does_not_kill() -> None:
    ledger = minds.looking("electrical: green! pink red blue\nstorage: white cyan")

    for temper in temperaments.BY_NAME:
        assert not isinstance(minds.action(ledger, GREEN, temper), actions.Kill)


def test_a_partner_is_no_witness() -> None:
    ledger = minds.looking("electrical: green! pink red!\nstorage: blue white cyan lime black")

    assert minds.action(ledger, GREEN) == actions.Kill(victim=PINK)


def test_in_the_dark_only_the_victims_own_spot_counts() -> None:
    ledger = minds.looking("electrical: green! pink red\nstorage: blue white cyan")
    ledger.tell(events.SpotTaken(color=RED, place="electrical", spot="switches"), (GREEN, PINK, RED))

    assert not isinstance(minds.action(ledger, GREEN, "quiet"), actions.Kill)
    sabotage.begin(ledger, RED, identities.System.LIGHTS)
    assert isinstance(minds.action(ledger, GREEN, "quiet"), actions.Kill)


def test_it_never_kills_under_a_blinking_camera() -> None:
    ledger = minds.looking("hall_c: green! pink\nstorage: red blue white cyan")
    ledger.tell(events.CameraLights(blinking=True), (GREEN, PINK))

    assert not isinstance(minds.action(ledger, GREEN), actions.Kill)


def test_the_kill_that_wins_is_worth_any_witness() -> None:
    ledger = minds.looking("electrical: green! pink red\nstorage: blue~")

    assert isinstance(minds.action(ledger, GREEN, "quiet"), actions.Kill)


def test_only_the_bold_kill_when_somebody_has_just_left() -> None:
    ledger = minds.looking("electrical: green! pink red\nstorage: blue white cyan lime black")
    ledger.tell(events.Walked(color=RED, origin="electrical", place="hall_sw"), (RED, GREEN, PINK))

    def killings(temper: str) -> int:
        return sum(isinstance(minds.action(ledger, GREEN, temper, seed), actions.Kill) for seed in range(40))

    assert killings("hunter") > 2 * killings("paranoid") > 0


def test_among_few_hardly_anybody_kills_when_somebody_has_just_left() -> None:
    def killings(others: str) -> int:
        ledger = minds.looking(f"electrical: green! pink red\nstorage: {others}")
        ledger.tell(events.Walked(color=RED, origin="electrical", place="hall_sw"), (RED, GREEN, PINK))
        return sum(isinstance(minds.action(ledger, GREEN, "hunter", seed), actions.Kill) for seed in range(40))

    assert 2 * killings("blue white cyan") < killings("blue white cyan lime black")


def test_among_few_nobody_kills_where_somebody_may_walk_in() -> None:
    ledger = minds.looking("electrical: green! pink red\nstorage: blue white cyan")
    ledger.tell(events.Walked(color=RED, origin="electrical", place="hall_sw"), (RED, GREEN, PINK))
    ledger.tick += 10
    ledger.tell(events.SpotTaken(color=PINK, place="electrical", spot=None), (GREEN, PINK))

    struck = [isinstance(minds.action(ledger, GREEN, "hunter", seed), actions.Kill) for seed in range(40)]

    assert not any(struck)


def test_over_its_victim_it_vanishes_reports_or_leaves() -> None:
    ledger = minds.looking("electrical: green! pink\nstorage: red blue white cyan")
    kills.kill(ledger, GREEN, PINK)

    choices = {type(minds.action(ledger, GREEN, "schemer", seed)).__name__ for seed in range(20)}

    assert choices == {"EnterVent", "Report", "GoTo"}


def test_over_a_body_in_company_it_reports() -> None:
    ledger = minds.looking("electrical: green! pink* red\nstorage: blue white cyan")
    kills.restart_timer(ledger, GREEN)

    assert minds.action(ledger, GREEN, "quiet") == actions.Report(body=PINK)


def test_it_is_not_shocked_by_what_its_partner_has_done() -> None:
    ledger = minds.looking("storage: black! blue white cyan lime brown\nelectrical: green! pink* red")
    kills.restart_timer(ledger, GREEN)
    ask = decisions.ActionAsk(color=GREEN, menu=menus.menu(ledger.world, GREEN), triggers=())

    chosen = [minds.bot("quiet", seed).decide(ask, minds.knowing(ledger, GREEN)) for seed in SEEDS]

    thoughts = {each.internal_thought for each in chosen if isinstance(each, decisions.ActionDecision)}
    assert set() < thoughts <= {words.format(victim="Pink") for words in musings.THOUGHTS["report_impostor"]}


def test_in_a_vent_it_goes_somewhere_else_and_comes_out_where_nobody_is() -> None:
    ledger = minds.looking("electrical: green!\nstorage: red blue pink")
    vents.enter(ledger, GREEN, "vent_electrical")
    ledger.tick += 1

    crawls = minds.action(ledger, GREEN)
    assert isinstance(crawls, actions.MoveVent)
    vents.move(ledger, GREEN, crawls.vent)

    assert minds.action(ledger, GREEN) == actions.ExitVent()


def test_in_a_vent_under_eyes_it_moves_on() -> None:
    ledger = minds.looking("electrical: green!\nsecurity: red blue\nstorage: pink")
    vents.enter(ledger, GREEN, "vent_electrical")
    vents.move(ledger, GREEN, "vent_security")

    choices = [minds.action(ledger, GREEN, "paranoid", seed) for seed in SEEDS]

    assert sum(isinstance(choice, actions.MoveVent) for choice in choices) >= len(choices) - 1


def test_it_pretends_to_work_while_it_cannot_kill() -> None:
    ledger = minds.looking("cafeteria: green! red blue pink")
    kills.restart_timer(ledger, GREEN)
    ledger.tell(events.SabotageReady(at=1000), (GREEN,))

    choices = [minds.action(ledger, GREEN, "diligent", seed) for seed in SEEDS]

    assert {type(choice) for choice in choices} <= {actions.DoTask, actions.GoTo}
    assert any(isinstance(choice, actions.DoTask) for choice in choices)


def test_it_sabotages_some_while_after_it_can() -> None:
    ledger = minds.looking("cafeteria: green! red blue pink")
    kills.restart_timer(ledger, GREEN)
    ledger.tick += 400

    choice = minds.action(ledger, GREEN, "schemer")

    assert isinstance(choice, actions.Sabotage)


def test_a_dead_impostor_still_sabotages() -> None:
    ledger = minds.looking("cafeteria: red! blue pink white cyan lime brown\nstorage: green!~")
    ledger.tick += 400

    assert isinstance(minds.action(ledger, GREEN, "schemer"), actions.Sabotage)


def test_a_lone_victim_is_not_let_out_of_sight() -> None:
    ledger = minds.looking("o2: green! pink\nstorage: red blue white cyan")
    kills.set_timer(ledger, GREEN, ledger.tick + 5)
    ledger.tell(events.SabotageReady(at=1000), (GREEN,))

    assert minds.action(ledger, GREEN) == actions.Wait(seconds=3)
