"""The pinned packages, and those of them that are installed in another version."""

from collections.abc import Iterator, Mapping
from importlib import metadata

from packaging.requirements import Requirement

from glassbox_site.environment import env


def other_versions() -> Iterator[str]:
    for pin in pinned():
        try:
            found = metadata.version(pin.name)
        except metadata.PackageNotFoundError:
            yield f"{pin.name} (missing)"
            continue
        if not pin.specifier.contains(found):
            yield f"{pin.name} {found}"


def pinned(environment: Mapping[str, str] | None = None) -> Iterator[Requirement]:
    """The pins for this Python, or for the described one: some packages have no version that runs on all."""
    lines = (env.PROJECT / "requirements.txt").read_text(encoding="utf-8").splitlines()
    for pin in (Requirement(line) for line in lines if "==" in line):
        if pin.marker is None or pin.marker.evaluate(environment):
            yield pin
