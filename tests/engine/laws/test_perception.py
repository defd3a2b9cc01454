"""The law of the glass box: who perceives what, and that nothing else reaches anybody."""

from collections.abc import Iterable, Iterator, Mapping

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.engine import maps, referee
from games.engine.facts import actions, decisions, events, identities, reach
from games.engine.facts import rules as ruling
from games.engine.facts.dice import Dice
from games.engine.state import ledger as ledgers
from games.engine.state import world as worlds
from tests.engine import matches, scenes
from tests.engine.laws.test_laws import HURRIED, moments, played
from tests.support import rings

Color = identities.Color
Perceived = tuple[int, events.Event]


def could_see(world: worlds.World, viewer: worlds.Player, place: str, spots: tuple[str | None, ...]) -> bool:
    """Whether the player could see the place, worked out independently of the engine."""
    sabotage = world.systems.sabotage.system if world.systems.sabotage else None
    if not viewer.alive:
        return False
    if viewer.place == place:
        return any(near_enough(vision(world, viewer), viewer.spot, spot) for spot in spots)
    at_monitor = viewer.begun and viewer.plan == actions.Watch(console="camera_monitor")
    covered = any(camera.place == place for camera in world.station.cameras)
    return at_monitor and covered and sabotage is not identities.System.COMMS


def vision(world: worlds.World, viewer: worlds.Player) -> float:
    if viewer.is_impostor:
        return world.rules.impostor_vision
    return world.rules.crew_vision / (4 if world.lights_out else 1)


def near_enough(vision: float, here: str | None, there: str | None) -> bool:
    apart = 0 if here == there else 1 if here is None or there is None else 2
    return apart <= (2 if vision >= 1 else 1 if vision >= 0.5 else 0)


def scenes_of(world: worlds.World, event: events.Event) -> list[tuple[str, tuple[str | None, ...]]]:
    """Where an event can be seen, if it is one that is seen."""
    match event:
        case events.Killed():
            return [(event.place, (event.spot,))]
        case events.Walked():
            return [(event.origin, (None,)), (event.place, (None,))]
        case events.SpotTaken():
            return [(event.place, (world.players[event.color].spot, event.spot))]
        case events.VentEntered():
            return [(event.place, (world.players[event.color].spot, event.vent))]
        case events.VentExited():
            return [(event.place, (event.vent,))]
        case events.VisualShown():
            return [(event.place, (world.players[event.color].spot,))]
        case _:
            return []


def doers(event: events.Event) -> tuple[Color, ...]:
    match event:
        case events.Killed():
            return (event.killer, event.victim)
        case events.Walked() | events.SpotTaken() | events.VentEntered() | events.VentExited():
            return (event.color,)
        case events.VisualShown():
            return (event.color,)
        case _:
            return ()


@HURRIED
@given(played())
def test_audiences_hold_exactly_who_could_perceive(match: matches.Played) -> None:
    for world, entry in moments(match):
        views = scenes_of(world, entry.event)
        if not views:
            continue
        acting = doers(entry.event)
        unseen = not world.players[acting[0]].alive
        expected = {
            color
            for color, player in world.players.items()
            if not player.alive
            or color in acting
            or (not unseen and any(could_see(world, player, place, spots) for place, spots in views))
        }
        assert set(entry.audience) == expected, (entry.event, entry.audience)


@HURRIED
@given(played())
def test_a_look_around_shows_what_is_there_and_nothing_else(match: matches.Played) -> None:
    for world, entry in moments(match):
        look = entry.event
        if not isinstance(look, events.LookedAround):
            continue
        viewer = world.players[look.color]
        assert (viewer.alive, viewer.place) == (True, look.place)
        seen = {sighting.color for sighting in look.players}
        there = {
            color
            for color, player in world.players.items()
            if player.alive and player.vent is None and color != look.color and player.place == look.place
        }
        near = {other for other in there if near_enough(vision(world, viewer), viewer.spot, world.players[other].spot)}
        assert seen == near


PERSONAL = (
    events.Thought | events.NotesUpdated | events.Suspected | events.Stumbled | events.Reflected | events.PlanChosen
    | events.PlanEnded | events.Roused | events.Forestalled | events.SetOut | events.Arrived | events.Waited
    | events.LookedAround | events.FeedsSeen | events.AdminTableRead | events.ScreensDark | events.DoorsFoundShut
    | events.GhostAwoke | events.PartnersNamed | events.LeftUnsaid | events.NotesConsolidated | events.Reacted
    | events.BidPlaced | events.VoteForfeited
)  # fmt: skip


@HURRIED
@given(played())
def test_ghosts_perceive_everything_but_what_is_personal(match: matches.Played) -> None:
    for world, entry in moments(match):
        if not isinstance(entry.event, PERSONAL):
            assert set(world.ghosts) <= set(entry.audience), entry.event


@HURRIED
@given(played())
def test_what_is_personal_reaches_one_head_at_most(match: matches.Played) -> None:
    for entry in match.entries:
        if isinstance(entry.event, PERSONAL):
            assert len(entry.audience) <= 1


@HURRIED
@given(played())
def test_everybody_who_dies_is_told_the_present_once(match: matches.Played) -> None:
    awoke = [entry.event.color for entry in match.entries if isinstance(entry.event, events.GhostAwoke)]

    assert sorted(awoke) == sorted(match.world.ghosts)


