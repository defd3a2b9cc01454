"""The tongue in which players are told what happens: plain English, with fewer words wherever the file has fewer."""

from games.players.models.prompting import prompt_files


class Terse:
    """A sentence that is not in the file is said unchanged."""

    def gettext(self, message: str, /) -> str:
        return prompt_files.sentences("terse").get(message, message)

    def ngettext(self, singular: str, plural: str, number: int, /) -> str:
        return singular if number == 1 else plural


TONGUE = Terse()
