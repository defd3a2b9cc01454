"""Matches in the forms in which they leave the house: files, samples of Inspect, tables. What pages show is not made here."""
