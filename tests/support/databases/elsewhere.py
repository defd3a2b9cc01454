"""Does something as another process would: on a connection of its own."""

import threading
from collections.abc import Callable

from django.db import connection


def done(act: Callable[[], object]) -> None:
    def acted() -> None:
        act()
        connection.close()

    thread = threading.Thread(target=acted)
    thread.start()
    thread.join()
