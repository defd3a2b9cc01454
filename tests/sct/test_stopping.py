"""A drain that is told to end, while its endpoint is ill, ends without waiting for it to get well."""

import threading
from pathlib import Path

import pytest

from personas.llm import retrying, road
from sct import models
from sct.running import drain
from tests.live.players import until
from tests.sct import batch_files, http_hosts
from tests.support import model_replies as replies
from tests.support.model_server import ModelServer

pytestmark = pytest.mark.django_db(transaction=True)
ENDLESS = retrying.Patience(base=100.0, longest=100.0)
HANGS = 20.0


def test_trials_of_an_ill_endpoint_go_back_to_the_queue(tmp_path: Path) -> None:
    with ModelServer(lambda _: replies.refuses("ill", status=500)) as server:
        batch = batch_files.batch(
            tmp_path, num_trials=3, provider="ill", providers_text=http_hosts.providers_text(server, "ill")
        )
        way = road.Road(patience=ENDLESS)
        work = drain.Drain(batch, way)

        def stop_when_all_have_been_asked() -> None:
            until(lambda: len(server.heard) == 3)
            work.stop()

        watch = threading.Thread(target=stop_when_all_have_been_asked)
        watch.start()
        work.run()
        watch.join(HANGS)
        way.close()
    assert set(batch.trials.values_list("status", "error", "owner")) == {(models.Trial.Status.QUEUED, "", "")}
    assert len(server.heard) == 3
