# Two commands for a newcomer: `make play` and `make test`.
PYTHON ?= python3
BIN := .venv/bin
LOCK := requirements/lock.txt
INSTALL = $(BIN)/python -m pip install --quiet --disable-pip-version-check \
  --constraint $(LOCK) --build-constraint $(LOCK)
.DEFAULT_GOAL := help
MAKEFLAGS += -j2
.PHONY: lab-reports help setup client static types pictures play dev terminal test browser screenshots check docs lock lowest format bench nightly torture release clean

help:  ## what there is to make
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 13

setup: .venv/.installed  ## make .venv and install thirdplace into it

.venv/.python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "thirdplace needs Python 3.11 or newer; name one: make PYTHON=python3.12" >&2; exit 1; }
	@echo "Making .venv ..."
	@$(PYTHON) -m venv .venv
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --upgrade 'pip>=25.3'
	@touch $@

.venv/.installed: .venv/.python pyproject.toml $(LOCK)
	@echo "Installing thirdplace (a minute the first time) ..."
	@$(INSTALL) --editable .
	@touch $@

.venv/.tests: .venv/.installed
	@echo "Installing what the tests need ..."
	@$(INSTALL) --group test
	@touch $@

.venv/.browser: .venv/.tests
	@command -v chromium-headless-shell >/dev/null || { echo "Installing Chromium for the browser tests ..."; \
	  apt-get update -qq && apt-get install -y -qq chromium-headless-shell >/dev/null; } \
	  || command -v chromium >/dev/null || command -v chromium-browser >/dev/null \
	  || { echo "The browser tests need Chromium: install your system's package." >&2; exit 1; }
	@touch $@

# Debian's packages are unpacked, not installed: nothing is started, and the system stays as it is.
GET_PROXIES = apt-get download -qq nginx caddy && for package in *.deb; do dpkg-deb --extract $$package . || exit 1; done
.venv/.proxies: .venv/.redis
	@{ command -v nginx && command -v caddy; } >/dev/null || { echo "Fetching nginx and Caddy for their tests ..."; \
	  mkdir -p .venv/proxies && cd .venv/proxies && { { $(GET_PROXIES); } || { apt-get update -qq && $(GET_PROXIES); }; }; } 2>/dev/null \
	  || { echo "The tests of the recipes in deploy need nginx and Caddy: install your system's packages." >&2; exit 1; }
	@command -v systemd-analyze >/dev/null || { echo "Installing systemd-analyze ..."; \
	  apt-get update -qq && apt-get install -y -qq systemd >/dev/null; } \
	  || { echo "The tests of the systemd unit need systemd-analyze." >&2; exit 1; }
	@touch $@

# After the browser: two apt-get at once would be in each other's way.
HAVE_POSTGRES = { command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 \
  || { echo "Installing PostgreSQL ..."; apt-get update -qq && apt-get install -y -qq postgresql >/dev/null; }; }
.venv/.postgres: .venv/.browser
	@$(HAVE_POSTGRES) || { echo "The tests need PostgreSQL: install your system's package." >&2; exit 1; }
	@touch $@

.venv/.redis: .venv/.postgres
	@command -v redis-server >/dev/null || command -v valkey-server >/dev/null \
	  || { echo "Installing Redis for the tests ..."; apt-get update -qq && apt-get install -y -qq redis-server >/dev/null; } \
	  || { echo "The tests need Redis: install your system's package." >&2; exit 1; }
	@touch $@

.venv/.dev: .venv/.installed
	@$(INSTALL) --group dev
	@touch $@

.venv/.bench: .venv/.installed
	@echo "Installing what the benchmarks compare with ..."
	@$(INSTALL) --group bench --group node  # the same Node on every machine, and one that Colyseus supports
	@touch $@

# The browser client, made with the machine's Node, or with the one PyPI has.
NPM = $(shell command -v npm || echo $(CURDIR)/$(BIN)/npm)
CLIENT := $(shell find client -path client/node_modules -prune -o -type f -print 2>/dev/null) \
  $(wildcard src/thirdplace/locale/*.ftl src/thirdplace/games/*/locale/*.ftl src/thirdplace/games/*/pictures/*.json) \
  $(shell find src/thirdplace/games/*/web -type f 2>/dev/null)
CLIENT := $(filter-out client/src/translated/%,$(CLIENT))

# What is translated to JavaScript for the client, and the translator; mypy tells it the types.
TRANSLATED := client/src/translated/manifest.json
PYTHON_OF_CLIENT := $(shell find src/thirdplace/core src/thirdplace/games src/thirdplace/table src/thirdplace/device \
  src/thirdplace/javascript \( -path '*/tests' -o -path '*/benchmarks' -o -path '*/drawing' -o -path '*/web' \) -prune \
  -o -type f \( -name '*.py' -o -name '*.toml' -o -name '*.js' \) -print 2>/dev/null)

