"""What a web process holds in memory, and which part of that is searched for garbage."""

import json
import subprocess
import sys

import pytest

from glassbox_site.environment import env
from glassbox_site.ground.working import garbage

LOADED = """
import gc, json
gc.{habit}()
import glassbox_site.asgi
print(json.dumps([len(gc.get_objects()) < gc.get_freeze_count(), gc.isenabled(), gc.get_threshold()[0]]))
"""


def loaded(habit: str) -> list[object]:
    """Whether most objects are frozen, whether garbage collection is on, and its first threshold."""
    command = [sys.executable, "-c", LOADED.format(habit=habit)]
    said = subprocess.run(command, cwd=env.PROJECT, capture_output=True, text=True, check=True).stdout
    return list(json.loads(said))


def test_what_the_site_consists_of_is_searched_for_garbage_by_nobody_and_the_rest_less_often() -> None:
    assert loaded("enable") == [True, True, garbage.YOUNG]


@pytest.mark.second
def test_a_process_that_never_searches_for_garbage_still_does_not() -> None:
    assert loaded("disable") == [True, False, garbage.YOUNG]
