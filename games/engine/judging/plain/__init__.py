"""A second look at a sentence: its words as a string of kinds, in which patterns find clauses that are wholly plain."""
