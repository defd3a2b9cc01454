"""What a house bot does aboard as a crewmate."""

from games.engine.facts import actions, events, identities
from games.engine.facts import rules as ruling
from games.engine.ship import kills, sabotage, vents
from tests.games.players import minds

RED, BLUE, GREEN, PINK = (identities.Color(name) for name in ("red", "blue", "green", "pink"))
WIRING = {RED: ("swipe_card", "chart_course")}


def test_it_reports_a_body() -> None:
    ledger = minds.looking("electrical: red pink*\nstorage: green! blue")

    assert minds.action(ledger, RED) == actions.Report(body=PINK)


def test_it_does_the_nearest_of_its_tasks() -> None:
    ledger = minds.looking("hall_c: red\nstorage: green! blue pink", tasks=WIRING)

    assert minds.action(ledger, RED) == actions.DoTask(task="swipe_card", stage=0)


def test_it_carries_on_with_what_it_does() -> None:
    ledger = minds.looking("hall_c: red\nstorage: green! blue pink", tasks=WIRING)
    working = actions.DoTask(task="swipe_card", stage=0)
    ledger.tell_only(RED, events.PlanChosen(color=RED, action=working))

    assert minds.reaction(ledger, RED) == actions.Continue()


def test_with_proof_it_goes_to_the_button_and_presses_it() -> None:
    ledger = minds.looking("electrical: red green!\nstorage: blue pink")
    vents.enter(ledger, GREEN, "vent_electrical")

    assert minds.action(ledger, RED) == actions.GoTo(place="cafeteria")

    ledger.tell(events.Walked(color=RED, origin="electrical", place="cafeteria"), (RED,))
    assert minds.action(ledger, RED) == actions.PressButton()


def test_without_proof_it_leaves_the_button_alone() -> None:
    ledger = minds.looking("cafeteria: red green! blue pink", tasks=WIRING)

    assert minds.action(ledger, RED) != actions.PressButton()


def test_it_mends_what_would_kill_it_from_the_nearest_console() -> None:
    ledger = minds.looking("weapons: red\nstorage: green! blue pink")
    sabotage.begin(ledger, GREEN, identities.System.O2)

    assert minds.action(ledger, RED) == actions.Mend(console="keypad_o2")


def test_it_takes_the_scanner_that_nobody_holds() -> None:
    ledger = minds.looking("reactor: red blue\nstorage: green! pink")
    sabotage.begin(ledger, GREEN, identities.System.REACTOR)
    sabotage.work(ledger, BLUE, actions.Mend(console="scanner_top"))

    assert minds.action(ledger, RED) == actions.Mend(console="scanner_bottom")


def test_it_does_not_run_for_a_console_out_of_reach() -> None:
    ledger = minds.looking("navigation: red\nstorage: green! blue pink", tasks=WIRING)
    sabotage.begin(ledger, GREEN, identities.System.REACTOR)
    ledger.tick += 15
    ledger.tell_only(RED, events.PlanEnded(color=RED, done=True))

    assert not isinstance(minds.action(ledger, RED), actions.Mend)


def test_the_paranoid_do_not_stay_alone_with_whom_they_distrust() -> None:
    rules = ruling.MatchRules(impostors=1, emergency_meetings=0)
    ledger = minds.looking("electrical: red green!\nstorage: blue pink", rules=rules)
    vents.enter(ledger, GREEN, "vent_electrical")
    vents.leave(ledger, GREEN)

    assert minds.action(ledger, RED, "paranoid") == actions.GoTo(place="cafeteria")
    assert minds.action(ledger, RED, "hunter") != actions.GoTo(place="cafeteria")


def test_with_nothing_left_to_do_it_keeps_watch() -> None:
    ledger = minds.looking("electrical: red\nstorage: green! blue pink", tasks={RED: ()})

    choices = {type(minds.action(ledger, RED, "quiet", seed)).__name__ for seed in range(12)}

    assert choices == {"Watch", "GoTo"}


def test_comms_down_does_not_keep_it_from_its_work() -> None:
    ledger = minds.looking("hall_c: red\nstorage: green! blue pink", tasks=WIRING)
    sabotage.begin(ledger, GREEN, identities.System.COMMS)

    choices = {type(minds.action(ledger, RED, "quiet", seed)).__name__ for seed in range(12)}

    assert choices == {"DoTask", "Mend"}


def test_a_dead_crewmate_goes_on_with_its_tasks() -> None:
    ledger = minds.looking("hall_c: red green!\nstorage: blue pink", tasks=WIRING)
    kills.kill(ledger, GREEN, RED)

    assert minds.action(ledger, RED) == actions.DoTask(task="swipe_card", stage=0)
