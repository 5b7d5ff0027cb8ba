# `make play` starts Porphyry, `make test` checks everything. Both set up whatever is missing, once.
# Each step leaves a stamp in .venv, so only what has changed is done again.

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.SUFFIXES:
MAKEFLAGS += --no-builtin-rules

VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/stamps
PIP := $(BIN)/python -m pip install -qq --disable-pip-version-check

hot := $(shell find src/porphyry/kernel src/porphyry/games -name '*.py')
texts := $(shell find src/porphyry -name '*.ftl') $(wildcard docs/rules/*.md docs/rules/*/*.md docs/rulebooks/*/*)
web := $(wildcard web/package.json)
ifneq ($(web),)
client := $(STAMP)/client
client_sources := $(shell find web -name node_modules -prune -o -name dist -prune -o -name test-results -prune -o -type f -print)
endif

# With PORPHYRY_PURE=1 nothing is compiled and nothing compiled is used.
ifeq ($(filter-out 0,$(PORPHYRY_PURE)),)
built := $(STAMP)/built
else
built := $(STAMP)/installed
endif

.PHONY: help play test soak mutants build check fmt pins screenshots rulebooks clean

help:
	@echo "make play         set up what is missing, start Porphyry, open the browser"
	@echo "make test         set up what the tests need, run every check"
	@echo "make soak         the long attacks: load, kills, full disks, outages; about half an hour, with a report"
	@echo "make mutants      break lines of the rules and see what no test notices; GAME=byzantium COUNT=300 JOBS=1"
	@echo "make build        compile the kernel and the games, build the web client"
	@echo "make fmt          format the sources and fix what the linter can fix"
	@echo "make pins         renew requirements/*.txt from requirements/*.in"
	@echo "make screenshots  take the pictures of the web client"
	@echo "make rulebooks    print the rulebooks in every language, to build/rulebooks"
	@echo "make clean        remove everything that the commands above made"

play: $(built) $(client)
	@$(BIN)/porphyry

test: $(STAMP)/tools $(built) $(client)
	@scripts/system
	@$(BIN)/python scripts/check

# SOAK_S: seconds of load; SOAK_KILLS: how often the server is killed.
soak: export SOAK_S ?= 600
soak: export SOAK_KILLS ?= 1000
soak: $(STAMP)/tools $(built)
	@$(BIN)/python -m pytest -n 0 -s -q --durations=0 tests/soak tests/faults $(addprefix tests/server/test_,machine.py parsers.py positions_sent.py watchers.py wire_truth.py)

# GAME: one game, or all of them; COUNT: breaks a game. What has been tried is not tried again.
mutants: COUNT ?= 300
mutants: JOBS ?= 1
mutants: $(STAMP)/mutants
	@nice -n 15 $(BIN)/python scripts/mutants $(GAME) --count $(COUNT) --jobs $(JOBS)

build: $(built) $(client)

fmt: $(STAMP)/tools
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

pins:
	scripts/pins

screenshots: $(built) $(client)
ifeq ($(web),)
	@echo "there is no web client yet"
else
	@scripts/web run screenshots
endif

rulebooks: $(built) $(client)
	@scripts/system
	@scripts/web run rulebooks

clean:
	rm -rf $(VENV) .cache build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis
	rm -rf web/node_modules web/dist web/test-results web/playwright-report src/porphyry/server/static
	rm -rf src/porphyry.egg-info src/porphyry/_compiled.json
	find src tests scripts -name __pycache__ -prune -exec rm -rf {} +
	find src \( -name '*.so' -o -name '*.pyd' \) -delete

$(STAMP)/venv:
	@scripts/venv $(VENV)
	@mkdir -p $(STAMP) && touch $@

$(STAMP)/play: requirements/play.txt $(STAMP)/venv
	@echo "installing what the game needs (once; a minute or two)"
	@$(PIP) --require-hashes -r requirements/play.txt
	@touch $@

$(STAMP)/tools: requirements/test.txt $(STAMP)/play
	@echo "installing what the tests need (once)"
	@$(PIP) --require-hashes -r requirements/test.txt
	@touch $@

$(STAMP)/mutants: requirements/mutants.txt $(STAMP)/tools $(STAMP)/installed
	@echo "installing what breaks lines (once)"
	@$(PIP) --require-hashes -r requirements/mutants.txt
	@touch $@

$(STAMP)/installed: pyproject.toml setup.py $(STAMP)/play
	@PORPHYRY_PURE=1 $(PIP) --no-deps --no-build-isolation --editable .
	@touch $@

$(STAMP)/built: $(hot) $(STAMP)/installed
	@echo "compiling the kernel and the games (two minutes or so; later only what has changed)"
	@mkdir -p .cache && { $(BIN)/python setup.py --quiet build_ext --inplace > .cache/build.log 2>&1 \
		|| { cat .cache/build.log; echo "the build failed; PORPHYRY_PURE=1 runs the sources uncompiled" >&2; exit 1; }; }
	@grep '^porphyry:' .cache/build.log || true
	@touch $@

$(STAMP)/client: $(client_sources) $(texts) $(STAMP)/venv
	@echo "building the web client"
	@scripts/web run --silent build
	@touch $@
