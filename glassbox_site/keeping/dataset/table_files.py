"""Writers of the data set's tables: JSON lines, or Parquet with typed columns, which needs pyarrow."""

import json
from abc import ABC, abstractmethod
from pathlib import Path
from typing import Any

from django.core.serializers.json import DjangoJSONEncoder

from glassbox_site.keeping.dataset import column_types

Row = dict[str, Any]
ROWS_AT_ONCE = 500
"""Rows buffered per file. Few, because those of `calls` hold whole prompts."""


class CannotWrite(Exception):
    """Raised when a library that the format needs is not installed."""


class TableFiles(ABC):
    """The files of one folder. The caller must close it after adding rows."""

    ending: str

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def place(self, table: str, split: str) -> str:
        return f"data/{table}/{split}.{self.ending}"

    def path(self, table: str, split: str) -> Path:
        path = self.folder / self.place(table, split)
        path.parent.mkdir(parents=True, exist_ok=True)
        return path

    @abstractmethod
    def add(self, table: str, split: str, row: Row) -> None: ...

    @abstractmethod
    def close(self) -> None:
        """Finishes the files. Called even after an error."""


class Lines(TableFiles):
    ending = "ndjson"

    def add(self, table: str, split: str, row: Row) -> None:
        with self.path(table, split).open("a", encoding="utf-8") as lines:
            lines.write(_json(row) + "\n")

    def close(self) -> None:
        """Does nothing: each line was written at once."""


class Parquet(TableFiles):
    ending = "parquet"

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        try:
            import pyarrow  # optional: most never need it
            import pyarrow.parquet
        except ImportError as missing:
            raise CannotWrite("pyarrow") from missing
        self._arrow = pyarrow
        self._parquet = pyarrow.parquet
        self._writers: dict[tuple[str, str], Any] = {}
        self._waiting: dict[tuple[str, str], list[Row]] = {}

    def add(self, table: str, split: str, row: Row) -> None:
        waiting = self._waiting.setdefault((table, split), [])
        waiting.append(row)
        if len(waiting) >= ROWS_AT_ONCE:
            self._write(table, split)

    def close(self) -> None:
        try:
            for table, split in list(self._waiting):
                self._write(table, split)
        finally:
            for writer in self._writers.values():
                writer.close()

    def _write(self, table: str, split: str) -> None:
        schema = self._schema(table)
        if (table, split) not in self._writers:
            self._writers[table, split] = self._parquet.ParquetWriter(self.path(table, split), schema)
        kinds = column_types.of(table)
        rows = [
            {
                name: _json(value) if kinds[name] == "json" and value is not None else value
                for name, value in row.items()
            }
            for row in self._waiting.pop((table, split))
        ]
        self._writers[table, split].write_table(self._arrow.Table.from_pylist(rows, schema=schema))

    def _schema(self, table: str) -> Any:
        return self._arrow.schema([(name, self._type(kind)) for name, kind in column_types.of(table).items()])

    def _type(self, kind: column_types.Kind) -> Any:
        arrow = self._arrow
        if isinstance(kind, list):
            return arrow.list_(self._type(kind[0]))
        if isinstance(kind, dict):
            return arrow.struct([(name, self._type(inner)) for name, inner in kind.items()])
        plain = {"number": arrow.int64, "measure": arrow.float64, "flag": arrow.bool_}
        return arrow.timestamp("us", tz="UTC") if kind == "time" else plain.get(kind, arrow.string)()


FORMATS: dict[str, type[TableFiles]] = {each.ending: each for each in (Lines, Parquet)}


def _json(value: object) -> str:
    return json.dumps(value, cls=DjangoJSONEncoder, ensure_ascii=False)
