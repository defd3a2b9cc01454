"""Aboard, rule by rule."""
