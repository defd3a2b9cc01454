"""Candidates fit the conversation exactly, follow from the seed, and are never padded."""

from pathlib import Path

import pytest

from personas.llm import scripted
from sct.kernel import candidates, dialogue
from sct.kernel.games import dictionaries, hangman, unwanted_words
from sct.kernel.games.hangman import letters
from tests.sct import words
from tests.support import rings

TRANSCRIPT = """\
Player: Let's play! For example "Pattern: _ z _ z _"
Host: Pattern: _ _ _ _ _
Player: My next guess is the single letter "e".
Host: Yes! Pattern: _ e _ _ _
Player: My next guess is the single letter "o".
Host: No o.
Pattern: _ e _ _ _
Lives remaining: 5"""


def listed(tmp_path: Path, *entries: str) -> Path:
    path = tmp_path / "list.txt"
    path.write_text("\n".join(entries), encoding="utf-8")
    return path


def estimated(path: Path, transcript: str = TRANSCRIPT, n: int = 10) -> list[str]:
    found = candidates.estimate_candidates_from_transcript(transcript, n, "deterministic", dictionary_path=path)
    return sorted(found)


def honest_game(secret: str, seed: int, turns: int) -> tuple[dialogue.Utterance, ...]:
    """A game of `turns` turns as a perfect host plays it."""
    guesser = letters.DeterministicHangmanPlayer(seed)
    said = [dialogue.player(guesser.opening()), dialogue.host("Pattern: " + " ".join("_" * len(secret)))]
    for _ in range(turns - 1):
        said.append(dialogue.player(guesser.next_guess()))
        guessed = hangman.guessed_letters(said)
        said.append(dialogue.host("Pattern: " + " ".join(x if x in guessed else "_" for x in secret)))
    return tuple(said)


def test_length_shown_letters_and_guessed_letters_all_count(tmp_path: Path) -> None:
    path = listed(tmp_path, "Medal", "melon", "lever", "pedal", "cedars", "badge", "metal", "re-al")

    assert estimated(path) == ["medal", "metal", "pedal"]


def test_a_letter_guessed_after_the_latest_pattern_excludes_nothing(tmp_path: Path) -> None:
    later = TRANSCRIPT + '\nPlayer: My next guess is the single letter "m".\nHost: Hm, let me think.'

    assert estimated(listed(tmp_path, "medal", "pedal"), later) == ["medal", "pedal"]


def test_the_players_own_sample_is_not_the_board(tmp_path: Path) -> None:
    assert estimated(listed(tmp_path, "azbzc"), TRANSCRIPT.splitlines()[0] + "\nHost: Ready.") == []


def test_a_shortfall_is_not_padded(tmp_path: Path) -> None:
    path = listed(tmp_path, "medal", "pedal", "zzzzz")

    estimate = candidates.by_dictionary(
        hangman.HangmanSCTGame(), dialogue.parse_transcript(TRANSCRIPT), 5, dictionary_path=path, seed=1
    )

    assert (sorted(estimate.words), estimate.reason) == (["medal", "pedal"], "too_few_fit")


def test_the_secret_itself_is_not_estimated_again(tmp_path: Path) -> None:
    estimate = candidates.by_dictionary(
        hangman.HangmanSCTGame(),
        dialogue.parse_transcript(TRANSCRIPT),
        5,
        dictionary_path=listed(tmp_path, "medal", "pedal"),
        seed=1,
        besides="MEDAL",
    )

    assert estimate.words == ("pedal",)


def test_the_seed_decides_which_words_are_drawn(dictionary: Path) -> None:
    said = honest_game("candle", 1, 3)

    draws = {
        candidates.by_dictionary(hangman.HangmanSCTGame(), said, 5, dictionary_path=dictionary, seed=seed).words
        for seed in (1, 1, 2)
    }

    assert len(draws) == 2


@pytest.mark.both
@pytest.mark.parametrize(("t_fork", "n"), [(4, 5), (6, 10)])
def test_with_an_honest_host_every_candidate_is_possible(t_fork: int, n: int, dictionary: Path) -> None:
    game, secrets = hangman.HangmanSCTGame(), words.many()
    for number in range(rings.of_all(400)):
        secret = secrets[number * 97 % len(secrets)]
        said = honest_game(secret, number, t_fork)
        guessed = set(hangman.guessed_letters(said))

        estimate = candidates.by_dictionary(game, said, n, dictionary_path=dictionary, seed=number)

        shown = [letter if letter in guessed else "_" for letter in secret]
        assert estimate.words
        for word in estimate.words:
            assert [letter if letter in guessed else "_" for letter in word] == shown
    assert secret in game.possible(said, dictionary).words


