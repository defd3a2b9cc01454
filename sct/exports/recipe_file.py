"""The files to make a batch again: its configuration as ordered, and the providers it used. Neither contains keys."""

import yaml

from sct import models
from sct.kernel import config
from sct.settings import config_reading


def config_yaml(batch: models.Batch) -> bytes:
    return batch.config_text.encode()


def providers_yaml(batch: models.Batch) -> bytes:
    return yaml.safe_dump(batch.providers, allow_unicode=True, sort_keys=False).encode()


def game(batch: models.Batch) -> str:
    """The game as the configuration names it; works even if the configuration is no longer valid."""
    named = config_reading.parse(batch.config_text).get("game")
    return str(named or config.SctConfig.model_fields["game"].default)
