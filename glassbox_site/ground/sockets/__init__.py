"""Sockets that send everybody the same frames: who is let in, what they may send, how they catch up."""
