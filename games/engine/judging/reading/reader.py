"""Reads the claims of a line, clause by clause, each with the words that make it."""

import itertools

from games.engine.facts import identities
from games.engine.facts.testimony import Claim, Saying, Topic
from games.engine.judging.reading import arrivals, chains, clause_rules, deed_rules, denials, pieces, running, vetoes
from games.engine.judging.reading.sentences import dates as dating
from games.engine.judging.reading.sentences import one_clause, splitting
from games.engine.judging.reading.words import lexicon, names
from games.engine.judging.reading.words.lexicon import Part
from games.engine.state.copying import changed

Color = identities.Color
LONGEST_CLAUSE = 40
PLACED = (Topic.WAS_AT, Topic.WAS_WITH, Topic.DID_TASK)
LEANING = splitting.JOINTS - {"then", "so", "but"}
"""A clause that one of these begins has a subject of its own, or only says why, or until when."""
ELSEWHERE = (Part.GO, Part.LEAVE, Part.BODY, Part.UNKNOWN)
SEVERAL = 2
"""If so many are called upon together, it is unknown which of them "you" means; if named together, who "came in"."""
ASSENTING = lexicon.words("yes yeah yep no nope nah")
OTHERS = lexicon.THIRD | pieces.COLORS.keys()
NAMES = frozenset(pieces.COLORS) | lexicon.SELF | lexicon.AND


