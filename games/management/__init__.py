"""Commands for the terminal, and what they are made of."""
