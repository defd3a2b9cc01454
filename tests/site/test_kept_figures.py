"""Benchmark figures are compared with the kept ones, on whatever machine."""

import json
from pathlib import Path

import pytest

from benchmarks import kept
from glassbox_site.environment import env


@pytest.fixture(autouse=True)
def results(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(kept, "RESULTS", tmp_path)
    monkeypatch.setattr(kept, "FOUND", {})
    monkeypatch.setattr("sys.argv", ["kettle.py"])
    return tmp_path


def measured(monkeypatch: pytest.MonkeyPatch, *, loops: float, seconds: float, speed: float, queries: float) -> None:
    monkeypatch.setattr(kept, "reference", lambda: loops)
    with kept.figures("benchmarks/kettle.py"):
        kept.seconds("to boil", seconds)
        kept.speed("cups", speed)
        kept.less("queries", queries)


def keep(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KEEP", "1")
    measured(monkeypatch, loops=1000, seconds=2.0, speed=50, queries=7)
    monkeypatch.delenv("KEEP")


def test_what_takes_longer_only_because_the_machine_does_is_not_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    keep(monkeypatch)

    measured(monkeypatch, loops=500, seconds=4.0, speed=25, queries=7)

    assert "worse" not in capsys.readouterr().out


def test_what_takes_as_long_on_a_machine_twice_as_fast_has_become_slower(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    keep(monkeypatch)

    measured(monkeypatch, loops=2000, seconds=2.0, speed=50, queries=7)

    told = capsys.readouterr().out
    assert "2.00 times worse: to boil 2, kept 2" in told
    assert "2.00 times worse: cups 50, kept 50" in told


def test_what_is_counted_is_worse_on_any_machine(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    keep(monkeypatch)

    measured(monkeypatch, loops=1000, seconds=2.0, speed=50, queries=14)

    assert "2.00 times worse: queries 14, kept 7" in capsys.readouterr().out


def test_nothing_is_kept_unless_that_is_wished(monkeypatch: pytest.MonkeyPatch, results: Path) -> None:
    measured(monkeypatch, loops=1000, seconds=2.0, speed=50, queries=7)

    assert list(results.iterdir()) == []


def test_what_is_kept_says_where_and_when_it_was_measured(monkeypatch: pytest.MonkeyPatch, results: Path) -> None:
    keep(monkeypatch)

    told = json.loads((results / "kettle.json").read_text(encoding="utf-8"))

    assert all(told[name] for name in ("on", "machine", "reference", "figures"))


def test_every_benchmark_that_can_be_run_tells_figures() -> None:
    files = [path.read_text(encoding="utf-8") for path in (env.PROJECT / "benchmarks").glob("*.py")]
    runnable = [text for text in files if 'if __name__ == "__main__":' in text]

    assert len(runnable) > 10
    assert [text.splitlines()[0] for text in runnable if "kept.figures(__file__)" not in text] == []
