"""Comparisons of batches, and their results as text: tables and reports. `figures` counts what they show."""
