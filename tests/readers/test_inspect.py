"""Our logs in Inspect itself: its library reads them, its viewer shows them."""

import contextlib
import io
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from django.core.management import call_command

from games.engine.facts import events
from games.experiments.forks import fork_orders
from games.log import event_log
from games.models import Match
from games.playing import jobs
from glassbox_site.door import roles
from tests.browser import chromium
from tests.games.prepared import prepared_forks, prepared_series
from tests.games.watching.taken_home import prepared_exports
from tests.readers import others
from tests.sct import batch_files
from tests.support import downloads, people, servers

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.second, pytest.mark.alike, others.INSTALLED]
PATIENCE, TURNS = 30_000, 2_000
"""Milliseconds, and turns of the mouse wheel: the viewer renders only what is in sight."""
READ = """
import json, sys
from inspect_ai.event import timeline_build
from inspect_ai.log import read_eval_log, resolve_sample_attachments
def read(path):
    log = read_eval_log(path)
    assert read_eval_log(path, header_only=True).results == log.results
    return {"status": log.status, "samples": [told(resolve_sample_attachments(each, "full")) for each in log.samples]}
def told(sample):
    calls = [event for event in sample.events if event.event == "model"]
    anchors = [event.anchor_id for event in sample.events if event.event == "anchor"]
    branches = timeline_build(sample.events).root.branches
    assert all(branch.branched_from in anchors for branch in branches)
    return {
        "id": sample.id, "epoch": sample.epoch, "scores": {name: each.value for name, each in sample.scores.items()},
        "prompts": [event.input[0].text[:20] for event in calls][:1], "calls": len(calls),
        "spans": sorted({event.name for event in sample.events if event.event == "span_begin"}),
        "facts": sum(event.event == "info" for event in sample.events),
        "branches": [branch.branched_from for branch in branches],
    }
print(json.dumps([read(path) for path in sys.argv[1:]]))
"""


@pytest.fixture
def match() -> Match:
    return prepared_exports.of_models()


@pytest.fixture
def viewer(tmp_path: Path) -> Iterator[str]:
    port = servers.free_port()
    command = [str(others.BIN / "inspect"), "view", "start", "--log-dir", str(tmp_path), "--port", str(port)]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd=tmp_path) as process:
        try:
            _wait(f"http://127.0.0.1:{port}/")
            yield f"http://127.0.0.1:{port}/"
        finally:
            process.terminate()


def test_inspect_reads_a_match_and_a_batch_in_both_forms_and_its_viewer_shows_what_was_said(
    match: Match, tmp_path: Path, viewer: str
) -> None:
    batch = batch_files.drained(batch_files.batch(tmp_path / "batch", agents="wf vanilla", num_trials=1))
    talk = prepared_forks.parent()
    files = [tmp_path / name for name in ("match.eval", "match.json", "batch.eval", "batch.json")]
    for told, file in ((match, files[0]), (match, files[1]), (talk, tmp_path / "talk.eval")):
        call_command("export_matches", told.pk, "--format", "eval", "--out", file, stdout=io.StringIO())
    for file, ending in zip(files[2:], ("eval", "eval.json"), strict=True):
        file.write_bytes(downloads.get(f"/sct/{batch.pk}/batch.{ending}")[1])

    played, played_plainly, tried, tried_plainly = others.told(READ, *files)

    [sample] = played["samples"]
    colors = {seat.color for seat in match.seats.all()}
    assert (played, tried) == (played_plainly, tried_plainly)
    assert (played["status"], sample["scores"].keys()) == ("success", colors)
    assert all(score.keys() >= {"won", "lies_per_claim", "vote_accuracy"} for score in sample["scores"].values())
    assert sample["calls"] > 0
    assert sample["facts"] == match.head
    assert sample["prompts"][0]
    assert colors < set(sample["spans"])
    assert [(each["id"], each["epoch"]) for each in tried["samples"]] == [("vanilla", 1), ("wf", 1)]
    assert all(each["branches"] for each in tried["samples"])
    _look(viewer, _line(talk))


def test_inspect_reads_a_series_with_a_sample_a_match_and_a_fork_as_a_branch(tmp_path: Path) -> None:
    series = prepared_series.play(prepared_series.ordered())
    fork = fork_orders.place(prepared_forks.order(prepared_forks.parent(), times=1))
    continuation = Match.objects.filter(continuation__arm__fork=fork).order_by("-pk")[0]
    jobs.play_match(continuation.pk)
    files = [tmp_path / name for name in ("series.eval", "series.json", "fork.eval")]
    olga = people.person("olga", roles.OPERATOR)
    for file, ending in zip(files, ("eval", "eval.json"), strict=False):
        file.write_bytes(downloads.get(f"/series/{series.pk}/series.{ending}", olga)[1])
    call_command("export_matches", continuation.pk, "--format", "eval", "--out", files[2], stdout=io.StringIO())

    all_, plainly, gone_on = others.told(READ, *files)

    matches = Match.objects.filter(series_place__series=series).order_by("pk")
    for log in (all_, plainly):
        log["samples"].sort(key=_number)  # Inspect reads an archive by the names in it, ten before nine
    assert all_ == plainly
    assert [sample["id"] for sample in all_["samples"]] == [f"match-{match.pk}" for match in matches] != []
    for sample, match in zip(all_["samples"], matches, strict=True):
        won = {seat.color for seat in match.seats.all() if sample["scores"][seat.color]["won"]}
        assert won
        assert won == {seat.color for seat in match.seats.all() if seat.has_won}
        assert sample["branches"] == []
    [branched] = gone_on["samples"]
    begun = continuation.continuation.arm.begun
    assert branched["branches"] == [f"match-{fork.parent_id}/{begun}"]
    assert branched["facts"] == Match.objects.get(pk=continuation.pk).head > begun


def _line(match: Match) -> str:
    """The first line that was said."""
    said = (entry.event for entry in event_log.read(match.pk))
    return next(event.message for event in said if isinstance(event, events.Spoke))


def _wait(address: str) -> None:
    until = time.monotonic() + 60
    while time.monotonic() < until:
        with contextlib.suppress(httpx.TransportError):
            httpx.get(address)
            return
        time.sleep(0.1)
    raise AssertionError(f"nobody listens at {address}")


def _look(address: str, line: str) -> None:
    """Looks at a model's prompts, and scrolls down to what was said at the table."""
    with chromium.started() as browser:
        page = browser.new_page(viewport={"width": 1400, "height": 1000})
        page.goto(f"{address}#/logs/match.eval")
        page.get_by_text("Sub-agent: red").first.click(timeout=PATIENCE)
        page.get_by_text("Model Call (red)").first.wait_for(timeout=PATIENCE)
        page.goto(f"{address}#/logs/talk.eval")
        page.reload()
        page.get_by_text("Info: engine").first.hover(timeout=PATIENCE)
        said = page.get_by_text(line)
        for _turn in range(TURNS):
            if said.count():
                break
            page.mouse.wheel(0, 700)
            page.evaluate("() => new Promise(requestAnimationFrame)")
        said.first.wait_for(timeout=PATIENCE)


def _number(sample: dict[str, Any]) -> int:
    return int(sample["id"].removeprefix("match-"))