.venv/.translator: .venv/.installed
	@$(INSTALL) --group translate
	@touch $@

$(TRANSLATED): .venv/.translator $(PYTHON_OF_CLIENT)
	@echo "Translating the games to JavaScript ..."
	@$(BIN)/python -m thirdplace.javascript client/src/translated
	@touch $@

HAVE_NPM = { command -v npm >/dev/null || { echo "Installing Node ..."; \
  $(INSTALL) --group node; }; }

.venv/.node: .venv/.installed client/package-lock.json
	@$(HAVE_NPM)
	@echo "Installing what the client is built with ..."
	@cd client && PATH="$(CURDIR)/$(BIN):$$PATH" $(NPM) ci --no-audit --no-fund --loglevel=error
	@touch $@

src/thirdplace/web/index.html: .venv/.node $(CLIENT) $(TRANSLATED)
	@echo "Building the client ..."
	@cd client && PATH="$(CURDIR)/$(BIN):$$PATH" $(NPM) run --silent build -- --logLevel warn
	@$(BIN)/python client/sources.py

# What cannot be had is not measured; the next `make bench` tries again.
REFERENCE := benchmarks/reference
OTHER_SERVERS := boardgame colyseus
.venv/.reference-%: .venv/.installed $(REFERENCE)/%/package-lock.json
	@echo "Installing $*, to compare with ..."
	@{ $(HAVE_NPM) && cd $(REFERENCE)/$* && PATH="$(CURDIR)/$(BIN):$$PATH" $(NPM) ci \
	  --no-audit --no-fund --loglevel=error && touch $(CURDIR)/$@; } \
	  || echo "$* could not be installed: it will not be measured." >&2

.venv/.bench-postgres: .venv/.installed
	@{ $(HAVE_POSTGRES) && touch $@; } || echo "PostgreSQL could not be installed: it will not be measured." >&2

client: src/thirdplace/web/index.html  ## build the browser client

types: .venv/.installed  ## write the client's types from the server's structs
	@$(BIN)/python client/make_types.py

pictures: .venv/.node .venv/.browser  ## paint what is printed, after a drawing was changed
	@for script in src/thirdplace/games/*/drawing/make_*.py; do \
	  PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python $$script || exit 1; done

static: setup client  ## write the edition without a server to build/static (OPTIONS=FOLDER for another)
	@$(BIN)/thirdplace static $(or $(OPTIONS),build/static)

play: setup client  ## install, build, start the server and open the browser
	@$(BIN)/thirdplace serve --open $(OPTIONS)

dev: .venv/.node .venv/.dev  ## serve while you write: both sides reload on change
	@PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python client/dev.py

terminal: setup  ## play in the terminal: the menu of games
	@$(BIN)/thirdplace

# Made ready once, beside the checks, instead of by every process that tests them.
.PHONY: compiled-bots
compiled-bots: .venv/.installed
	@echo "Compiling the computer players ..."
	@$(BIN)/python -c 'from thirdplace.core.registry import all_games; \
	  [game.part("bots").warm_up() for game in all_games()]'

# Named, so that no time is spent on collecting all other tests.
BROWSER_TESTS = tests/browser $(wildcard src/thirdplace/games/*/tests/browser)

# Real servers and browsers share two cores with each other: what fails is named, and tried once more, alone.
TRY_AGAIN = $(BIN)/pytest -n 0 --last-failed --last-failed-no-failures none

.PHONY: client-tests
client-tests: client
	cd client && PATH="$(CURDIR)/$(BIN):$$PATH" $(NPM) run --silent test

test: check client-tests compiled-bots .venv/.browser .venv/.postgres .venv/.faketime .venv/.redis .venv/.proxies  ## check, then run all tests
	$(BIN)/pytest -n 5 --dist worksteal -m "not browser and not nightly" || $(TRY_AGAIN) -m "not browser and not nightly"
	$(BIN)/pytest -n 2 --dist worksteal -m "browser and not nightly" $(BROWSER_TESTS) || $(TRY_AGAIN) -m "browser and not nightly" $(BROWSER_TESTS)

browser: client .venv/.browser  ## only the tests in real browsers
	$(BIN)/pytest -n 2 --dist worksteal -m "browser and not nightly" $(BROWSER_TESTS) || $(TRY_AGAIN) -m "browser and not nightly" $(BROWSER_TESTS)

screenshots: client .venv/.browser  ## pictures of every screen, for the README and docs/screenshots.md
	@$(BIN)/python tests/screenshots.py

check: .venv/.tests .venv/.node $(TRANSLATED)  ## ruff, mypy --strict, who imports and names whom, svelte-check, generated types and rules
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	$(BIN)/python client/make_types.py --check
	$(BIN)/python -m thirdplace.javascript client/src/translated --check
	$(BIN)/pytest -q -n 0 tests/test_layers.py
	cd client && PATH="$(CURDIR)/$(BIN):$$PATH" $(NPM) run --silent check

