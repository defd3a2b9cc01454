"""The colours and patterns of figures, on the page's dark glass or on paper."""

from collections.abc import Mapping
from dataclasses import dataclass

HUES = {
    "self_consistent": "green",
    "over_confirmation": "orange",
    "state_substitution": "rose",
    "all_denial": "blue",
    "leakage": "yellow",
    "no_secret": "grey",
    "secret_lost": "violet",
    "one_yes": "cyan",
    "many_yes": "orange",
    "no_yes": "blue",
    "not_asked": "slate",
    "unreadable": "sand",
    "error": "red",
    "0": "green",
    "1": "orange",
    "2+": "rose",
    "never": "grey",
}
"""The hue of every class, in the order in which bars show them. No two classes of a figure share one."""

HATCHES = {
    "orange": "////",
    "rose": "xxx",
    "blue": "|||",
    "yellow": "\\\\\\\\",
    "grey": "--",
    "red": "++",
    "violet": "..",
    "slate": "-",
    "sand": "oo",
}
"""Colour is never the only cue: within a figure, every class but the first has its own pattern."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Paint:
    """`ink` is for words on a coloured bar, `series` for lines that share an axis."""

    ground: str
    text: str
    quiet: str
    grid: str
    accent: str
    ink: str
    hues: Mapping[str, str]
    series: tuple[str, ...]

    def of(self, code: str) -> str:
        return self.hues[HUES[code]]


GLASS = Paint(
    ground="#0f1729",
    text="#e8eefb",
    quiet="#b7c3db",
    grid="#2b3a5a",
    accent="#5cd6f5",
    ink="#0b1120",
    hues={
        "green": "#4fd39a",
        "orange": "#ff9f5a",
        "rose": "#ff8fc4",
        "blue": "#8da6ff",
        "yellow": "#f2e36b",
        "grey": "#93a2c1",
        "cyan": "#5cd6f5",
        "red": "#ff6b6b",
        "violet": "#c0a8ff",
        "slate": "#7385ab",
        "sand": "#d6b48c",
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
    hues={
        "green": "#66c2a5",
        "orange": "#fdb863",
        "rose": "#e7a3c7",
        "blue": "#a6b8e8",
        "yellow": "#e9dc6a",
        "grey": "#c8c8c8",
        "cyan": "#8fd0ea",
        "red": "#f08a80",
        "violet": "#cbb8e8",
        "slate": "#aab4c8",
        "sand": "#d8bd98",
    },
    series=("#0072b2", "#d55e00", "#009e73", "#aa4499", "#7a6a00", "#332288", "#882255", "#000000"),
)
