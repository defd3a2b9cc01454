"""Whether the words from an index on are the name of a place, a task or a deed."""

from games.engine.facts import station as stations
from games.engine.judging.reading.words import lexicon, names
from games.engine.judging.reading.words.lexicon import Part


def named(words: list[str], index: int, station: stations.Station) -> tuple[names.Named, int] | None:
    known = names.named(station)
    if words[index] == "sec" and index and (words[index - 1].isdecimal() or words[index - 1] in COUNTED):
        return None
    options = known.get(words[index])
    if options is None:
        options = known.get(names.spelt(words[index], station), ()) if len(words[index]) >= SHORT else ()
    if not options:
        return None
    spelt = tuple(names.spelt(word, station) for word in words[index + 1 : index + 1 + options[0][0]])
    for length, following in options:
        if length <= len(spelt) and (meaning := following.get(spelt[:length])) is not None:
            return meaning, length + 1
    return None


COUNTED = lexicon.words("one a two few couple ten five three")
"""After one of these, "sec" is a second."""
SHORT = names.SHORTEST_SWAPPED


def is_done(words: list[str], index: int, station: stations.Station) -> bool:
    """`had my card done`"""
    index += words[index] in lexicon.ARTICLES
    found = named(words, index, station) if index < len(words) else None
    return found is not None and found[0][0] is Part.TASK and words[index + found[1] - 1] in names.DONE


def is_task(words: list[str], index: int, station: stations.Station) -> bool:
    """`swiped me card`, as some say for "my"."""
    found = named(words, index, station) if index < len(words) else None
    return found is not None and found[0][0] is Part.TASK
