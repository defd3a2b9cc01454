"""Archives that are sent while they are made, so that none is in memory as a whole."""

import io

import typing_extensions

BYTES_A_PIECE = 256 * 1024


class Outbox(io.RawIOBase):
    """Buffers what was written to the zip and not yet taken. It is not seekable, so the zip is written in one pass."""

    def __init__(self) -> None:
        self._waiting = bytearray()

    def writable(self) -> bool:
        return True

    def write(self, data: typing_extensions.Buffer) -> int:
        self._waiting += data
        return memoryview(data).nbytes

    def __len__(self) -> int:
        return len(self._waiting)

    def take(self) -> bytes:
        taken = bytes(self._waiting)
        self._waiting.clear()
        return taken
