"""Kill distance and vision: how far one can reach and see inside a place."""

import pytest

from games.engine.facts import actions, decisions, events, identities, reach, routes
from games.engine.facts import rules as ruling
from games.engine.ship import kills, menus, sight
from games.engine.state import ledger as ledgers
from games.engine.state import world as worlds
from tests.engine import scenes
from tests.engine.scenes import TICK, after, happenings, meanwhile, reasons, told

Color = identities.Color
RED, BLUE, GREEN, PINK = (Color(name) for name in ("red", "blue", "green", "pink"))
SHORT, MEDIUM, LONG = reach.Reach
DIAL, SWITCHES = "calibrate_distributor", "switches"
CALIBRATE = actions.DoTask(task=DIAL, stage=0)
KILL_PINK, UP_TO_PINK = actions.Kill(victim=PINK), actions.Approach(color=PINK)


def electrical(*, dark: bool = False, stand: dict[Color, str | None], **settings: object) -> worlds.World:
    """Green the impostor, Pink and Blue are in Electrical, at these spots or in the middle."""
    rules = ruling.MatchRules(impostors=1, **settings)  # type: ignore[arg-type] # each test names its own
    hands = dict.fromkeys((GREEN, PINK, BLUE), (DIAL,))
    ledger = scenes.drawn("electrical: green! pink blue\n storage: red orange yellow", rules=rules, tasks=hands)
    if dark:
        ledger.tell_everyone(events.SabotageStarted(system=identities.System.LIGHTS, deadline=None))
    for color, spot in stand.items():
        ledger.tell(events.SpotTaken(color=color, place="electrical", spot=spot), (color,))
    return ledger.world


def in_sight(world: worlds.World, color: Color) -> set[Color]:
    return {player.color for player in sight.company(world, world.players[color])}


@pytest.mark.parametrize(
    ("distance", "stand", "reached"),
    [
        (SHORT, {}, True),
        (SHORT, {PINK: DIAL}, False),
        (SHORT, {GREEN: DIAL, PINK: DIAL}, True),
        (MEDIUM, {PINK: DIAL}, True),
        (MEDIUM, {GREEN: SWITCHES}, True),
        (MEDIUM, {GREEN: SWITCHES, PINK: DIAL}, False),
        (LONG, {GREEN: SWITCHES, PINK: DIAL}, True),
    ],
)
def test_a_victim_must_be_within_the_kill_distance(
    distance: reach.Reach, stand: dict[Color, str | None], reached: bool
) -> None:
    menu = menus.menu(electrical(kill_distance=distance, stand=stand), GREEN)

    assert (KILL_PINK in menu) == reached
    assert (UP_TO_PINK in menu) == (not reached)


def test_stepping_up_takes_a_second_and_is_seen_by_whoever_is_there() -> None:
    world = electrical(kill_distance=SHORT, stand={PINK: DIAL})

    [step] = told(happenings(world, green=UP_TO_PINK), events.SpotTaken)

    assert (step.event.spot, set(step.audience)) == (DIAL, {GREEN, PINK, BLUE})
    near = after(world, green=UP_TO_PINK)
    assert near.tick == TICK + 1
    assert KILL_PINK in menus.menu(near, GREEN)


@pytest.mark.parametrize(
    ("does", "distance"), [(UP_TO_PINK, SHORT), (KILL_PINK, MEDIUM), (actions.Kill(victim=BLUE), SHORT)]
)
def test_whoever_steps_up_or_kills_on_its_way_has_stopped_walking(does: actions.Action, distance: reach.Reach) -> None:
    world = electrical(kill_distance=distance, stand={PINK: DIAL})
    ledger = ledgers.Ledger(world)
    steps = routes.route(world.station, "electrical", "reactor", 1.0)
    ledger.tell_only(GREEN, events.SetOut(color=GREEN, origin="electrical", steps=steps, lead=0))

    stopped = after(ledger.world, green=does)

    assert (stopped.players[GREEN].place, stopped.players[GREEN].walk) == ("electrical", None)


