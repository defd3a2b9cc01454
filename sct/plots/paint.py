"""What figures are painted with: on the page's dark glass, or on paper."""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Paint:
    ground: str
    text: str
    quiet: str
    grid: str
    accent: str
    ink: str
    """For words on a coloured bar."""
    of_code: Mapping[str, str]
    series: tuple[str, ...]


GLASS = Paint(
    ground="#0f1729",
    text="#e8eefb",
    quiet="#b7c3db",
    grid="#2b3a5a",
    accent="#5cd6f5",
    ink="#0b1120",
    of_code={
        "self_consistent": "#4fd39a",
        "over_confirmation": "#ff9f5a",
        "state_substitution": "#ff8fc4",
        "all_denial": "#8da6ff",
        "leakage": "#f2e36b",
        "no_secret": "#93a2c1",
        "one_yes": "#5cd6f5",
        "many_yes": "#ff9f5a",
        "no_yes": "#8da6ff",
        "error": "#ff6b6b",
        "0": "#4fd39a",
        "1": "#ff9f5a",
        "2+": "#ff8fc4",
        "never": "#93a2c1",
        "parsed": "#5cd6f5",
    },
    series=("#5cd6f5", "#ff9f5a", "#4fd39a", "#ff8fc4", "#f2e36b", "#8da6ff", "#c0a8ff", "#e8eefb"),
)
PAPER = Paint(
    ground="#ffffff",
    text="#000000",
    quiet="#333333",
    grid="#cccccc",
    accent="#0072b2",
    ink="#000000",
    of_code={
        "self_consistent": "#66c2a5",
        "over_confirmation": "#fdb863",
        "state_substitution": "#e7a3c7",
        "all_denial": "#a6b8e8",
        "leakage": "#e9dc6a",
        "no_secret": "#c8c8c8",
        "one_yes": "#8fd0ea",
        "many_yes": "#fdb863",
        "no_yes": "#a6b8e8",
        "error": "#f08a80",
        "0": "#66c2a5",
        "1": "#fdb863",
        "2+": "#e7a3c7",
        "never": "#c8c8c8",
        "parsed": "#8fd0ea",
    },
    series=("#0072b2", "#d55e00", "#009e73", "#aa4499", "#7a6a00", "#332288", "#882255", "#000000"),
)
HATCHES = {
    "over_confirmation": "////",
    "many_yes": "////",
    "1": "////",
    "state_substitution": "xxx",
    "2+": "xxx",
    "all_denial": "|||",
    "no_yes": "|||",
    "leakage": "\\\\\\\\",
    "no_secret": "--",
    "never": "--",
    "error": "++",
}
"""Colour is never alone: every class but the first has a pattern of its own within its figure."""
