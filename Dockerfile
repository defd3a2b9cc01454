# One image for the web processes and the workers; compose.yaml sets the command of each.
FROM python:3.11-slim-trixie

ENV PYTHONUNBUFFERED=1 PIP_NO_CACHE_DIR=1 PIP_DISABLE_PIP_VERSION_CHECK=1 GLASSBOX_VAR=/var/lib/glassbox

# `manage.py backup` needs pg_dump and pg_restore of the same release as compose.yaml's PostgreSQL.
RUN apt-get update && apt-get install --yes --no-install-recommends postgresql-client-17 && rm -rf /var/lib/apt/lists/*

RUN useradd --create-home --home-dir /app glassbox && install -d -o glassbox -g glassbox /var/lib/glassbox
WORKDIR /app

COPY requirements.txt .
RUN pip install -r requirements.txt

COPY --chown=glassbox:glassbox . .
USER glassbox
RUN python manage.py collectstatic --no-input && rm -f /var/lib/glassbox/secret_key

EXPOSE 8000
CMD ["python", "-m", "daphne", "-v", "0", "--proxy-headers", "-e", "tcp:port=8000:interface=0.0.0.0:backlog=2048", "glassbox_site.asgi:application"]