def test_a_step_up_to_somebody_killed_in_the_same_second_comes_too_late() -> None:
    rules = ruling.MatchRules(impostors=2, kill_distance=MEDIUM)
    ledger = scenes.drawn("electrical: green! black! pink\n storage: red orange yellow blue", rules=rules)
    for color, spot in {GREEN: SWITCHES, PINK: DIAL}.items():
        ledger.tell(events.SpotTaken(color=color, place="electrical", spot=spot), (color,))

    entries = [happenings(ledger.world, seed, green=UP_TO_PINK, black=KILL_PINK) for seed in range(8)]

    assert {len(told(each, events.Forestalled)) for each in entries} == {0, 1}


def test_crewmates_step_up_to_nobody() -> None:
    menu = menus.menu(electrical(kill_distance=SHORT, stand={PINK: DIAL}), BLUE)

    assert not any(isinstance(action, actions.Approach) for action in menu)


def test_a_victim_that_steps_within_reach_is_a_reason_to_ask() -> None:
    world = electrical(kill_distance=SHORT, stand={GREEN: DIAL})

    near = reasons(meanwhile(world, 2, pink=CALIBRATE), GREEN)
    whole = reasons(meanwhile(electrical(stand={GREEN: DIAL}), 2, pink=CALIBRATE), GREEN)

    assert decisions.Trigger.KILL_POSSIBLE in near
    assert decisions.Trigger.KILL_POSSIBLE not in whole


@pytest.mark.parametrize(
    ("vision", "from_a_spot", "from_the_middle"),
    [
        (0.25, set(), {GREEN}),
        (0.5, {GREEN}, {GREEN, PINK}),
        (0.75, {GREEN}, {GREEN, PINK}),
        (1.0, {GREEN, PINK}, {GREEN, PINK}),
    ],
)
def test_a_crewmate_sees_as_far_as_its_vision(
    vision: float, from_a_spot: set[Color], from_the_middle: set[Color]
) -> None:
    aside = electrical(crew_vision=vision, stand={PINK: DIAL, BLUE: SWITCHES})
    amid = electrical(crew_vision=vision, stand={PINK: DIAL})

    assert (in_sight(aside, BLUE), in_sight(amid, BLUE)) == (from_a_spot, from_the_middle)


@pytest.mark.parametrize(("vision", "seen"), [(1.0, {GREEN}), (2.0, {GREEN, PINK}), (1.75, {GREEN})])
def test_the_dark_leaves_a_crewmate_a_quarter_of_its_vision(vision: float, seen: set[Color]) -> None:
    world = electrical(crew_vision=vision, dark=True, stand={PINK: DIAL})

    assert in_sight(world, BLUE) == seen


def test_the_dark_takes_nothing_from_an_impostor() -> None:
    world = electrical(impostor_vision=1.0, crew_vision=0.25, dark=True, stand={PINK: DIAL, BLUE: SWITCHES})

    assert in_sight(world, GREEN) == {PINK, BLUE}


def test_an_impostor_kills_nobody_whom_it_does_not_see() -> None:
    world = electrical(impostor_vision=0.25, stand={PINK: DIAL})

    assert kills.victims(world, world.players[GREEN], TICK) == (BLUE,)


def test_a_kill_across_the_room_is_not_seen_by_the_short_sighted() -> None:
    world = electrical(crew_vision=0.5, stand={PINK: DIAL, BLUE: SWITCHES})

    [kill] = told(happenings(world, green=KILL_PINK), events.Killed)

    assert set(kill.audience) == {GREEN, PINK}


def test_whoever_sees_only_a_part_of_its_place_looks_anew_with_every_step() -> None:
    world = electrical(crew_vision=0.5, stand={PINK: DIAL})

    stepped = happenings(world, blue=CALIBRATE)

    assert [look.event.color for look in told(stepped, events.LookedAround)] == [BLUE]


def test_an_impostor_that_sees_only_a_part_looks_anew_from_inside_a_vent() -> None:
    world = electrical(impostor_vision=0.5, stand={PINK: DIAL})

    [look] = told(happenings(world, green=actions.EnterVent(vent="vent_electrical")), events.LookedAround)

    assert (look.audience, [sighting.color for sighting in look.event.players]) == ((GREEN,), [BLUE])
