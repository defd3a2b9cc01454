"""Turns files and forms into batches that can be ordered: reads, checks and prices them. Nothing is played here."""
