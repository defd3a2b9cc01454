"""What somebody knows is what it perceived: laws over whole matches of random deeds."""

import dataclasses
import functools
import json

import pytest

from games.engine import referee
from games.engine.eyes import perspective
from games.engine.facts import identities, reach
from games.engine.facts import rules as ruling
from games.engine.ship import sight
from games.engine.state import ledger as ledgers
from games.engine.state import world as worlds
from tests.engine import matches

SEEDS = (0, 2, 3, 5)
VIEWERS: tuple[identities.Viewer, ...] = (*matches.COLORS[:8], "glass", "public")


NARROW = dataclasses.replace(
    ruling.recommended(8), crew_vision=0.5, impostor_vision=0.25, kill_distance=reach.Reach.SHORT, vent_cleaning=True
)


@functools.cache
def played(seed: int) -> matches.Played:
    """A match of the pool; in every second one, vision and reach do not span a whole room."""
    return matches.play(seed, rules=NARROW if seed % 2 else None)


def seen(world: worlds.World, color: identities.Color) -> dict[identities.Color, str]:
    """Whom a player sees at this moment, and where, by the rules of sight."""
    viewer = world.players[color]
    company = {other.color: other.place for other in sight.company(world, viewer)}
    if sight.watches_cameras(world, viewer):
        for feed in sight.feeds(world):
            company |= {other: feed.place for other in feed.players if other != color}
    return company


def believed(known: perspective.Perspective) -> dict[identities.Color, str | None]:
    return {color: figure.place for color, figure in known.figures.items() if figure.in_sight and color != known.viewer}


@pytest.mark.parametrize("seed", SEEDS)
def test_whoever_is_known_to_be_in_sight_is_in_sight_and_nobody_else(seed: int) -> None:
    world, views = worlds.World(), {color: perspective.blank(color) for color in matches.COLORS[:8]}

    for entry, following in zip(played(seed).entries, played(seed).entries[1:], strict=False):
        world = referee.evolve(world, entry)
        views = {color: perspective.learn(known, entry) for color, known in views.items()}
        if following.tick == entry.tick or not world.is_roaming:
            continue
        for color in world.living:
            assert believed(views[color]) == seen(world, color), f"{color} after entry {entry.seq}"


@pytest.mark.parametrize("seed", SEEDS)
def test_own_place_death_tasks_and_timer_are_known_exactly(seed: int) -> None:
    world, views = worlds.World(), {color: perspective.blank(color) for color in matches.COLORS[:8]}

    for entry in played(seed).entries:
        world = referee.evolve(world, entry)
        views = {color: perspective.learn(known, entry) for color, known in views.items()}
    for color, player in world.players.items():
        me = views[color].me
        assert me is not None
        assert (me.place, me.vent, me.alive, me.tasks) == (player.place, player.vent, player.alive, player.tasks)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_what_a_viewer_cannot_perceive_changes_nothing_for_it(viewer: identities.Viewer) -> None:
    entries = played(0).entries
    perceived = [
        dataclasses.replace(entry, seq=number, audience=entry.audience if isinstance(viewer, identities.Color) else ())
        for number, entry in enumerate(entry for entry in entries if ledgers.perceives(viewer, entry))
    ]

    whole = perspective.learn_all(perspective.blank(viewer), entries)
    own = perspective.learn_all(perspective.blank(viewer), perceived)

    assert own == whole


def test_an_entry_that_is_not_perceived_leaves_the_very_same_knowledge() -> None:
    known = perspective.blank("public")

    for entry in played(2).entries:
        after = perspective.learn(known, entry)
        assert after is known or entry.public
        known = after


@pytest.mark.parametrize("seed", SEEDS)
def test_the_glass_knows_where_everybody_is(seed: int) -> None:
    world, known = worlds.World(), perspective.blank("glass")

    for entry in played(seed).entries:
        world, known = referee.evolve(world, entry), perspective.learn(known, entry)
        places = {color: (player.place, player.vent, player.alive) for color, player in world.players.items()}
        assert {color: (each.place, each.vent, each.alive) for color, each in known.figures.items()} == places


@pytest.mark.parametrize("seed", SEEDS)
def test_a_ghost_knows_where_everybody_is_from_the_moment_it_awakes(seed: int) -> None:
    world, views = worlds.World(), {color: perspective.blank(color) for color in matches.COLORS[:8]}

    for entry in played(seed).entries:
        world = referee.evolve(world, entry)
        views = {color: perspective.learn(known, entry) for color, known in views.items()}
    for ghost in world.ghosts:
        for color, player in world.players.items():
            assert (views[ghost].figures[color].place, views[ghost].figures[color].role) == (player.place, player.role)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_what_is_known_is_plain_data(viewer: identities.Viewer) -> None:
    known = perspective.learn_all(perspective.blank(viewer), played(2).entries)

    assert json.loads(json.dumps(dataclasses.asdict(known)))["viewer"] == viewer
