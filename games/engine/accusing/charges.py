"""The charges that one clause makes, read once from left to right."""

import dataclasses
from collections.abc import Iterator, Sequence

from games.engine.accusing import excusing, manners, wording
from games.engine.accusing.manners import Part
from games.engine.accusing.pointing import Clause, Colors
from games.engine.accusing.wordlists import excuses, families
from games.engine.accusing.wordlists.terms import Sense
from games.engine.facts import identities


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Charge:
    accused: Colors
    start: int
    end: int
    sense: Sense


NEAR = 8


class Reading(excusing.Excusing):
    """Reads one clause from left to right. `_subject` is None until somebody is spoken of."""

    __slots__ = (
        "_after_deed",
        "_earlier",
        "_negations",
        "_of_a_body",
        "_run_on",
        "_subject",
        "_supposed",
    )

    def __init__(
        self, clause: Clause, *, addressed: Colors, spoken_of: Colors, supposed: bool = False, of_a_body: bool = False
    ) -> None:
        super().__init__(clause, addressed=addressed, spoken_of=spoken_of)
        self._supposed = supposed
        self._of_a_body = of_a_body
        self._subject: Colors | None = None
        self._earlier: Colors | None = None
        self._negations = 0
        self._run_on = False
        self._after_deed = False

    def charges(self) -> Iterator[Charge]:
        """The charges that the clause makes. Distrust counts only if nothing plainer follows it."""
        distrust = None
        place = 0
        while place < len(self._clause):
            following = wording.BY_TWO_WORDS.get(self._texts[place])
            term = (
                None if following is None else self._term(place, following.get(self._text(place + 1)) or following[""])
            )
            if term is None:
                self._pass(place)
                place += 1
                continue
            charge = self._charge(term, place)
            distrust = charge if term.sense is Sense.TRUST else None
            if charge is not None and distrust is None:
                yield charge
            self._run_on = False
            if self._clause[place].part is Part.SPEAKER and self._subject is None:
                self._subject = ()
            self._after_deed = term.words[-1] in manners.TAKING
            after = place + len(term.words)
            if charge is None and self._subject == ():
                self._negations += sum(word.part is Part.NEGATOR for word in self._clause[place:after])
            place = after
        if distrust is not None:
            yield distrust

    def _term(self, place: int, terms: Sequence[wording.Term]) -> wording.Term | None:
        for term in terms:
            is_it = self._texts[place : place + len(term.words)] == term.words
            is_it = is_it and (self._supposed or term.words not in wording.DENIED)
            if is_it and not self._is_thing(place, term) and not self._names_nobody(place, term):
                return term
        return None

    def _names_nobody(self, place: int, term: wording.Term) -> bool:
        """Whether the term can name nobody here: `Red it is` has to end its clause, `going with` to begin it."""
        ends = place + len(term.words) == len(self._clause)
        if term.words in wording.INITIAL:
            return ends or (place > 0 and not (place == 1 and self._texts[0] in manners.URGING))
        if term.sense is Sense.VERDICT:
            before = place - 1 - (self._text(place - 1) == "is")
            return not ends or before < 0 or self._clause[before].color is None
        return ends and term.sense is Sense.NAMING

    def _pass(self, place: int) -> None:
        """A word that is no term changes who is spoken of, or denies what follows."""
        word = self._clause[place]
        if word.part is Part.JOINER:
            return
        if word.part is None and word.color is None and word.text not in manners.NONE_OF:
            self._after_deed = self._run_on = False
            return
        self._after_deed = self._after_deed and word.color is not None and not self._acts(place)
        if word.color:
            self._pass_name(place, word.color)
        elif word.part is Part.NOBODY or self._texts[place : place + 2] == ("no", "one"):
            self._subject = ()
            self._negations += 1
        elif word.part is Part.SPEAKER or self._asks_who(place) or (word.part is Part.OPENER and self._subject is None):
            self._subject = ()
        elif word.part is Part.ADDRESSED and not (word.text in manners.POINTING and self._texts[:2] == ("no", "one")):
            self._subject = self._addressed or (self._spoken_of if word.text in manners.POINTING else ())
        elif word.part is Part.THIRD:
            is_same = bool(self.named) and self._text(place - 1) == "like"
            self._subject = self.named if is_same else self._spoken_of or self.named
        elif (word.text == "nor" and "neither" in self._texts[:place]) or self._yields(place + 1):
            pass
        elif word.part is Part.NEGATOR or (word.text in manners.NONE_OF and self._text(place + 1) in manners.NO_BEFORE):
            self._negations += 1
        self._run_on = word.color is not None

    def _yields(self, place: int) -> bool:
        """`I can't help thinking that it's Red` denies nothing."""
        return self._text(place) in families.YIELDING and self._text(place - 1) in ("can't", "cant", "cannot", "not")

    def _pass_name(self, place: int, color: identities.Color) -> None:
        if self._texts[0] == "whoever" and self._subject == ():
            self.named = (color,)
        elif self._is_told(place):
            self._subject = self._subject or ()
        elif not self._after_deed:
            self._name(color)

    def _is_told(self, place: int) -> bool:
        """`please tell Red so that this nonsense stops`; not `tell Red to stop lying`"""
        is_whom = self._text(place - 1) in manners.TELLING_WHOM and not self._clause[place].owns
        return is_whom and self._text(place + 1) != "to"

    def _acts(self, place: int) -> bool:
        """`killed Pink and Black killed Orange`, where the second one named is no victim."""
        return self._text(place - 1) in ("and", "&") and self._text(place + 1) in manners.TAKING

    def _asks_who(self, place: int) -> bool:
        """`Red asked who killed Pink`, `Red found out who did it`, which do not say who did."""
        if self._text(place) not in ("who", "whoever"):
            return False
        before = place - 1 - (self._color(place - 1) is not None)
        if self._text(before) in manners.WONDERING:
            return True
        return place > 0 and self._color(place - 1) is None and self._text(place - 1) not in manners.ANTECEDENTS

    def _name(self, color: identities.Color) -> None:
        """Colours in a row, or joined by "and", are spoken of together."""
        if not self._run_on:
            self._earlier = self._subject
        before = (self._subject or ()) if self._run_on else ()
        self._subject = before if color in before else (*before, color)
        self.named = self._subject

    def _charge(self, term: wording.Term, place: int) -> Charge | None:
        denied = self._negations % 2 == 1
        if self._supposed:
            is_not = term.words in wording.DENIED or self._is_part(place + len(term.words), Part.NEGATOR)
            named_not = term.sense is Sense.NAMING and is_not
            return self._urged(term, place) if denied or named_not or self._is_voted(term, place) else None
        if self._is_excused(term, place) or (term.sense is Sense.CALL and self._is_of_others(term, place)):
            return None
        accused = self._accused(term, place)
        if term.sense is Sense.DEED and self._texts[place] in manners.TAKING:
            accused = self._but_victim(accused, self._color(place + len(term.words)))
            accused = self._earlier or () if self._is_done_to_them(place, place + len(term.words)) else accused
        if denied != (term.sense in (Sense.HONESTY, Sense.TRUST)) or not accused:
            return None
        end = self._clause[place + len(term.words) - 1].end
        return Charge(accused=accused, start=self._clause[place].start, end=end, sense=term.sense)

    def _but_victim(self, accused: Colors, victim: identities.Color | None) -> Colors:
        """`Red walked up to Blue and killed Blue` accuses whoever the clause began with."""
        if victim not in accused:
            return accused
        first = next(word.color for word in self._clause if word.color)
        return tuple(each for each in accused if each != victim) or ((first,) if first != victim else ())

    def _is_done_to_them(self, place: int, after: int) -> bool:
        """`Red lured Blue into Storage and killed her`: whoever the clause named last is the victim."""
        is_of_the_same = self._text(place - 1) in ("and", "&") and bool(self._earlier)
        return is_of_the_same and self._text(after) in ("him", "her", "them")

    def _is_of_others(self, term: wording.Term, place: int) -> bool:
        """`Red blames Blue`, `Red voting Blue`, `whoever votes Blue`, `a trick to blame Blue`."""
        before = self._text(place - 1)
        if (
            before in ("who", "whoever")
            or (before == "to" and self._text(place - 3) == "whoever")
            or (before in excuses.MANY and place == 1)
            or (term.words[0].endswith("ing") and self._color(place - 1))
        ):
            return True
        if term.words[0] in excuses.BLAMING and (bool(self._subject) or before == "to"):
            return True
        if term.words[0] in excuses.ACCUSING and self._is_part(place + 1, Part.ADDRESSED):
            return True
        return term.words[0] in excuses.BALLOTS and not self._is_own(place)

    def _is_own(self, place: int) -> bool:
        """`vote Red`, `please, we should vote Red`, and not `the value of voting Red`."""
        before = self._clause[max(0, place - NEAR) : place]
        last = next(
            (word.text for word in reversed(before) if not word.color and word.text not in excuses.PLEADING), None
        )
        led = last in excuses.LEADING_TO and self._owning is not None and self._owning < place
        return last is None or last in excuses.OWN or led

    def _is_part(self, place: int, part: Part) -> bool:
        return place < len(self._clause) and self._clause[place].part is part

    def _is_voted(self, term: wording.Term, place: int) -> bool:
        """`we win if we vote Red`, and not `we lose if we vote Red`."""
        own = term.sense is Sense.CALL and self._text(place - 1) in ("i", "we")
        return own and manners.LOSING.isdisjoint(self._texts)

    def _urged(self, term: wording.Term, place: int) -> Charge | None:
        """`if it isn't Red`, `if we don't vote Red`."""
        accused = self._following(place + len(term.words), negated=True) if term.sense in excusing.CALLS else ()
        if not accused:
            return None
        end = self._clause[place + len(term.words) - 1].end
        return Charge(accused=accused, start=self._clause[place].start, end=end, sense=term.sense)

    def _accused(self, term: wording.Term, place: int) -> Colors:
        after = place + len(term.words)
        if term.sense is Sense.NAMING:
            is_it = term.words[0] in ("it", "it's", "its")
            is_unknown = is_it and self._of_a_body and "would" not in term.words
            named = () if is_unknown else self._named_outright(after, by_it=is_it)
            return named if term.words not in wording.ENDING or self._ends_with(named) else ()
        if term.sense in (Sense.CALL, Sense.TRUST):
            clears = term.sense is Sense.TRUST and self._text(after + 1) in manners.HAPPENED
            return () if clears else self._following(after)
        if term.sense is Sense.VERDICT:
            return self._subject or ()
        if self._suffered(place):
            return self._following(after + 1) if self._text(after) == "by" else ()
        if term.sense is Sense.TRAIT:
            told = after + 2 if self._texts[after : after + 2] == ("among", "us") else after
            said_to_be = self._following(told + 1) if self._text(told) in manners.COPULAS else ()
            if said_to_be or (said_to_be := self._comes_from(after)):
                return () if "called" in self._texts[:place] else said_to_be
        if term.sense is Sense.DEED and self._subject == ():
            return self._said_of_who(after)
        if term.words[0] == "you" and not self._subject:
            return self._addressed
        if term.words in wording.STORIES:
            return self._subject or self._spoken_of
        return self._subject if self._subject is not None else self._of_nobody_named(term, place, after)

    def _of_nobody_named(self, term: wording.Term, place: int, after: int) -> Colors:
        if term.sense is Sense.TRAIT and after < len(self._clause) and self._clause[after].color:
            return self._following(after)
        if term.sense is Sense.DEED and self._color(after) and self._text(place) in manners.TAKING:
            return self._spoken_of if self._spoken_of != self._addressed else ()
        return () if term.words in wording.SOFT else self._addressed

    def _comes_from(self, place: int) -> Colors:
        """`typical impostor behaviour from Red`"""
        ends = place + 2 == len(self._clause) and self._text(place) in ("from", "by", "about")
        color = self._color(place + 1)
        return (color,) if ends and color is not None and not self._clause[place + 1].owns else ()

    def _said_of_who(self, place: int) -> Colors:
        """`the one who vented was Green`, `whoever killed Pink is Black`."""
        if not {"who", "whoever", "that"} & set(self._texts[:place]):
            return ()
        place += self._color(place) is not None
        return self._following(place + 1) if self._text(place) in manners.COPULAS else ()
