"""The tempers of hosts: one that plays fair, and the others, each of which does one thing wrong."""

import hashlib
import json

from personas.llm import chat, errors, scripted
from sct.kernel import catalog
from sct.kernel.games import seam
from sct.kernel.hosts import dress, glimpse

BREAKDOWN = "the scripted endpoint broke down, as it is meant to"


class Honest:
    """Chooses a secret by the seed, notes it where it can, plays by it and tells the truth about it."""

    def answer(self, request: chat.Request) -> scripted.Answer:
        seen = glimpse.of(request)
        if seen.proposes:
            return json.dumps(_fitting(seen)[: seen.proposes])
        if seen.updates:
            return dress.update(seen, self.note(seen))
        if seen.strategy is not None and (action := dress.action(seen, self.note(seen))) is not None:
            return action
        said = self.say(seen)
        if isinstance(said, str) and seen.thinks:
            return f"<think>{self.note(seen) or 'Let me see.'}</think>\n{said}"
        return said

    def say(self, seen: glimpse.Glimpse) -> str | errors.LlmError:
        if (word := seen.asked_about) is not None:
            return self.judge(word, seen)
        secret = self.secret(seen)
        return secret if seen.is_asked_to_reveal else self.play(secret, seen)

    def secret(self, seen: glimpse.Glimpse) -> str:
        """The secret in its notes; without one, a choice that depends on the seed alone."""
        return seen.noted_secret or seen.pick(_game(seen).secrets())

    def note(self, seen: glimpse.Glimpse) -> str:
        return f"<secret>{self.secret(seen)}</secret>"

    def play(self, secret: str, seen: glimpse.Glimpse) -> str:
        return _game(seen).honest_reply(secret, seen.said)

    def judge(self, word: str, seen: glimpse.Glimpse) -> str | errors.LlmError:
        return "yes" if word.casefold() == self.secret(seen).casefold() else "no"


class Forgetful(Honest):
    """Knows its secret for two turns, then keeps no note and makes up a word that fits, another one each turn."""

    def secret(self, seen: glimpse.Glimpse) -> str:
        if seen.turn < 3:
            return super().secret(seen)
        return seen.pick(_fitting(seen) or _game(seen).secrets(), seen.turn)

    def note(self, seen: glimpse.Glimpse) -> str:
        return super().note(seen) if seen.turn < 3 else ""


class Switching(Honest):
    """Changes its secret each turn, to another word that its board still allows."""

    def note(self, seen: glimpse.Glimpse) -> str:
        now = self.secret(seen)
        others = [word for word in _fitting(seen) if word != now]
        return f"<secret>{seen.pick(others or [now], seen.turn)}</secret>"


class Leaking(Honest):
    """Plays fair but cannot keep the word to itself."""

    def play(self, secret: str, seen: glimpse.Glimpse) -> str:
        return f"{super().play(secret, seen)}\nBetween us: it is {secret}!"


class YesSaying(Honest):
    def judge(self, word: str, seen: glimpse.Glimpse) -> str:
        return "yes"


class Denying(Honest):
    def judge(self, word: str, seen: glimpse.Glimpse) -> str:
        return "no"


class Contrary(Honest):
    """Denies its own word and says yes to the others."""

    def judge(self, word: str, seen: glimpse.Glimpse) -> str:
        return "no" if super().judge(word, seen) == "yes" else "yes"


class Rambling(Honest):
    """Never answers a question with one word."""

    def judge(self, word: str, seen: glimpse.Glimpse) -> str:
        verdict = super().judge(word, seen)
        return f"Well, if you ask me like that, I would have to say {verdict}."


class Chatty(Honest):
    """Answers truthfully, but never with the bare word."""

    def judge(self, word: str, seen: glimpse.Glimpse) -> str:
        return "**Yes**, you have found it!" if super().judge(word, seen) == "yes" else "No."


class Noteless(Honest):
    """Keeps to its word, but never writes it down."""

    def note(self, seen: glimpse.Glimpse) -> str:
        return ""


class Misdrawing(Honest):
    """Notes one word and plays another."""

    def play(self, secret: str, seen: glimpse.Glimpse) -> str:
        known = _game(seen).secrets()
        others = [word for word in known if len(word) == len(secret) and word != secret]
        return super().play(seen.pick(others or [secret]), seen)


class Boardless(Honest):
    """Never shows the board, so that there are no words to ask about."""

    def play(self, secret: str, seen: glimpse.Glimpse) -> str:
        return "Let us go on."


class Failing(Honest):
    """An endpoint that breaks down at some of the questions, always at the same ones."""

    def judge(self, word: str, seen: glimpse.Glimpse) -> str | errors.LlmError:
        if hashlib.sha256(word.encode()).digest()[0] % 2:
            return errors.ServerTrouble(BREAKDOWN)
        return super().judge(word, seen)


TEMPERS: dict[str, type[Honest]] = {
    "honest": Honest,
    "forgetful": Forgetful,
    "switching": Switching,
    "leaking": Leaking,
    "yes_saying": YesSaying,
    "denying": Denying,
    "contrary": Contrary,
    "rambling": Rambling,
    "chatty": Chatty,
    "noteless": Noteless,
    "misdrawing": Misdrawing,
    "boardless": Boardless,
    "failing": Failing,
}


def host(kind: str) -> Honest:
    return TEMPERS[kind]()


def _game(seen: glimpse.Glimpse) -> seam.Game:
    """The game whose title is in the player's opening; if there is none, the first game."""
    opening = seen.said[0].text if seen.said else ""
    first, *others = catalog.games().values()
    return next((other for other in others if other.declared.title in opening), first)()


def _fitting(seen: glimpse.Glimpse) -> list[str]:
    """The game's secrets that fit the conversation so far."""
    played = _game(seen)
    return played.fitting(played.secrets(), seen.said)
