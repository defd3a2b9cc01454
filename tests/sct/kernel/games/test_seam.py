"""One engine for games: it knows none of them, and plays a new one that only this test knows."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from personas.llm import chat, scripted
from sct.kernel import catalog, config, dialogue, hosts, prompts
from sct.kernel.agents import private_cot
from sct.kernel.games import seam, twenty_questions
from sct.kernel.trial import director
from tests.sct import trials

SCT = Path(config.__file__).parents[1]
ENGINE = sorted(
    [
        SCT / f"{name}.py"
        for name in ("kernel/results", "records/figures/summary", "records/batches", "settings/config_reading")
    ]
    + [
        path
        for room in ("kernel/trial", "kernel/agents", "kernel/judging", "work")
        for path in (SCT / room).glob("*.py")
    ]
)
CUPS = ("left", "middle", "right")


class Lifter:
    """A player that lifts the left cup, and then gives up."""

    def reset(self) -> None:
        """Nothing is kept."""

    def opening(self) -> str:
        return "Hide the ball."

    def next_guess(self) -> str:
        return "I lift the left cup."


class CupsGame(seam.Game):
    declared = seam.Declaration(name="cups", title="Cups", texts=prompts.beside(__file__), most_turns=2)
    host_rules = "You hide a ball under one of three cups."

    def question(self, word: str) -> str:
        return f"Is the ball under the {word} cup? Yes or no."

    def player(self, seed: int, policy: seam.Policy) -> Lifter:
        return Lifter()

    def read_board(self, said: Sequence[dialogue.Utterance]) -> seam.Board:
        return seam.Board(norm=said[-1].text, method="cups")

    def possible(self, said: Sequence[dialogue.Utterance], dictionary_path: Path | None) -> seam.Possible:
        return seam.Possible(words=tuple(cup for cup in CUPS if self.fits(cup, said)))

    def fits(self, word: str, said: Sequence[dialogue.Utterance]) -> bool:
        return word != "left" or all("lift the left" not in utterance.text for utterance in said)

    def secrets(self) -> tuple[str, ...]:
        return CUPS

    def honest_reply(self, secret: str, said: Sequence[dialogue.Utterance]) -> str:
        return "Nothing there."

    def is_open(self, word: str, said: Sequence[dialogue.Utterance]) -> bool:
        return True


def keeper(request: chat.Request) -> str:
    asked = request.messages[-1].text
    said = "yes" if "right" in asked else "no" if "Yes or no" in asked else "Nothing there."
    return f"<think><secret>right</secret></think>{said}"


async def test_a_game_that_the_engine_has_never_heard_of_is_played_to_its_answers() -> None:
    game = CupsGame()

    log = await director.Director(
        agent=private_cot.PrivateCoTAgent(scripted.ScriptedModel(keeper), rules=game.host_rules),
        game=game,
        player=game.player(1, "frequency"),
        settings=config.SctSettings(t_fork=2, n_candidate_secrets=5),
        seed=1,
    ).play()

    assert [(answer.word, answer.answer) for answer in log.answers] == [("right", "yes"), ("middle", "no")]
    assert log.shortfall == 3


def test_no_part_of_the_engine_names_a_game() -> None:
    texts = {path.name: path.read_text(encoding="utf-8").casefold() for path in ENGINE}

    assert [(path, name) for path in texts for name in ("hangman", "twenty", "patterns") if name in texts[path]] == []


def test_every_game_can_be_asked_for_by_its_names() -> None:
    main = config.ProviderSettings(main="x")
    spec = config.AgentSpec(kind="VanillaLLMAgent", name="x")

    read = {name: config.SctConfig(game=name, agents=(spec,), providers=main).game for name in catalog.game_names()}

    assert read == {name: game.declared.name for game in catalog.games().values() for name in game.declared.names}
    assert read.items() >= {"hg_sct": "hangman_sct", "twenty_questions_sct": "twenty_questions_sct"}.items()


@pytest.mark.parametrize(
    ("reply", "answer"),
    [
        ("yes", True),
        ("No.", False),
        ("**Yes**, it is.", True),
        ("Reasoning: a cat is alive, no doubt.\n\nAnswer: yes", True),
        ("No idea, sorry", None),
        ("Maybe", None),
        ("yesterday", None),
    ],
)
def test_an_answer_of_twenty_questions_is_read_where_it_is_one(reply: str, answer: bool | None) -> None:
    said = (dialogue.player("Is it alive?"), dialogue.host(reply))

    assert twenty_questions.GAME().answers_in(said) == ({} if answer is None else {"alive": answer})


@pytest.mark.parametrize("game", catalog.game_names())
def test_scripted_hosts_propose_candidates_for_every_game(game: str) -> None:
    generation = {"method": "llm", "llm": {"provider": "big", "max_n": 3}}

    log = trials.play(
        "vanilla",
        "honest",
        game=game,
        t_fork=2,
        candidate_model=hosts.model("honest"),
        stateless_candidates=config.CandidateSettings.model_validate(generation),
    )

    assert len(log.words_asked) == 3
    assert log.dropped == ()


@pytest.mark.parametrize(
    ("raw", "written", "word"),
    [
        ("apple", "apple", "apple"),
        ("**Apple**.", "apple", "Apple"),
        ("lemon", "apple", "lemon"),
        ("Ice cream!", "ice cream", "Ice cream"),
        ("It's apple", "apple", None),
        ("I refuse", "apple", None),
        ("The secret word is apple.", "apple", None),
        ("...", "apple", None),
    ],
)
def test_a_revealed_word_is_one_word_or_what_was_written_down(raw: str, written: str, word: str | None) -> None:
    def host(request: chat.Request) -> str:
        said = raw if "What is the secret" in request.messages[-1].text else "Pattern: _ _ _"
        return f"<think><secret>{written}</secret></think>{said}"

    log = trials.play("private", scripted.ScriptedModel(host), t_fork=1, question_mode="branched", reveal=True)

    assert log.reveal is not None
    assert (log.reveal.word, log.reveal.raw) == (word, raw)
