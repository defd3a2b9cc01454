"""Sockets that tell everybody the same: who is let in, what is heard of them, and how they get what they have not."""
