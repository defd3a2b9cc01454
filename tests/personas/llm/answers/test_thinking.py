"""Private thought never reaches the public reply."""

import pytest

from personas.llm.answers import thinking

PARTED = [
    ("just words", "just words", ""),
    ("<think>secret</think>public", "public", "secret"),
    ("<THINK>secret</Think>\n\npublic", "public", "secret"),
    ("<thinking>secret</thinking>public", "public", "secret"),
    ("< think >secret</ think >public", "public", "secret"),
    ("[THINK]secret[/THINK]public", "public", "secret"),
    ("<think>one</think>public<think>two</think> words", "public words", "one\n\ntwo"),
    ("secret</think>public", "public", "secret"),
    ("public<think>secret, cut off", "public", "secret, cut off"),
    ("<think>a<think>b</think>c</think>public", "public", "a\n\nb\n\nc"),
    ("<think></think>public", "public", ""),
    ("I think <b>red</b> is thinking", "I think <b>red</b> is thinking", ""),
]


@pytest.mark.parametrize(("text", "said", "thought"), PARTED)
def test_thought_and_speech_are_parted(text: str, said: str, thought: str) -> None:
    assert thinking.part(text) == thinking.Parted(said=said, thought=thought)


def test_a_tag_inside_an_object_is_a_word() -> None:
    text = '{"message": "what does </think> mean?"}'

    assert thinking.part(text).said == text


def test_a_draft_inside_the_thought_stays_private() -> None:
    parted = thinking.part('<think>{"word": "apple"} or {"word": "grape"}</think>My word has five letters.')

    assert parted.said == "My word has five letters."
    assert "apple" in parted.thought
