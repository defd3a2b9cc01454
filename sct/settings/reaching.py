"""Checks before a batch is ordered whether its endpoints can be reached; the result is only a hint."""

import socket
import urllib.request
from collections.abc import Iterable
from urllib.parse import urlsplit

from sct.settings import providers

SECONDS = 1.0
PORTS = {"http": 80, "https": 443}


def unreachable(wanted: Iterable[providers.Provider]) -> dict[str, list[str]]:
    """The names of providers by address, for addresses that do not answer. Those behind a proxy are not checked."""
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
