"""How words are listed, in all that is data here."""

import re


def words(listed: str) -> frozenset[str]:
    return frozenset(listed.split())


def phrases(listed: str) -> frozenset[tuple[str, ...]]:
    return frozenset(tuple(each.split()) for each in listed.split(","))


def sayings(listed: str) -> frozenset[str]:
    return frozenset(" ".join(each.split()) for each in listed.split(","))


def shapes(listed: str) -> list[str]:
    """One a line; what is indented goes on with the one before."""
    return [line for line in re.sub(r"\n +(?=\|)", "", listed).replace("\n    ", " ").splitlines() if line]
