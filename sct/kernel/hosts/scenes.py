"""How a host plays each game honestly: which secrets it knows, which still fit, and what it says to a guess."""

import functools
from typing import Protocol

from sct.kernel.games import dictionaries, hangman, twenty_questions
from sct.kernel.hosts import glimpse

DEMO_WORDS = dictionaries.SHIPPED / "demo_words.txt"


class Scene(Protocol):
    def secrets(self) -> tuple[str, ...]: ...

    def fitting(self, seen: glimpse.Glimpse) -> list[str]: ...

    def reply(self, secret: str, seen: glimpse.Glimpse) -> str: ...


@functools.cache
def demo_words() -> tuple[str, ...]:
    return tuple(DEMO_WORDS.read_text(encoding="utf-8").split())


class HangmanScene:
    def secrets(self) -> tuple[str, ...]:
        return demo_words()

    def fitting(self, seen: glimpse.Glimpse) -> list[str]:
        game = hangman.HangmanSCTGame()
        return [word for word in demo_words() if game.fits(word, seen.said)]

    def reply(self, secret: str, seen: glimpse.Glimpse) -> str:
        guessed = hangman.guessed_letters(seen.said)
        pattern = " ".join(letter if letter in guessed else "_" for letter in secret.casefold())
        if not guessed:
            return f"I have chosen my word.\nPattern: {pattern}"
        letter = guessed[-1]
        verdict = f'Yes, "{letter}" is in the word.' if letter in secret else f'No, there is no "{letter}".'
        return f"{verdict}\nPattern: {pattern}"


class TwentyQuestionsScene:
    def secrets(self) -> tuple[str, ...]:
        return twenty_questions.OBJECTS

    def fitting(self, seen: glimpse.Glimpse) -> list[str]:
        return list(twenty_questions.TwentyQuestionsSCTGame().possible(seen.said, None).words)

    def reply(self, secret: str, seen: glimpse.Glimpse) -> str:
        asked = seen.last_asked.removeprefix("Is it ").removesuffix("?")
        if asked not in twenty_questions.PROPERTIES:
            return "ready"
        return "yes" if secret.casefold() in twenty_questions.PROPERTIES[asked] else "no"


def scene(seen: glimpse.Glimpse) -> Scene:
    opening = seen.said[0].text if seen.said else ""
    return TwentyQuestionsScene() if "Twenty Questions" in opening else HangmanScene()
