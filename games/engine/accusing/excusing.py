"""What a clause says with accusing words, yet without accusing anybody: things, wishes, what was nearly done."""

import itertools
from collections.abc import Sequence

from games.engine.accusing import manners, pointing, wording
from games.engine.accusing.manners import Part
from games.engine.accusing.pointing import Clause, Colors
from games.engine.accusing.wordlists import excuses
from games.engine.accusing.wordlists.terms import Sense

NEAR = 10
CALLS = (Sense.CALL, Sense.NAMING)


class Excusing(pointing.Pointing):
    __slots__ = ("_having", "_owning", "_too", "_trying", "_wishing", "_would")

    def __init__(self, clause: Clause, *, addressed: Colors, spoken_of: Colors) -> None:
        super().__init__(clause, addressed=addressed, spoken_of=spoken_of)
        # Where the first or the last of these words stands, looked up once: a clause may be as long as a line.
        self._trying: int | None = None
        self._would: int | None = None
        self._wishing: int | None = None
        self._having: int | None = None
        self._owning: int | None = None
        self._too: int | None = None
        if not excuses.ANY.isdisjoint(self._texts):
            self._seek()

    def _seek(self) -> None:
        self._trying = _ends(self._texts, excuses.TRYING)[0]
        self._would = _ends(self._texts, excuses.WOULD)[1]
        self._wishing = _ends(self._texts, excuses.WISHING)[0]
        self._having = _ends(self._texts, excuses.HAVING)[0]
        self._owning = _ends(self._texts, excuses.OWN)[0]
        self._too = _ends(self._texts, excuses.TOO)[0]

    def _is_thing(self, place: int, term: wording.Term) -> bool:
        """`fixed the sabotage` and `near the vent` accuse nobody of a deed."""
        if term is wording.DID:
            return not self._is_done_to(place + 1)
        if self._is_no_deed(term, place):
            return True
        if term.words[0] == "lying":
            return not self._is_telling(place + 1)
        if term.words[-1] in excuses.ROLES and self._text(self._before_article(place)) in excuses.TOWARD:
            return True
        if term.words[0] in excuses.OWNED and self._is_owned(place):
            return True
        before = place - 1 - (self._color(place - 1) is not None)
        return term.words[0] in excuses.THINGS and self._text(before) in (
            excuses.BEFORE_THINGS if before == place - 1 else excuses.ARTICLES
        )

    def _is_no_deed(self, term: wording.Term, place: int) -> bool:
        """`Storage lies between`, `you made up your mind`, `Red must go to Admin`, `we looked for the killer`."""
        after = place + len(term.words)
        behind = {*self._texts[after : after + 2]}
        if term.words[0] in ("lies", "lie") and (behind & excuses.LYING_BETWEEN or self._text(place - 2) == "where"):
            return True
        if term.words[-1] == "up" and self._text(after + 1) in ("mind", "minds"):
            return True
        if term.words[-1] == "go" and self._text(after) in excuses.WHITHER:
            return True
        before = self._before_article(place)
        if term.words[-1] in excuses.ROLES:
            is_anybody = before < 0 and self._text(after) in excuses.ROLES_DO
            if is_anybody or self._texts[max(0, before - 1) : before + 1] in excuses.SEEKING:
                return True
        asked = self._text(place - 1) == "to" and self._color(place - 2) is not None
        return asked and term.words[0] == "explain" and self._text(place - 3) in manners.WONDERING

    def _is_telling(self, place: int) -> bool:
        """Whether "lying" means telling lies, by what stands behind it; otherwise somebody lies on the floor."""
        text = self._text(place)
        if text in excuses.LYING_WHERE:
            return self._text(place + 1) in excuses.OWNERS
        return text in excuses.LYING_HOW or text.endswith("ly") or self._color(place) is not None

    def _is_owned(self, place: int) -> bool:
        """`Red's vent is shut`, and `Red's killer`; not `Red's killer is Blue`."""
        owned = self._color(place - 1) is not None and self._clause[place - 1].owns and place + 1 < len(self._clause)
        return owned and not (self._text(place + 1) in manners.COPULAS and self._color(place + 2))

    def _before_article(self, place: int) -> int:
        before = place - 1
        while self._text(before) in excuses.BEFORE_ROLES:
            before -= 1
        return before

    def _is_done_to(self, place: int) -> bool:
        """`Green did Pink`, and not `did Pink's task` or `did Pink vent`."""
        ends = place + 1 == len(self._clause) or self._text(place + 1) in ("and", "in", "last", "this")
        return ends and place > 1 and self._clause[place].color is not None and not self._clause[place].owns

    def _is_excused(self, term: wording.Term, place: int) -> bool:
        """`stop voting Red`, and whatever is only asked for, wished for or nearly done."""
        before = self._texts[max(0, place - 2) : place]
        if term.sense in (Sense.CALL, Sense.TRUST) and not excuses.STOPPING.isdisjoint(before):
            return True
        if term.sense in CALLS and self._is_wished(place):
            return True
        if self._is_of_another_mind(place) or self._is_seen_of_another(term, place):
            return True
        is_undone = term.sense is Sense.DEED and self._is_undone(place)
        return is_undone or self._is_beyond(place) or self._is_request(term, place)

    def _is_of_another_mind(self, place: int) -> bool:
        """`Pink wants us to think that Red did it`, `Pink made Red look guilty`, and `someone says that Red vented`."""
        before = self._texts[max(0, place - NEAR) : place]
        if self._color(place - 2) and self._text(place - 3) in excuses.MAKING and before[-1] in excuses.LOOKING:
            return True
        if before[-3:-1] == ("look", "like") and not excuses.MAKING.isdisjoint(before):
            return True
        if any(one in excuses.UNNAMED and other in excuses.SAYING for one, other in itertools.pairwise(before)):
            return True
        is_persuaded = self._text(place) in excuses.PERSUADED or not excuses.PERSUADED.isdisjoint(before)
        return is_persuaded and not excuses.WANTING.isdisjoint(before) and self._wants(place)

    def _wants(self, place: int) -> bool:
        """`they want us to ...`; only after `I want us to` does the speaker itself say so."""
        for at in range(max(0, place - NEAR), place - 2):
            if self._text(at) in excuses.WANTING and self._text(at + 2) == "to":
                return self._text(at - 1) not in ("i", "we")
        return False

    def _is_seen_of_another(self, term: wording.Term, place: int) -> bool:
        """`Red saw the killer vent`"""
        if term.sense is not Sense.DEED:
            return False
        saw = place - 1
        while self._text(saw) in excuses.SOMEBODY:
            saw -= 1
        is_active = self._text(saw) in excuses.SEEING and self._text(saw - 1) not in manners.BEING
        return saw < place - 1 and is_active

    def _is_wished(self, place: int) -> bool:
        """`I'd have bet on Red`"""
        return self._wishing is not None and self._having is not None and self._wishing < self._having < place

    def _is_beyond(self, place: int) -> bool:
        """`too polite to stab`, `trembles too much for a killer`"""
        before = self._texts[max(0, place - 2) : place]
        measured = before[-1:] in excuses.TO or before in excuses.FOR_A
        return measured and self._too is not None and self._too < place - 1

    def _is_request(self, term: wording.Term, place: int) -> bool:
        """`you haven't said where you were` asks; `Red hasn't` and `you still haven't` reproach."""
        return term.words in excuses.REQUESTS and place > 0 and self._clause[place - 1].part is Part.ADDRESSED

    def _is_undone(self, place: int) -> bool:
        """`would have killed`, `Red venting would be stupid`, `could have killed me`, whose speaker is alive."""
        if self._text(place + 1) in ("me", "us") and self._texts[place] in manners.TAKING:
            return self._trying is None or self._trying >= place
        if self._text(place + 1) in manners.NOTHING or not excuses.QUENCHED.isdisjoint(
            self._texts[place + 1 : place + 4]
        ):
            return self._texts[place] in manners.TAKING or self._text(place + 1) == "nothing"
        would = self._would is not None and self._would >= place
        if would and self._texts[place].endswith("ing") and self._color(place - 1):
            return True
        return self._texts[max(0, place - 2) : place] in excuses.UNDONE or self._text(place - 1) in excuses.UNDONE_SHORT

    def _suffered(self, place: int) -> bool:
        done_by = self._text(place + 1) == "by" and self._color(place + 2) is not None
        return self._text(place) in excuses.SUFFERED and (
            done_by or self._text(place - 1) in manners.BEING or self._text(place - 2) in manners.BEING
        )


def _ends(texts: Sequence[str], words: frozenset[str]) -> tuple[int, int] | tuple[None, None]:
    """Where the first of these words stands, and where the last."""
    if words.isdisjoint(texts):
        return None, None
    places = [place for place, text in enumerate(texts) if text in words]
    return places[0], places[-1]