class Reader:
    """Reads one line, sentence by sentence. `found` has its claims, each once, in order."""

    def __init__(self, scene: pieces.Scene, this_round: int | None, *, looks_back: bool, excepts: bool) -> None:
        self._looks_back = looks_back
        self._last: clause_rules.Read | None = None
        self._of_before: clause_rules.Read | None = None
        self.found: dict[Claim, Saying] = {}
        self.withdrawn: set[str | None] = set()
        self._scene = scene
        self._this_round = this_round
        self._named: list[Color] = []
        self._corrected: tuple[Claim, ...] = ()
        self._joined: list[Color] = []
        self._chained = False
        self._is_alone = True
        self._lists = False
        self._first: one_clause.Clause | None = None
        self._clauses: list[one_clause.Clause] = []
        self._own = self._goes = self._of_others = False
        self._undone: one_clause.Clause | None = None
        self._sentences = 1
        self._excepts = excepts
        self._denied: one_clause.Clause | None = None
        self._previous: one_clause.Clause | None = None

    def turn_to(self, color: Color) -> None:
        """From now on, "you" means that player."""
        self._scene = changed(self._scene, addressed=color)

    def sentence(self, clauses: list[one_clause.Clause]) -> None:
        """Reads the clauses of one sentence, in order. Anybody called upon in it is known from its beginning."""
        called = self._called(clauses)
        self._joined = [color for clause in clauses if NAMES.issuperset(clause.texts) for color in self._colors(clause)]
        before: clause_rules.Read | None = None
        self._lists = chains.is_list(clauses, self._scene)
        self._chained = self._lists or chains.is_chain(clauses, self._scene)
        was: list[dating.Date] = []
        self._clauses, self._first, self._own = clauses, clauses[0] if clauses else None, False
        self._remain(clauses)
        self._of_before, self._last = self._last, None
        dates_on = self._is_alone = True
        previous: one_clause.Clause | None = None
        for clause, after in itertools.zip_longest(clauses, clauses[1:]):
            dates_on = dates_on and not (was and vetoes.is_of_earlier(clause, after))
            if clause.corrects:
                before = self._correct(clause, after, before)
                if " ".join(clause.texts) in lexicon.CORRECTING:
                    continue
            aside = arrivals.read(clause, previous, self._scene) or arrivals.around(clause, after, before, self._scene)
            self._previous, previous = previous, clause
            if aside is not None:
                self._keep(aside, clause, clause.dates)
                continue
            is_idle = clause.void or vetoes.says_nothing(clause, self._scene) or vetoes.is_for_now(clause, after)
            read = None if is_idle else self._clause(clause, self._scene_of(clause, called), before)
            read = running.parted(read, after, self._scene)
            self._own = clause.words[0].text in lexicon.SELF
            self._undone = clause if self._own and read is None else None
            self._of_others = read is None and not OTHERS.isdisjoint(clause.texts)
            self._goes = self._own and not clause.void and not clause.denied
            self._named += [color for color in self._colors(clause) if color != self._scene.speaker]
            if read is not None:
                shares = after is not None and after.lead == ("and",) and bool(after.dates)
                goes_on = dates_on and not shares and vetoes.leans(clause)
                was = clause.dates or ([date for date in was if date.is_round] if goes_on else [])
                goes_away = after is not None and "then" in after.lead
                self._keep(read, clause, [date for date in was if not (goes_away and date.whole)])
                before = self._last = read
            else:
                before = self._unread(clause, before)
            if after is not None and ":" in after.lead and {*self._colors(clause)} - {self._scene.speaker}:
                self._is_alone = self._own = False
            if self._chained and self._is_alone:
                self._is_alone = read is not None or (clause is self._first and self._lists) or self._is_aside(clause)
            if read is None and self._looks_back:
                self._leave(clause)
        self._find(clauses)
        self._sentences += 1
        self._heed(called if len(clauses) > 1 else [])

    def _called(self, clauses: list[one_clause.Clause]) -> list[Color]:
        chains.leave_to_others(clauses, self._scene)
        return [color for clause in clauses if _is_call(clause) for color in self._colors(clause)]

    def _heed(self, called: list[Color]) -> None:
        """If only one player was called upon, "you" means that player from now on."""
        if len(set(called)) == 1 and called[0] != self._scene.speaker:
            self.turn_to(called[0])

    def _names_work(self, clause: one_clause.Clause | None) -> bool:
        """`I still have to do my wires | and my card`, where the second is not done either."""
        return clause is not None and any(
            piece.part in (Part.TASK, Part.PURPOSE) for piece in pieces.pieces(clause.words, self._scene)
        )

    def _find(self, clauses: list[one_clause.Clause]) -> None:
        if self._scene.is_finder and self._scene.body is not None:
            told = deed_rules.come_upon(clauses, self._scene, self._scene.body)
            if told is not None and all(claim.topic is not Topic.FOUND_BODY for claim in self.found):
                self.found[told.claim] = told

    def _remain(self, clauses: list[one_clause.Clause]) -> None:
        """Keeps where the speaker says that it was, unlike others."""
        excepted = self._excepts and arrivals.excepted(clauses, self._scene)
        told = excepted or (self._denied and arrivals.instead(clauses, self._denied, self._scene))
        if told:
            self._keep(told, clauses[0], [date for clause in clauses for date in clause.dates])
        self._denied = next((clause for clause in clauses if clause.denied), None)

    def _is_aside(self, clause: one_clause.Clause) -> bool:
        """Whether the clause says too little, or says it of its speaker, for the places after it to be of others."""
        is_own = self._own and not clause.void and not clause.denied
        return is_own or (ASSENTING.isdisjoint(clause.texts) and not pieces.pieces(clause.words, self._scene))

    def _leave(self, clause: one_clause.Clause) -> None:
        """Another place was spoken of: "there" means it, if it was only one and nobody was on the way to it."""
        found = pieces.pieces(clause.words, changed(self._scene, there=None))
        places = {piece.value for piece in found if piece.part is Part.PLACE}
        is_meant = len(places) == 1 and not clause.void and not any(piece.part in ELSEWHERE for piece in found)
        if places:
            self._scene = changed(self._scene, there=places.pop() if is_meant else None)

    def _correct(
        self, clause: one_clause.Clause, after: one_clause.Clause | None, before: clause_rules.Read | None
    ) -> clause_rules.Read | None:
        """A correction goes on like the clause that it corrects, perhaps of the sentence before. A mere "no" may answer
        somebody else."""
        wrong = before or self._of_before
        if wrong is None or wrong.claims[0].topic not in PLACED:
            return before
        is_certain = clause.is_strong or (before is None and denials.is_anew(clause, after, wrong, self._scene))
        if is_certain or before:
            self._corrected = wrong.claims
        if is_certain:
            self._withdraw()
        return wrong if is_certain or before else None

    def _withdraw(self) -> None:
        wrong = {claim.told for claim in self._corrected}
        self.withdrawn |= {claim.place for claim in self._corrected}
        self.found = {claim: saying for claim, saying in self.found.items() if claim.told not in wrong}

    def _unread(self, clause: one_clause.Clause, before: clause_rules.Read | None) -> clause_rules.Read | None:
        """`no, that was last round` corrects as well. Returns the clause whose subject the next may take, if any."""
        if self._corrected and clause.words[0].text in ("that", "it"):
            self._withdraw()
        return before if vetoes.lets_go_on(clause, self._scene) else None

    def _colors(self, clause: one_clause.Clause) -> list[Color]:
        return [pieces.COLORS[word.text] for word in clause.words if word.text in pieces.COLORS]

    def _scene_of(self, clause: one_clause.Clause, called: list[Color]) -> pieces.Scene:
        others = list(dict.fromkeys(called)) or ([self._scene.addressed] if self._scene.addressed else [])
        third = self._named[0] if len(set(self._named)) == 1 else None
        own = self._colors(clause)
        partner = [color for color in dict.fromkeys([*self._named, *others, *self._joined]) if color not in own]
        return changed(
            self._scene,
            addressed=others[0] if len(others) == 1 and len(self._joined) < SEVERAL else None,
            third=third,
            partner=tuple(partner) if len(partner) == 1 else (),
        )

    def _clause(
        self, clause: one_clause.Clause, scene: pieces.Scene, before: clause_rules.Read | None
    ) -> clause_rules.Read | None:
        if len(clause.words) > LONGEST_CLAUSE:
            return None
        if clause.denied:
            return denials.read(clause, scene)
        scene = changed(scene, body=None) if clause.dates else scene
        found = pieces.pieces(clause.words, scene)
        if chains.passes_on(clause, found, self._previous, scene):
            found = found[1:]
        if vetoes.claims_nothing(clause, found):
            return None
        if found and found[0].part is not Part.PERSON and not self._knows_subject(clause, found, before):
            return None
        if found and found[0].part in (Part.PLACE, Part.WITH) and not self._may_be_bare(clause, found, before):
            return None
        if [piece.part for piece in found] == [Part.TASK] and (found[0].led == "on" or chains.is_joint(clause, before)):
            return None
        again = (
            before and not {"then", "→", "->"} & set(clause.lead) and not {"alone", "no", "wait"} & set(clause.texts)
        )
        if before is not None and again and not (clause.dates or clause.corrects or self._corrected):
            listed = clause.lead == ("and",)
            return clause_rules.together_again(found, before, listed=listed) or running.read(found, scene, before)
        return running.read(found, scene, before)

    def _knows_subject(
        self, clause: one_clause.Clause, found: list[pieces.Piece], before: clause_rules.Read | None
    ) -> bool:
        """Whether it is certain who is meant if nobody is named: whoever the clause before spoke of."""
        if found[0].part is Part.TASK and found[0].word in names.DONE:
            return True
        if clause.lead[-1:] == ("after",) and before is not None:
            parts = [piece.part for piece in found]
            if parts == [Part.TASK] or (parts == [Part.PLACE] and before.is_presence and not found[0].led):
                return True
        if not LEANING.isdisjoint(clause.lead) or (found[0].part is Part.WITH and before is None):
            return False
        if before is not None and found[0].part in (Part.WITH, Part.PLACE):
            return _is_of_its_subject(before)
        if before is not None and found[0].part is Part.TASK and not found[0].word.endswith(clause_rules.DONE):
            is_own = self._own and before.subject != (self._scene.speaker,)
            return not is_own and all({claim.subject, claim.other} & {*before.subject} for claim in before.claims)
        if clause.texts[0].endswith("ing") and not (_is_of_its_subject(before) if before else not self._of_others):
            return False
        if before is None and found[0].part is Part.TASK and (self._of_others or self._names_work(self._undone)):
            return False
        return before is not None or clause is self._first or self._own or (self._chained and self._is_alone)

    def _may_be_bare(
        self, clause: one_clause.Clause, found: list[pieces.Piece], before: clause_rules.Read | None
    ) -> bool:
        """Whether a clause without a verb may be read: it goes on with one before it, or names more than a place."""
        passes = found[0].led in ("through", "via", "thru") or (found[0].led == "from" and before is None)
        if passes or any(piece.part not in chains.WITHOUT_A_VERB for piece in found):
            return False
        if before is not None and (before.is_presence or "then" in clause.lead):
            return True
        if before is None and self._is_answer(clause, found):
            return True
        if self._chained or clause.dates or (self._goes and "then" in clause.lead):
            return True
        return any(
            piece.part in (Part.WITH, Part.TASK) or (piece.part is Part.PLACE and piece is not found[0])
            for piece in found
        )

    def _is_answer(self, clause: one_clause.Clause, found: list[pieces.Piece]) -> bool:
        """`elec`, and `then weapons`: only a place. Not by whoever found a body, who may tell where it was."""
        if clause is not self._first or not chains.is_answer(found, self._clauses, self._scene):
            return False
        if any(":" in each.lead for each in self._clauses) or chains.is_of_another(self._clauses):
            return False
        is_plain = self._sentences == 1 and not self._scene.is_finder
        return is_plain or not {"then", "alone"}.isdisjoint((*clause.lead, *clause.texts))

    def _keep(self, read: clause_rules.Read, clause: one_clause.Clause, dates: list[dating.Date]) -> None:
        if self._corrected and read.claims[0].topic in PLACED and read.claims[0].subject == self._corrected[0].subject:
            self._withdraw()
        self._corrected = ()
        places = {claim.place for claim in read.claims if claim.topic in PLACED and claim.place}
        if places:
            own = any(self._scene.speaker in (claim.subject, claim.other) for claim in read.claims)
            there = places.pop() if len(places) == 1 else read.there
            is_left = read.there is None and self._scene.there not in (None, there)
            there = None if is_left else there
            is_sure = there is not None and len(vetoes.places(clause, self._scene)) < SEVERAL
            here = there if is_sure else None
            there = there if is_sure or own or not self._looks_back else None
            self._scene = changed(self._scene, there=there, here=here if own else self._scene.here)
        elif read.there and any(claim.place == read.there for claim in read.claims):
            self._scene = changed(self._scene, there=read.there)
        for claim in read.claims:
            told = dating.dated(claim, dates, self._this_round)
            saying = Saying(claim=told, start=clause.words[0].start, end=clause.words[-1].end)
            self.found.setdefault(told, saying)


def _is_call(clause: one_clause.Clause) -> bool:
    """`Red, ...`; not `three seconds after Red`."""
    return len(clause.words) == 1 and splitting.JOINTS.isdisjoint(clause.lead)


def _is_of_its_subject(before: clause_rules.Read) -> bool:
    """Whether its claims are about its subject. `I saw Red in Admin` is not, so who was `walking off` is uncertain."""
    return not {before.claims[0].subject, before.claims[0].other}.isdisjoint(before.subject)
