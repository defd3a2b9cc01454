"""Matches in the forms in which they leave the house: files, samples for Inspect, tables. No page is made here."""
