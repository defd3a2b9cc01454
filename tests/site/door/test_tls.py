"""If the server itself speaks TLS, nothing bypasses it."""

import ssl
import subprocess
import sys
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from glassbox_site.environment import env
from tests.support import servers, wire
from tests.support.hard_times import certificates
from tests.support.sites import web

pytestmark = [pytest.mark.second, pytest.mark.faults]


async def test_over_tls_of_the_servers_own_all_is_said_and_no_byte_goes_past_it(tmp_path: Path) -> None:
    shown, port = certificates.made(tmp_path), servers.free_port()
    door = f"ssl:{port}:interface=127.0.0.1:privateKey={tmp_path}/key.pem:certKey={tmp_path}/{certificates.RIGHT}.pem"
    command = [sys.executable, "-m", "daphne", "-v", "0", "-e", door, "tests.support.wire:application"]

    with servers.ended(subprocess.Popen(servers.on_a_leash(command), cwd=env.PROJECT)):
        web.wait_until_it_answers(port)
        trust = ssl.create_default_context(cafile=str(shown.authority))
        async with connect(f"wss://localhost:{port}/", ssl=trust, max_size=None, proxy=None) as line:
            name, *sent = [message async for message in line]

    assert name == "QueueSink"
    assert sorted(map(len, sent)) == [size for size in wire.SIZES for _ in range(2)]
