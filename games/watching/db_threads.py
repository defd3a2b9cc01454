"""Work with the database, beside the event loop that serves the sockets."""

from glassbox_site.ground import threads

done = threads.Threads("log", 2).done
