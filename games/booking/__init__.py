"""Turns an order into a match with its players, and hands it to a worker. Nothing is played here."""
