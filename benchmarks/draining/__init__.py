"""Parts of the benchmark of batches."""
