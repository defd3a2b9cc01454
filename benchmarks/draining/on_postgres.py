"""Runs a benchmark on a PostgreSQL of its own, which does not wait for the disk.

Run: python -m benchmarks.draining.on_postgres sct.py --workers. Only those that read BENCHMARK_DATABASE_URL use it.
"""

import os
import subprocess
import sys
from pathlib import Path

from tests.support.databases import postgres


def main() -> int:
    name, *arguments = sys.argv[1:]
    with postgres.restartable_postgres() as server:
        named = {"BENCHMARK_DATABASE_URL": server.address, "BENCHMARK_DATABASE_PID": str(server.pid)}
        command = [sys.executable, str(Path(__file__).parent.with_name(name)), *arguments]
        return subprocess.run(command, env=os.environ | named, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
