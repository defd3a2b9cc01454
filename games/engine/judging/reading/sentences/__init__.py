"""A line to sentences and clauses, in plain words, each with its time and whether it is said in earnest."""
