"""YAML that is small to write but huge to read is refused with a reason, at once."""

import time

import pytest

from glassbox_site.ground.reading import strict_yaml
from tests.support import endurance

BOMB = "a0: &a0 [x]\n" + "".join(f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 10)}]\n" for n in range(1, 12))
MERGES = "a0: &a0 {k: v}\n" + "".join(
    f"a{n}: &a{n} {{k{n}: [{', '.join([f'*a{n - 1}'] * 10)}]}}\n" for n in range(1, 12)
)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (BOMB, "it stands for more than 100000 values"),
        (MERGES, "it stands for more than 100000 values"),
        ("a: &a [*a]", "it holds itself"),
        ("[" * 3000, "line 1: it is nested more than 30 levels deep"),
        ("{a: " * 3000, "line 1: it is nested more than 30 levels deep"),
        ("- " * 3000 + "x", "line 1: it is nested more than 30 levels deep"),
        (f"n: {'9' * 1000}", "line 1: a number of 1000 signs is longer than 30"),
        (f"n: -{'9' * 1000}.5", "line 1: a number of 1003 signs is longer than 30"),
        (f"n: 0x{'f' * 1000}", "line 1: a number of 1002 signs is longer than 30"),
        (f"n: {'9' * 5000}", "line 1: a number of 5000 signs is longer than 30"),
        ('a: 1\nname: "nothing\\0"', "line 2: a text holds a sign that cannot be kept"),
        ('"\\ud83d": 1', "line 1: a text holds a sign that cannot be kept"),
    ],
    ids=[
        *("aliases", "aliases in mappings", "itself", "brackets", "braces", "dashes", "digits", "float", "hex", "5000"),
        *("nul", "half"),
    ],
)
def test_it_is_refused_in_words_and_at_once(text: str, words: str) -> None:
    began = time.process_time()

    with pytest.raises(strict_yaml.Unreadable, match=words):
        strict_yaml.load(text)

    assert time.process_time() - began < endurance.in_reason(0.5)


@pytest.mark.parametrize("text", ["!!int", "!!float _", "!!int x", "!!bool", "a: !!bool perhaps", "[!!timestamp soon]"])
def test_what_is_not_what_its_tag_says_is_refused_in_words(text: str) -> None:
    with pytest.raises(strict_yaml.Unreadable, match="it holds a"):
        strict_yaml.load(text)


def test_a_sign_that_json_writes_as_two_halves_is_one() -> None:
    assert strict_yaml.load('{"name": "\\ud83d\\ude00 é"}') == {"name": "😀 é"}


def test_a_name_for_what_is_repeated_is_welcome() -> None:
    assert strict_yaml.load("base: &b {x: 1}\nother: *b\nmore: {<<: *b, y: 2.5}") == {
        "base": {"x": 1},
        "other": {"x": 1},
        "more": {"x": 1, "y": 2.5},
    }
