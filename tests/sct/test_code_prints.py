"""The version of the code names what decides a result, all of it and nothing else."""

import grimp

from sct import code_prints

ROOTS = ("sct.running.plays", "sct.evaluator")


def modules(patterns: tuple[str, ...]) -> set[str]:
    root = code_prints.files(["sct/config.py"])[0].parents[1]
    paths = (path.relative_to(root).with_suffix("") for path in code_prints.files(patterns) if path.suffix == ".py")
    return {".".join(path.parts).removesuffix(".__init__") for path in paths}


def test_the_code_version_covers_whatever_playing_and_judging_reach() -> None:
    graph = grimp.build_graph("sct", "personas", cache_dir=None)
    reached = set(ROOTS).union(*(graph.find_upstream_modules(root) for root in ROOTS))

    assert reached - modules(code_prints.DECIDING) == {"sct.code_prints"}


def test_a_page_a_figure_or_a_download_is_no_part_of_it() -> None:
    deciding = modules(code_prints.DECIDING)

    for room in ("views", "showing", "forms", "plots", "exports", "templatetags", "management", "migrations"):
        assert not any(module.startswith(f"sct.{room}") for module in deciding)


def test_prompts_and_hosts_are_part_of_it() -> None:
    names = {path.name for path in code_prints.files(code_prints.DECIDING)}

    assert {"hangman_question.txt", "temper.py"} <= names


def test_every_entry_names_a_file() -> None:
    for pattern in (*code_prints.DECIDING, *code_prints.DRAWING):
        assert code_prints.files([pattern]), pattern