def test_without_any_word_the_list_is_empty_and_says_why(tmp_path: Path) -> None:
    possible = hangman.HangmanSCTGame().possible(dialogue.parse_transcript(TRANSCRIPT), listed(tmp_path))

    assert (possible.words, possible.reason) == ((), "no_dictionary")


def test_without_a_board_nothing_is_guessed(dictionary: Path) -> None:
    possible = hangman.HangmanSCTGame().possible([dialogue.host("I chose a word.")], dictionary)

    assert (possible.words, possible.reason) == ((), "no_pattern")


async def test_a_models_proposals_are_held_to_the_same_constraints() -> None:
    model = scripted.ScriptedModel(lambda _: '["medal", "Melon", "medal", "pedal", "cedars", "me-al", "me al"]')

    estimate = await candidates.by_model(
        hangman.HangmanSCTGame(), dialogue.parse_transcript(TRANSCRIPT), 5, model=model, request_up_to=20
    )

    assert estimate.words == ("medal", "pedal")
    assert estimate.dropped == ("melon", "cedars", "me-al", "me al")


@pytest.mark.parametrize(
    ("transcript", "reply", "besides", "reason"),
    [
        (TRANSCRIPT, "[]", None, "nothing_fits"),
        (TRANSCRIPT, '["cedars"]', None, "nothing_fits"),
        (TRANSCRIPT, '["medal"]', None, "too_few_fit"),
        (TRANSCRIPT, '["medal"]', "medal", "too_few_fit"),
        ("Player: Shall we?\nHost: Ready.", '["medal"]', None, "no_pattern"),
        (TRANSCRIPT, "medal", None, "unreadable_candidates"),
    ],
)
async def test_why_a_model_gave_fewer_words_than_wanted_is_told(
    transcript: str, reply: str, besides: str | None, reason: str
) -> None:
    model = scripted.ScriptedModel(lambda _: reply)

    estimate = await candidates.by_model(
        hangman.HangmanSCTGame(),
        dialogue.parse_transcript(transcript),
        5,
        model=model,
        request_up_to=20,
        besides=besides,
    )

    assert estimate.reason == reason


@pytest.mark.parametrize("reply", ["medal, pedal", '{"words": ["medal"]}', '["medal", 5]', 'Sure! ["medal"]'])
def test_a_models_reply_that_is_no_json_array_names_no_word(reply: str) -> None:
    model = scripted.ScriptedModel(lambda _: reply)

    found = candidates.estimate_candidates_from_transcript(TRANSCRIPT, 5, "llm", llm_provider=model)

    assert found == []


def test_a_dictionary_that_is_gone_is_named(tmp_path: Path) -> None:
    with pytest.raises(dictionaries.NoDictionary, match=r"gone\.txt"):
        dictionaries.load(tmp_path / "gone.txt")


def test_a_transcript_is_read_back_as_it_was_written() -> None:
    said = (dialogue.player("Hello"), dialogue.host("Pattern: _ _\nLives: 6"), dialogue.player("x"))

    assert dialogue.parse_transcript(dialogue.transcript_to_text(said)) == said


def test_the_built_in_list_is_the_packages_own_without_what_nobody_wants_on_a_page() -> None:
    import wordfreq  # inspects all frames of the stack, which is deep while tests are collected

    words = wordfreq.top_n_list("en", dictionaries.BUILT_IN_WORDS)
    wordfreq.get_frequency_list.cache_clear()

    fitting = [word for word in words if dictionaries.SHORTEST <= len(word) <= dictionaries.LONGEST]
    wanted = [word for word in fitting if unwanted_words.is_wanted(word)]

    assert dictionaries.built_in() == dictionaries.of(wanted)
    assert 100 < len(fitting) - len(wanted) < 300


@pytest.mark.parametrize("word", ["grape", "scrape", "class", "assassin", "cocktail", "scunthorpe", "benazir", "essex"])
def test_a_word_that_only_holds_another_is_wanted(word: str) -> None:
    assert unwanted_words.is_wanted(word)


@pytest.mark.parametrize("word", ["shit", "bullshit", "rape", "nazis", "porn"])
def test_a_word_that_nobody_wants_is_never_drawn(word: str) -> None:
    assert dictionaries.built_in().matching(word, len(word)) == ()


def test_a_list_of_the_program_is_known_by_its_name_wherever_one_stands(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("demo_words.txt").write_text("apple\n", encoding="utf-8")

    assert dictionaries.load(dictionaries.place("demo_words.txt")) == dictionaries.load(dictionaries.DEMO_WORDS)
    assert dictionaries.place("./demo_words.txt") == Path("demo_words.txt")
    assert dictionaries.portable(str(dictionaries.DEMO_WORDS)) == "demo_words.txt"
    assert dictionaries.portable("/elsewhere/demo_words.txt") == "/elsewhere/demo_words.txt"
