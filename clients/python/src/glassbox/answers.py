"""Requests to a house and its responses, for both clients."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

import httpx
import pydantic

from glassbox import models

Shape = TypeVar("Shape", bound=pydantic.BaseModel)
HERE = "http://127.0.0.1:8000"
PROBLEM = "application/problem+json"


@dataclass(frozen=True, kw_only=True)
class Ask(Generic[Shape]):
    """One request, whose response has the given `shape`. Sent twice with the same `key`, an order is placed once."""

    method: str = "GET"
    path: str
    shape: type[Shape]
    params: Mapping[str, Any] = field(default_factory=dict)
    said: Any = None
    key: str | None = None

    def request(self, client: "httpx.Client | httpx.AsyncClient") -> httpx.Request:
        params = {name: value for name, value in self.params.items() if value is not None}
        headers = {"Idempotency-Key": self.key} if self.key else {}
        said = self.said.model_dump(mode="json") if isinstance(self.said, pydantic.BaseModel) else self.said
        return client.build_request(self.method, f"/api/v1{self.path}", params=params, json=said, headers=headers)

    def read(self, response: httpx.Response) -> Shape:
        if response.is_error:
            raise Problem.of(response)
        return self.shape.model_validate_json(response.content)


class Problem(Exception):
    """An error response: its status, all faults with path and code, and the seconds to wait before a retry, if told."""

    def __init__(self, status: int, detail: str, faults: list[models.Fault], retry_after: float | None) -> None:
        told = [f"{'.'.join(str(step) for step in fault.path)}: {fault.said}" for fault in faults]
        super().__init__("\n".join([f"{status} {detail}", *told]))
        self.status, self.faults, self.retry_after = status, faults, retry_after

    @classmethod
    def of(cls, response: httpx.Response) -> "Problem":
        seconds = response.headers.get("Retry-After", "")
        retry_after = float(seconds) if seconds.isdecimal() else None
        if not response.headers.get("Content-Type", "").startswith(PROBLEM):
            return cls(response.status_code, response.reason_phrase, [], retry_after)
        told = models.ProblemDetails.model_validate_json(response.content)
        return cls(told.status, told.detail or told.title, told.errors or [], retry_after)


def settings(address: str | None, token: str | None, *, spoilers: bool) -> dict[str, Any]:
    """The arguments of an httpx client; `spoilers=False` becomes a cookie."""
    known = token or os.environ.get("GLASSBOX_TOKEN", "")
    return {
        "base_url": address or os.environ.get("GLASSBOX_URL", HERE),
        "headers": {"Authorization": f"Bearer {known}"} if known else {},
        "cookies": {} if spoilers else {"spoilers": "off"},
        "timeout": 60.0,
    }
