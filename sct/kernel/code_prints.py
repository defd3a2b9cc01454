"""Hashes of source files: of those that decide how a trial turns out, and of those that draw figures of it.

They are separate and leave out the rest of the program, so that a change to a page does not look like a change to the
test. The files that make the hashes are left out too: a comment here changes no trial, and a list that names other
files changes the hash by these.
"""

from glassbox_site.ground.plain import code_hash

DECIDING = (
    "sct/kernel/**/*", "sct/work/plays.py", "glassbox_site/ground/plain/__init__.py",
    "glassbox_site/ground/plain/blanks.py", "glassbox_site/ground/plain/code_hash.py",
    "glassbox_site/ground/plain/proportions.py", "glassbox_site/ground/plain/significance.py",
    "glassbox_site/ground/plain/third_parties.py",
    "personas/llm/asking.py", "personas/llm/chat.py", "personas/llm/costs.py", "personas/llm/errors.py",
    "personas/llm/answers/jsonish.py", "personas/llm/answers/reading.py", "personas/llm/answers/schemas.py",
    "personas/llm/answers/thinking.py",
    "personas/llm/line/tooling.py", "glassbox_site/ground/words.py",
)  # fmt: skip
"""Everything that playing and judging a trial imports; a test checks the list against the imports."""

NO_PART = ("sct/kernel/code_prints.py", "glassbox_site/ground/plain/code_hash.py")
"""The files that make the hashes."""

DRAWING = (
    "sct/plots/*.py", "sct/records/figures/outcomes.py", "sct/records/figures/measures.py",
    "sct/kernel/judging/statistics.py", "glassbox_site/ground/plain/proportions.py",
    "glassbox_site/ground/plain/significance.py",
)  # fmt: skip


def code_version(*origins: str) -> str:
    """A hash of the code and prompts that decide a trial, followed by `origins`, the third-party packages involved
    with their versions."""
    return " + ".join([code_hash.of(DECIDING, NO_PART), *origins])


def drawing_version() -> str:
    return code_hash.of(DRAWING)
