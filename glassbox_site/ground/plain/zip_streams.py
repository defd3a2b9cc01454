"""An archive that is sent while it is made: none lies in memory whole."""

import io

import typing_extensions

BYTES_A_PIECE = 256 * 1024


class Outbox(io.RawIOBase):
    """What the zip writes and nobody has taken yet. It cannot be wound back, so the zip is written straight on."""

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
