"""Whether anybody listens where a batch's models are said to be: asked before it is sent, and no more than a hint."""

import socket
import urllib.request
from collections.abc import Iterable
from urllib.parse import urlsplit

from sct.settings import providers

SECONDS = 1.0
PORTS = {"http": 80, "https": 443}


def unreachable(wanted: Iterable[providers.Provider]) -> dict[str, list[str]]:
    """Names of providers by the address where nobody answers. What is reached by a proxy is not judged."""
    names: dict[str, list[str]] = {}
    for provider in wanted:
        if provider.api_config is not None and not provider.scripted:
            names.setdefault(provider.api_config.base_url, []).append(provider.name)
    return {urlsplit(url).netloc: found for url, found in names.items() if not _is_proxied(url) and not _answers(url)}


def _is_proxied(url: str) -> bool:
    parts = urlsplit(url)
    host = parts.hostname or ""
    return parts.scheme in urllib.request.getproxies() and not urllib.request.proxy_bypass(host)


def _answers(url: str) -> bool:
    parts = urlsplit(url)
    try:
        with socket.create_connection((parts.hostname or "", parts.port or PORTS[parts.scheme]), timeout=SECONDS):
            return True
    except OSError:
        return False
