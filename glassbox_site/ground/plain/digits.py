"""Numbers as addresses and forms bring them: digits that anybody may have typed."""

MOST_DIGITS = 18
"""As many as fit into a column of any database."""
LARGEST = 10**MOST_DIGITS - 1


def number(text: str) -> int | None:
    """None unless the text is a whole number, not negative, that a database can look up."""
    is_number = text.isascii() and text.isdecimal() and len(text) <= MOST_DIGITS
    return int(text) if is_number else None
