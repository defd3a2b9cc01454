"""The product's settings with surroundings for the tests: a fresh data folder, a private Redis, no API keys."""

import os
import tempfile
from pathlib import Path

VARIABLES = (
    "AGENT_SECONDS", "ALLOWED_HOSTS", "BEHIND_TLS", "CONTACT", "DATABASE_URL", "DEBUG", "DISK_RESERVE_MB", "HOST",
    "KEEP_WORDS_DAYS", "LOG_FORMAT", "LOG_LEVEL", "LOG_LEVELS", "METRICS_TOKEN", "MIND_PORT", "MODEL_SERVERS",
    "MOST_TRIALS", "PERSON_ACTION_SECONDS", "PERSON_LINE_SECONDS", "PORT", "PRACTICE_MATCHES", "REDIS_URL",
    "REHEARSAL_DOLLARS", "REHEARSAL_TOKENS", "SECRET_KEY", "TABLES", "WEBHOOKS_PRIVATE", "WEB_PROCESSES",
    "WORKERS",
)  # fmt: skip

for name in [*VARIABLES, *(name for name in os.environ if name.endswith("_API_KEY"))]:
    os.environ.pop(name, None)
if "TEST_DATABASE_URL" in os.environ:
    os.environ["DATABASE_URL"] = os.environ["TEST_DATABASE_URL"]
os.environ["GLASSBOX_ENV_FILE"] = os.devnull
os.environ["STAND_IN_API_KEY_HOSTS"] = "openrouter.ai, 127.0.0.1, localhost, ::1, host"
os.environ["MODEL_SERVERS"] = "off"
os.environ["GLASSBOX_VAR"] = tempfile.mkdtemp(prefix="glassbox-tests-")
os.environ["MPLCONFIGDIR"] = str(Path(__file__).parents[1] / ".pytest_cache" / "matplotlib")
"""Keeps its font list between runs, which saves a second of CPU in each process that draws."""
(Path(os.environ["GLASSBOX_VAR"]) / "static").mkdir()
HOUSE = Path(os.environ.setdefault("HOUSE_OF_TESTS", os.environ["GLASSBOX_VAR"] + "/house"))
"""The data folder that the tests' sites start with: one for all test processes, in the folder of the first."""

from glassbox_site.settings import *  # noqa: E402, F403 - the surroundings come first

STORAGES = {
    "default": {"BACKEND": "django.core.files.storage.FileSystemStorage"},
    "staticfiles": {"BACKEND": "django.contrib.staticfiles.storage.StaticFilesStorage"},
}
LOOKS_FOR_STANDSTILL = False
PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]
