"""Work with the database, beside the event loop that serves sockets and downloads."""

from personas import threads

done = threads.Threads("sct", 3).done
