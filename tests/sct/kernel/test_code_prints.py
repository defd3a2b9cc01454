"""The code's version covers everything that decides a result, and nothing else."""

import grimp

from glassbox_site.ground.plain import code_hash
from sct.kernel import code_prints

ROOTS = ("sct.work.plays", "sct.kernel.judging.evaluator")


def modules(patterns: tuple[str, ...]) -> set[str]:
    root = code_hash.files(["sct/kernel/config.py"])[0].parents[2]
    paths = (path.relative_to(root).with_suffix("") for path in code_hash.files(patterns) if path.suffix == ".py")
    return {".".join(path.parts).removesuffix(".__init__") for path in paths}


def test_the_code_version_covers_whatever_playing_and_judging_reach() -> None:
    graph = grimp.build_graph("sct", "personas", "glassbox_site", cache_dir=None)
    rooms = ("sct.kernel.games", "sct.kernel.agents")  # their content is read on demand
    roots = {*ROOTS, *rooms, *(module for room in rooms for module in graph.find_descendants(room))}
    reached = roots.union(*(graph.find_upstream_modules(root) for root in roots))

    assert reached <= modules(code_prints.DECIDING)


def test_nothing_of_the_test_is_part_of_it_but_its_kernel_and_what_plays_a_trial() -> None:
    ours = {module for module in modules(code_prints.DECIDING) if module.startswith("sct.")}

    assert {module for module in ours if not module.startswith("sct.kernel")} == {"sct.work.plays"}


def test_prompts_and_hosts_are_part_of_it() -> None:
    names = {path.name for path in code_hash.files(code_prints.DECIDING)}

    assert {"hangman_question.txt", "temper.py"} <= names


def test_every_entry_names_a_file() -> None:
    for pattern in (*code_prints.DECIDING, *code_prints.DRAWING):
        assert code_hash.files([pattern]), pattern


def test_the_print_of_the_program_covers_all_its_code() -> None:
    graph = grimp.build_graph("glassbox_site", "games", "sct", "personas", cache_dir=None)

    assert graph.modules <= modules(code_hash.PROGRAM)
