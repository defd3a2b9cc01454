"""All pins can be installed for every Python that the README names, and the doctor knows which pins apply."""

import re
import tomllib

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from glassbox_site.environment import env, pins

README = (env.PROJECT / "README.md").read_text(encoding="utf-8")
[(OLDEST, NEWEST)] = re.findall(r"Python 3\.(\d+) to 3\.(\d+)", README)
PYTHONS = [f"3.{minor}" for minor in range(int(OLDEST), int(NEWEST) + 1)]


def described(python: str) -> dict[str, str]:
    return {"python_version": python, "python_full_version": f"{python}.4"}


@pytest.mark.parametrize("python", PYTHONS)
def test_each_python_has_every_package_pinned_once(python: str) -> None:
    declared = tomllib.loads((env.PROJECT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["dependencies"]
    needed = [each for each in map(Requirement, declared) if not each.marker or each.marker.evaluate(described(python))]

    names = [canonicalize_name(pin.name) for pin in pins.pinned(described(python))]

    assert len(set(names)) == len(names)
    assert {canonicalize_name(each.name) for each in needed} <= set(names)


def test_the_pins_of_other_pythons_are_no_packages_that_stray() -> None:
    assert not list(pins.other_versions())


def test_make_knows_the_same_pythons_as_the_readme() -> None:
    makefile = (env.PROJECT / "Makefile").read_text(encoding="utf-8")

    assert f"Python 3.{OLDEST} to 3.{NEWEST}" in makefile
    assert f"sys.version_info < (3, {OLDEST})" in makefile
    assert f"sys.version_info < (3, {int(NEWEST) + 1})" in makefile
    assert set(PYTHONS) == set(re.findall(r"\bpython(3\.\d+)\b", makefile))
