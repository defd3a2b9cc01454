"""The board below the lines of a match that is watched in a terminal, as the view knows it."""

from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from glassbox import models
from glassbox.following import Told

LOST = "connection lost, trying again"


def plain(words: str, style: str = "") -> Text:
    """Words from the house, without markup and without characters that a terminal would obey."""
    return Text("".join(letter if letter.isprintable() else " " for letter in words), style=style)


def merged(board: Any, change: Any) -> Any:
    """Returns the board with a JSON merge patch (RFC 7396) applied; `board` itself is not changed."""
    if not isinstance(change, Mapping):
        return change
    members = dict(board) if isinstance(board, Mapping) else {}
    for name, value in change.items():
        members[name] = merged(members.get(name), value)
    return {name: value for name, value in members.items() if value is not None}


class Screen:
    """Updated by messages, and drawn by rich."""

    def __init__(self, match: models.MatchOut, view: str) -> None:
        self._match, self._view, self._status = match, view, str(match.status)
        self._board: Mapping[str, Any] = {}
        self._watching: int | None = None
        self._is_lost = False

    def hear(self, told: Told) -> list[Text]:
        """Takes in a message; returns the lines that are new."""
        self._is_lost = told["type"] == "lost"
        self._status = told.get("status") or self._status
        self._watching = told.get("watching", self._watching)
        return [self._line(frame) for frame in told.get("frames", [])]

    def _line(self, frame: Mapping[str, Any]) -> Text:
        self._board = merged(self._board, frame.get("board", {}))
        return plain(f"{frame['tick']:>5}  {frame['caption']}")

    def __rich__(self) -> RenderableType:
        return Panel(Group(self._crew(), *self._table()), title=self._title(), title_align="left")

    def _title(self) -> Text:
        told = [f"match {self._match.id}", self._status, self._view, f"tick {self._board.get('tick', 0)}"]
        if bar := self._board.get("task_bar"):
            told.append(f"tasks {bar['done']}/{bar['total']}")
        if self._watching:
            told.append(f"{self._watching} watching")
        title = plain(" · ".join(told))
        return title.append(f" · {LOST}", style="bold red") if self._is_lost else title

    def _crew(self) -> Table:
        crew = Table.grid(padding=(0, 2), expand=True)
        for color in self._board.get("seats", ()):
            figure = self._board["figures"][color]
            told = (color, figure["name"], figure.get("role", ""), _fate(figure), self._doubted(color))
            crew.add_row(*(plain(part, "" if figure.get("alive", True) else "dim") for part in told))
        return crew

    def _doubted(self, color: str) -> str:
        """The mean suspicion in percent, over all players whose minds the view can read and who stated one."""
        minds = self._board.get("minds", {}).items()
        told = [each["percent"] for mind, known in minds if mind != color for each in known.get("suspicions", ())
                if each.get("color") == color]  # fmt: skip
        return f"suspected {round(sum(told) / len(told))} %" if told else ""

    def _table(self) -> list[Text]:
        meeting = self._board.get("meeting")
        if not meeting:
            return []
        voted = ", ".join(meeting.get("voted", ())) or "nobody yet"
        return [plain(f"Meeting {meeting['number']}, {meeting['phase']}: voted {voted}", "bold")]


def _fate(figure: Mapping[str, Any]) -> str:
    if figure.get("alive", True):
        return str(figure.get("place") or "")
    death = figure.get("death") or {}
    return "ejected" if death.get("ejected") else "dead"
