"""A client of The Glass Box League."""

from glassbox.answers import Problem
from glassbox.clients import AsyncClient, Client

__all__ = ["AsyncClient", "Client", "Problem"]
