"""Seats for programs: the socket by which an agent plays, and what it is told there."""
