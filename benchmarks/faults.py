"""The fault scenes at full length: how a house with a match, its spectators and a batch gets through them.

Run: python benchmarks/faults.py [--briefly] [NAME...]. Each scene is a site of its own with a match among models, one
spectator of each kind of view, and a batch, both against a stand-in endpoint; pages are requested all the time.
Printed: the answers by status code while the fault lasted, the slowest, what `/healthz` named, the seconds from the
fault's end until both match and batch had made progress, the frames that spectators missed, the trials by outcome, and
the questions that left no trace (in flight when a process died), beside how often match and trials were taken up.
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
    """Work that outlasts the fault even where the house carries on regardless. The models take their time: a match has
    only some ten rounds of questions."""
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
    parser.add_argument("names", nargs="*", help="scenes to run, by part of their names (default: all)")
    parser.add_argument("--briefly", action="store_true", help="scenes as short as in the tests")
    parser.add_argument("--log", type=Path, help="file to write the site's log of the last scene to")
    options = parser.parse_args()
    for scene in scenes.SCENES:
        if not options.names or any(name in scene.name for name in options.names):
            shown(scene, scene.briefly if options.briefly else scene.seconds, options.log)


if __name__ == "__main__":
    with kept.figures(__file__):
        main()
