"""The golden files of the prompts: what is sent, word for word.

`python -m tests.games.players.models.prompting.golden` writes them anew.
"""

from collections.abc import Iterator
from pathlib import Path

from games.engine import maps
from games.engine.facts import rules
from games.engine.facts.identities import Color
from games.players.models.prompting import blocks, prompt_assembler, rulebook, seating
from tests.games.players.models.prompting import situations

FOLDER = Path(__file__).parent / "golden"
ROLES = ("crewmate", "impostor")


def prompts() -> Iterator[tuple[str, str]]:
    """Every golden file's name with the text that should be in it."""
    for name in maps.DRAWINGS:
        players = maps.load(name).max_players
        for told in rulebook.Told:
            text = rulebook.rulebook(rules.recommended(players, name), maps.load(name), told)
            yield f"rules/{name}_{told}" if told is rulebook.Told.SHORT else f"rules/{name}", text
    yield "seats/people_told", seat("crewmate", "", people=(Color.GREEN, Color.PINK))
    yield "seats/nobody_told", seat("crewmate", "", people=())
    for role in ROLES:
        for tier, advice in situations.TIERS.items():
            yield f"seats/{role}_{tier}", seat(role, advice)
        for kind in situations.MOMENTS:
            yield f"questions/{kind}_{role}", asked(kind, role)


def seat(role: str, advice: str, people: tuple[Color, ...] | None = None) -> str:
    cast = seating.Casting(
        name="Ada",
        persona="Cold, precise, never wrong twice.",
        tier=advice,
        lessons=("Stay with two others.",),
        people=people,
    )
    return blocks.joined(prompt_assembler.seat(cast, situations.situation("action", role).known).blocks)


def asked(kind: str, role: str) -> str:
    """Everything after the rules and the seat."""
    messages = situations.situation(kind, role).prompt()[2:]
    return "\n\n--------\n\n".join(message.text for message in messages)


def write() -> None:
    texts = dict(prompts())
    for stale in stored() - texts.keys():
        (FOLDER / f"{stale}.txt").unlink()
    for name, text in texts.items():
        path = FOLDER / f"{name}.txt"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f"{text}\n", encoding="utf-8")


def stored() -> set[str]:
    return {path.relative_to(FOLDER).with_suffix("").as_posix() for path in FOLDER.rglob("*.txt")}


if __name__ == "__main__":
    write()
