"""Seats for people and programs: the page of invitations, the socket by which an agent plays and what it is told."""
