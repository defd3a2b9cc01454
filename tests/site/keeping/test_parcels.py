"""A backup file, and what a power cut leaves of it."""

import os
from pathlib import Path

import pytest

from glassbox_site.keeping import parcel


def test_a_backup_has_its_name_when_the_disk_has_all_of_it_and_the_name_is_kept_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    draft, target, part = tmp_path / "draft.zip", tmp_path / "saved.zip", tmp_path / "part"
    part.write_bytes(os.urandom(300_000))
    synced: list[tuple[bool, int, bool]] = []

    def noted(handle: int) -> None:
        seen = os.fstat(handle)
        is_folder = os.path.samestat(seen, tmp_path.stat())
        synced.append((is_folder, 0 if is_folder else seen.st_size, target.exists()))

    monkeypatch.setattr(os, "fsync", noted)
    nothing = parcel.Manifest(version="1", made_at="2026-01-01", vendor="sqlite", migrations=())
    parcel.pack(draft, [parcel.Content(name="part", path=part)], nothing)
    parcel.named(draft, target)

    assert synced == [(False, target.stat().st_size, False), (True, 0, True)]
