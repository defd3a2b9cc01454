"""Tests of the personas."""
