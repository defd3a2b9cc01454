"""Finds out whether an address is this site itself, which serves people and no models, by asking what answers there.

Every answer of this site carries a sign. Only addresses that may be this site are asked: its own ports on this machine,
and its own host names. No other server, and no provider, is ever asked.
"""

import asyncio
import functools
import re
from collections.abc import Collection, Iterator
from urllib.parse import urlsplit

from django.conf import settings
from django.utils.crypto import salted_hmac
from django.utils.translation import gettext_noop

from glassbox_site.ground import problems
from personas.llm.discovering import looking
from personas.llm.discovering.addresses import LOCAL
from personas.llm.discovering.bodies import Body

SECONDS = 2.0
RUNNING_AT = re.compile(r":(\d+), process ")


def among(addresses: Collection[str]) -> set[str]:
    """The addresses that are this site, or another installation of it. Must not be called from an event loop."""
    ports = set(_own_ports())
    near = sorted({address for address in addresses if _may_be_ours(address, ports)})
    return asyncio.run(_ours(near)) if near else set()


def problem(address: str) -> problems.Problem:
    """What is wrong with an address that is this site, and how to put it right."""
    code = gettext_noop(
        "%(address)s is this site itself, which serves no models. Start the model server at another port and name"
        " that one, or move the site (PORT=8001 make live)."
    )
    return problems.Problem(code=code, values={"address": address})


def sign() -> str:
    return _sign(settings.SECRET_KEY)


@functools.cache
def _sign(secret: str) -> str:
    return salted_hmac("personas.ourselves", "who", secret=secret).hexdigest()[:16]


async def _ours(addresses: Collection[str]) -> set[str]:
    async with looking.client() as asking:
        answers = await asyncio.gather(
            *(looking.get(asking, f"{address.rstrip('/')}/models", SECONDS) for address in addresses)
        )
    pairs = zip(addresses, answers, strict=True)
    return {address for address, body in pairs if isinstance(body, Body) and body.is_our_own}


def _may_be_ours(address: str, own_ports: Collection[int]) -> bool:
    try:
        parts = urlsplit(address)
        name, port = parts.hostname or "", parts.port or (443 if parts.scheme == "https" else 80)
    except ValueError:
        return False
    if LOCAL.fullmatch(name):
        return port in own_ports
    return name.lower() in {host.lstrip(".").strip("[]").lower() for host in settings.ALLOWED_HOSTS}


def _own_ports() -> Iterator[int]:
    """The ports in this process's settings, and that of the site running from the same data folder, if one does."""
    yield from settings.OWN_PORTS
    try:
        running = RUNNING_AT.search((settings.VAR / "live.lock").read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError):
        return
    if running is not None:
        yield int(running[1])
