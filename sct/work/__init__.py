"""Work on a batch: claimed, played side by side, journalled, settled; by any number of processes."""
