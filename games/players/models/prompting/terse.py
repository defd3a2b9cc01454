"""The tongue in which players are told what happens: plain English of fewer words, where the file has fewer."""

from games.players.models.prompting import prompt_files


class Terse:
    """Whatever it does not know it says as it is."""

    def gettext(self, message: str, /) -> str:
        return prompt_files.sentences("terse").get(message, message)

    def ngettext(self, singular: str, plural: str, number: int, /) -> str:
        return singular if number == 1 else plural


TONGUE = Terse()
