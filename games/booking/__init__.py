"""From an order to a match with its players, handed to a worker. Nothing is played here."""
