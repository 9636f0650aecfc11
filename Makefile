# One target per thing a person does. Each makes the virtual environment and installs what is missing.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet

.PHONY: play test check fix bench clean

play: $(VENV)/play.stamp
	@$(BIN)/bauhuette play $(ARGS)

test: check
	$(BIN)/bauhuette warm
	$(BIN)/pytest -n 2 $(ARGS)

check: $(VENV)/test.stamp
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

fix: $(VENV)/test.stamp
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: $(VENV)/bench.stamp
	$(BIN)/python bench/playouts.py $(ARGS)

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache

$(VENV)/pyvenv.cfg:
	$(PYTHON) -m venv $(VENV)

$(VENV)/play.stamp: $(VENV)/pyvenv.cfg requirements.txt pyproject.toml
	@echo "Installing what Bauhütte needs ..."
	@$(PIP) install -r requirements.txt
	@$(PIP) install --no-build-isolation --no-deps -e .
	@touch $@

$(VENV)/test.stamp: $(VENV)/play.stamp requirements-dev.txt
	@$(PIP) install -r requirements-dev.txt
	@touch $@

$(VENV)/bench.stamp: $(VENV)/play.stamp
	@$(PIP) install "open_spiel==2.0.2"
	@touch $@
