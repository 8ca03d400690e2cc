# Python packages go into .venv, those of the browser app into web/node_modules, what is built into build
# and src/posse/server/static. Versions are locked; nothing is done twice.

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
MAKEFLAGS += --no-builtin-rules --no-print-directory
# Python keeps what it compiles, whatever the shell says: the tests start hundreds of programs.
unexport PYTHONDONTWRITEBYTECODE
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

# Where and what `make play` starts, the Python that creates .venv, and tests at a time.
PORT ?= 8666
PLAY ?= serve --open --port $(PORT)
PYTHON ?= python3
WORKERS ?= 2
# How long `make faults` runs without SEEDS.
MINUTES ?= 10

VENV := .venv
PY := $(VENV)/bin/python
# The Python that tools run on before .venv is there.
ANY := $(if $(wildcard $(PY)),$(PY),$(PYTHON))
PLAYABLE := $(VENV)/.playable
TESTABLE := $(VENV)/.testable
DOCUMENTED := $(VENV)/.documented
COMPILED := build/compiled
TESTED := build/tested
TYPED := $(wildcard src tools tests benchmarks)
COMPILED_TESTS = $(shell grep -rlE --include='test_*.py' 'pytest.mark.(compiled|both)' tests)
PYTEST := $(PY) -m pytest --numprocesses $(WORKERS) --dist worksteal

##@ Play
.PHONY: play ready install web pages
play: web ## install what playing needs, build the browser app if it changed, start a game
	@$(PY) -m tools.compile --drop-stale
	@$(VENV)/bin/posse $(PLAY)

ready: $(PLAYABLE)
	@:

install: $(TESTABLE) ## install the tools for tests and checks as well
	@:

web: ready ## build the browser app into the package, if it changed
	@$(PY) -m tools.web build

# The app and the still scenes of its development page, with one installation for both.
pages: ready
	@$(PY) -m tools.web tools build scenes

##@ Test
.PHONY: test test-quick check lint types-web texts test-python test-web test-browser test-compiled test-long compiled coverage mutants faults evening
test: ## everything CI looks at: says what is missing, runs all that can run
	@$(if $(wildcard $(PY)),:,$(NEW_ENOUGH))
	@"$(ANY)" -m tools.everything "$(MAKE)"

test-quick: install pages ## what to run before a commit: under two minutes, no compiler, a few pages
	@POSSE_PART=test-quick $(PYTEST) --ignore=tests/browser
	@POSSE_PART=test-quick $(PYTEST) tests/browser

check: lint texts types-web ## the quick check: lint, format, types, texts, what mypyc refuses, import direction
	@$(PY) -m tools.compile --check
	@$(PY) -m pytest --quiet tests/test_imports.py

lint: install
	@$(VENV)/bin/ruff check .
	@$(VENV)/bin/ruff format --check .
	@$(PY) -m mypy $(TYPED)

texts: install
	@$(PY) -m tools.texts

types-web: install
	@$(PY) -m tools.web check

test-python: install web pure ## pytest on the interpreted sources, without browser tests
	@POSSE_PART=test-python $(PYTEST) --ignore=tests/browser

test-web: install ## types and unit tests of the browser app
	@$(PY) -m tools.web check test

test-browser: install pages ## the app in a real browser
	@POSSE_PART=test-browser $(PYTEST) tests/browser

# Less optimised it is built in two thirds of the time, and plays as fast.
compiled: install
	@$(PY) -m tools.compile --into $(TESTED) --level g

test-compiled: compiled ## scenarios and properties on a compiled copy of the package
	@POSSE_PART=test-compiled PYTHONPATH=$(TESTED) $(PYTEST) $(COMPILED_TESTS)

coverage: install web pure ## measure branch coverage of engine, games and server, and hold it
	@$(PY) -m tools.coverage $(WORKERS)

faults: install ## faults on purpose for MINUTES, with people at the tables; SEEDS="7 8" repeats plans
	@$(PY) -m tests.faults $(SEEDS) --minutes $(MINUTES)

evening: install web ## record an evening of a television and four phones, and look for what is wrong; PARTS="bang dice …" for some
	@$(PY) -m tests.evening $(PARTS)

mutants: install ## break the code on purpose, fault by fault: the tests must turn red; FAULTS="word …" for some
	@$(PY) -m tools.mutants $(FAULTS)

test-long: compiled pages ## the long tests at ten times their length: properties, leaks, faults, nodes, matches in the browser
	@POSSE_MATCHES=10 PYTHONPATH=$(TESTED) $(PYTEST) -m "(long or thorough) and compiled or both" $(COMPILED_TESTS)
	@POSSE_MATCHES=10 $(PYTEST) -m "(long or thorough) and not compiled" --ignore=tests/browser
	@POSSE_MATCHES=10 $(PYTEST) -m "long or thorough" tests/browser

##@ Speed
.PHONY: compile pure bench bench-bots bench-cluster bench-envs bench-frames bench-nodes bench-rhythm bench-server bench-sounds
compile: install ## compile engine and games in place with mypyc
	@$(PY) -m tools.compile

