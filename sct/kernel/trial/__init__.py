"""Runs one trial: its conversation, its questions, its calls, and the record of it."""
