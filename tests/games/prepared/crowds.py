"""A match of fifteen who are all at its first table, since nobody kills, and who talk and think at length."""

import dataclasses
from pathlib import Path

from games.engine.facts import actions, decisions
from games.engine.facts import rules as ruling
from games.engine.facts.dice import Dice
from games.engine.state import world as worlds
from games.log import codec
from tests.engine import matches

PLAYERS = 15
REPEATED = 60
RULES = dataclasses.replace(ruling.recommended(PLAYERS), time_limit=120, emergency_cooldown=0, kill_cooldown=60.0)


def decide(world: worlds.World, ask: decisions.Ask, dice: Dice) -> decisions.Decision:
    decided = matches.eager(world, ask, dice)
    if isinstance(decided, decisions.DiscussionDecision):
        return dataclasses.replace(
            decided, message=_at_length(decided.message), internal_thought=_at_length("Who was it?")
        )
    if not isinstance(ask, decisions.ActionAsk):
        return decided
    if ask.color == world.seats[0] and actions.PressButton() in ask.menu:
        return decisions.ActionDecision(action=actions.PressButton())
    peaceful = [each for each in ask.menu if not isinstance(each, actions.Kill)]
    kills = isinstance(decided, decisions.ActionDecision) and isinstance(decided.action, actions.Kill)
    return decisions.ActionDecision(action=peaceful[0]) if kills else decided


def _at_length(words: str) -> str:
    return " ".join([words] * REPEATED) if words else ""


def written_to(folder: Path) -> Path:
    log = folder / "crowd.ndjson"
    entries = matches.play(3, PLAYERS, RULES, decide).entries
    log.write_text("".join(f"{codec.line(entry)}\n" for entry in entries))
    return log
