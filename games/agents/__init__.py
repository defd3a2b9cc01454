"""The minds: from what is known to a decision. Pure Python; no site, no database."""
