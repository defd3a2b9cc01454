"""A worker that stood still for longer than its lease sends nothing before it has looked what is still its own."""

import time
from pathlib import Path

import pytest
from django.db.models import F

from personas.llm import road
from sct import models
from sct.work import claims, drain
from tests.games.playing.players import until
from tests.sct import batch_files, http_hosts
from tests.support.endpoints.model_server import ModelServer

pytestmark = pytest.mark.django_db(transaction=True)
Status = models.Trial.Status


class Frost:
    """Stands still once, while its first call is at the endpoint and the second waits for the place there, until its
    lease is over and others have taken over what was its own."""

    def __init__(self, server: ModelServer, batch: models.Batch) -> None:
        self._server, self._batch = server, batch
        self.is_over = False

    def __call__(self) -> None:
        if self.is_over or not self._server.heard:
            return
        self.is_over = True
        until(lambda: self._server.in_flight == 0)
        thaws_at = time.monotonic() + claims.SECONDS
        self._batch.trials.filter(status=Status.RUNNING).update(owner="other", fence=F("fence") + 1)
        until(lambda: time.monotonic() >= thaws_at)


def test_who_thaws_on_the_way_to_the_endpoint_looks_before_it_sends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(claims, "SECONDS", 1.0)
    monkeypatch.setattr(claims, "HEARTBEAT_SECONDS", 0.3)
    with http_hosts.serving("honest", delay=0.3) as server:
        one_place = f"{{base_url: '{server.url}', concurrency: 1}}"
        text = f"- {{name: honest_host, model_name: scripted, api_config: {one_place}}}"
        batch = batch_files.batch(tmp_path, providers_text=text, num_trials=2)
        frost, way = Frost(server, batch), road.Road()
        drain.Drain(batch, way, watch=frost).run()
        way.close()

    assert frost.is_over
    assert len(server.heard) == 1
    assert list(batch.trials.values_list("owner", flat=True)) == ["other", "other"]
