"""Whose certificates are trusted: the same list for every connection of a process."""

import functools
import ssl

import httpx


@functools.cache
def trusted() -> ssl.SSLContext:
    """Built once per process, because building it takes some 30 ms."""
    return httpx.create_ssl_context()
