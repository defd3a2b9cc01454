"""How our own server, daphne, receives requests and sockets; nothing about responses."""
