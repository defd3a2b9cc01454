"""The vocabulary of a match: who, where, under which rules, what can happen, what can be decided."""
