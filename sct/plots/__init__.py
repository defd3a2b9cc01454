"""Figures of a batch: rows counted from evaluations, drawn by matplotlib, which is loaded when the first is wanted."""
