"""Twenty Questions over a closed list of objects, as a game of the test: the seam's second tenant."""

import itertools
import random
import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from sct.kernel import dialogue, prompts
from sct.kernel.games import player, seam, secret_words

# What is asked, and of which objects it is true.
PROPERTIES: Mapping[str, tuple[str, ...]] = {
    "alive": ("cat", "eagle", "horse", "mushroom", "oak", "rose", "shark", "spider"),
    "an animal": ("cat", "eagle", "horse", "shark", "spider"),
    "able to fly": ("airplane", "drone", "eagle", "kite"),
    "bigger than a person": ("airplane", "bridge", "car", "horse", "house", "oak", "piano", "shark", "ship"),
    "made by people": (
        *("airplane", "bicycle", "book", "bridge", "candle", "car", "clock", "drone", "house", "kite", "lamp"),
        *("piano", "ship", "spoon", "violin"),
    ),
    "found in most kitchens": ("candle", "clock", "lamp", "mushroom", "spoon"),
    "able to make music": ("piano", "violin"),
    "used for travelling": ("airplane", "bicycle", "car", "horse", "ship"),
    "found in water": ("pearl", "shark", "ship"),
    "made of metal": ("airplane", "bicycle", "bridge", "car", "clock", "drone", "lamp", "ship", "spoon"),
    "able to burn well": ("book", "candle", "house", "kite", "oak", "piano", "violin"),
    "able to give light": ("candle", "lamp", "star"),
}
OBJECTS = tuple(sorted({thing for things in PROPERTIES.values() for thing in things}))

_QUESTION = re.compile(r"^Is it (.+?)\?$")
_ANSWER = re.compile(r"\W*(yes|no)(?=\W*$|\W*[,.;:!\n]|\W+(?:it|that)\b)", re.IGNORECASE)


class Questioner:
    """Asks about every property once, in an order that the seed fixes."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self.reset()

    def reset(self) -> None:
        order = list(PROPERTIES)
        random.Random(self._seed).shuffle(order)  # noqa: S311 - reproducible, not secret
        self._left = iter(order)

    def opening(self) -> str:
        return prompts.filled("twenty_questions_opening", objects=", ".join(OBJECTS))

    def next_guess(self) -> str:
        asked = next(self._left, None)
        return prompts.text("twenty_questions_exhausted") if asked is None else f"Is it {asked}?"


class TwentyQuestionsSCTGame(seam.Game):
    name = "twenty_questions_sct"
    prompt_prefix = "twenty_questions"
    most_turns = 1 + len(PROPERTIES)

    def player(self, seed: int, policy: player.Policy) -> Questioner:
        return Questioner(seed)

    def read_board(self, said: Sequence[dialogue.Utterance]) -> seam.Board:
        answers = answers_in(said)
        if not answers:
            return seam.Board(norm=None, method="none")
        norm = "; ".join(f"{asked}: {'yes' if answer else 'no'}" for asked, answer in answers.items())
        return seam.Board(norm=norm, method="answers")

    def possible(self, said: Sequence[dialogue.Utterance], dictionary_path: Path | None) -> seam.Possible:
        """The list is closed, so a dictionary has no part in it."""
        words = tuple(thing for thing in OBJECTS if self.fits(thing, said))
        return seam.Possible(words=words, reason=None if words else "nothing_fits")

    def ruled_out(self, said: Sequence[dialogue.Utterance], dictionary_path: Path | None) -> tuple[str, ...]:
        return tuple(thing for thing in OBJECTS if not self.fits(thing, said))

    def fits(self, word: str, said: Sequence[dialogue.Utterance]) -> bool:
        thing = word.casefold()
        answers = answers_in(said).items()
        return thing in OBJECTS and all((thing in PROPERTIES[asked]) is answer for asked, answer in answers)

    def misfits(self, secrets: Sequence[str | None], said: Sequence[dialogue.Utterance]) -> int | None:
        return seam.count_misfits(map(_is_true, secrets, _answers(said)))

    def is_open(self, word: str, said: Sequence[dialogue.Utterance]) -> bool:
        """The object is hidden as long as the answers leave another one possible."""
        return self.possible(said, None).words != (word.casefold(),)


def answers_in(said: Sequence[dialogue.Utterance]) -> dict[str, bool]:
    """What the host said of each property; a reply that is neither yes nor no says nothing."""
    return dict(answer for answer in _answers(said) if answer is not None)


def _answers(said: Sequence[dialogue.Utterance]) -> Iterator[tuple[str, bool] | None]:
    """What each of the host's replies says of a property."""
    for asked, reply in itertools.pairwise(said):
        if reply.speaker == "Host":
            found = _QUESTION.match(asked.text) if asked.speaker == "Player" else None
            word = _ANSWER.match(reply.text.rpartition("Answer:")[2])
            is_known = found is not None and found[1] in PROPERTIES
            yield (found[1], word[1].casefold() == "yes") if found and is_known and word else None


def _is_true(secret: str | None, answer: tuple[str, bool] | None) -> bool | None:
    """Whether it holds of the secret. Of what is none of the objects nobody can say."""
    thing = secret_words.folded(secret or "")
    if answer is None or thing not in OBJECTS:
        return None
    asked, said_yes = answer
    return (thing in PROPERTIES[asked]) is said_yes
