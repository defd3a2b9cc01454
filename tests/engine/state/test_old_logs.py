"""Logs stored by earlier releases still fold to the same world as then.

A new release adds its own files with `python -m tests.engine.state.test_old_logs RELEASE`; nobody ever changes an old
one.
"""

import json
import sys
from pathlib import Path

import pytest

from games.engine import referee
from games.engine.facts import events, reach
from games.engine.facts import rules as ruling
from games.engine.state import ledger as ledgers
from games.engine.state import world as worlds
from tests.engine import matches
from tests.engine.state import dumping
from tests.games.prepared import clerks

LOGS = Path(__file__).parents[1] / "logs"
WHISPERED_AT = 60
STORED = sorted(LOGS.glob("*.ndjson"))


def summary(world: worlds.World) -> dict[str, object]:
    """What a later engine must still find at the end of an old log."""
    outcome = world.outcome
    return {
        "seq": world.seq,
        "tick": world.tick,
        "meetings": world.meetings,
        "ended": [outcome.winner.value, outcome.reason.value] if outcome else None,
        "bodies": [f"{body.color} in {body.place}" for body in world.bodies],
        "players": {str(color): _player(player) for color, player in world.players.items()},
    }


def _player(player: worlds.Player) -> dict[str, object]:
    return {
        "role": player.role.value,
        "alive": player.alive,
        "place": player.place,
        "buttons_left": player.buttons_left,
        "finished": {task.task: list(task.finished) for task in player.tasks},
    }


def test_there_are_logs_to_read() -> None:
    assert len(STORED) >= 6


def test_the_logs_hold_every_kind_of_event() -> None:
    stored = {json.loads(line)["event"]["kind"] for path in STORED for line in path.read_text().splitlines()[:-1]}

    assert sorted(set(events.KINDS) - stored) == []


@pytest.mark.parametrize("path", STORED, ids=lambda path: path.stem)
def test_an_old_log_leads_to_the_same_world(path: Path) -> None:
    *rows, final = [json.loads(line) for line in path.read_text().splitlines()]

    world = referee.fold(dumping.load(rows))

    assert summary(world) == final


@pytest.mark.parametrize("path", STORED, ids=lambda path: path.stem)
def test_an_old_log_reads_as_it_was_written(path: Path) -> None:
    *rows, _ = [json.loads(line) for line in path.read_text().splitlines()]

    written = dumping.dump(dumping.load(rows))

    assert [_known(new, old) for new, old in zip(written, rows, strict=True)] == rows


def _known(new: dumping.Json, old: dumping.Json) -> dumping.Json:
    """The new row without fields that were added after the old one was written."""
    if isinstance(new, dict) and isinstance(old, dict):
        return {name: _known(each, old[name]) for name, each in new.items() if name in old}
    if isinstance(new, list) and isinstance(old, list):
        return [_known(a, b) for a, b in zip(new, old, strict=True)]
    return new


def store(release: str) -> None:
    """Plays one match of each of three kinds and stores them, one of them also with a clerk."""
    narrow = ruling.MatchRules(
        time_limit=180, kill_distance=reach.Reach.SHORT, crew_vision=0.5, vent_cleaning=True, short_tasks=5
    )
    games = {
        "skeld-eager": matches.play(2, players=7, rules=ruling.recommended(7), decide=matches.eager),
        "skeld-random": matches.play(23, players=8, rules=narrow, decide=matches.at_random),
        "outpost-hostile": matches.play(10, players=5, rules=_on_the_outpost(), decide=matches.hostile),
    }
    logs = {name: match.entries for name, match in games.items()}
    logs["outpost-clerk"] = [*clerks.read_by_a_clerk(logs["outpost-hostile"])]
    logs["outpost-whispered"] = _whispered(logs["outpost-hostile"])
    LOGS.mkdir(exist_ok=True)
    for name, entries in logs.items():
        rows = [*dumping.dump(entries), summary(referee.fold(entries))]
        lines = [json.dumps(row, separators=(",", ":")) for row in rows]
        (LOGS / f"{release}-{name}.ndjson").write_text("\n".join(lines) + "\n")


def _on_the_outpost() -> ruling.MatchRules:
    return ruling.recommended(5, map="outpost")


def _whispered(entries: list[ledgers.Entry]) -> list[ledgers.Entry]:
    """The beginning of a match, and then what a fork adds."""
    begun = entries[:WHISPERED_AT]
    ledger = ledgers.Ledger(referee.fold(begun))
    ledger.tell_only(ledger.world.seats[0], events.Whispered(color=ledger.world.seats[0], text="It was not Blue."))
    return [*begun, *ledger.entries]


if __name__ == "__main__":
    store(sys.argv[1])
