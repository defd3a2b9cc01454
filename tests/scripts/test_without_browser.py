"""The scripts that need no page, run by Node on a match that Python has played."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

from games.engine import maps
from games.engine.eyes import perspective
from games.engine.state.ledger import perceives
from games.watching import kinds_shown
from games.watching.boards import Draughtsman
from games.watching.stations import floor_plan
from tests.games.prepared import logs, orders

HERE = Path(__file__).parent / "node"
NODE = Path(sys.executable).with_name("node")
"""Node from the development tools, next to the Python that runs this."""
PATIENCE_SECONDS = 120


def boards(view: str) -> list[str]:
    """The view's board at each of its frames, as JSON."""
    known, draughtsman, found = perspective.blank(logs.viewer(view)), Draughtsman(), []
    for entry in logs.played():
        if perceives(known.viewer, entry):
            known = perspective.learn(known, entry)
            found.append(draughtsman.board(known))
    return found


def told(view: str) -> str:
    frames = ",".join(frame.decode() for frame in logs.shown(view))
    return f'{{"frames":[{frames}],"boards":[{",".join(boards(view))}]}}'


def test_the_scripts_that_need_no_page(tmp_path: Path) -> None:
    assert NODE.exists(), "Node is among the development tools: make dev"
    views = {view: told(view) for view in logs.VIEWS}
    station = floor_plan.of(maps.load(orders.SHORT.map))
    played = tmp_path / "played.json"
    played.write_text(json.dumps({"views": views, "station": station, "kinds": kinds_shown.kinds()}))

    done = subprocess.run(
        [NODE, "--disable-warning=MODULE_TYPELESS_PACKAGE_JSON", "--test", *sorted(HERE.glob("*.test.js"))],
        env={**os.environ, "PLAYED": str(played)},
        capture_output=True,
        text=True,
        timeout=PATIENCE_SECONDS,
        check=False,
    )

    assert done.returncode == 0, done.stdout + done.stderr
    passed = re.search(r"^\S* ?pass (\d+)$", done.stdout, re.MULTILINE)
    assert passed is not None, done.stdout
    assert int(passed[1]) > len(list(HERE.glob("*.test.js")))
