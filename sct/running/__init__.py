"""Work on a batch: claimed, played in threads, journalled, settled; by any number of processes."""
