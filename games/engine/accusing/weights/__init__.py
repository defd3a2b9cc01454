"""Whom a line accuses by the weight of its words, where no rule has the last say."""
