"""The state of the house, as the front page tells every visitor."""

from dataclasses import dataclass

from glassbox_site.running import health

A_MOMENT_SECONDS = 0.5
"""How long a visitor waits for a Redis that hangs."""


@dataclass(frozen=True, slots=True, kw_only=True)
class House:
    """The numbers are None while Redis is away."""

    is_well: bool
    database: bool
    can_be_written: bool
    workers: int | None
    waiting: int | None


def look() -> House:
    parts = health.glance(A_MOMENT_SECONDS)
    workers, queues = parts["workers"], parts["queues"]
    return House(
        is_well=all(part.ok for part in parts.values()),
        database="error" not in parts["database"].facts,
        can_be_written=parts["database"].ok,
        workers=workers.facts.get("alive"),
        waiting=sum(queues.facts.values()) if queues.ok else None,
    )
