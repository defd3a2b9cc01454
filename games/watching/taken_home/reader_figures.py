"""How well the reader of claims was measured to read, by version, for those who are given its verdicts.

`KEEP=1 python benchmarks/claims.py` writes down what it finds on the lines that are set aside.
"""

import json
from pathlib import Path
from typing import Any

from glassbox_site.ground.plain import proportions

FILE = Path(__file__).with_name("reader_figures.json")


def told(version: int) -> dict[str, Any] | None:
    """Shares with their intervals, in words; None for a version that was not measured."""
    sums = json.loads(FILE.read_text(encoding="utf-8")).get(str(version))
    if sums is None:
        return None
    return {
        "lines": sums["lines"],
        "note": sums.get("note", ""),
        "honest_called_liars": _share(sums["honest_called_liars"], sums["lines"]),
        **{
            kind: {
                "right": _share(sums[kind]["right"], sums[kind]["read"]),
                "found": _share(sums[kind]["found"], sums[kind]["labelled"]),
            }
            for kind in ("claims", "accusations")
        },
    }


def keep(version: int, sums: dict[str, object]) -> None:
    """Keeps the note of the version before, which says whose lines they are, until there is another."""
    known = json.loads(FILE.read_text(encoding="utf-8"))
    last = known.get(str(version)) or known[max(known, key=int)]
    known[str(version)] = {"note": last["note"], **sums}
    FILE.write_text(json.dumps(known, indent=1) + "\n", encoding="utf-8")


def _share(part: int, whole: int) -> str:
    found = proportions.wilson(part, whole)
    if found.value is None or found.low is None or found.high is None:
        return "none of none"
    return f"{found.value:.1%} ({part} of {whole}; 95 % interval {found.low:.1%} to {found.high:.1%})"
