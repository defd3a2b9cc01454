"""A match whose players' words, thoughts and names would do harm if a page took them for more than text."""

import dataclasses
from pathlib import Path

from games.engine.facts import decisions, events
from games.engine.facts import rules as ruling
from games.engine.facts.dice import Dice
from games.engine.state import world as worlds
from games.log import codec
from tests.engine import matches

MARKUP = "<img src=x onerror=\"window.hacked='image'\"><script>window.hacked='script'</script><b>red</b>"
RIGHT_TO_LEFT = "\u202e red is evil \u05e9\u05dc\u05d5\u05dd \u0645\u0631\u062d\u0628\u0627"
ENDLESS = "gallimaufry" * 727
NAMES = (MARKUP[:60], ENDLESS[:60])
WORDS = (MARKUP, RIGHT_TO_LEFT, ENDLESS, "\ufffd\x00\u2028half a \U0001f600 letter red", "a\u0301" * 300)
RULES = dataclasses.replace(ruling.recommended(5), time_limit=120, last_call=4)


def decide(world: worlds.World, ask: decisions.Ask, dice: Dice) -> decisions.Decision:
    decided = matches.eager(world, ask, dice)
    words = dice.pick(f"words/{world.seq}/{ask.color}", WORDS)
    if isinstance(decided, decisions.DiscussionDecision):
        return dataclasses.replace(decided, message=words[:3_900], internal_thought=words)
    if isinstance(decided, decisions.GhostDecision):
        return dataclasses.replace(decided, message=words[:3_900])
    return (
        decided if isinstance(decided, decisions.NoDecision) else dataclasses.replace(decided, internal_thought=words)
    )


def written_to(folder: Path) -> Path:
    """The log of such a match, with names of the same kind."""
    entries = matches.play(11, 5, RULES, decide).entries
    opened = entries[0].event
    assert isinstance(opened, events.MatchOpened)
    seats = tuple(dataclasses.replace(seat, name=NAMES[place % 2]) for place, seat in enumerate(opened.seats))
    entries[0] = dataclasses.replace(entries[0], event=dataclasses.replace(opened, seats=seats))
    log = folder / "hostile.ndjson"
    log.write_text("".join(f"{codec.line(entry)}\n" for entry in entries))
    return log
