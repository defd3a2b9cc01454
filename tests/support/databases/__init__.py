"""Databases: a server of our own, others who use ours, and how ours is emptied."""
