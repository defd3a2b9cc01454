"""Figures of a batch: rows counted from evaluations and drawn by matplotlib, which is loaded on first use."""
