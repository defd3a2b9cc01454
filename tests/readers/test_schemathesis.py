"""Schemathesis tests the whole interface for programs, health and files included, with what its schema allows and what
it does not: as a stranger, a reader, an operator and an admin."""

import re
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path

import pytest
import redis
from django.apps import apps
from django.conf import settings

from glassbox_site.door import roles
from glassbox_site.models import ApiToken, Pulse
from personas.models import Deed
from tests.games.prepared import prepared_forks, prepared_series
from tests.readers import others
from tests.sct import batch_files
from tests.site.interface import tokens
from tests.support import servers
from tests.support.sites import site as sites
from tests.support.sites import web

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.second, others.INSTALLED]
CHECKS = (
    "not_a_server_error", "status_code_conformance", "content_type_conformance", "response_schema_conformance",
    "ignored_auth",
)  # fmt: skip
EXAMPLES = 4
SETTINGS = """
[[operations]]
include-operation-id = "health"
checks.not_a_server_error.expected-statuses = ["200", "503"]
"""
"""Allows the answer that the house is not well."""


def asked(address: str, report: Path, headers: Sequence[str] = ()) -> str:
    """Runs Schemathesis and returns its output; fails if any check fails."""
    settings_file = report.with_suffix(".toml")
    settings_file.write_text(SETTINGS, encoding="utf-8")
    command = [
        *(
            str(others.BIN / "st"),
            "--config-file",
            str(settings_file),
            "run",
            f"{address}/api/v1/openapi.json",
            "--url",
            address,
        ),
        *("--phases", "fuzzing", "--max-examples", str(EXAMPLES), "--checks", ",".join(CHECKS)),
        *("--seed", "7", "--generation-database", "none", "--warnings", "off", "--no-color"),
        *("--report", "har", "--report-har-path", str(report)),
        *(part for header in headers for part in ("--header", header)),
    ]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=report.parent)
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
    return report.read_text(encoding="utf-8")


def test_nobody_reader_operator_and_admin_are_told_nothing_undocumented_and_no_secret(
    tmp_path: Path, empty_redis: redis.Redis
) -> None:
    prepared_forks.ordered()
    prepared_series.ordered()
    batch_files.drained(batch_files.batch(tmp_path / "batch", num_trials=1))
    read, order, configure = _header("read"), _header("order"), _header("configure", role=roles.ADMIN)
    there, port = house(), servers.free_port()
    address = f"http://127.0.0.1:{port}"

    dressed()
    with web.process(port):
        said = asked(address, tmp_path / "nobody.har")
        said += asked(address, tmp_path / "reader.har", [read])
        assert house() == there
        said += asked(address, tmp_path / "operator.har", [order])
        said += asked(address, tmp_path / "admin.har", [configure])

    hidden = [settings.SECRET_KEY, *ApiToken.objects.values_list("digest", flat=True)]
    assert [secret for secret in hidden if secret in said] == []
    places = (r"/api/v1/health/", r"/matches/\d+/log\.ndjson")
    assert [place for place in places if not re.search(re.escape(address) + place, said)] == []


def dressed() -> None:
    """Provides the static files that error pages need to be rendered in full."""
    shutil.copytree(sites.house() / "static", settings.VAR / "static", dirs_exist_ok=True)


def house() -> dict[str, object]:
    """Row counts of all tables, and the whole trail, without the pulse, which the health page itself writes."""
    kept = [model for model in apps.get_models() if model._meta.managed and model is not Pulse]
    counted: dict[str, object] = {model._meta.label: model._default_manager.count() for model in kept}
    return counted | {"trail": list(Deed.objects.order_by("pk").values())}


def _header(scope: str, role: str = roles.OPERATOR) -> str:
    [(name, value)] = tokens.headers(scope, role=role).items()
    return f"{name}: {value}"
