"""Lets a person play at the terminal: asks them in plain lines, and reads their answers."""

import json
from collections.abc import Callable, Sequence

from django.utils.translation import gettext as _

from games.booking.people import choices
from games.engine.facts import decisions, identities
from games.engine.facts import station as stations
from games.players.humans import person
from games.players.models.answers import choosing

USUAL_DESIRE = 5


class Left(Exception):
    """The input has ended, so nobody is at the terminal any more."""


class Prompt:
    """Reads lines with `read`, which is given the question and returns None at the end of input."""

    def __init__(
        self, station: stations.Station, write: Callable[[str], object], read: Callable[[str], str | None]
    ) -> None:
        self._station = station
        self._write = write
        self._read = read
        self._has_left = False

    async def ask(self, ask: decisions.Ask) -> person.Outcome:
        """Waits without a time limit. Once the input has ended, the bot stands in without asking."""
        if not self._has_left:
            try:
                return person.Outcome(state=person.State.ANSWERED, answer=json.dumps(self._said(ask)))
            except Left:
                self._has_left = True
        return person.Outcome(state=person.State.STOOD_IN)

    def _said(self, ask: decisions.Ask) -> dict[str, object]:
        match ask:
            case decisions.ActionAsk():
                return {"choice": self._action(ask)}
            case decisions.DiscussionAsk():
                return self._talk(ask)
            case decisions.VoteAsk():
                return {"vote_action": self._one_of(_("Your vote"), ask.candidates)}
        return {"message": self._line(_("To the dead (empty: nothing)"))}

    def _action(self, ask: decisions.ActionAsk) -> str:
        menu = choices.told([choosing.choice(action) for action in ask.menu], self._station)
        for number, choice in enumerate(menu, 1):
            self._write(f"  {number:2d}  {choice.label}")
        while True:
            typed = self._line(_("What do you do?"))
            if typed.isdecimal() and len(typed) < 4 and 1 <= int(typed) <= len(menu):
                return menu[int(typed) - 1].id
            self._write(_("One of the numbers 1 to %(count)d.") % {"count": len(menu)})

    def _talk(self, ask: decisions.DiscussionAsk) -> dict[str, object]:
        message = self._line(_("Say (empty: listen)"))[: decisions.LONGEST_MESSAGE]
        said = self._floor(ask) if message else {"desire_to_speak": 0}
        vote = self._one_of(_("Your vote (empty: not yet)"), ask.candidates, may_be_empty=True) if ask.may_vote else ""
        return {"message": message, **said, "vote_action": vote or None}

    def _floor(self, ask: decisions.DiscussionAsk) -> dict[str, object]:
        others = [ballot for ballot in ask.candidates if ballot not in (ask.color, identities.SKIP)]
        desire = self._desire()
        target = self._one_of(_("To whom (empty: everybody)"), others, may_be_empty=True)
        return {"desire_to_speak": desire, "target": target or None}

    def _desire(self) -> int:
        while True:
            typed = self._line(_("How much do you want the floor, 0 to 10? (empty: 5)")) or str(USUAL_DESIRE)
            if typed.isdecimal() and len(typed) < 3 and int(typed) <= decisions.GREATEST_DESIRE:
                return int(typed)

    def _one_of(self, question: str, ballots: Sequence[identities.Ballot], *, may_be_empty: bool = False) -> str:
        known = [str(ballot) for ballot in ballots]
        while True:
            typed = self._line(f"{question} [{', '.join(known)}]").lower()
            if typed in known or (may_be_empty and not typed):
                return typed
            self._write(_("One of %(names)s.") % {"names": ", ".join(known)})

    def _line(self, question: str) -> str:
        typed = self._read(f"> {question}: ")
        if typed is None:
            raise Left
        return typed.strip()
