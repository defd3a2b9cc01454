"""What a web process holds: of that, what is searched for garbage."""

import subprocess
import sys

from glassbox_site.environment import env

LOADED = "import gc, glassbox_site.asgi; print(len(gc.get_objects()) < gc.get_freeze_count())"


def test_what_the_site_consists_of_is_searched_for_garbage_by_nobody() -> None:
    said = subprocess.run(
        [sys.executable, "-c", LOADED], cwd=env.PROJECT, capture_output=True, text=True, check=True
    ).stdout

    assert said == "True\n"