pure: ready ## remove what `make compile` made
	@$(PY) -m tools.compile --pure

bench: install ## measure the engine, interpreted and compiled
	@$(PY) -m tools.compile --pure
	@$(PY) -m tools.compile --into $(COMPILED)
	@$(PY) -m benchmarks.engine --compiled $(COMPILED)

bench-bots: install ## measure the bots, interpreted and compiled
	@$(PY) -m benchmarks.bots
	@$(PY) -m tools.compile --into $(COMPILED)
	@PYTHONPATH=$(COMPILED) $(PY) -m benchmarks.bots

bench-cluster: install ## measure what sending matches to a cluster costs
	@$(PY) -m benchmarks.cluster

bench-nodes: install ## kill nodes and PostgreSQL under 60 tables, then measure 1, 2, 3 nodes
	@$(PY) -m benchmarks.nodes
	@$(PY) -m benchmarks.nodes --speed

bench-envs: install ## measure the environments for learners; PEERS=PYTHON adds others'
	@$(PY) -m tools.compile --pure
	@$(PY) -m tools.compile --into $(COMPILED)
	@$(PY) -m benchmarks.envs --compiled $(COMPILED) $(if $(PEERS),--peers $(PEERS))

bench-frames: install web ## count the frames that a slow phone draws
	@$(PY) -m benchmarks.frames

bench-sounds: install ## measure length and loudness of every sound, and draw it
	@$(PY) -m benchmarks.sounds

bench-rhythm: install ## measure how long a player waits between two turns
	@$(PY) -m benchmarks.rhythm

bench-server: install web ## measure the server
	@$(PY) -m benchmarks.server

##@ Housekeeping
.PHONY: format wire golden docs picture image wheel wheel-compiled wheel-test wheel-speed sdist lock audit clean help
format: install ## format and sort imports
	@$(VENV)/bin/ruff check --fix --quiet .
	@$(VENV)/bin/ruff format .

wire: install ## write the browser's message types from the server's structs
	@$(PY) -m tools.wire

golden: install ## record matches of every set-up anew, after a change of rules and of `version`
	@$(PY) -m tools.golden

docs: $(DOCUMENTED) ## the documentation as one site, in build/docs: guides, tutorials, reports, reference
	@$(PY) -m tools.docs

picture: install web ## the moving picture of the README, from a match of bots in the browser
	@$(PY) -m tools.picture

image: ## build the container image with buildah, podman or docker, and try it; BASE=an image or a root folder
	@$(NEW_ENOUGH)
	@"$(PYTHON)" -m tools.image $(if $(BASE),--base "$(BASE)") $(if $(BUILDER_OPTIONS),-- $(BUILDER_OPTIONS))

wheel: install web ## build dist/*.whl with the browser app in it
	@$(PY) -m tools.wheel build

wheel-compiled: install web ## the same with compiled modules: for this Python and this system, four times as fast
	@$(PY) -m tools.wheel test --compiled

wheel-test: install web ## build the wheel and try it in an empty environment on every Python of this machine
	@$(PY) -m tools.wheel test

wheel-speed: install web ## measure the pure against the compiled wheel
	@$(PY) -m tools.wheel speed

sdist: install web ## build dist/*.tar.gz
	@$(PY) -m hatchling build --target sdist

lock: ## write the locks anew from pyproject.toml; UPGRADE=--upgrade takes newer versions
	@$(NEW_ENOUGH)
	@"$(PYTHON)" -m tools.lock $(UPGRADE)

audit: ## ask whether packages of the locks have known weaknesses
	@$(NEW_ENOUGH)
	@"$(PYTHON)" -m tools.audit

clean: ## remove everything that is built or installed
	@rm -rf $(VENV) build dist src/posse/server/static web/node_modules
	@rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis
	@find src -name '*.so' -delete
	@find . -name __pycache__ -prune -exec rm -rf {} +

help: ## this list
	@awk 'BEGIN {FS = ":.*## "} \
	/^##@/ {printf "\n%s\n", substr($$0, 5)} \
	/^[a-z-]+:.*## / {printf "  make %-14s %s\n", $$1, $$2}' $(firstword $(MAKEFILE_LIST))

# The stamps: a new lock is installed, and a moved or copied checkout repairs its .venv.
ifneq ($(shell cat $(VENV)/.home 2>/dev/null),$(CURDIR))
.PHONY: $(PLAYABLE)
endif

define NEW_ENOUGH
command -v "$(PYTHON)" >/dev/null || \
{ echo "posse: there is no $(PYTHON): install Python 3.11 or newer" >&2; exit 1; }; \
"$(PYTHON)" tools/python_version.py
endef

$(PLAYABLE): requirements.lock tools/install.py tools/venv.py
	@$(NEW_ENOUGH)
	@"$(PYTHON)" -m tools.install play
	@touch $@

$(TESTABLE): requirements-test.lock $(PLAYABLE)
	@"$(PYTHON)" -m tools.install play test
	@touch $@

$(DOCUMENTED): requirements-docs.lock $(TESTABLE)
	@"$(PYTHON)" -m tools.install play test docs
	@touch $@
