"""Seats for people and programs: the page of invitations, the socket that an agent plays over, and its messages."""
