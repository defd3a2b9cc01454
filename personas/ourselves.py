"""Whether an address is this site itself, which serves people and no models: asked of whoever answers there.

Every answer of ours carries a sign. Asked is only where this site may be: at its own ports on this machine, and under
its own names. No other server, and no provider, ever notices.
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
    """Those of the addresses that are this site, or another one of its kind. Needs no event loop."""
    ports = set(_own_ports())
    near = sorted({address for address in addresses if _may_be_ours(address, ports)})
    return asyncio.run(_ours(near)) if near else set()


def problem(address: str) -> problems.Problem:
    """What is wrong with such an address, and what helps."""
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
    """Of this process's settings, and of the site that runs from the same data folder, wherever it was told to."""
    yield from settings.OWN_PORTS
    try:
        running = RUNNING_AT.search((settings.VAR / "live.lock").read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError):
        return
    if running is not None:
        yield int(running[1])
