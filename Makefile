# `make live` runs everything, `make test` tests everything; both set up what they need.
NEW_ENOUGH := import sys; sys.exit(sys.version_info < (3, 11))
# The first that really runs and is new enough; only asked for when there is no virtual environment yet.
PYTHON ?= $(shell for p in python3 python3.12 python3.11 python3.13 python3.14; do \
	$$p -c '$(NEW_ENOUGH)' 2>/dev/null && echo $$p && break; done)
VENV := .venv
BIN := $(VENV)/bin

.DEFAULT_GOAL := help
.PHONY: help live dev test check bench pins clean chromium

help:  ## show this list
	@sed -n 's/^\([a-z]*\):.*## /  make \1	/p' $(firstword $(MAKEFILE_LIST))

live: $(VENV)/.runtime  ## run the site on http://127.0.0.1:8000 (PORT=..., HOST=...)
	@exec $(BIN)/python glassbox_site/leash.py $$PPID $(BIN)/python manage.py live

dev: $(VENV)/.dev  ## install the development tools

$(VENV)/.python:
	@test -n "$(PYTHON)" || { echo "Python 3.11 or newer is needed, and none was found. Name one: make $(MAKECMDGOALS) PYTHON=/path/to/python3" >&2; exit 2; }
	@$(PYTHON) -c '$(NEW_ENOUGH)' || { echo "Python 3.11 or newer is needed; $(PYTHON) is $$($(PYTHON) --version 2>&1)." >&2; exit 2; }
	@echo "Making the virtual environment in $(VENV) ..."
	@$(PYTHON) -m venv $(VENV)
	@touch $@

$(VENV)/.runtime: requirements.txt | $(VENV)/.python
	@echo "Installing the runtime (about half a minute) ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements.txt
	@touch $@

$(VENV)/.dev: requirements-dev.txt requirements.txt | $(VENV)/.runtime
	@echo "Installing the development tools ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements-dev.txt
	@touch $@

# Three processes at a time, since many a test waits; a file always in one of them, and in order, so that the long
# ones come early. make test SPREAD= runs one after the other.
SPREAD ?= --numprocesses 3 --dist loadfile --no-loadscope-reorder

test: $(VENV)/.dev chromium  ## run the whole suite; ARGS="-k ..." narrows it
	@$(BIN)/python -m pytest $(SPREAD) $(ARGS)
	@$(BIN)/python -m tests.support.postgres $(SPREAD) $(ARGS)

chromium:
	@$(VENV)/bin/python -m tests.browser.chromium

check: $(VENV)/.dev  ## lint, format, types, layers, migrations, deployment settings
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy .
	@$(BIN)/lint-imports
	@$(BIN)/python manage.py makemigrations --check --dry-run
	@BEHIND_TLS=1 DEBUG=0 $(BIN)/python manage.py check --deploy --fail-level WARNING

bench: $(VENV)/.dev  ## measure; prints figures, judges nothing
	@for file in benchmarks/*.py; do echo "== $$file"; $(BIN)/python $$file || exit 1; done

clean:  ## remove the virtual environment and what tools left; your data in var/ stays
	@rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	@find . -name __pycache__ -prune -exec rm -rf {} +

pins: $(VENV)/.dev  ## resolve pyproject.toml into requirements*.txt
	@$(BIN)/pip-compile $(PINS) --output-file requirements.txt pyproject.toml
	@$(BIN)/pip-compile $(PINS) --extra dev --constraint requirements.txt --output-file requirements-dev.txt pyproject.toml
PINS = --quiet --strip-extras --no-header --no-emit-index-url --no-emit-find-links --no-emit-options
