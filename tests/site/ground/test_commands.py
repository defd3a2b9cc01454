"""What every command of `manage.py` does alike."""

import os
import subprocess
import sys

import pytest

from glassbox_site.environment import env


@pytest.mark.parametrize(
    "unbuffered", ["", pytest.param("1", marks=pytest.mark.second)], ids=["at-the-end", "line-by-line"]
)
def test_a_reader_that_has_gone_ends_a_command_without_complaint(unbuffered: str) -> None:
    reading, writing = os.pipe()
    os.close(reading)

    ended = subprocess.run(
        [sys.executable, "manage.py", "help"],
        cwd=env.PROJECT,
        env=os.environ | {"PYTHONUNBUFFERED": unbuffered},
        stdout=writing,
        stderr=subprocess.PIPE,
        check=False,
    )
    os.close(writing)

    assert (ended.returncode, ended.stderr) == (141, b"")
