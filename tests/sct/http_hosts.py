"""The scripted hosts behind a real HTTP server that records what it heard."""

import json
from dataclasses import replace

from sct.kernel import hosts
from sct.kernel.hosts import wire
from tests.support.endpoints import model_replies as replies
from tests.support.endpoints import model_server


def serving(kind: hosts.Temper, *, delay: float = 0.0, counts: bool = True) -> model_server.ModelServer:
    """A server of scripted hosts; without `counts` it reports no tokens."""
    host = hosts.model(kind)

    def script(heard: model_server.Heard) -> replies.Reply:
        status, body = wire.answered(host, json.dumps(heard.body).encode())
        reply = replace(replies.sends(body, status=status), delay=delay)
        return reply if counts else replies.uncounted(reply)

    return model_server.ModelServer(script)


def providers_text(server: model_server.ModelServer, *names: str) -> str:
    return "\n".join(
        f"- {{name: {name}, model_name: scripted, api_config: {{base_url: '{server.url}'}}}}" for name in names
    )
