"""Our data set, loaded with the hub's own library."""

import io
from pathlib import Path

import pytest
from django.core.management import call_command

from games.models import Exchange
from tests.games.prepared import logs
from tests.games.watching.taken_home import prepared_exports
from tests.readers import others
from tests.sct import batch_files

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.second, pytest.mark.alike, others.INSTALLED]
LOAD = """
import json, sys
from datasets import get_dataset_config_names, load_dataset
folder = sys.argv[1]
told = {}
for name in get_dataset_config_names(folder):
    told[name] = {split: len(rows) for split, rows in load_dataset(folder, name).items()}
print(json.dumps(told))
"""


@pytest.mark.parametrize("form", ["ndjson", "parquet"])
def test_every_table_loads_by_its_name_from_the_folder_as_it_is(form: str, tmp_path: Path) -> None:
    logs.Told().to_the_end()
    prepared_exports.of_models()
    batch_files.drained(batch_files.batch(tmp_path / "batch", agents="wf vanilla", num_trials=1))
    call_command("export_dataset", "--format", form, "--out", tmp_path / "set", stdout=io.StringIO())

    loaded = others.told(LOAD, tmp_path / "set", HF_HUB_OFFLINE="1", HF_HOME=str(tmp_path / "hub"))

    rows = {name: sum(splits.values()) for name, splits in loaded.items()}
    assert rows["matches"] == 2
    assert rows["calls"] == Exchange.objects.count()
    assert set(rows) == {"matches", "seats", "lines", "claims", "calls", "trials", "answers"}
    assert all(rows.values())
