"""Cells of tables that people open: no words of a model, nor anybody's name, become a formula of theirs."""

from typing import Any

FORMULA = ("=", "+", "-", "@", "＝", "＋", "－", "＠", "\t", "\r", "\n")


def harmless(value: Any) -> Any:
    """A text that a spreadsheet would take for a formula is marked as text. What is so is `true` in every table, as it
    is in JSON."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return f"'{value}" if isinstance(value, str) and value.startswith(FORMULA) else value
