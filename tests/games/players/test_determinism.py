"""The same seed plays the same match, byte for byte, in every process."""

import hashlib
import os
import subprocess
import sys
from pathlib import Path

import pytest

from games.log import codec
from tests.games.players import minds

HERE = Path(__file__).resolve().parents[3]
PLAYED_ELSEWHERE = """
import hashlib
from games.log import codec
from tests.games.players import minds
print(hashlib.sha256("\\n".join(map(codec.line, minds.played(5))).encode()).hexdigest())
"""


@pytest.mark.parametrize("hash_seed", [pytest.param("0", marks=pytest.mark.second), "4711"])
def test_another_process_plays_the_same_bytes(hash_seed: str) -> None:
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(HERE)}
    command = [sys.executable, "-c", PLAYED_ELSEWHERE]

    elsewhere = subprocess.run(command, env=environment, cwd=HERE, capture_output=True, text=True, check=True)

    here = "\n".join(codec.line(entry) for entry in minds.played(5))
    assert elsewhere.stdout.strip() == hashlib.sha256(here.encode()).hexdigest()
