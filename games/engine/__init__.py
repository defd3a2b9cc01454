"""The rules: real Among Us as pure functions over an append-only log. Standard library only."""

from games.engine.happenings import every_kind  # noqa: F401 - whoever reads a log has to know what follows from it
