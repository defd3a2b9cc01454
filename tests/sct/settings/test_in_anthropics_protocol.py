"""A batch whose host is asked in Anthropic's protocol, with tools and without."""

import json
from pathlib import Path

import pytest

from sct.kernel import hosts
from sct.kernel.hosts import wire
from tests.sct import batch_files
from tests.support.endpoints import anthropic_server
from tests.support.endpoints import model_replies as replies
from tests.support.endpoints.model_server import Heard, ModelServer

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.alike, pytest.mark.usefixtures("empty_redis")]


def test_trials_with_tools_and_without_are_complete(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CLAUDE_API_KEY", "sk-ant-0123456789")
    host = hosts.model("honest")

    def script(heard: Heard) -> replies.Reply:
        status, body = wire.answered(host, json.dumps(heard.body).encode())
        return replies.sends(body, status=status)

    with ModelServer(anthropic_server.in_its_tongue(script)) as server:
        api = f"{{base_url: '{server.url}', server: anthropic, api_key_env: CLAUDE_API_KEY}}"
        providers = f"- {{name: claude, model_name: claude-one, api_config: {api}}}"
        batch = batch_files.batch(
            tmp_path, agents="vanilla react wf", provider="claude", num_trials=1, providers_text=providers
        )
        batch_files.drained(batch)

    assert set(batch.trials.values_list("status", "attempt")) == {("complete", 1)}
    assert any("tool_use" in json.dumps(heard.body["messages"]) for heard in server.heard)
    assert not [heard for heard in server.heard if heard.path != "/v1/messages"]
