"""A match that waits for its learners: `reset` begins one, `step` takes the answers of all who are asked, bots play the
rest.

A question is what a model's prompt is made of, as data and in words; an answer is read as a model's reply is. An answer
that cannot be taken is a lost turn, and the next turn says why. The same seed and answers make the same match.
"""

import dataclasses
import itertools
from collections.abc import Collection, Mapping, Sequence

from games.engine import maps, referee
from games.engine.eyes import offers, perspective
from games.engine.facts import decisions, events, identities
from games.engine.facts import rules as ruling
from games.engine.facts.dice import Dice
from games.engine.state import ledger as ledgers
from games.engine.state import world as worlds
from games.players import at_table
from games.players.bots import casts
from games.players.models.answers import answer_forms, replies
from games.players.models.prompting import chronicle, prompt_assembler, seating
from personas.llm.answers import reading

Color = identities.Color
USUAL_SEATS = 8
WON, LOST = 1.0, 0.0
Answer = str | decisions.Decision


class Mind:
    """What one learner knows. It catches up with the log only when somebody asks."""

    def __init__(self, color: Color, cast: seating.Casting, log: Sequence[ledgers.Entry]) -> None:
        self._color, self._cast, self._log = color, cast, log
        self._known = perspective.blank(color)
        self._noticed = chronicle.Chronicle(cast.room)
        self._next = 0

    def known(self) -> perspective.Perspective:
        for entry in itertools.islice(self._log, self._next, None):
            if self._color in entry.audience:
                self._known = perspective.learn(self._known, entry)
                self._noticed.tell(self._known, entry)
        self._next = len(self._log)
        return self._known

    def messages(self, ask: decisions.Ask) -> list[dict[str, str]]:
        told = prompt_assembler.assemble(self._cast, self.known(), self._noticed, ask)
        return [{"role": str(message.role), "content": message.text} for message in told]


class Question:
    """What one learner is asked now. A caller that wants only the menu does not pay for the prompt."""

    __slots__ = ("_lawful", "_mind")

    def __init__(self, lawful: decisions.Ask, mind: Mind) -> None:
        self._lawful, self._mind = lawful, mind

    @property
    def kind(self) -> str:
        return type(self._lawful).__name__.removesuffix("Ask").lower()

    @property
    def ask(self) -> decisions.Ask:
        """What may be answered, as far as this player knows."""
        return offers.offered(self._lawful, self.known)

    @property
    def known(self) -> perspective.Perspective:
        return self._mind.known()

    @property
    def messages(self) -> list[dict[str, str]]:
        """The prompt, as `/v1/chat/completions` takes it."""
        return self._mind.messages(self.ask)

    @property
    def text(self) -> str:
        return "\n\n".join(message["content"] for message in self.messages)

    @property
    def schema(self) -> dict[str, object]:
        """The form of the answer, as a JSON schema."""
        form = answer_forms.form(self.ask, self.known)
        return dict(form.tight(None) if form.tight else form.schema)

    def read(self, text: str) -> decisions.Decision:
        """Reads an answer as a model's reply is read, but without the second chance that a model has."""
        ask, known = self.ask, self.known
        judge, said = replies.Judge(ask, known), reading.read(text, replies.shape(ask))
        if isinstance(said, reading.Unreadable):
            return decisions.NoDecision(reason=f"unreadable: {said.fault}")
        if objection := judge.objection(said):
            unfit = reading.Unreadable(
                reason=reading.Reason.OBJECTION, fault=objection, said=said.model_dump(mode="json")
            )
            return judge.without_vote([unfit]) or decisions.NoDecision(reason=f"refused: {objection}")
        return judge.decision or decisions.NoDecision(reason="nothing was decided")


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Turn:
    """Who is asked now, why answers to the last turn were lost, and, at the end, each learner's reward."""

    questions: Mapping[Color, Question]
    faults: Mapping[Color, str] = dataclasses.field(default_factory=dict)
    rewards: Mapping[Color, float] = dataclasses.field(default_factory=dict)
    is_over: bool = False


