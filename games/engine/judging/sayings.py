"""Claims read from plain sentences, where they can be read safely: the door of `reading`."""

from games.engine.facts.testimony import Saying
from games.engine.judging.reading.reader import LONGEST_LINE, read

__all__ = ["LONGEST_LINE", "Saying", "read"]
