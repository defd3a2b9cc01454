"""Work with the database, beside the event loop that serves the sockets."""

from personas import threads

done = threads.Threads("log", 2).done
