"""Prepares what pages show of a batch and of a trial, from rows and files."""
