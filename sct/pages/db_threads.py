"""Threads for database work, beside the event loop that serves sockets and downloads."""

from glassbox_site.ground import threads

_threads = threads.Threads("sct", 3)
done, each = _threads.done, _threads.each
