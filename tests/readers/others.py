"""Other people's programs that read our files, in a separate environment (`make readers`)."""

import json
import os
import subprocess
from pathlib import Path
from typing import Any

import pytest

BIN = Path(__file__).resolve().parents[2] / ".readers" / "bin"
INSTALLED = pytest.mark.skipif(not BIN.exists(), reason="other people's readers are not installed: make readers")


def needs(package: str) -> pytest.MarkDecorator:
    """Skips a test that needs a package which an older `.readers` may lack."""
    found = [*BIN.parent.glob(f"lib/python3*/site-packages/{package}")]
    return pytest.mark.skipif(not found, reason=f"{package} is not installed: make readers")


def told(program: str, *arguments: object, **environ: str) -> Any:
    """Runs a Python program in `.readers`; returns the last thing it prints, read as JSON."""
    command = [str(BIN / "python"), "-P", "-c", program, *map(str, arguments)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=os.environ | environ)
    assert not done.returncode, done.stderr[-2000:]
    return json.loads(done.stdout.splitlines()[-1])
