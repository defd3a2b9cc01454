"""Whole matches, played by deciders that do not think."""

import dataclasses
from collections.abc import Callable, Iterator

from games.engine import maps, referee
from games.engine.facts import actions, decisions, events, identities, testimony
from games.engine.facts import rules as ruling
from games.engine.facts.dice import Dice
from games.engine.state import ledger as ledgers
from games.engine.state import world as worlds

Color = identities.Color
Decider = Callable[[worlds.World, decisions.Ask, Dice], decisions.Decision]
COLORS = tuple(Color)
NOTES = (testimony.Note(pad=identities.Pad.PLAN, text="stay together"),)


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Played:
    """A finished match."""

    entries: list[ledgers.Entry]
    world: worlds.World


def lineup(players: int) -> tuple[events.Seat, ...]:
    return tuple(events.Seat(color=color, name=color.title()) for color in COLORS[:players])


def play(
    seed: int,
    players: int = 8,
    rules: ruling.MatchRules | None = None,
    decide: Decider | None = None,
) -> Played:
    """Plays a match to its end."""
    entries: list[ledgers.Entry] = []
    for step in steps(seed, players, rules or ruling.recommended(players), decide or at_random):
        entries += step.entries
    return Played(entries=entries, world=step.world)


def steps(seed: int, players: int, rules: ruling.MatchRules, decide: Decider) -> Iterator[ledgers.Step]:
    """Plays a match step by step. Deciders are shown the truth, which players never are."""
    dice = Dice(seed)
    step = referee.open_match(lineup(players), rules, maps.load(rules.map), dice)
    yield step
    while not referee.is_over(step.world):
        world = step.world
        answers = {ask.color: decide(world, ask, dice) for ask in referee.who_decides(world)}
        step = referee.resolve(world, answers, dice)
        yield step


def at_random(world: worlds.World, ask: decisions.Ask, dice: Dice) -> decisions.Decision:
    """Legal choices, all equally likely."""
    purpose = f"decide/{world.seq}/{ask.color}"
    match ask:
        case decisions.ActionAsk():
            return decisions.ActionDecision(action=dice.pick(purpose, ask.menu))
        case decisions.DiscussionAsk():
            return _talk(world, ask, dice, purpose)
        case decisions.VoteAsk():
            return decisions.VoteDecision(vote_action=dice.pick(purpose, ask.candidates))
        case decisions.GhostAsk():
            return decisions.GhostDecision(message=dice.pick(purpose, ("", "boo")))
        case decisions.ReflectionAsk():
            return decisions.ReflectionDecision(lessons=("never wait alone",))
        case decisions.ReactionAsk():
            return decisions.NotesDecision(internal_thought="hm", suspicions=_doubts(world))
        case decisions.ConsolidationAsk():
            return decisions.NotesDecision(scratchpad_updates=NOTES)


def _talk(world: worlds.World, ask: decisions.DiscussionAsk, dice: Dice, purpose: str) -> decisions.DiscussionDecision:
    named = dice.pick(f"{purpose}/named", world.seats)
    votes = ask.may_vote and dice.roll(f"{purpose}/votes", 1, 6) == 1
    return decisions.DiscussionDecision(
        message=dice.pick(f"{purpose}/says", (f"I saw {named} vent", f"{named} was with me", "where?", "")),
        desire_to_speak=dice.roll(f"{purpose}/desire", 0, 10),
        vote_action=dice.pick(f"{purpose}/vote", ask.candidates) if votes else None,
        scratchpad_updates=NOTES if votes else (),
    )


def _doubts(world: worlds.World) -> tuple[testimony.Suspicion, ...]:
    return (testimony.Suspicion(color=world.seats[0], percent=50),)


def idle(world: worlds.World, ask: decisions.Ask, dice: Dice) -> decisions.Decision:
    """Does as little as it can."""
    if isinstance(ask, decisions.ActionAsk):
        return decisions.ActionDecision(action=actions.Wait(seconds=30))
    return decisions.NoDecision(reason="asleep")


EAGER = (
    actions.Report,
    actions.Kill,
    actions.Mend,
    actions.PressButton,
    actions.EnterVent,
    actions.MoveVent,
    actions.ExitVent,
    actions.DoTask,
    actions.Sabotage,
    actions.Watch,
)


def eager(world: worlds.World, ask: decisions.Ask, dice: Dice) -> decisions.Decision:
    """Mostly does what advances the match, and finishes what it has begun."""
    if not isinstance(ask, decisions.ActionAsk):
        return at_random(world, ask, dice)
    purpose = f"eager/{world.seq}/{ask.color}"
    if actions.Continue() in ask.menu and dice.roll(f"{purpose}/goes on", 1, 4) > 1:
        return decisions.ActionDecision(action=actions.Continue())
    for kind in EAGER:
        found = [action for action in ask.menu if isinstance(action, kind)]
        if found and dice.roll(f"{purpose}/{kind.__name__}", 1, 4) > 1:
            return decisions.ActionDecision(action=dice.pick(purpose, found))
    return at_random(world, ask, dice)


def hostile(world: worlds.World, ask: decisions.Ask, dice: Dice) -> decisions.Decision:
    """Every second answer is something that must not be accepted as it stands."""
    purpose = f"hostile/{world.seq}/{ask.color}"
    if dice.roll(f"{purpose}/behaves", 1, 2) == 1:
        return eager(world, ask, dice)
    return dice.pick(purpose, _nonsense(world, ask, dice, purpose))


def _nonsense(world: worlds.World, ask: decisions.Ask, dice: Dice, purpose: str) -> tuple[decisions.Decision, ...]:
    somebody = dice.pick(f"{purpose}/somebody", COLORS)
    return (
        decisions.NoDecision(reason="unreadable"),
        decisions.ActionDecision(action=actions.Kill(victim=somebody)),
        decisions.ActionDecision(action=actions.Report(body=somebody)),
        decisions.ActionDecision(action=actions.GoTo(place="the moon")),
        decisions.ActionDecision(action=actions.DoTask(task="no such task", stage=-1)),
        decisions.ActionDecision(action=actions.MoveVent(vent="vent_admin")),
        decisions.ActionDecision(action=actions.Mend(console="toaster")),
        decisions.DiscussionDecision(message="", desire_to_speak=10**9, target=somebody),
        decisions.DiscussionDecision(message="x" * 5000, desire_to_speak=-5, vote_action=somebody),
        decisions.VoteDecision(vote_action=somebody),
        decisions.GhostDecision(message="let me out"),
        decisions.ReflectionDecision(lessons=("",)),
        decisions.NotesDecision(internal_thought="who am I"),
    )
