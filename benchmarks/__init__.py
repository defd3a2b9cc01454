"""Measurements: each file prints its figures and judges nothing; `make bench` runs them all."""
