"""Sentences to claims: words to clauses, clauses to who speaks for whom, those to claims; better none than wrong."""
