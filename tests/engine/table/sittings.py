"""Meetings in tests: who is there, and what they say. Whoever is not mentioned says nothing, and reacts quietly."""

from collections.abc import Iterable, Mapping, Sequence

from games.engine import referee
from games.engine.facts import decisions, events, identities
from games.engine.facts import rules as ruling
from games.engine.facts.dice import Dice
from games.engine.ship import interlude
from games.engine.state import ledger as ledgers
from games.engine.state import world as worlds
from tests.engine import scenes, steps

Color = identities.Color
FIVE = "cafeteria: red! blue green pink orange"


def rules(*, impostors: int = 1, **settings: object) -> ruling.MatchRules:
    return ruling.MatchRules(impostors=impostors, **settings)  # type: ignore[arg-type] # each test names its own


def seated(
    drawing: str = FIVE,
    *,
    under: ruling.MatchRules | None = None,
    caller: Color | None = None,
    body: Color | None = None,
) -> worlds.World:
    """Everybody of the drawing at the table; the first of the living has pressed the button if nobody is named."""
    ledger = scenes.drawn(drawing, rules=under)
    interlude.call(ledger, caller=caller or ledger.world.living[0], body=body)
    return ledger.world


def says(
    message: str = "Where?",
    *,
    desire: int = 5,
    target: Color | None = None,
    vote: identities.Ballot | None = None,
    thought: str = "",
) -> decisions.DiscussionDecision:
    return decisions.DiscussionDecision(
        message=message, desire_to_speak=desire, target=target, vote_action=vote, internal_thought=thought
    )


def votes(ballot: identities.Ballot) -> decisions.DiscussionDecision:
    return says("", vote=ballot)


def step(world: worlds.World, seed: int = 1, **given: decisions.Decision) -> list[ledgers.Entry]:
    """What follows if these players answer so, and the rest answer as little as is legal."""
    return resolve(world, {Color(name): answer for name, answer in given.items()}, seed)


def resolve(world: worlds.World, given: Mapping[Color, decisions.Decision], seed: int = 1) -> list[ledgers.Entry]:
    answers = {ask.color: given.get(ask.color, least(ask)) for ask in referee.who_decides(world)}
    return steps.resolve(world, answers, Dice(seed))


def after(world: worlds.World, seed: int = 1, **given: decisions.Decision) -> worlds.World:
    return referee.fold(step(world, seed, **given), world)


def ticks(world: worlds.World, count: int, **given: decisions.Decision) -> worlds.World:
    """The world after the same answers `count` times."""
    for seed in range(count):
        world = after(world, seed, **given)
    return world


def least(ask: decisions.Ask) -> decisions.Decision:
    match ask:
        case decisions.DiscussionAsk():
            return says("", desire=0)
        case decisions.ReactionAsk() | decisions.ConsolidationAsk():
            return decisions.NotesDecision()
        case decisions.GhostAsk():
            return decisions.GhostDecision()
        case _:
            return decisions.NoDecision(reason="asleep")


def poll(world: worlds.World, **ballots: identities.Ballot) -> list[ledgers.Entry]:
    """These players all vote in one tick, without a word."""
    return cast(world, {Color(name): ballot for name, ballot in ballots.items()})


def cast(world: worlds.World, ballots: Mapping[Color, identities.Ballot]) -> list[ledgers.Entry]:
    return resolve(world, {color: votes(ballot) for color, ballot in ballots.items()})


def following(world: worlds.World, entries: Iterable[ledgers.Entry]) -> worlds.World:
    return referee.fold(entries, world)


def table(world: worlds.World) -> worlds.Meeting:
    assert world.meeting is not None
    return world.meeting


def spoken(entries: Iterable[ledgers.Entry]) -> list[str]:
    return [told.event.message for told in scenes.told(entries, events.Spoke)]


def stumbles(entries: Iterable[ledgers.Entry]) -> list[tuple[Color, str]]:
    return [(told.event.color, told.event.reason) for told in scenes.told(entries, events.Stumbled)]


def outcome(entries: Sequence[ledgers.Entry]) -> events.Ejected | events.NobodyEjected:
    [end] = [entry.event for entry in entries if isinstance(entry.event, events.Ejected | events.NobodyEjected)]
    return end


def perceived(viewer: Color | str, entries: Sequence[ledgers.Entry]) -> list[events.Event]:
    return [entry.event for entry in entries if (entry.public if viewer == "public" else viewer in entry.audience)]
