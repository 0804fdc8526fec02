# `make help` lists what there is. Every target does only what has not been done yet.

SHELL := /bin/sh
.DEFAULT_GOAL := help

# For the server.
HOST ?= 127.0.0.1
PORT ?= 8000
ARGS ?=
GAME ?=

VENV := .venv
BIN := $(VENV)/bin
PY := $(BIN)/python
INSTALL := $(PY) -m pip --disable-pip-version-check --quiet install
COMPILE := $(PY) setup.py --quiet build_ext --inplace
STATIC := src/quadriga/server/static

# Node comes from .venv.
NODE := PATH="$(CURDIR)/$(BIN):$$PATH"

# At most two test workers: more only get in each other's way on small machines.
PYTEST := $(PY) -m pytest -n 2

.PHONY: help setup build play web test test-rl browser browser-long check bench bench-rl chaos conformance fuzz mutants pin clean

help: ## show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-12s %s\n", $$1, $$2 }' Makefile

setup: $(VENV)/.dev ## make .venv with everything for playing and working on the code

build: $(VENV)/.runtime ## compile the engine, where there is a C compiler
	@$(COMPILE)

# The one line that says what playing is.
play: PLAY = $(BIN)/quadriga serve --open --host $(HOST) --port $(PORT)
play: $(VENV)/.runtime web ## open the page to play on [PORT=8000] [HOST=127.0.0.1]
	@$(PY) setup.py compile_beside
	@exec $(PLAY)

test: $(VENV)/.dev build web ## run the tests on the compiled engine, those marked `pure` on the plain one too, the page in a browser [ARGS=…]
	$(PYTEST) -rs --ignore tests/browser --ignore tests/learning $(ARGS)
	QUADRIGA_PURE=1 QUADRIGA_CONFORMANCE=10 $(PYTEST) --ignore tests/browser --ignore tests/learning -m pure $(ARGS) $(if $(ARGS),|| [ $$? -eq 5 ]) # 5: ARGS chose none of these
	$(if $(ARGS),,$(MAKE) --no-print-directory browser)
	$(if $(ARGS),,cd web && $(NODE) npm --silent test)

test-rl: $(VENV)/.rl build ## test learning: environments, training, Ray (large libraries, not in `make test`) [ARGS=…]
	$(PY) -m pytest tests/env tests/train tests/ray tests/learning $(ARGS)

browser: $(VENV)/.dev build web ## only the tests that play the page in a real browser (chromium; part of `make test`) [ARGS=…]
	@tests/browser/chromium.sh
	$(PYTEST) -rs tests/browser $(ARGS)

browser-long: $(VENV)/.dev build web ## ten whole games of each game in chromium, at three sizes and two levels: about an hour [ARGS=…]
	@tests/browser/chromium.sh
	QUADRIGA_LONG=10 $(PYTEST) -rs tests/browser/test_driver.py tests/browser/test_games.py -k "never or keyboard" $(ARGS)

check: $(VENV)/.dev web ## ruff, mypy, import contracts; the types of the page and of what travels
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/quadriga rules map --check
	$(PY) web/tools/wire.py --check
	cd web && $(NODE) npm --silent run check

bench: $(VENV)/.runtime build build/peers/.peers ## measure the engine's speed, and other engines' beside it [GAME=…]
	$(PY) bench/peers $(GAME) $(ARGS)

bench-rl: $(VENV)/.rl build ## measure the learning environments beside RLCard's and PettingZoo's
	$(PY) bench/environments.py

chaos: $(VENV)/.dev build ## break the server and its database many times over and see that nothing is lost [ARGS=…]
	QUADRIGA_CHAOS=1 $(PY) -m pytest -rs -s tests/server/faults $(ARGS)

SECONDS ?= 600
SEED ?= 1

fuzz: $(VENV)/.dev build ## send a server 100,000 pieces of nonsense while somebody plays there [SECONDS=600] [SEED=1]
	$(PY) -m tests.fuzz --seconds $(SECONDS) --seed $(SEED) $(ARGS)

