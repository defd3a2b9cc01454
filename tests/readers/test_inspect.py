"""Our logs in the hands of Inspect itself: its library reads them, its viewer shows them."""

import contextlib
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from django.core.management import call_command

from games.models import Match
from sct.exports import inspect_samples
from tests.browser import chromium
from tests.games.watching.taken_home import prepared_exports
from tests.readers import others
from tests.sct import batch_files
from tests.support import servers

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.second, others.INSTALLED]
READ = """
import json, sys
from inspect_ai.event import timeline_build
from inspect_ai.log import read_eval_log, resolve_sample_attachments
log = read_eval_log(sys.argv[1])
told = []
for sample in log.samples:
    sample = resolve_sample_attachments(sample, "full")
    calls = [event for event in sample.events if event.event == "model"]
    told.append({
        "id": sample.id, "epoch": sample.epoch, "scores": sorted(sample.scores), "events": len(sample.events),
        "prompts": [event.input[0].text[:20] for event in calls][:1], "calls": len(calls),
        "spans": sorted({event.name for event in sample.events if event.event == "span_begin"}),
        "root": timeline_build(sample.events).root.name,
    })
print(json.dumps({"status": log.status, "samples": told}))
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


def test_inspect_reads_a_match_and_a_batch_and_its_viewer_shows_them(match: Match, tmp_path: Path, viewer: str) -> None:
    batch = batch_files.drained(batch_files.batch(tmp_path / "batch", agents="wf vanilla", num_trials=1))
    call_command("export_matches", match.pk, "--format", "eval", "--out", tmp_path / "match.eval", verbosity=0)
    (tmp_path / "batch.eval").write_bytes(b"".join(inspect_samples.pieces(batch)))

    played, tried = (others.told(READ, tmp_path / name) for name in ("match.eval", "batch.eval"))

    [sample] = played["samples"]
    colors = sorted(seat.color for seat in match.seats.all())
    assert (played["status"], sample["scores"]) == ("success", colors)
    assert sample["calls"] > 0
    assert sample["prompts"][0]
    assert set(colors) < set(sample["spans"])
    assert [(each["id"], each["epoch"]) for each in tried["samples"]] == [("vanilla", 1), ("wf", 1)]
    _look(viewer)


def _wait(address: str) -> None:
    until = time.monotonic() + 60
    while time.monotonic() < until:
        with contextlib.suppress(httpx.TransportError):
            httpx.get(address)
            return
        time.sleep(0.1)
    raise AssertionError(f"nobody listens at {address}")


def _look(address: str) -> None:
    with chromium.started() as browser:
        page = browser.new_page()
        page.goto(address)
        page.get_by_text("among_us").first.wait_for(timeout=30_000)
        page.get_by_text("among_us").first.click()
        page.get_by_text("Who are the impostors?").first.wait_for(timeout=30_000)
