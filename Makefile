# Whistlestop's commands: `make` alone lists them. Needs Python 3.11 or newer and make; the rest is fetched into .boot and .venv.

PYTHON ?= python3
UV := .boot/bin/uv
BIN := .venv/bin
INSTALL = $(UV) pip install --quiet --python .venv --constraints requirements.lock --build-constraints requirements.lock --editable '.[kernels]'
PYTEST = $(BIN)/pytest --quiet --numprocesses auto --dist worksteal
PAGE := $(shell find web src/whistlestop/boards src/whistlestop/languages src/whistlestop/rulebook -type f -not -path '*/node_modules/*')
SOURCES := pyproject.toml requirements.lock hatch_build.py $(PAGE)

.DEFAULT_GOAL := help
.NOTPARALLEL:
.DELETE_ON_ERROR:
.PHONY: help play test format lint types layers page compiled cover bench lock clean

help:  ## list the commands
	@sed -n 's/^\([a-z]*\):.*  ## /\1\t/p' Makefile | awk -F '\t' '{printf "  make %-10s %s\n", $$1, $$2}'

play: .venv/ready-to-play  ## set up what is missing and play (ARGS="--help" for the choices)
	@$(BIN)/whistlestop play $(ARGS)

test: lint types layers page compiled cover  ## all that a change must pass
	@echo "== all checks passed"

format: .venv/ready-to-test  ## put every file into shape
	@$(BIN)/ruff check --quiet --fix-only .
	@$(BIN)/ruff format .

lint: .venv/ready-to-test  ## format and lint, nothing changed
	@echo "== format (ruff)"
	@$(BIN)/ruff format --check .
	@echo "== lint (ruff)"
	@$(BIN)/ruff check .

types: .venv/ready-to-test  ## types, strictly
	@echo "== types (mypy)"
	@$(BIN)/mypy

layers: .venv/ready-to-test  ## imports point one way
	@echo "== import layers (import-linter)"
	@$(BIN)/lint-imports --no-logo

page: export PATH := $(CURDIR)/$(BIN):$(PATH)
page: .venv/ready-to-test  ## the page in the browser: types, lint, format and its own tests
	@echo "== the page (svelte-check, eslint, prettier, vitest)"
	@cd web && npm run --silent check && npm run --silent test

# The rules are compiled once beforehand, or every worker would compile them for itself.
compiled: export NUMBA_BOUNDSCHECK = 1
compiled: .venv/ready-to-test  ## all tests, compiled with bounds checks
	@echo "== tests, compiled with bounds checks (pytest)"
	@$(BIN)/whistlestop warm
	@$(PYTEST)

cover: export NUMBA_DISABLE_JIT = 1
cover: .venv/ready-to-test  ## all but the slow tests, uncompiled, with coverage
	@echo "== tests, uncompiled, with coverage (pytest)"
	@$(PYTEST) -m "not slow" --cov

bench: .venv/ready-to-play  ## how fast the engine is on this machine
	@$(BIN)/whistlestop bench $(ARGS)

lock: $(UV)  ## renew requirements.lock: the newest versions that pyproject.toml allows, to be tried with make test
	@$(UV) pip compile --quiet --upgrade --universal --generate-hashes --no-annotate --custom-compile-command "make lock" \
		--extra kernels --group dev --group drawing --group boot --output-file requirements.lock pyproject.toml

clean:  ## remove all that make has set up
	rm -rf .boot .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache .coverage dist

.venv/ready-to-play: $(SOURCES) | .venv
	@echo "== set up: the packages that Whistlestop plays with"
	@$(INSTALL)
	@touch $@

.venv/ready-to-test: $(SOURCES) | .venv
	@echo "== set up: the packages that Whistlestop plays and is tested with"
	@$(INSTALL) --group dev
	@touch $@

.venv: | $(UV)
	@$(UV) venv --quiet --python $(PYTHON) .venv

$(UV):
	@$(PYTHON) -c 'import sys; sys.exit(not (3, 11) <= sys.version_info < (3, 15))' || \
		{ echo "Whistlestop needs Python 3.11 to 3.14, and $(PYTHON) is not; name one that is: make PYTHON=python3.12" >&2; exit 1; }
	@echo "== set up: the installer"
	@if $(PYTHON) -c 'import ensurepip' 2>/dev/null; then \
		$(PYTHON) -m venv .boot && sed -n '/^uv==/,/[^\\]$$/p' requirements.lock \
			| .boot/bin/pip install --quiet --disable-pip-version-check --require-hashes -r /dev/stdin; \
	elif command -v uv >/dev/null; then \
		mkdir -p .boot/bin && ln -sf "$$(command -v uv)" $(UV); \
	else \
		echo "Python's venv is missing; install it first: sudo apt install python3-venv" >&2; exit 1; \
	fi