conformance: $(VENV)/.dev build ## play every game through the tests that each must pass [ARGS=…]
	QUADRIGA_CONFORMANCE=2000 $(PYTEST) tests/conformance tests/language/test_closure.py tests/universal_arena/test_language.py $(ARGS)

mutants: $(VENV)/.dev ## break rules one at a time and see that a test notices [GAME=…] [ARGS=…]
	$(PY) tests/tools/mutants.py --jobs 2 $(if $(GAME),--game $(GAME)) $(ARGS)

# The page, built by Node from the package index into the Python package; only when its sources changed.
web: $(if $(wildcard web/package.json),$(STATIC)/.built)

$(STATIC)/.built: $(VENV)/.web $(shell find web -type f -not -path '*/node_modules/*' -not -path '*/dist/*' 2>/dev/null)
	cd web && $(NODE) npm ci --no-audit --no-fund --loglevel=error
	cd web && $(NODE) npm run build
	@mkdir -p $(STATIC) && touch $@

# Python environments. A stamp in .venv says which list was installed last.
$(VENV)/.python:
	@python=$$(for p in "$(PYTHON)" python3 python3.14 python3.13 python3.12 python3.11; do \
		[ -n "$$p" ] && "$$p" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo "$$p" && break; \
	done); \
	[ -n "$$python" ] || { echo "Python 3.11 or newer is needed and was not found; install it, or name it: make PYTHON=/path/to/python3"; exit 1; }; \
	"$$python" -c 'import ensurepip, venv' 2>/dev/null || { echo "Python's venv module is missing; install it (Debian: apt install python3-venv)."; exit 1; }; \
	"$$python" -m venv $(VENV) && touch $@

$(VENV)/.runtime: $(VENV)/.python requirements/runtime.txt requirements/build.txt pyproject.toml
	$(INSTALL) --require-hashes -r requirements/runtime.txt -r requirements/build.txt
	@QUADRIGA_PURE=1 $(INSTALL) --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/.dev: $(VENV)/.runtime requirements/dev.txt
	$(INSTALL) --require-hashes -r requirements/dev.txt
	@touch $@

# PyTorch is in no list: which build of it fits (for processors alone, for graphics cards) is the machine's matter.
TORCH ?= torch==2.13.0

$(VENV)/.rl: $(VENV)/.dev requirements/rl.txt
	$(INSTALL) $(TORCH)
	$(INSTALL) --require-hashes --no-deps -r requirements/rl.txt
	@touch $@

$(VENV)/.web: $(VENV)/.python requirements/web.txt
	$(INSTALL) --require-hashes -r requirements/web.txt
	@touch $@

# The engines that ours is measured against, in an environment of their own.
build/peers/.peers: $(VENV)/.python requirements/peers.txt
	@$(PY) -m venv build/peers
	build/peers/bin/pip --disable-pip-version-check --quiet install --require-hashes -r requirements/peers.txt
	@touch $@

# Lists for every Python and system we support, from what pyproject.toml asks for.
UV := build/uv/bin/uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-emit-find-links --custom-compile-command "make pin"

pin: $(VENV)/.python ## choose the newest versions anew for requirements/*.txt
	@$(PY) -m venv build/uv && build/uv/bin/pip --disable-pip-version-check --quiet install uv
	$(UV) pyproject.toml --extra dev --extra plots --extra postgres --extra metrics --extra passkeys --extra rl --extra train --extra datasets --group build -o requirements/dev.txt
	$(UV) pyproject.toml --constraints requirements/dev.txt -o requirements/runtime.txt
	@echo "torch; python_version < '3'" > build/uv/without-torch.txt # see TORCH
	$(UV) pyproject.toml --constraints requirements/dev.txt --extra rl --extra train --extra datasets --extra ray --group learning \
		--overrides build/uv/without-torch.txt -o requirements/rl.txt
	$(UV) --group build --constraints requirements/dev.txt -o requirements/build.txt
	$(UV) --group web -o requirements/web.txt
	$(UV) --group peers -o requirements/peers.txt

clean: ## remove what was built, keep .venv
	rm -rf build $(STATIC) .pytest_cache .mypy_cache .ruff_cache .import_linter_cache
	find src -name '*.so' -delete
	rm -f src/quadriga/compiled.txt
