"""Figures that a page updates have the same digits as when it is opened again."""

import json
import subprocess

from glassbox_site.environment import env
from glassbox_site.ground.plain import proportions, rounded
from tests.scripts.test_without_browser import NODE, PATIENCE_SECONDS

SCRIPT = f"""
import {{ places }} from "{env.PROJECT}/static/js/rounded.js";
import {{ readFileSync }} from "node:fs";
console.log(JSON.stringify(JSON.parse(readFileSync(0)).map((value) => [1, 2, 4].map((count) => places(value, count)))));
"""


def test_scripts_round_as_the_server_does() -> None:
    shares = [proportions.wilson(part, whole) for whole in range(1, 81) for part in range(whole + 1)]
    values = [value for share in shares for value in (share.value, share.low, share.high) if value is not None]

    done = subprocess.run(
        [NODE, "--disable-warning=MODULE_TYPELESS_PACKAGE_JSON", "--input-type=module", "-e", SCRIPT],
        input=json.dumps(values), capture_output=True, text=True, timeout=PATIENCE_SECONDS, check=True,
    )  # fmt: skip

    assert json.loads(done.stdout) == [[rounded.places(value, count) for count in (1, 2, 4)] for value in values]
