# Whistlestop's commands: `make` alone lists them. Needs Python 3.11 or newer and make; the rest is fetched into .boot and .venv.

PYTHON ?= python3
UV := .boot/bin/uv
BIN := .venv/bin
INSTALL = $(UV) pip install --quiet --python .venv --constraints requirements.lock --build-constraints requirements.lock --editable '.[kernels]'
CORES := $(shell nproc 2>/dev/null || echo 2)
PYTEST = $(BIN)/pytest --quiet --numprocesses $(WORKERS) --dist worksteal
# One process more than cores: some tests wait for a server, a database or a browser.
WORKERS = $(shell expr 1 + $(CORES))
plain: WORKERS = $(CORES)
BUILD = $(BIN)/python -m whistlestop.kernels.build
# Coverage makes tests two to three times as slow, so it is measured on those that reach the most in the least time.
MEASURED := $(patsubst %,tests/%.py,arena/test_report benchmarks/test_simulation benchmarks/test_speed \
	boards/test_faults bots/test_asking choices/test_goals cli/test_arena cli/test_cli cli/test_invite cli/test_robust \
	data/test_data lessons/test_lessons records/test_final_board records/test_html_page rl/test_openspiel \
	rl/test_parallel rl/test_rl rulebook/test_rule_examples server/http/test_gate server/http/test_limits \
	server/http/test_page_files server/http/test_quota server/sockets/test_presence server/store/test_group_commit \
	server/store/test_news server/test_dealing server/test_loading server/test_logs server/test_resuming \
	server/work/test_questions server/work/test_reviewing server/work/test_work_queue tables/test_attendance \
	tables/test_table terminal/test_company terminal/test_seat_session terminal/test_terminal test_docs test_json_fault)
PAGE := $(shell find web src/whistlestop/boards src/whistlestop/languages src/whistlestop/rulebook -type f \
	-not -path '*/node_modules/*' -not -name '*.py' -not -name '*.pyc')
PAGE_FOLDERS := $(shell find web/src web/tests -type d)  # newer when a file is gone from them
SOURCES := pyproject.toml requirements.lock hatch_build.py $(PAGE)

# What is compiled to bytecode is kept: otherwise each of the hundred servers in the tests compiles it again.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play test check soak format lint types layers page docs kernels library checked compiled plain bench lock clean

help:  ## list the commands
	@sed -n 's/^\([a-z]*\):.*  ## /\1\t/p' Makefile | awk -F '\t' '{printf "  make %-10s %s\n", $$1, $$2}'

play: .venv/ready-to-play  ## install what is missing and play (ARGS="--help" for the options)
	@$(BIN)/whistlestop play $(ARGS)

test: .venv/ready-to-test  ## everything that a change must pass: at most 10 minutes on two cores, 6 with warm caches
	@rm -rf .boot/reports
	@echo "== format, lint, types, layers, page, and kernels while their tests run in plain Python"
	@$(MAKE) --no-print-directory --jobs 2 checked page types lint layers plain
	@$(MAKE) --no-print-directory compiled
	@echo "== all checks passed"

# Not up to date with every source on purpose: building the page again would take longer than the check.
check:  ## after each edit: static checks and the tests nearest to your change, within a minute
	@test -e .venv/ready-to-test || $(MAKE) --no-print-directory .venv/ready-to-test
	@$(BIN)/python -m tools.check $(ARGS)

soak: .venv/ready-to-test kernels  ## the long tests: before a release, after changes to engine, views, store or page, otherwise weekly
	@echo "== long tests (pytest)"
	@WHISTLESTOP_KERNELS=library $(PYTEST) -m "(soak or hypothesis) and not plain" --hypothesis-profile soak $(ARGS)
	@echo "== long tests, in plain Python (pytest)"
	@WHISTLESTOP_KERNELS=plain $(PYTEST) -m "(soak or hypothesis) and plain" --hypothesis-profile soak $(ARGS)

format: .venv/ready-to-test  ## format every file
	@$(BIN)/ruff check --quiet --fix-only .
	@$(BIN)/ruff format .

lint: .venv/ready-to-test  ## format and lint, nothing changed
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .

types: .venv/ready-to-test  ## types, strictly
	@$(BIN)/mypy

layers: .venv/ready-to-test  ## imports point one way
	@$(BIN)/lint-imports --no-logo

page: .boot/page-checked  ## the page in the browser: types, lint, format and its own tests

# It takes most of a minute, so it is checked again only when something that it is made of has changed.
.boot/page-checked: export PATH := $(CURDIR)/$(BIN):$(PATH)
.boot/page-checked: $(PAGE) $(PAGE_FOLDERS) tests/golden/refusals.json tests/golden/deals.jsonl | .venv/ready-to-test
	@cd web && npm run --silent check && npm run --silent test
	@touch $@

docs: .venv/ready-to-test  ## build the documentation as a site in .boot/docs, and check its links
	@$(BIN)/python -m tools.docs_site

kernels: library  ## compile the rules and the bots for this machine

library: .venv/ready-to-play
	@$(BUILD)

checked: .venv/ready-to-test
	@$(BUILD) --checked

compiled: checked  ## all tests except the long ones, compiled with bounds checks
	@echo "== tests, compiled with bounds checks (pytest)"
	@WHISTLESTOP_KERNELS=checked $(PYTEST) -m "not soak and not plain" $(MEASURED:%=--ignore=%) \
		--junit-xml=.boot/reports/compiled.xml $(ARGS)
	@echo "== tests, compiled with bounds checks, with coverage (pytest)"
	@WHISTLESTOP_KERNELS=checked $(PYTEST) -m "not soak and not plain" --cov \
		--junit-xml=.boot/reports/measured.xml $(ARGS) $(MEASURED)

plain: .venv/ready-to-test  ## the tests of kernels, in plain Python
	@WHISTLESTOP_KERNELS=plain $(PYTEST) -m "(kernels or plain) and not soak" \
		--junit-xml=.boot/reports/plain.xml $$(grep --recursive --files-with-matches --include='test_*.py' \
		--extended-regexp 'mark\.(kernels|plain)' tests) $(ARGS)

bench: .venv/ready-to-play  ## how fast the engine is on this machine
	@$(BIN)/whistlestop bench $(ARGS)

lock: $(UV)  ## renew requirements.lock: the newest versions that pyproject.toml allows, to be tried with make test
	@$(UV) pip compile --quiet --upgrade --universal --generate-hashes --no-annotate --custom-compile-command "make lock" \
		--extra kernels --group dev --group drawing --group boot --output-file requirements.lock pyproject.toml

clean:  ## remove everything that make has set up
	rm -rf .boot .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache .coverage dist

.venv/ready-to-play: $(SOURCES) | .venv
	@echo "== set up: the packages that Whistlestop plays with"
	@$(INSTALL)
	@touch $@

.venv/ready-to-test: $(SOURCES) | .venv
	@echo "== set up: the packages that Whistlestop plays and is tested with"
	@$(INSTALL) --group dev
	@touch .venv/ready-to-play $@

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
