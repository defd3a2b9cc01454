"""The test itself, free of the site: whatever decides how a trial turns out, and nothing else."""
