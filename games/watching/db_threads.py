"""Runs work with the database beside the event loop that serves the sockets."""

from glassbox_site.ground import threads

done = threads.Threads("log", 2).done
opened = threads.Threads("opening", 2).done
"""For reading a log from its beginning: whoever opens an old match delays nobody who watches."""
