"""Parts of the benchmark of SCT batches: several workers, and a PostgreSQL to run them on."""