docs: .venv/.tests  ## the site, with the reference of the package: build/site/index.html
	@$(BIN)/sphinx-build -q -E -W --keep-going -c docs/site -d build/doctrees . build/site
	@echo "build/site/index.html"

# Neither file names a registry: whoever installs asks their own.
LOCK_NPM = PATH="$(CURDIR)/$(BIN):$$PATH" $(NPM) install --package-lock-only --omit-lockfile-registry-resolved \
  --no-audit --no-fund --loglevel=error
lock: .venv/.installed  ## choose exact versions anew, within the ranges of pyproject.toml and package.json
	@$(INSTALL) --group lock
	@UV_CUSTOM_COMPILE_COMMAND="make lock" $(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 \
	  --group test --group bench --group cluster --group lock --group node --group release pyproject.toml --output-file $(LOCK)
	@$(HAVE_NPM)
	@for folder in client $(OTHER_SERVERS:%=$(REFERENCE)/%); do (cd $$folder && $(LOCK_NPM)) \
	  && $(BIN)/python client/complete_lock.py $$folder/package-lock.json || exit 1; done

# Not part of `make test`: it takes a virtual environment of its own, and the lowest versions do not change.
LOWEST := build/lowest
lowest: client .venv/.proxies  ## run the tests of `make test` that need no browser with the lowest versions that we allow
	@$(INSTALL) --group lock
	@$(BIN)/uv venv --quiet --clear --python $(BIN)/python $(LOWEST)
	@$(BIN)/uv pip compile --quiet --all-extras --resolution lowest-direct pyproject.toml --output-file $(LOWEST)/lowest.txt
	@$(BIN)/uv pip install --quiet --python $(LOWEST) --constraint $(LOWEST)/lowest.txt --editable . --group test
	$(LOWEST)/bin/pytest -n 3 --dist worksteal -m "not browser and not nightly" $(TESTS) \
	  || $(LOWEST)/bin/pytest -n 0 --last-failed --last-failed-no-failures none -m "not browser and not nightly" $(TESTS)

format: .venv/.tests  ## let ruff tidy up
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: .venv/.bench .venv/.bench-postgres $(OTHER_SERVERS:%=.venv/.reference-%)  ## speed, as ratios to references in one run
	$(BIN)/python benchmarks/run.py
	$(BIN)/python benchmarks/carrier_comparison.py

lab-reports: .venv/.tests  ## play the lab runs of all games and write their reports to docs/lab
	@$(BIN)/python tools/lab_reports.py $(OPTIONS)

# Shows a process a wrong date. Unpacked, not installed; where it cannot be had, every node has the right date.
GET_FAKETIME = apt-get download -qq libfaketime
.venv/.faketime: .venv/.postgres
	@{ mkdir -p .venv/faketime && cd .venv/faketime && { $(GET_FAKETIME) || { apt-get update -qq && $(GET_FAKETIME); }; } \
	  && dpkg-deb --extract libfaketime*.deb . && touch $(CURDIR)/$@; } 2>/dev/null \
	  || echo "libfaketime could not be installed: no node will have a wrong date." >&2

# What `make test` leaves out because it takes long.
nightly: client compiled-bots .venv/.tests .venv/.browser .venv/.postgres .venv/.redis .venv/.proxies  ## the tests that take long: the guide, the template in a browser, the site
	$(BIN)/pytest -n 2 -m nightly || $(TRY_AGAIN) -m nightly

torture: nightly .venv/.faketime  ## kills, nonsense, every attack, several nodes under attack, and replaced under load; the results go into docs/reliability.md
	THIRDPLACE_WIDTHS=all $(BIN)/pytest -n 2 -m browser -k test_widths $(BROWSER_TESTS)
	$(BIN)/python tests/torture.py --write
	$(BIN)/python tests/nemesis.py --write
	$(BIN)/python tests/mass_takeover.py --write
	$(BIN)/python tests/rolling_change.py --write
	$(BIN)/python tests/carriers.py --write
	$(BIN)/python tests/honest_games.py --write
	@$(INSTALL) --group cluster
	$(BIN)/python tests/lab_cluster.py --speedup
	$(BIN)/python tests/lab_calibration.py
	$(BIN)/python benchmarks/lab_beside_tables.py
	$(BIN)/python tests/environment_suites.py
	$(BIN)/python tests/wrappers.py --write
	THIRDPLACE_CONFORMANCE_TIMES=20 $(BIN)/pytest -n 2 tests/core/test_conformance.py -k both_carriers

release: client .venv/.browser  ## build wheel, sdist, static edition and (with Docker) the image, test them, write checksums (OPTIONS=--try)
	@$(INSTALL) --group release
	@$(BIN)/python tools/release.py $(OPTIONS)

clean:  ## remove what was made
	rm -rf .venv client/node_modules client/src/translated $(REFERENCE)/*/node_modules src/thirdplace/web .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache build dist
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
