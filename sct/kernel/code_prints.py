"""Prints of the program: of the part that decides how a trial turns out, and of the part that draws figures of it.

They are apart, so that a change of a page does not pass for a change of the test. How a print is made is no part of
what it is made of: a list that names other files makes another print by these, and a remark here changes no trial.
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
"""What playing and judging a trial reaches; a test holds the list against the imports."""

NO_PART = ("sct/kernel/code_prints.py", "glassbox_site/ground/plain/code_hash.py")
"""How a print is made."""

DRAWING = (
    "sct/plots/*.py", "sct/records/figures/outcomes.py", "sct/records/figures/measures.py",
    "sct/kernel/judging/statistics.py", "glassbox_site/ground/plain/proportions.py",
    "glassbox_site/ground/plain/significance.py",
)  # fmt: skip


def code_version(*origins: str) -> str:
    """Of the code and the prompts that make a trial what it is. What third parties add to it is known by the names and
    versions of their packages."""
    return " + ".join([code_hash.of(DECIDING, NO_PART), *origins])


def drawing_version() -> str:
    return code_hash.of(DRAWING)
