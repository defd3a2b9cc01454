"""Keeps batches: makes them, finds them again in folders, counts and removes them. No model is called here."""
