"""Batches as they are kept: made, found again in folders, counted, removed. Nothing is asked of a model here."""
