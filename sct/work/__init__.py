"""Plays batches: claims trials, plays them concurrently, journals and settles them, in any number of processes."""
