"""Our own server, daphne, as it is told to take requests and sockets; none of what it answers with."""
