"""How the lists of words are written, in all modules of data here."""

import re


def words(listed: str) -> frozenset[str]:
    return frozenset(listed.split())


def phrases(listed: str) -> frozenset[tuple[str, ...]]:
    return frozenset(tuple(each.split()) for each in listed.split(","))


def sayings(listed: str) -> frozenset[str]:
    return frozenset(" ".join(each.split()) for each in listed.split(","))


def shapes(listed: str) -> list[str]:
    """One shape a line; an indented line goes on with the one before."""
    return [line for line in re.sub(r"\n +(?=\|)", "", listed).replace("\n    ", " ").splitlines() if line]