class Environment:
    """`learners` are the seats that are asked from outside: all of them, unless some are named. `casts` says who they
    are, as their prompts tell it; `temperaments` are the bots of the first seats."""

    def __init__(
        self,
        *,
        players: int = USUAL_SEATS,
        learners: Collection[str] | None = None,
        rules: ruling.MatchRules | None = None,
        temperaments: Sequence[str] = (),
        casts: Mapping[str, seating.Casting] | None = None,
    ) -> None:
        self.colors = tuple(Color)[:players]
        self.learners = self.colors if learners is None else tuple(map(Color, learners))
        if strange := [color for color in self.learners if color not in self.colors]:
            raise ValueError(f"no seat is {', '.join(strange)}; there are {', '.join(self.colors)}")
        self.rules = rules or ruling.recommended(players)
        self.entries: list[ledgers.Entry] = []
        self._temperaments, self._casts = tuple(temperaments), dict(casts or {})
        self._names = frozenset(self.colors)
        self._asks: Sequence[decisions.Ask] = ()
        self._questions: Mapping[Color, Question] = {}

    def reset(self, seed: int = 0) -> Turn:
        lineup = casts.lineup(seed, len(self.colors), self._temperaments)
        bots = casts.bots(seed, lineup)
        log = self.entries = list[ledgers.Entry]()
        self._minds = {color: Mind(color, self._casts.get(color, seating.Casting()), log) for color in self.learners}
        self._bots = {color: bot for color, bot in bots.items() if color not in self._minds}
        self._table = at_table.Table(self._bots, Dice(seed))
        seats = tuple(self._seat(seat) for seat in lineup)
        self._learn(referee.open_match(seats, self.rules, maps.load(self.rules.map), Dice(seed)))
        return self._until_asked({})

    def step(self, answers: Mapping[Color, Answer] | Mapping[str, Answer]) -> Turn:
        """A learner that is asked and does not answer loses its turn; answers of those not asked are ignored."""
        if strange := answers.keys() - self._names:
            raise ValueError(f"no seat is {', '.join(sorted(strange))}; there are {', '.join(self.colors)}")
        decided, lost = dict[Color, decisions.Decision](), dict[Color, str]()
        for color, question in self._questions.items():
            decided[color] = each = _decided(question, answers.get(color))  # a colour equals its name
            if isinstance(each, decisions.NoDecision):
                lost[color] = each.reason
        self._resolve(decided)
        return self._until_asked(lost)

    @property
    def world(self) -> worlds.World:
        """The truth."""
        return self._table.world

    def _seat(self, seat: events.Seat) -> events.Seat:
        """A learner bears its own name, not a bot's."""
        if seat.color not in self._minds:
            return seat
        cast = self._casts.get(seat.color)
        return dataclasses.replace(seat, name=cast.name if cast and cast.name else seat.color.title())

    def _until_asked(self, lost: Mapping[Color, str]) -> Turn:
        while not referee.is_over(self.world):
            self._asks = referee.who_decides(self.world)
            self._questions = self._asked()
            if self._questions:
                return Turn(questions=self._questions, faults=lost)
            self._resolve({})
        self._asks, self._questions = (), {}
        return Turn(questions={}, faults=lost, rewards=self._rewards(), is_over=True)

    def _asked(self) -> dict[Color, Question]:
        """Nobody is asked after the end: the lessons that are drawn then are for other matches."""
        if self.world.outcome is not None:
            return {}
        return {ask.color: Question(ask, self._minds[ask.color]) for ask in self._asks if ask.color in self._minds}

    def _resolve(self, decided: Mapping[Color, decisions.Decision]) -> None:
        if len(decided) < len(self._asks):
            decided = {ask.color: decided.get(ask.color) or self._elsewhere(ask) for ask in self._asks}
        self._learn(self._table.decided(decided))

    def _elsewhere(self, ask: decisions.Ask) -> decisions.Decision:
        """A bot's decision; for a learner, which draws no lessons, an empty one."""
        if ask.color not in self._bots:
            return decisions.ReflectionDecision()
        known = self._table.views[ask.color]
        return self._bots[ask.color].decide(offers.offered(ask, known), known)

    def _learn(self, step: ledgers.Step) -> None:
        self._table.learn(step)
        self.entries += step.entries

    def _rewards(self) -> dict[Color, float]:
        ended = self.world.outcome
        winner = None if ended is None else ended.winner
        sides = {
            color: identities.Side.IMPOSTORS if self.world.players[color].is_impostor else identities.Side.CREW
            for color in self.learners
        }
        return {color: WON if side is winner else LOST for color, side in sides.items()}


def _decided(question: Question, answer: Answer | None) -> decisions.Decision:
    if answer is None:
        return decisions.NoDecision(reason="nothing was answered")
    return question.read(answer) if isinstance(answer, str) else answer
