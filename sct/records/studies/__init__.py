"""Studies: a grid of batches that is ordered, looked at and compared as one. They are played in `work`, as any."""
