"""What a player is offered is made from its perspective alone, and is everything that is legal: a law."""

from collections.abc import Iterator
from typing import assert_never

from hypothesis import given, settings
from hypothesis import strategies as st

from games.engine import referee
from games.engine.eyes import knowledge, offers, perspective
from games.engine.facts import actions, decisions, identities
from games.engine.ship import menus
from games.engine.state import world as worlds
from tests.engine.laws import test_laws
from tests.support import rings

Color = identities.Color
HURRIED = settings(max_examples=rings.of_all(12), deadline=None, derandomize=True)


def asked(number: int) -> Iterator[tuple[worlds.World, knowledge.Perspective, decisions.ActionAsk]]:
    """Every question for an action in a match of the pool, with the truth and with what the player knows."""
    world = worlds.World()
    views: dict[Color, knowledge.Perspective] = {}
    for entry in test_laws.match_of(number).entries:
        world = referee.evolve(world, entry)
        if not views:
            views = {color: perspective.blank(color) for color in world.seats}
        views = {color: perspective.learn(known, entry) for color, known in views.items()}
        if world.is_roaming:
            yield from ((world, views[ask.color], ask) for ask in just_asked(world, entry.event))


def just_asked(world: worlds.World, event: object) -> Iterator[decisions.ActionAsk]:
    color = getattr(event, "color", None)
    for ask in referee.who_decides(world):
        if ask.color == color and isinstance(ask, decisions.ActionAsk) and type(event).__name__ == "Roused":
            yield ask


@HURRIED
@given(number=st.integers(0, test_laws.POOL - 1))
def test_the_offer_is_the_lawful_menu(number: int) -> None:
    for world, known, ask in asked(number):
        assert offers.menu(known) == menus.menu(world, ask.color), (world.seq, ask.color)


@HURRIED
@given(number=st.integers(0, test_laws.POOL - 1))
def test_an_offer_names_nothing_that_its_reader_does_not_know(number: int) -> None:
    for _, known, _ask in asked(number):
        assert all(is_known(known, action) for action in offers.menu(known))


def is_known(known: knowledge.Perspective, action: actions.Action) -> bool:
    """Whether the player may know of the action, worked out independently of the offers."""
    me = known.me
    assert me is not None
    if isinstance(action, Own):
        return _is_own(me, action)
    if isinstance(action, Others):
        return _is_of_others(known, me, action)
    return _is_of_the_ship(known, me, action)


Own = actions.Continue | actions.Wait | actions.DoTask | actions.ExitVent
Others = actions.Kill | actions.Approach | actions.Report
Ship = (
    actions.GoTo
    | actions.PressButton
    | actions.EnterVent
    | actions.MoveVent
    | actions.Sabotage
    | actions.CloseDoors
    | actions.Mend
    | actions.Watch
)


def _is_own(me: knowledge.Figure, action: Own) -> bool:
    match action:
        case actions.Continue():
            return me.plan is not None
        case actions.Wait():
            return True
        case actions.DoTask():
            return any(task.task == action.task and action.stage < len(task.stages) for task in me.tasks)
        case actions.ExitVent():
            return me.vent is not None
        case _:
            assert_never(action)


def _is_of_others(known: knowledge.Perspective, me: knowledge.Figure, action: Others) -> bool:
    match action:
        case actions.Kill():
            return is_seen(known, action.victim)
        case actions.Approach():
            return is_seen(known, action.color)
        case actions.Report():
            return any(body.color == action.body and body.place == me.place for body in known.bodies)
        case _:
            assert_never(action)


def _is_of_the_ship(known: knowledge.Perspective, me: knowledge.Figure, action: Ship) -> bool:
    match action:
        case actions.GoTo():
            return action.place in known.station.place
        case actions.PressButton():
            return known.sabotage is None and me.buttons_left > 0
        case actions.EnterVent():
            return known.station.vent[action.vent].place == me.place
        case actions.MoveVent():
            return me.vent is not None and action.vent in known.station.vent[me.vent].leads_to
        case actions.Sabotage() | actions.CloseDoors():
            return me.role is identities.Role.IMPOSTOR and known.sabotage is None
        case actions.Mend():
            return known.sabotage is not None
        case actions.Watch():
            return known.station.console[action.console].system is None
        case _:
            assert_never(action)


def is_seen(known: knowledge.Perspective, color: Color) -> bool:
    figure = known.figures[color]
    assert known.me is not None
    return figure.in_sight and figure.alive and figure.place == known.me.place and known.me.alive
