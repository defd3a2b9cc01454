"""Third-party packages where Python finds them: their files, and what marks them as installed."""

import sys
from collections.abc import Mapping
from pathlib import Path


def install(folder: Path, name: str, *, files: Mapping[str, str], entries: str, version: str = "1.2") -> Path:
    """Installs a package; `entries` is the text of its entry points."""
    for path, text in files.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, encoding="utf-8")
    about = folder / f"{name}-{version}.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n", encoding="utf-8")
    (about / "entry_points.txt").write_text(entries, encoding="utf-8")
    return folder


def unload(folder: Path) -> None:
    """Forgets modules imported from there, in case another package has the same names."""
    for name, module in list(sys.modules.items()):
        if str(getattr(module, "__file__", None) or "").startswith(f"{folder}/"):
            del sys.modules[name]
