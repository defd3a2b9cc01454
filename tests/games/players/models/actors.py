"""Stand-ins for a model that can read: they know nothing but the prompt, and answer in the form it asks for."""

import json
import random
import re
from collections.abc import Sequence

KIND = re.compile(r"^# ([A-Z]+)\b", re.MULTILINE)
MENU = re.compile(r"^# ACTION, \d+ s, menu:\n(.*?)(?:\n\n|\Z)", re.DOTALL | re.MULTILINE)
ALIKE = re.compile(r"^([a-z_]+):\{([^}]*)\}$", re.MULTILINE)
ANY = re.compile(r"^([a-z_]+:[A-Z]+)$", re.MULTILINE)
USUAL, WAITS, ANY_PLACE = "usual", ("wait:3", "wait:10", "wait:30"), "go:PLACE"
IDS = re.compile(r"(?:^|\s)([a-z_]+(?::[a-z0-9_]+)*)(?=\s|$)(?! \()", re.MULTILINE)
CANDIDATES = re.compile(r"Vote now for one of: ([a-z, ]+)")
TABLE = re.compile(r"^At the table: ([a-z, ]+)\.$", re.MULTILINE)


def reply(words: str, luck: random.Random) -> str:
    """The answer to the last words of a prompt, a correction included."""
    found = KIND.findall(words)
    kind = found[-1] if found else "NONE"
    answer = {
        "ACTION": _action,
        "DISCUSSION": _discussion,
        "VOTE": _vote,
        "GHOST": _ghost,
        "REFLECTION": _reflection,
    }.get(kind, _notes)(words, luck)
    return json.dumps({"internal_thought": f"They want {kind.lower()}.", **answer})


def menu(words: str) -> list[str]:
    """Every id of the menu; where it leaves places to the map, only `go:PLACE` itself. Of the actions that only the
    rules list, it has no more than waiting."""
    shown = re.sub(r" \([^)]*\)", "", MENU.findall(words)[-1])
    each = ALIKE.sub(lambda alike: " ".join(f"{alike[1]}:{detail}" for detail in alike[2].split(", ")), shown)
    ids = [*IDS.findall(each), *ANY.findall(each)]
    return [*(one for one in ids if one != USUAL), *((*WAITS, ANY_PLACE) if USUAL in ids else ())]


def _action(words: str, luck: random.Random) -> dict[str, object]:
    ids = [each for each in menu(words) if not ANY.fullmatch(each)]
    urgent = [each for each in ids if each.startswith(("report", "kill", "task"))]
    return {"choice": luck.choice(urgent or ids)}


def _discussion(words: str, luck: random.Random) -> dict[str, object]:
    may_vote = '"vote_action" is null' not in words.rpartition("# DISCUSSION")[2]
    candidates = _at_the_table(words) if may_vote else []
    voting = luck.choice(candidates) if candidates and luck.random() < 0.25 else None
    return {
        "desire_to_speak": luck.randint(0, 10),
        "message": luck.choice(["Where was everybody?", "I saw red near Electrical, ask red.", "Skip?", ""]),
        "target": None,
        "vote_action": voting,
        "scratchpad_updates": {"meeting_scratch": "Red was named."},
    }


def _vote(words: str, luck: random.Random) -> dict[str, object]:
    return {"vote_action": luck.choice(_candidates(words))}


def _ghost(words: str, luck: random.Random) -> dict[str, object]:
    return {"message": luck.choice(["", "Boo."])}


def _reflection(words: str, luck: random.Random) -> dict[str, object]:
    return {"lessons": ["Never wait alone."]}


def _notes(words: str, luck: random.Random) -> dict[str, object]:
    return {"scratchpad_updates": {"people": "Red is loud."}, "suspicion": {}}


def _candidates(words: str) -> Sequence[str]:
    found = CANDIDATES.findall(words)
    return [each.strip() for each in found[-1].split(",")] if found else []


def _at_the_table(words: str) -> Sequence[str]:
    found = TABLE.findall(words)
    return [*(found[-1].split(", ") if found else []), "skip"]
