"""Studies: grids of batches that are ordered, shown and compared as one. `work` plays them like any other batches."""
