"""What makes a batch again: its configuration as it was handed in, and the providers it used. Keys are in neither."""

import yaml

from sct import models
from sct.kernel import config
from sct.settings import config_reading


def config_yaml(batch: models.Batch) -> bytes:
    return batch.config_text.encode()


def providers_yaml(batch: models.Batch) -> bytes:
    return yaml.safe_dump(batch.providers, allow_unicode=True, sort_keys=False).encode()


def game(batch: models.Batch) -> str:
    """As the configuration names it, even when its dictionary has gone since."""
    named = config_reading.parse(batch.config_text).get("game")
    return str(named or config.SctConfig.model_fields["game"].default)
