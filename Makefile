# Every target creates what it needs: Python 3.11+ and make are enough.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
BENCH := .venv-bench
BENCH_READY := $(BENCH)/.ready
PAGE := src/lanthorn/server/page/index.html
PAGE_SOURCES := $(shell find web src/lanthorn/games -name node_modules -prune -o -type f ! -name '*.pyc' -print)
COMPILED := build/compiled/.ready
PACKAGE_SOURCES := $(shell find src/lanthorn -name '*.py' -o -name '*.toml' -o -name '*.ftl')
PIP_QUIET := --quiet --disable-pip-version-check --no-input

.PHONY: play page test check compile test-compiled bench load balance format golden soak clean

play: $(PAGE) ## the table in your browser
	@$(BIN)/lanthorn serve --open

page: $(PAGE) ## what the browser gets, built into the package

test: $(PAGE) ## all tests; those in a real browser where there is Chromium
	@$(BIN)/python build_page.py --test
	@$(BIN)/python -m pytest -n auto --dist worksteal

check: $(READY) ## format, lint, types (of the page, too), layers
	@$(BIN)/python build_page.py --check
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .
	@$(BIN)/mypy
	@$(BIN)/python -m pytest tests/test_layers.py

compile: $(COMPILED) ## engine, rules and bots compiled with mypyc, beside the pure Python
	@echo "Compiled: PYTHONPATH=build/compiled $(BIN)/lanthorn runs it. Without PYTHONPATH all is as before."

test-compiled: $(COMPILED) ## games, rules, engine, bots and golden playthroughs on the compiled build
	@LANTHORN_COMPILED=required $(BIN)/python -m pytest -n0 tests/test_compiled.py
	@PYTHONPATH=build/compiled $(BIN)/python -m pytest -n auto tests/golden tests/engine tests/bots \
		tests/dungeon_heroes tests/dungeon_legends tests/test_conformance.py

bench: $(BENCH_READY) ## speed, beside other libraries in the same run; compiled, too, after `make compile`
	@PYTHONPATH=examples:. $(BENCH)/bin/python bench/run.py

load: $(READY) ## the server under load, beside boardgame.io's in the same run; and 2,000 idle tables
	@PYTHONPATH=bench:. $(BIN)/python -m load.run

balance: $(READY) ## bots play Dungeon Legends; goes on where it was ended; writes docs/balance/dungeon-legends.md
	@PYTHONPATH=bench $(BIN)/python -m balance

soak: $(READY) ## the long runs: 100,000 random decisions in each mode, expansion and chapter; 50 kills of a server
	@$(BIN)/lanthorn fuzz dungeon-heroes --decisions 100000 --all-settings
	@for chapter in fire moons crystals magma darkness; do for players in 1 2 3 4; do \
		$(BIN)/lanthorn fuzz dungeon-legends --decisions 100000 --set chapter=$$chapter --set players=$$players || exit 1; \
	done; done
	@LANTHORN_KILLS=50 $(BIN)/python -m pytest -n0 -s tests/server/test_killed.py

golden: $(READY) ## write the golden playthroughs anew; read the difference before committing it
	@$(BIN)/python -m tests.golden

format: $(READY)
	@$(BIN)/ruff format .
	@$(BIN)/ruff check --fix .

clean:
	rm -rf $(VENV) $(BENCH) build

$(READY): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit("Lanthorn needs Python 3.11 or newer.") if sys.version_info < (3, 11) else None'
	@test -d $(VENV) || $(PYTHON) -m venv $(VENV)
	@$(BIN)/pip install $(PIP_QUIET) -c constraints.txt -e '.[dev]'
	@touch $@

$(PAGE): $(READY) build_page.py $(PAGE_SOURCES)
	@$(BIN)/python build_page.py
	@touch $@

$(COMPILED): $(READY) build_compiled.py $(PACKAGE_SOURCES)
	@$(BIN)/python build_compiled.py
	@touch $@

$(BENCH_READY): pyproject.toml constraints.txt bench/requirements.txt bench/constraints.txt
	@test -d $(BENCH) || $(PYTHON) -m venv $(BENCH)
	@$(BENCH)/bin/pip install $(PIP_QUIET) -c bench/constraints.txt -r bench/requirements.txt -e .
	@touch $@
