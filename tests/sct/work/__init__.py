"""Playing batches: the queue, the journal, killed workers."""
