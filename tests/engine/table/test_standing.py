"""Standing bids: a player with nothing new is not asked, and its last bid stands."""

import dataclasses

from games.engine import referee
from games.engine.facts import decisions, events, testimony
from games.engine.facts.identities import Color
from games.engine.state import world as worlds
from tests.engine import scenes
from tests.engine.table import sittings
from tests.engine.table.sittings import says

RED, BLUE, GREEN, PINK, ORANGE = Color.RED, Color.BLUE, Color.GREEN, Color.PINK, Color.ORANGE


def asked(world: worlds.World) -> set[Color]:
    return {ask.color for ask in referee.who_decides(world) if isinstance(ask, decisions.DiscussionAsk)}


def after_blue(line: decisions.DiscussionDecision, ticks: int = 2, **settings: int) -> worlds.World:
    """Everybody had something to say, and Blue got the floor for this line."""
    world = sittings.seated(under=sittings.rules(standing_bids=ticks, **settings))
    return heard(world, line, others="red green pink orange")


def heard(world: worlds.World, line: decisions.DiscussionDecision, *, by: Color = BLUE, others: str) -> worlds.World:
    """One tick later: this line had the floor, and these had something to say as well."""
    words: dict[Color, decisions.Decision] = {
        Color(name): says(f"Here is {name}.", desire=1) for name in others.split()
    }
    words[by] = dataclasses.replace(line, desire_to_speak=10)
    return sittings.following(world, sittings.resolve(world, words))


def test_by_default_everybody_is_asked_at_every_tick() -> None:
    assert asked(after_blue(says("Where?"), ticks=0)) == {RED, BLUE, GREEN, PINK, ORANGE}


def test_whoever_has_nothing_new_is_not_asked_and_whoever_spoke_is() -> None:
    assert asked(after_blue(says("Where?"))) == {BLUE}


def test_whoever_is_named_is_asked() -> None:
    assert asked(after_blue(says("I saw Pink in Admin."))) == {BLUE, PINK}


def test_whoever_is_addressed_is_asked() -> None:
    assert asked(after_blue(says("Where?", target=GREEN))) == {BLUE, GREEN}


def test_whoever_is_contradicted_is_asked() -> None:
    admin = testimony.Claim(topic=testimony.Topic.WAS_AT, subject=ORANGE, place="admin")
    storage = dataclasses.replace(admin, place="storage")
    world = sittings.seated(under=sittings.rules(standing_bids=3))
    first = dataclasses.replace(says("Admin."), claims=(admin,))
    world = heard(world, first, by=ORANGE, others="red blue green pink")
    world = sittings.after(world, orange=says("And you?", desire=0))
    spoke = scenes.told(sittings.step(world), events.Spoke)

    line = dataclasses.replace(spoke[0].event, color=RED, claims=(storage,), mentions=(), accusations=(), target=None)
    meeting = dataclasses.replace(sittings.table(world), lines=(*sittings.table(world).lines, line))

    assert ORANGE in asked(dataclasses.replace(world, meeting=meeting))


def test_a_bid_that_stands_bids_again_with_the_same_line() -> None:
    world = after_blue(says("Where?"))

    told = sittings.step(world, blue=says(""))

    kept = [each.event for each in scenes.told(told, events.BidPlaced) if each.event.is_kept]
    assert {each.bid.color for each in kept} == {RED, GREEN, PINK, ORANGE}
    assert {each.bid.desire for each in kept} == {1}
    [line] = scenes.told(told, events.Spoke)
    assert line.event.message == f"Here is {line.event.color}."


def test_a_bid_stands_no_longer_than_the_rules_say() -> None:
    world = after_blue(says("Where?"), ticks=1)

    assert asked(sittings.after(world, blue=says("I say.", desire=10))) == {RED, BLUE, GREEN, PINK, ORANGE}


def test_after_a_nudge_everybody_is_asked() -> None:
    world = sittings.seated(under=sittings.rules(standing_bids=5, nudges=(2,)))
    world = heard(world, says("Where?"), others="red green pink orange")
    world = sittings.after(world, blue=says("I say.", desire=10))

    assert sittings.table(world).nudges
    assert asked(world) == {RED, BLUE, GREEN, PINK, ORANGE}


def test_as_soon_as_voting_begins_everybody_is_asked() -> None:
    world = after_blue(says("Where?"), discussion_time=1)

    assert asked(world) == {RED, BLUE, GREEN, PINK, ORANGE}
