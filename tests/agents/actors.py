"""Stand-ins for a model that can read: they know nothing but the prompt, and answer in the form it asks for."""

import json
import random
import re
from collections.abc import Sequence

KIND = re.compile(r"^# Question: ([A-Z]+)$", re.MULTILINE)
MENU = re.compile(r"Choose one id of this menu:\n(.*?)\nAnswer with", re.DOTALL)
IDS = re.compile(r"(?:^|\s)([a-z_]+(?::[a-z0-9_]+)*)(?=\s|$)(?! \()", re.MULTILINE)
CANDIDATES = re.compile(r"(?:vote now for one of|Vote now for one of): ([a-z, ]+)")


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
    shown = MENU.findall(words)[-1]
    return IDS.findall(re.sub(r" \([^)]*\)", "", shown))


def _action(words: str, luck: random.Random) -> dict[str, object]:
    ids = menu(words)
    urgent = [each for each in ids if each.startswith(("report", "kill", "task"))]
    return {"choice": luck.choice(urgent or ids)}


def _discussion(words: str, luck: random.Random) -> dict[str, object]:
    candidates = _candidates(words)
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