SCENES: Mapping[str, tuple[str, Mapping[str, actions.Action]]] = {
    "oxygen": (
        "admin: red blue\n o2: pink\n electrical: green!\n storage: orange yellow\n security: black! white",
        {"green": actions.Sabotage(system=identities.System.O2)},
    ),
    "reactor": (
        "reactor: red blue\n hall_w: pink\n electrical: green!\n admin: orange yellow\n security: black! white",
        {"green": actions.Sabotage(system=identities.System.REACTOR)},
    ),
    "lights": (
        "electrical: red blue\n hall_sw: pink green!\n admin: orange yellow\n security: black! white",
        {"green": actions.Sabotage(system=identities.System.LIGHTS)},
    ),
    "screens": (
        "security: red green!\n admin: blue pink orange\n hall_nw: yellow black!\n hall_c: white",
        {"red": actions.Watch(console="camera_monitor"), "blue": actions.Watch(console="admin_table")},
    ),
    "switches": (
        "electrical: red blue green! pink\n hall_sw: orange\n admin: yellow black!\n security: white",
        {"pink": actions.Mend(console="switches"), "green": actions.Sabotage(system=identities.System.LIGHTS)},
    ),
    "vents": (
        "medbay: red blue green!\n hall_nw: pink\n electrical: yellow black!\n security: white orange",
        {"red": actions.DoTask(task="vent_cleaning", stage=0), "black": actions.EnterVent(vent="vent_electrical")},
    ),
    "scanner": (
        "medbay: red blue green! pink\n hall_nw: orange\n electrical: yellow black!\n security: white",
        {"black": actions.CloseDoors(room="medbay")},
    ),
}
IN_HAND = dict.fromkeys(matches.COLORS, ("submit_scan", "swipe_card", "vent_cleaning@vent_medbay"))
NARROW = ruling.MatchRules(kill_cooldown=10.0, kill_distance=reach.Reach.SHORT, crew_vision=0.5, vent_cleaning=True)


def opening(seed: int) -> list[ledgers.Entry]:
    rules = ruling.MatchRules(time_limit=300, kill_cooldown=10.0)
    return list(referee.open_match(matches.lineup(8), rules, maps.load("skeld"), Dice(seed)).entries)


def begun(name: str, seed: int) -> list[ledgers.Entry]:
    """The entries of a scene in which something has just begun that not everybody perceives."""
    drawing, does = SCENES[name]
    rules = NARROW if seed % 2 else ruling.MatchRules(kill_cooldown=10.0)
    start = scenes.drawn(drawing, rules=rules, tasks=IN_HAND)
    return [*start.entries, *scenes.happenings(start.world, seed, **does)]


class Divergent:
    """Plays the same match twice; the second time, the others decide differently from some moment on."""

    def __init__(self, start: list[ledgers.Entry], seed: int, viewer: Color, turn: int) -> None:
        self.start, self.viewer, self.turn = start, viewer, turn
        self.dice, self.other = Dice(seed), Dice(seed + 1)

    def tell(self, *, steps: int, diverges: bool) -> Iterator[tuple[list[Perceived], decisions.Ask | None]]:
        """Step by step: all that the viewer has perceived so far, and what it is asked."""
        world, perceived = referee.fold(self.start), self._seen(self.start)
        for turn in range(steps):
            asks = {ask.color: ask for ask in referee.who_decides(world)}
            yield list(perceived), asks.get(self.viewer)
            answers = {
                color: self._decide(world, ask, len(perceived), diverges=diverges and turn >= self.turn)
                for color, ask in asks.items()
            }
            step = referee.resolve(world, answers, self.dice)
            world = step.world
            perceived += self._seen(step.entries)
            if referee.is_over(world):
                return

    def _seen(self, entries: Iterable[ledgers.Entry]) -> list[Perceived]:
        return [(entry.tick, entry.event) for entry in entries if ledgers.perceives(self.viewer, entry)]

    def _decide(self, world: worlds.World, ask: decisions.Ask, known: int, *, diverges: bool) -> decisions.Decision:
        """The viewer decides by what it knows alone, so that only what it perceives can change its choice."""
        if ask.color == self.viewer and isinstance(ask, decisions.ActionAsk):
            return decisions.ActionDecision(action=self.dice.pick(f"viewer/{known}", ask.menu))
        return matches.eager(world, ask, self.other if diverges else self.dice)


def hold_to_the_law(match: Divergent, steps: int) -> None:
    """Whenever the viewer has perceived the same in both tellings, it is asked the same: triggers, menu and all."""
    asked: dict[int, tuple[list[Perceived], decisions.Ask | None]] = {}
    for perceived, ask in match.tell(steps=steps, diverges=False):
        if ask is not None:
            asked[len(perceived)] = (perceived, ask)

    for perceived, ask in match.tell(steps=steps, diverges=True):
        known = asked.get(len(perceived))
        if ask is not None and known is not None and known[0] == perceived:
            assert ask == known[1]


@settings(max_examples=rings.of_all(25), deadline=None, derandomize=True)
@given(seed=st.integers(0, 10**6), viewer=st.sampled_from(matches.COLORS[:8]), turn=st.integers(0, 40))
def test_what_one_cannot_perceive_changes_nothing_that_one_is_asked(seed: int, viewer: Color, turn: int) -> None:
    hold_to_the_law(Divergent(opening(seed), seed, viewer, turn), steps=10_000)


@pytest.mark.parametrize("name", SCENES)
@settings(max_examples=rings.of_all(40), deadline=None, derandomize=True)
@given(seed=st.integers(0, 10**6), viewer=st.sampled_from(matches.COLORS[:8]), turn=st.integers(0, 3))
def test_nor_does_it_where_something_has_begun_that_not_everybody_can_follow(
    name: str, seed: int, viewer: Color, turn: int
) -> None:
    hold_to_the_law(Divergent(begun(name, seed), seed, viewer, turn), steps=12)
