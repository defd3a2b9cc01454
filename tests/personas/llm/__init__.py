"""Tests of the road to a language model."""
