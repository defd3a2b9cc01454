"""The form of log lines, for people or machines, and where the lines of one terminal are kept."""

import contextlib
import json
import logging
import logging.handlers
import os
import time
from datetime import UTC, datetime
from io import TextIOWrapper
from pathlib import Path
from typing import Any

KEPT_BYTES, KEPT_FILES = 10_000_000, 5
CLEAR, DIM, CYAN = "\033[0m", "\033[2m", "\033[36m"
OF_LIVE = "GLASSBOX_LOG_OF_LIVE"
"""Set in the processes of `live`, which itself puts the time before each of their lines."""


class Line(logging.Formatter):
    """For people: UTC to the second (unless `live` adds it), level, logger, message, and the request's number."""

    converter = staticmethod(time.gmtime)

    def __init__(self) -> None:
        super().__init__("{levelname} {name}: {message}{request_number}", "%Y-%m-%d %H:%M:%SZ", "{")

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802 - as logging calls it
        """Reads the environment for each line: a part of `live` is a fork, in which logging is set up already."""
        stamp = "" if OF_LIVE in os.environ else f"{self.formatTime(record, self.datefmt)} "
        return f"{stamp}{super().formatMessage(record)}"


class Json(logging.Formatter):
    """For machines: one object a line."""

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, Any] = {
            "time": _iso(record.created),
            "level": record.levelname,
            "part": record.name,
            "message": record.getMessage(),
        }
        if request := getattr(record, "request_id", ""):
            told["request"] = request
        if record.exc_info:
            told["trouble"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False)


class Book:
    """Writes the lines of all processes of one terminal to the terminal and into rotating files.

    If a file cannot be written, because the disk is full, only its lines are lost.
    """

    def __init__(self, terminal: Any, folder: Path, *, as_json: bool) -> None:
        self._terminal, self._as_json = terminal, as_json
        self._in_colour = terminal.isatty() and not as_json
        self._kept = _Kept(folder / "glassbox.log", maxBytes=KEPT_BYTES, backupCount=KEPT_FILES, delay=True)

    def write(self, process: str, line: str) -> None:
        self._kept.keep(self.show(process, line))

    def show(self, process: str, line: str) -> str:
        """Shows a line on the terminal only, at once, for what no file may hold. Returns it without colours."""
        plain = self._json(process, line) if self._as_json else f"{_clock()} {process:<9} {line}"
        coloured = f"{DIM}{_clock()}{CLEAR} {CYAN}{process:<9}{CLEAR} {line}"
        shown = coloured if self._in_colour else plain
        spelled = getattr(self._terminal, "encoding", None) or "utf-8"
        with contextlib.suppress(OSError):  # the terminal is a file on a full disk, or a closed pipe
            self._terminal.write(f"{shown.encode(spelled, 'backslashreplace').decode(spelled)}\n")
            self._terminal.flush()
        return plain

    def close(self) -> None:
        self._kept.close()

    def _json(self, process: str, line: str) -> str:
        try:
            told = json.loads(line)
        except ValueError:
            told = None
        said = {"time": _iso(time.time()), "level": "INFO", "part": process, "message": line}
        known = told if isinstance(told, dict) else said
        return json.dumps({**known, "process": process}, ensure_ascii=False)


class _Kept(logging.handlers.RotatingFileHandler):
    def keep(self, line: str) -> None:
        self.handle(logging.LogRecord("live", logging.INFO, "", 0, line, None, None))

    def _open(self) -> TextIOWrapper:
        """Makes the folder, for this user alone."""
        Path(self.baseFilename).parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        return super()._open()

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 - as logging calls it
        """Ignored: the line is on the terminal anyway."""


def _clock() -> str:
    return time.strftime("%Y-%m-%d %H:%M:%SZ", time.gmtime())


def _iso(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="milliseconds")
