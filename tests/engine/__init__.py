"""The rules, tested as rules."""
