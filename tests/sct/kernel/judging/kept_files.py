"""Trial files as earlier releases wrote them: for all kinds of agents, host tempers, games and modes."""

import gzip
import json
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent / "kept"


def all_of(name: str) -> list[dict[str, Any]]:
    lines = gzip.decompress((FOLDER / f"{name}.ndjson.gz").read_bytes()).splitlines()
    return [json.loads(line) for line in lines]
