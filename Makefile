# Teahouse. `make play` sets everything up and opens the table; `make test` sets everything up and passes the tests.

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
MAKEFLAGS += --no-builtin-rules

UV_PIN := 0.13.7
UV := $(shell command -v uv 2>/dev/null || echo .tools/bin/uv)
PYTHON := .venv/bin/python
# What is compiled, by its tests; everything else runs the same on either engine.
ON_BOTH_ENGINES := tests/engine tests/games tests/bots tests/envs tests/test_records.py
export UV_NO_PROGRESS := 1
export UV_SYSTEM_CERTS := 1
export UV_PYTHON_DOWNLOADS := never

.PHONY: help
help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  make %-12s %s\n", $$1, $$2}' Makefile

.PHONY: play
play: env build-fast web ## set everything up and open the table in the browser
	@.venv/bin/teahouse serve --open

.PHONY: test
test: env build-fast web test-parts ## set everything up and run all tests; those of the rules on both engines
	@if $(PYTHON) tools/build_fast.py --check; then set -x; \
	  TEAHOUSE_FAST=1 $(PYTHON) -m pytest -n auto -q; \
	  TEAHOUSE_PURE=1 $(PYTHON) -m pytest -n auto -q $(ON_BOTH_ENGINES); \
	else \
	  echo "the engine cannot be compiled on this machine: all tests run on the plain one"; \
	  TEAHOUSE_PURE=1 $(PYTHON) -m pytest -n auto -q; \
	fi
	cd web && npm run --silent test
	cd web && npm run --silent test:browser -- bots pages table together

.PHONY: test-browser
test-browser: env build-fast web test-parts ## everything that clicks in Chromium: whole games in every way, axe on every screen
	cd web && npm run --silent test:browser

.PHONY: test-parts
test-parts:
	@tools/test_parts.sh

.PHONY: web
web: src/teahouse/_web/index.html ## build the browser table, if anything changed

.PHONY: build-fast
build-fast: env ## compile the engine and the games with mypyc, if anything changed
	@$(PYTHON) tools/build_fast.py

.PHONY: bench
bench: env build-fast web test-parts .venv-bench/.stamp ## measure speed, beside a peer, and the web table under load
	@$(PYTHON) bench/run.py
	@$(PYTHON) bench/web.py

.PHONY: soak
soak: env build-fast ## long random play of every set-up
	$(PYTHON) -m pytest -q tests/soak

.PHONY: lint
lint: env web ## style, types, import layers, nothing of one machine in the tree
	.venv/bin/ruff check .
	.venv/bin/ruff format --check .
	.venv/bin/mypy
	.venv/bin/lint-imports --no-logo --cache-dir .mypy_cache/imports
	$(PYTHON) tools/vocabulary.py --check
	$(PYTHON) tools/clean_tree.py
	$(PYTHON) tools/web_types.py --check
	cd web && npm run --silent check && npm run --silent format:check

.PHONY: screens
screens: env build-fast web test-parts ## draw the pictures of the terminal and of the web table for the docs
	$(PYTHON) tools/screens.py
	cd web && npm run --silent screens

.PHONY: lock
lock: $(UV) ## choose new versions of all dependencies and write the lock files
	@rm -f uv.lock
	$(UV) lock -q
	$(UV) export -q --no-header --no-emit-project --format requirements-txt -o requirements.lock >/dev/null
	$(UV) export -q --no-header --no-emit-project --format requirements-txt --all-extras --group dev -o requirements-dev.lock >/dev/null
	$(UV) export -q --no-header --no-emit-project --format requirements-txt --group bench -o requirements-bench.lock >/dev/null
	@! grep -nE '://|^--' requirements*.lock || { echo "a lock file carries an address"; exit 2; }

.PHONY: clean
clean: ## remove everything that was set up or built
	rm -rf .venv .venv-bench .tools build dist web/node_modules src/teahouse/_web .mypy_cache .pytest_cache .ruff_cache .hypothesis uv.lock
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# The environments. A stamp is newer than what it was made from, so a second run does nothing.

.PHONY: python-is-new-enough
python-is-new-enough:
	@command -v python3 >/dev/null || { echo "python3 is missing: sudo apt install python3 python3-venv"; exit 2; }
	@python3 -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Python 3.11 or newer is needed; this is $$(python3 -V 2>&1)"; exit 2; }

.PHONY: env
env: .venv/.stamp

.venv/.stamp: requirements-dev.lock pyproject.toml | python-is-new-enough $(UV)
	@test -x $(PYTHON) || $(UV) venv -q --python python3 .venv
	@$(UV) pip sync -q --python $(PYTHON) --require-hashes requirements-dev.lock
	@$(UV) pip install -q --python $(PYTHON) --no-deps --no-build-isolation --offline -e .
	@touch $@

.venv-bench/.stamp: requirements-bench.lock pyproject.toml | python-is-new-enough $(UV)
	@test -x .venv-bench/bin/python || $(UV) venv -q --python python3 .venv-bench
	@$(UV) pip sync -q --python .venv-bench/bin/python --require-hashes requirements-bench.lock
	@touch $@

# The browser table. Only what it is made from makes it anew.

WEB_SOURCES = $(shell find web/src web/tools web/public -type f 2>/dev/null) $(wildcard web/*.ts web/*.js web/index.html) \
  $(shell find src/teahouse -path '*/locale/*/web*.ftl' -o -path '*/pack/*.toml')

.PHONY: node-is-new-enough
node-is-new-enough:
	@command -v npm >/dev/null || { echo "The browser table is built with Node.js 20.19 or newer and npm; neither is here. The terminal table needs none: .venv/bin/teahouse play"; exit 2; }
	@node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)' || { echo "Node.js 20.19 or newer is needed; this is $$(node --version)"; exit 2; }

web/node_modules/.stamp: web/package-lock.json web/.npmrc | node-is-new-enough
	@cd web && npm ci --silent --no-progress
	@touch $@

src/teahouse/_web/index.html: web/node_modules/.stamp $(WEB_SOURCES)
	@cd web && npm run --silent build -- --logLevel warn
	@touch $@

.tools/bin/uv: | python-is-new-enough
	@python3 -m venv .tools >/dev/null 2>&1 || { rm -rf .tools; echo "python3 cannot make a virtual environment: sudo apt install python3-venv"; exit 2; }
	@.tools/bin/pip install -q --disable-pip-version-check uv==$(UV_PIN)
