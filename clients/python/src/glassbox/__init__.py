"""A client of The Glass Box League."""

from glassbox.answers import Problem
from glassbox.awaiting import AsyncClient
from glassbox.clients import Client

__all__ = ["AsyncClient", "Client", "Problem"]
