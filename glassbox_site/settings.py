"""All settings of the site; what differs between machines comes from the environment (env.py)."""

import os
import sys
from datetime import timedelta
from pathlib import Path
from typing import Any

import dj_database_url

from glassbox_site.environment import env, languages
from glassbox_site.ground.reading import keys

try:
    env.load(os.environ.get("GLASSBOX_ENV_FILE", env.PROJECT / ".env"))
    ENVIRONMENT = env.read(os.environ)
except env.BadEnvironment as bad:
    for problem in bad.problems:
        sys.stderr.write(f"Wrong setting: {problem}\n")
    sys.exit(2)

BASE_DIR = env.PROJECT
VAR = ENVIRONMENT.var
keys.KNOWN.beside(VAR / "keys.env")
os.environ.setdefault("MPLCONFIGDIR", str(VAR / "matplotlib"))  # for matplotlib's list of fonts
DEBUG = ENVIRONMENT.debug
SECRET_KEY = ENVIRONMENT.secret_key or env.kept_secret(VAR)
ALLOWED_HOSTS = list(ENVIRONMENT.allowed_hosts)

INSTALLED_APPS = [
    # Before staticfiles, because it takes over that command. It brings Twisted along, which no other one needs.
    *(["daphne"] if sys.argv[1:2] == ["runserver"] else []),
    "glassbox_site",
    "games",
    "sct",
    "personas",
    "glassbox_site.apps.AdminConfig",
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.sessions",
    "django.contrib.messages",
    "whitenoise.runserver_nostatic",
    "django.contrib.staticfiles",
    "channels",
    "django_rq",
    "axes",
]

MIDDLEWARE = [
    "glassbox_site.door.tracing.number_requests",
    "glassbox_site.ground.reading.nul.replaced",
    "glassbox_site.door.same_for_all.told",
    "glassbox_site.door.security.protect",
    "django.middleware.security.SecurityMiddleware",
    "whitenoise.middleware.WhiteNoiseMiddleware",
    "glassbox_site.pages.turnstile.guard",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.locale.LocaleMiddleware",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "django.contrib.messages.middleware.MessageMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    "glassbox_site.door.accounts.replace_one_time_password",
    "glassbox_site.door.accounts.keep_what_was_sent",
    "axes.middleware.AxesMiddleware",
    "glassbox_site.pages.queue_pages.WatchTheQueues",
    "glassbox_site.pages.views.SayWhatIsMissing",
]

ROOT_URLCONF = "glassbox_site.urls"
ASGI_APPLICATION = "glassbox_site.asgi.application"
# Empty, and set explicitly: Channels looks for it with every socket.
CHANNEL_LAYERS: dict[str, Any] = {}
TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "DIRS": [BASE_DIR / "templates"],
        "APP_DIRS": True,
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.request",
                "django.contrib.auth.context_processors.auth",
                "django.contrib.messages.context_processors.messages",
            ],
        },
    },
]


def _database(url: str) -> dict[str, Any]:
    """With SQLite, transactions wait for the write lock at their start. One that reads first and writes later would
    fail at once if another process wrote in between."""
    found: dict[str, Any] = dict(dj_database_url.parse(url, conn_health_checks=True))
    if found["ENGINE"] == "django.db.backends.sqlite3":
        found["OPTIONS"] = {
            "timeout": 20,
            "transaction_mode": "IMMEDIATE",
            "init_command": "PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL;",
        }
        found["TEST"] = {"NAME": Path(found["NAME"]).with_name("test.sqlite3")}  # a file: processes share it
    else:
        found["OPTIONS"] = {"connect_timeout": 5} | found.get("OPTIONS", {})
    return found


DATABASES = {"default": _database(ENVIRONMENT.database_url)}
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"

REDIS_URL = ENVIRONMENT.redis_url or f"unix://{ENVIRONMENT.redis_socket}?db=0"
# What all test buttons of the admin together may spend in a day.
REHEARSAL_DOLLARS, REHEARSAL_TOKENS = ENVIRONMENT.rehearsal_dollars, ENVIRONMENT.rehearsal_tokens
CONTACT = ENVIRONMENT.contact
MOST_TRIALS = ENVIRONMENT.most_trials
TABLES = ENVIRONMENT.tables
PERSON_ACTION_SECONDS, PERSON_LINE_SECONDS = ENVIRONMENT.person_action, ENVIRONMENT.person_line
AGENT_SECONDS, PRACTICE_MATCHES = ENVIRONMENT.agent, ENVIRONMENT.practice
DISK_RESERVE, METRICS_TOKEN = ENVIRONMENT.disk_reserve, ENVIRONMENT.metrics_token
MODEL_SERVERS = ENVIRONMENT.model_servers
LOOKS_FOR_STANDSTILL = True  # by writing; not in tests, whose transactions would be in its way
WEBHOOKS_PRIVATE = ENVIRONMENT.webhooks_private
OWN_PORTS = (ENVIRONMENT.port,)
KEEP_WORDS_DAYS = ENVIRONMENT.keep_words_days
QUEUES = ("matches", "sct", "default")
# No time limit: a match may last for hours, and every job keeps its own deadlines.
RQ_QUEUES = {name: {"URL": REDIS_URL, "DEFAULT_TIMEOUT": -1, "DEFAULT_RESULT_TTL": 60} for name in QUEUES}
RQ = {
    "WORKER_CLASS": "glassbox_site.running.workers.Worker",
    "QUEUE_CLASS": "glassbox_site.running.queues.Queue",
    "COMMIT_MODE": "on_db_commit",
}

