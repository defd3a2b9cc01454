"""Kept figures: the last ones of each benchmark, and what has become worse since. KEEP=1 keeps those of this run.

A figure that depends on the machine's speed is compared relative to a plain loop that is timed in the same run.
"""

import contextlib
import dataclasses
import datetime
import json
import os
import platform
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

RESULTS = Path(__file__).parent / "results"
WORTH_TELLING = 1.15
"""Figures vary by up to this factor from run to run; only what is worse than that is reported."""
ROUNDS = 200_000


@dataclasses.dataclass(frozen=True, slots=True)
class Figure:
    value: float
    is_better: str
    """`more` or `less`."""
    is_speed: bool


FOUND: dict[str, Figure] = {}


def speed(name: str, each_second: float) -> None:
    FOUND[name] = Figure(round(each_second, 3), "more", is_speed=True)


def seconds(name: str, value: float) -> None:
    FOUND[name] = Figure(round(value, 6), "less", is_speed=True)


def more(name: str, value: float) -> None:
    """A figure that should be high, and does not depend on the machine's speed."""
    FOUND[name] = Figure(round(value, 4), "more", is_speed=False)


def less(name: str, value: float) -> None:
    FOUND[name] = Figure(round(value, 4), "less", is_speed=False)


@contextlib.contextmanager
def figures(benchmark: str) -> Iterator[None]:
    """Compares the figures found within with the kept ones; with KEEP=1, replaces those."""
    before = reference()
    yield
    loops = (before + reference()) / 2
    kept = RESULTS / f"{Path(benchmark).stem}.json"
    if kept.exists():
        print(*_worse(json.loads(kept.read_text(encoding="utf-8")), loops), sep="\n", flush=True)
    if os.environ.get("KEEP"):
        kept.parent.mkdir(exist_ok=True)
        kept.write_text(json.dumps(_told(loops), indent=1) + "\n", encoding="utf-8")


def reference() -> float:
    """Iterations per second of a plain loop, the fastest of five runs."""
    return ROUNDS / min(_looped() for _ in range(5))


def _looped() -> float:
    started = time.perf_counter()
    total, seen = 0, dict.fromkeys(range(64), 0)
    for each in range(ROUNDS):
        seen[each & 63] = total = (total * 31 + each) & 0xFFFF
    return time.perf_counter() - started


def _worse(kept: dict[str, object], loops: float) -> Iterator[str]:
    then, was = kept["figures"], kept["reference"]
    assert isinstance(then, dict)
    assert isinstance(was, float)
    faster = loops / was
    if kept["arguments"] != sys.argv[1:]:
        yield f"kept with other arguments: {kept['arguments']}"
        return
    yield f"kept: {kept['commit']} of {kept['on']}; this machine does {faster:.2f} times what that one did"
    for name, now in FOUND.items():
        if name not in then:
            yield f"  new: {name} {now.value:g}"
        elif (times := worsening(Figure(**then[name]), now, faster)) > WORTH_TELLING:
            yield f"  {times:.2f} times worse: {name} {now.value:g}, kept {then[name]['value']:g}"


def worsening(kept: Figure, now: Figure, faster: float) -> float:
    """How many times worse `now` is than `kept`, on a machine that is `faster` times as fast as the one then."""
    less, more = (kept, now) if now.is_better == "less" else (now, kept)
    allowed = 1.0 if not now.is_speed else faster
    return more.value * allowed / less.value if less.value else 1.0 if not more.value else float("inf")


def _told(loops: float) -> dict[str, object]:
    commit = subprocess.run(["git", "describe", "--always", "--dirty"], capture_output=True, text=True, check=False)
    return {
        "on": datetime.datetime.now(datetime.UTC).date().isoformat(),
        "commit": commit.stdout.strip(),
        "machine": f"{os.cpu_count()} cores, {platform.machine()}, Python {platform.python_version()}",
        "arguments": sys.argv[1:],
        "reference": round(loops, 1),
        "figures": {name: dataclasses.asdict(figure) for name, figure in FOUND.items()},
    }
