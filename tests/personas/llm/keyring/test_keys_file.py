"""Keys may be added while the site runs: in a file that its owner alone can read, beside the environment."""

import logging
from pathlib import Path

import pytest

from glassbox_site.ground.reading import keys
from personas.llm.keyring import bindings


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "keys.env"


def _known(file: Path, **environ: str) -> keys.Keys:
    known = keys.Keys(environ)
    known.beside(file)
    return known


def _write(file: Path, text: str, mode: int = 0o600) -> None:
    file.unlink(missing_ok=True)
    file.touch(mode)
    file.write_text(text, encoding="utf-8")


def test_a_key_of_the_file_counts_as_soon_as_it_is_there(file: Path) -> None:
    known = _known(file)
    assert "SOME_API_KEY" not in known

    _write(file, "SOME_API_KEY=sk-1234567890\n")

    assert known["SOME_API_KEY"] == "sk-1234567890"


def test_a_key_that_is_taken_out_is_gone(file: Path) -> None:
    _write(file, "SOME_API_KEY=sk-1234567890\n")
    known = _known(file)
    assert "SOME_API_KEY" in known

    file.unlink()

    assert "SOME_API_KEY" not in known


def test_the_environment_goes_first(file: Path) -> None:
    _write(file, "SOME_API_KEY=of-the-file\n")

    assert _known(file, SOME_API_KEY="of-the-environment")["SOME_API_KEY"] == "of-the-environment"


def test_a_variable_that_is_set_to_nothing_leaves_the_file_its_say(file: Path) -> None:
    _write(file, "SOME_API_KEY=of-the-file\n")

    assert _known(file, SOME_API_KEY=" ")["SOME_API_KEY"] == "of-the-file"


@pytest.mark.parametrize("mode", [0o640, 0o604, 0o644, 0o622])
def test_a_file_that_others_may_read_is_not_used(file: Path, mode: int, caplog: pytest.LogCaptureFixture) -> None:
    _write(file, "SOME_API_KEY=sk-1234567890\n")
    file.chmod(mode)

    with caplog.at_level(logging.WARNING):
        assert "SOME_API_KEY" not in _known(file)

    assert "chmod 600" in caplog.text
    assert "sk-1234567890" not in caplog.text


def test_only_names_of_keys_are_read(file: Path) -> None:
    _write(file, "SECRET_KEY=no\nDATABASE_URL=no\nSOME_API_KEY=yes\nOTHER_API_KEY=\n")

    assert list(_known(file)) == ["SOME_API_KEY"]


def test_what_knows_the_keys_does_not_show_them(file: Path) -> None:
    _write(file, "SOME_API_KEY=sk-1234567890\n")
    known = _known(file, OTHER_API_KEY="sk-0987654321")

    assert len(known) == 2
    assert "sk-" not in repr(known) + repr(vars(known)["_held"])


def test_a_file_that_is_no_text_is_no_key(file: Path) -> None:
    file.touch(0o600)
    file.write_bytes(b"\xff\xfe\x00SOME_API_KEY=x")

    assert len(_known(file)) == 0


def test_what_binds_a_key_stands_beside_it_and_is_no_key(file: Path) -> None:
    _write(file, "SOME_API_KEY=sk-1234567890\nSOME_API_KEY_HOSTS=host.example\n")
    known = _known(file)

    assert list(known) == ["SOME_API_KEY"]
    assert bindings.allows("SOME_API_KEY", "https://host.example/v1", known)
    assert not bindings.allows("SOME_API_KEY", "https://other.example/v1", known)
