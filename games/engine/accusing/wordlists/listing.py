"""How words are listed, in all that is data here."""


def words(listed: str) -> frozenset[str]:
    return frozenset(listed.split())


def phrases(listed: str) -> frozenset[tuple[str, ...]]:
    return frozenset(tuple(each.split()) for each in listed.split(","))


def sayings(listed: str) -> frozenset[str]:
    return frozenset(" ".join(each.split()) for each in listed.split(","))
