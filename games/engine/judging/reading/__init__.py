"""Reads sentences: splits them into clauses, tells whose words each is, and what it claims. Better none than wrong."""
