"""The interface for programs in the hands of Schemathesis: asked for what its schema allows and what it does not, as
nobody, as a reader and as an operator. Health is left out, whose 503 is an answer, and the files, which have tests."""

import subprocess
from collections.abc import Sequence
from pathlib import Path

import pytest
import redis
from django.conf import settings
from pytest_django.live_server_helper import LiveServer

from games.models import Match, Series
from glassbox_site.models import ApiToken
from personas.models import Deed
from sct.models import Batch
from tests.games.prepared import prepared_forks, prepared_series
from tests.readers import others
from tests.sct import batch_files
from tests.site.interface import tokens

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.second, others.INSTALLED]
CHECKS = (
    "not_a_server_error", "status_code_conformance", "content_type_conformance", "response_schema_conformance",
    "ignored_auth",
)  # fmt: skip
EXAMPLES = 4


def asked(address: str, report: Path, headers: Sequence[str] = ()) -> str:
    """What it said; it fails if any check did."""
    command = [
        *(str(others.BIN / "st"), "run", f"{address}/api/v1/openapi.json", "--url", address),
        *("--phases", "fuzzing", "--max-examples", str(EXAMPLES), "--checks", ",".join(CHECKS)),
        *("--exclude-operation-id", "health", "--exclude-tag", "files"),
        *("--seed", "7", "--generation-database", "none", "--warnings", "off", "--no-color"),
        *("--report", "har", "--report-har-path", str(report)),
        *(part for header in headers for part in ("--header", header)),
    ]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=report.parent)
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
    return report.read_text(encoding="utf-8")


def test_nobody_reader_and_operator_are_told_nothing_undocumented_and_no_secret(
    live_server: LiveServer, tmp_path: Path, empty_redis: redis.Redis
) -> None:
    prepared_forks.ordered()
    prepared_series.ordered()
    batch_files.drained(batch_files.batch(tmp_path / "batch", num_trials=1))
    there = (Match.objects.count(), Series.objects.count(), Batch.objects.count(), Deed.objects.count())

    said = asked(live_server.url, tmp_path / "nobody.har")
    said += asked(live_server.url, tmp_path / "reader.har", [_header("read")])
    assert (Match.objects.count(), Series.objects.count(), Batch.objects.count()) == there[:3]
    said += asked(live_server.url, tmp_path / "operator.har", [_header("order")])

    hidden = [settings.SECRET_KEY, *ApiToken.objects.values_list("digest", flat=True)]
    assert [secret for secret in hidden if secret in said] == []


def _header(scope: str) -> str:
    [(name, value)] = tokens.headers(scope).items()
    return f"{name}: {value}"
