"""All settings of the site, read from the environment."""

SECRET_KEY = "to be replaced"  # noqa: S105
INSTALLED_APPS: list[str] = []
USE_TZ = True
