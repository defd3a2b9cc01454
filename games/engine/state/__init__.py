"""The truth of a match: the world, how events change it, the ledger that writes them. Nothing is decided."""
