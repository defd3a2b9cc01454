"""Laws of the director's cuts, over a hundred matches: none too short, no kill missed, none revealed early."""

import dataclasses
import json
import subprocess
from pathlib import Path

import pytest

from games.engine.facts import rules as ruling
from games.log import codec
from games.watching import frames, kinds_shown
from tests.engine import matches
from tests.games.prepared import logs
from tests.scripts.test_without_browser import HERE, NODE, PATIENCE_SECONDS

pytestmark = pytest.mark.second
MATCHES = 100
PLAYERS = 4
RULES = dataclasses.replace(ruling.recommended(PLAYERS), time_limit=120, kill_cooldown=10.0)


def shown(lines: list[str], view: str) -> str:
    projector = frames.Projector(logs.viewer(view))
    return f"[{','.join(frame.decode() for line in lines if (frame := projector.frame(line)) is not None)}]"


def played(seed: int) -> str:
    lines = [codec.line(entry) for entry in matches.play(seed, PLAYERS, RULES, matches.eager).entries]
    return f'{{"glass":{shown(lines, "glass")},"public":{shown(lines, "public")}}}'


def test_no_scene_is_too_short_no_kill_is_missed_and_none_is_betrayed(tmp_path: Path) -> None:
    recorded = tmp_path / "matches.json"
    recorded.write_text(
        f'{{"kinds":{json.dumps(kinds_shown.kinds())},"matches":[{",".join(played(seed) for seed in range(MATCHES))}]}}'
    )

    told = subprocess.run(
        [NODE, "--disable-warning=MODULE_TYPELESS_PACKAGE_JSON", HERE / "cuts_law.js", recorded],
        capture_output=True,
        text=True,
        timeout=PATIENCE_SECONDS,
        check=True,
    ).stdout

    found = json.loads(told)
    assert found["broken"] == []
    assert found["kills"] > MATCHES // 2
    assert found["shots"] > 10 * MATCHES
