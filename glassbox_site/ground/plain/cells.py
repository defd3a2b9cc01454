"""Cells of exported tables: no text of a model, and no name, may run as a formula in a spreadsheet."""

from typing import Any

FORMULA = ("=", "+", "-", "@", "＝", "＋", "－", "＠", "\t", "\r", "\n")


def harmless(value: Any) -> Any:
    """Marks a text that a spreadsheet would take for a formula. Booleans become `true` and `false`, as in JSON."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return f"'{value}" if isinstance(value, str) and value.startswith(FORMULA) else value
