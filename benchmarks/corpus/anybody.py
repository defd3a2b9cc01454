"""A table at which anybody may sit and nothing is known to have happened: of lines whose claims nobody judges."""

from benchmarks.corpus import telling
from games.engine.facts import identities

HANDS: dict[identities.Color, tuple[str, ...]] = dict.fromkeys(identities.Color, ())
SKELD = telling.Story(map="skeld", impostors=(), hands=HANDS, chapters=())
OUTPOST = telling.Story(map="outpost", impostors=(), hands=HANDS, chapters=())
