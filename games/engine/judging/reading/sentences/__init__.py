"""Splits a line into sentences and clauses, in plain words, each with its time and whether it is said in earnest."""
