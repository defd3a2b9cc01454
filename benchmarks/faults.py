"""The hall of faults at its full length: what befalls a house with a match, its spectators and a batch.

Run: python benchmarks/faults.py [--briefly] [NAME...]. Each scene is a site of its own with a match among models, one
spectator in front of each kind of view, and a batch, both against a stand-in endpoint; pages are read all the time.
Printed are the answers by code while it lasted, the slowest, what `/healthz` named, the seconds from the cause's end
until match and batch had both come further, the frames that a spectator missed, the trials by what became of them, and
the questions that left no trace (on their way when somebody died) beside how often match and trial were taken up.
"""

import argparse
import os
import sys
import tempfile
from pathlib import Path

PROJECT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(PROJECT))
os.environ["DJANGO_SETTINGS_MODULE"] = "tests.settings"

import django  # noqa: E402 - the surroundings come first

django.setup()

from benchmarks import kept  # noqa: E402
from tests.support.hard_times import house, scenes, times  # noqa: E402


def enough(seconds: float) -> house.Work:
    """Work that is not done before the cause ends where the house works on as if there were none: a match among models
    that take their time has some ten rounds of questions."""
    return house.Work(trials=int(60 + 4 * seconds), time_limit=7200, league_seconds=min(6.0, seconds / 10))


def shown(scene: scenes.Scene, seconds: float, log: Path | None) -> None:
    with tempfile.TemporaryDirectory(prefix="glassbox-faults-") as folder, scene.build(Path(folder)) as ground:
        outcome = times.lived_through(ground, seconds, enough(seconds))
    if log:
        log.write_text(outcome.log, encoding="utf-8")
    seen = outcome.seen
    kept.seconds(f"{scene.name}: goes on after", outcome.back_after)
    kept.less(f"{scene.name}: frames missed", outcome.missed_frames)
    figures = {
        "answers": dict(seen.answers),
        "refused": dict(seen.refused),
        "slowest": f"{max(seen.seconds, default=0):.1f} s",
        "named": sorted(seen.named),
        "goes on meanwhile": outcome.goes_on,
        "goes on after": f"{outcome.back_after:.1f} s",
        "match": f"{outcome.match}, log {'whole' if outcome.has_whole_log else 'BROKEN'}, {outcome.frames} entries",
        "frames missed": outcome.missed_frames,
        "trials": outcome.trials,
        "left no trace": outcome.again,
        "taken up": outcome.claims,
    }
    print(f"{scene.name}, {seconds:g} s", *(f"{name}: {value}" for name, value in figures.items()), sep="\n  ")
    if outcome.errors:
        print("  errors:", *outcome.errors, sep="\n    ")
    sys.stdout.flush()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", help="scenes, by a part of their names; else all")
    parser.add_argument("--briefly", action="store_true", help="as the tests have them")
    parser.add_argument("--log", type=Path, help="where the site's log of the last scene is kept")
    options = parser.parse_args()
    for scene in scenes.SCENES:
        if not options.names or any(name in scene.name for name in options.names):
            shown(scene, scene.briefly if options.briefly else scene.seconds, options.log)


if __name__ == "__main__":
    with kept.figures(__file__):
        main()
