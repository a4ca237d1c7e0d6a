# Philtre: `make play` and `make test` do everything on a fresh machine.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --quiet --disable-pip-version-check
COMPILED := $(shell $(PYTHON) -c 'import sys; sys.path.insert(0, "src/philtre"); import _compiled; print(*_compiled.sources())')
PAGE := $(shell find web -path web/node_modules -prune -o -type f -print)
BUILT_PAGE := src/philtre/web/index.html

# The lists in requirements/ are complete. Were pip to look for dependencies itself, one that is asked for with an extra
# (picows wants python-socks[asyncio]) would be taken in its newest version, which has no hash here.

# What is compiled, what is installed and what is only read do not wait for each other.
MAKEFLAGS += --jobs=2

.DEFAULT_GOAL := help
.PHONY: help play test check lint postgresql chromium bench bench-server lab doors build screenshots lock clean

help: ## this list
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | awk -F ':.*## ' '{printf "  make %-12s %s\n", $$1, $$2}'

# Only what is said to make itself counts: some shells have a HOST of their own.
said = $(if $(filter command line,$(origin $(1))),--$(2) $($(1)))

play: build ## set everything up and play in the browser; HOST=0.0.0.0 for others in your network, PORT=...
	@$(BIN)/philtre serve $(call said,HOST,host) $(call said,PORT,port)

test: build lint chromium ## set everything up and run every test
	@tests/run

check: build lint postgresql ## the quick part of the tests, for every commit
	@tests/run quick

lint: $(VENV)/test $(VENV)/node ## read everything that is written: form, types, and the tests of the page
	@tests/lint

# Installed before the tests, which run side by side and would all begin to. It may be that nothing is compiled yet.
postgresql: $(VENV)/test
	@PHILTRE_PURE=1 PYTHONPATH=tests $(BIN)/python -m support.postgres

chromium: postgresql
	@tests/chromium

bench: build $(VENV)/bench ## measure speed against peers, as ratios in one run
	@$(BIN)/python bench/run.py
	@$(BIN)/python bench/workers.py

bench-server: build $(VENV)/bench ## measure the server under load, at real sockets
	@$(BIN)/python bench/server/run.py

lab: build $(VENV)/lab ## install what studying games needs: philtre report, ladder, tournament

doors: build $(VENV)/doors ## install PettingZoo, Gymnasium and OpenSpiel, to reach the games through them

screenshots: build $(VENV)/test ## pictures of every page and board, in screenshots/
	@$(BIN)/python tools/screenshots.py

build: $(VENV)/built $(BUILT_PAGE) ## compile the kernel, the rules and the search, and build the page

$(VENV)/play: requirements/play.txt
	@$(PYTHON) -c 'import sys; sys.exit("Philtre needs Python 3.11 or newer.") if sys.version_info < (3, 11) else None'
	@echo "Setting up $(VENV) ..."
	@$(PYTHON) -m venv $(VENV)
	@$(PIP) install --no-deps --require-hashes -r requirements/play.txt
	@PHILTRE_PURE=1 $(PIP) install --no-build-isolation --no-deps -e .
	@touch $@

$(VENV)/lab: requirements/lab.txt $(VENV)/play
	@echo "Installing the laboratory ..."
	@$(PIP) install --no-deps --require-hashes -r requirements/lab.txt
	@touch $@

$(VENV)/doors: requirements/doors.txt $(VENV)/play
	@echo "Installing what stands behind the doors ..."
	@$(PIP) install --no-deps --require-hashes -r requirements/doors.txt
	@touch $@

$(VENV)/test: requirements/test.txt requirements/lab.txt requirements/doors.txt $(VENV)/play
	@echo "Installing what the tests need ..."
	@$(PIP) install --no-deps --require-hashes -r requirements/lab.txt -r requirements/doors.txt -r requirements/test.txt
	@touch $(VENV)/lab $(VENV)/doors $@

$(VENV)/bench: requirements/bench.txt $(VENV)/doors
	@echo "Installing the peers to be measured against ..."
	@$(PIP) install --no-deps --require-hashes -r requirements/bench.txt
	@touch $@

$(VENV)/built: $(VENV)/play setup.py $(COMPILED)
	@echo "Compiling ..."
	@$(BIN)/python setup.py --quiet build_ext --inplace 2>$(VENV)/build.log || (cat $(VENV)/build.log; exit 1)
	@touch $@

$(VENV)/node: web/package-lock.json $(VENV)/play
	@echo "Installing what the page is built with ..."
	@tools/node npm --prefix web --loglevel error ci
	@touch $@

$(BUILT_PAGE): $(VENV)/node $(PAGE)
	@echo "Building the page ..."
	@tools/node npm --prefix web --silent run build -- --logLevel warn
	@touch $@

lock: ## resolve the dependencies anew
	@$(PIP) install uv
	@for group in play lab doors test bench; do \
	  $(BIN)/uv pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-header \
	    requirements/$$group.in -o requirements/$$group.txt; done

clean: ## remove everything that was built
	@rm -rf $(VENV) build dist src/*.egg-info src/philtre/compiled.txt src/philtre/web web/node_modules
	@find src examples -name '*.so' -delete