AUTH_USER_MODEL = "glassbox_site.User"
TRAIL = "personas.Deed"
API_TOKENS = "glassbox_site.ApiToken"
AUTHENTICATION_BACKENDS = ["axes.backends.AxesStandaloneBackend", "django.contrib.auth.backends.ModelBackend"]
PASSWORD_HASHERS = [
    "glassbox_site.door.hashers.Argon2PasswordHasher",
    "django.contrib.auth.hashers.PBKDF2PasswordHasher",
]
AUTH_PASSWORD_VALIDATORS = [
    {"NAME": f"django.contrib.auth.password_validation.{name}"}
    for name in (
        "UserAttributeSimilarityValidator",
        "MinimumLengthValidator",
        "CommonPasswordValidator",
        "NumericPasswordValidator",
    )
]
LOGIN_URL = "login"
LOGIN_REDIRECT_URL = "home"
LOGOUT_REDIRECT_URL = "home"
# Five wrong passwords for one name from one address lock that pair for fifteen minutes, and nothing else,
# so that nobody can lock out somebody else from afar.
AXES_FAILURE_LIMIT = 5
AXES_COOLOFF_TIME = timedelta(minutes=15)
AXES_LOCKOUT_PARAMETERS = [["username", "ip_address"]]
AXES_USERNAME_CALLABLE = "glassbox_site.door.accounts.name_tried"
AXES_RESET_ON_SUCCESS = True
AXES_HTTP_RESPONSE_CODE = 429
AXES_LOCKOUT_CALLABLE = "glassbox_site.pages.views.too_many_requests"
AXES_ENABLE_ADMIN = False
AXES_VERBOSE = False
# Other subdomains and browsers' preload lists are for the owner of the domain to decide.
SILENCED_SYSTEM_CHECKS = ["security.W005", "security.W021"]

CSRF_FAILURE_VIEW = "glassbox_site.pages.views.csrf_failure"
X_FRAME_OPTIONS = "DENY"
SECURE_CONTENT_TYPE_NOSNIFF = True
SECURE_REFERRER_POLICY = "same-origin"
SESSION_COOKIE_HTTPONLY = True
SESSION_COOKIE_SAMESITE = "Lax"
LANGUAGE_COOKIE_AGE = 365 * 24 * 3600
LANGUAGE_COOKIE_HTTPONLY = True
LANGUAGE_COOKIE_SAMESITE = "Lax"
if ENVIRONMENT.behind_tls:
    SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https")
    SECURE_SSL_REDIRECT = True
    SECURE_REDIRECT_EXEMPT = [r"^healthz$"]  # requested by the machine itself, without TLS
    SECURE_HSTS_SECONDS = 365 * 24 * 3600
    SESSION_COOKIE_SECURE = True
    LANGUAGE_COOKIE_SECURE = True
    CSRF_COOKIE_SECURE = True
    CSRF_TRUSTED_ORIGINS = [f"https://*{host}" if host.startswith(".") else f"https://{host}" for host in ALLOWED_HOSTS]

LANGUAGE_CODE = "en"
LOCALE_PATHS = [BASE_DIR / "locale", VAR / "locale"]
LANGUAGES = languages.found(LOCALE_PATHS)
TIME_ZONE = "UTC"
USE_I18N = True
USE_TZ = True

STATIC_URL = "static/"
STATIC_ROOT = VAR / "static"
STATICFILES_DIRS = [BASE_DIR / "static"]
STORAGES = {
    "default": {"BACKEND": "django.core.files.storage.FileSystemStorage"},
    "staticfiles": {"BACKEND": "glassbox_site.pages.assets.HashedAssets"},
}

LOGGING = {
    "version": 1,
    "disable_existing_loggers": False,
    "filters": {
        "request": {"()": "glassbox_site.door.tracing.NameRequest"},
        "links": {"()": "glassbox_site.door.tracing.HideLinks"},
        "refusals": {"()": "glassbox_site.door.tracing.RefusalsInOneLine"},
    },
    "formatters": {
        "line": {"()": "glassbox_site.running.logbook.Line"},
        "json": {"()": "glassbox_site.running.logbook.Json"},
    },
    "handlers": {
        "console": {
            "class": "logging.StreamHandler",
            "formatter": ENVIRONMENT.log_format,
            "filters": ["request", "links", "refusals"],
        }
    },
    "root": {"handlers": ["console"], "level": ENVIRONMENT.log_level},
    "loggers": {
        "django": {"level": ENVIRONMENT.log_level, "handlers": [], "propagate": True},
        "django.server": {"handlers": [], "propagate": True},
        "axes": {"level": "WARNING"},
        "daphne": {"level": "WARNING"},
        "httpx": {"level": "WARNING"},
        "matplotlib": {"level": "WARNING"},
        **{part: {"level": level} for part, level in ENVIRONMENT.log_levels.items()},
    },
}
