"""Whether the database can be written, as this process knows it: told by whoever finds out, read by pages and sockets.

While nothing can be written, no row can say why matches and batches stand still. So it is kept in memory, and each
process that shows pages finds it out for itself (`running/pulse.py`).
"""


class _Known:
    """For all threads of this process."""

    def __init__(self) -> None:
        self.obstacle: str | None = None


_known = _Known()


def tell(obstacle: str | None) -> None:
    """The error that keeps the database from being written; None if it can be written."""
    _known.obstacle = obstacle


def obstacle() -> str | None:
    return _known.obstacle


def is_known() -> bool:
    """Whether nothing can be written at the moment."""
    return _known.obstacle is not None
