"""Claims read from plain sentences, where they can be read safely: the door of `reading`."""

from games.engine.eyes.reading.reader import LONGEST_LINE, read
from games.engine.facts.testimony import Saying

__all__ = ["LONGEST_LINE", "Saying", "read"]
