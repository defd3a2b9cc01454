"""Batches played: the queue, the journal, the kills."""
