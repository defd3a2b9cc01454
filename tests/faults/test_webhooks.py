"""Webhook deliveries survive the death of the process that was sending them."""

import subprocess
import sys
from typing import Any

import pytest

from glassbox_site.environment import env
from tests.site.webhooks import receivers
from tests.support import servers
from tests.support.hard_times import times
from tests.support.sites import same_house

pytestmark = [
    pytest.mark.second, pytest.mark.faults, pytest.mark.databases, pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("empty_redis"),
]  # fmt: skip


def test_a_sweeper_that_is_killed_in_the_midst_of_a_delivery_loses_none(settings: Any) -> None:
    settings.WEBHOOKS_PRIVATE = True
    with receivers.receiver() as here:
        here.open.clear()
        webhook = receivers.made(here.url, token="a-wish")
        with servers.ended(first := sweeper()):
            times.until(lambda: bool(here.heard), 60)
            first.kill()
        here.open.set()
        assert receivers.state(webhook) == [(f"webhook-{webhook.pk}", "waiting", 0)]

        with servers.ended(sweeper()):
            times.until(lambda: receivers.state(webhook)[0][1] == "arrived", 90)

    assert [heard.event for heard in here.heard] == [f"webhook-{webhook.pk}"] * 2
    assert len({heard.body for heard in here.heard}) == 1


def sweeper() -> "subprocess.Popen[bytes]":
    command = [sys.executable, "manage.py", "sweep", "--no-exhibition"]
    environ = same_house.environment() | {"WEBHOOKS_PRIVATE": "1"}
    return subprocess.Popen(command, cwd=env.PROJECT, env=environ)
