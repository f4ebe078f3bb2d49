# What people run by hand. `make` alone lists it.

SHELL := /usr/bin/env bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
MAKEFLAGS += --no-print-directory

# mold links faster when it is there; nothing needs it, and `mold -run` changes no build flag.
CARGO := $(if $(shell command -v mold 2>/dev/null),mold -run )cargo

# Tests, scenarios and xtask share one optimised profile with all checks on.
CHECKED := --profile checked
CONCLAVE := $(CARGO) run --quiet --release --package conclave --
CONCLAVE_CHECKED := $(CARGO) run --quiet $(CHECKED) --package conclave --

GAME ?= duel
GAMES ?= 10000
SEED ?= 1
FUZZ_SECONDS ?= 60
FUZZ_TARGETS := card_parser choice_stream penumbra_choices replay_file wire

.PHONY: help
help: ## List what there is
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-9s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

.PHONY: build
build: cargo page ## Build the program with its page: target/release/conclave
	$(CARGO) build --release --package conclave

.PHONY: play
play: build ## Play in the browser (make terminal: in the terminal)
	$(CONCLAVE) play

.PHONY: terminal
terminal: cargo ## Play in the terminal (GAME=duel)
	$(CARGO) build --release --package conclave
	$(CONCLAVE) play --terminal --game $(GAME)

# The programs of the last part are built with the whole workspace and its tests: by themselves they would use other features of
# their dependencies, which would be compiled a second time.
.PHONY: test
test: cargo nextest dictionaries browser page ## Everything a change must pass
	$(CARGO) fmt --all --check
	cd web && npm run --silent check && npm run --silent test
	$(CARGO) clippy --workspace --all-targets $(CHECKED) --quiet -- -D warnings
	@rm -f target/nextest/default/junit.xml target/scenarios.xml target/cargo-test.log
	@if $(CARGO) nextest --version >/dev/null 2>&1; then \
	    set -x; scripts/with-postgres $(CARGO) nextest run --workspace --cargo-profile checked; \
	else \
	    set -x; mkdir -p target; \
	    scripts/with-postgres $(CARGO) test --workspace --tests $(CHECKED) --no-fail-fast 2>&1 \
	        | tee target/cargo-test.log; \
	fi
	$(CARGO) test --workspace --doc $(CHECKED) --quiet
	$(CARGO) build --workspace --bins --tests $(CHECKED) --quiet
	target/checked/conclave scenario run scenarios --junit target/scenarios.xml
	target/checked/xtask rules --check duel
	target/checked/xtask rules --check rebirth
	target/checked/xtask rules --check classic
	target/checked/xtask rules --check penumbra
	cd web && CONCLAVE=../target/checked/conclave npm run --silent browse
	@target/checked/xtask summary

.PHONY: fmt
fmt: cargo web/node_modules/.package-lock.json ## Format the code, the packs and the page
	$(CARGO) fmt --all
	$(CONCLAVE_CHECKED) fmt packs
	cd web && npm run --silent format

.PHONY: sim
sim: cargo ## Simulate GAMES games of GAME with random players
	$(CONCLAVE) sim --game $(GAME) --games $(GAMES) --seed $(SEED)

.PHONY: balance
balance: cargo ## Who wins with what, greedy players on all seats: writes docs/balance/
	$(CONCLAVE) balance --game $(GAME) --games $(GAMES) --seed $(SEED)

.PHONY: bench
bench: cargo ## Measure speed; run it on a quiet machine
	$(CARGO) bench --workspace --bench '*'

.PHONY: soak
soak: cargo nextest browser firefox page ## Long checks: ignored tests, many games with all checks on, whole games in two browsers
	scripts/with-postgres $(CARGO) nextest run --workspace --cargo-profile checked --profile soak \
	    --run-ignored only --no-tests pass
	$(CONCLAVE_CHECKED) sim --game $(GAME) --games 200000 --seed $(SEED)
	$(CONCLAVE_CHECKED) sim --game $(GAME) --games 2000 --seed $(SEED) --bots greedy,random --swap-seats
	$(CONCLAVE_CHECKED) sim --game $(GAME) --games 20 --seed $(SEED) --bots search:500,greedy --swap-seats
	cd web && CONCLAVE=../target/checked/conclave npm run --silent browse:soak

.PHONY: fuzz
fuzz: cargo ## Fuzz each target for FUZZ_SECONDS (needs a nightly toolchain)
	@cargo +nightly --version >/dev/null 2>&1 || { echo "make: fuzzing needs nightly Rust: rustup toolchain install nightly" >&2; exit 1; }
	@cargo fuzz --version >/dev/null 2>&1 || cargo install --locked cargo-fuzz
	@for target in $(FUZZ_TARGETS); do \
	    (set -x; cargo +nightly fuzz run "$$target" -- -max_total_time=$(FUZZ_SECONDS)); \
	done

ADVISORIES := https://github.com/RustSec/advisory-db

.PHONY: deny
deny: cargo ## Check the licences and sources of all dependencies, and ask RustSec about them when it can be reached
	@cargo deny --version >/dev/null 2>&1 || cargo install --locked cargo-deny
	cargo deny --offline check bans licenses sources
	@if GIT_TERMINAL_PROMPT=0 timeout 20 git ls-remote --exit-code $(ADVISORIES) HEAD >/dev/null 2>&1; then \
	    (set -x; cargo deny check advisories); \
	else \
	    echo "make: $(ADVISORIES) cannot be reached: nobody was asked about known faults of dependencies" >&2; \
	fi

# What the targets above need, set up by themselves.

.PHONY: cargo
cargo:
	@command -v cargo >/dev/null || { echo "make: Rust is missing: see https://rustup.rs" >&2; exit 1; }

.PHONY: nextest
nextest: cargo
	@cargo nextest --version >/dev/null 2>&1 || cargo install --locked cargo-nextest \
	    || echo "make: cargo-nextest could not be installed; going on with cargo test" >&2

# The page, which the program carries inside.
PAGE := web/dist/index.html
PAGE_SOURCES := $(shell find web/src web/public web/vite -type f 2>/dev/null) $(wildcard web/*.json web/*.ts web/*.html)

.PHONY: page
page: $(PAGE)

$(PAGE): web/node_modules/.package-lock.json $(PAGE_SOURCES)
	cd web && npm run --silent build
	@touch $@

web/node_modules/.package-lock.json: web/package.json web/package-lock.json
	@command -v npm >/dev/null || { echo "make: Node is missing: see https://nodejs.org" >&2; exit 1; }
	cd web && npm ci --no-audit --no-fund --loglevel=error
	@touch $@

# The tests of the page run in a real browser.
.PHONY: browser
browser:
	@if command -v chromium >/dev/null; then exit 0; fi; \
	install="apt-get install -y --no-install-recommends chromium"; \
	if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	    export DEBIAN_FRONTEND=noninteractive; \
	    $$install >/dev/null || { apt-get update >/dev/null && $$install >/dev/null; }; \
	else \
	    echo "make: a browser is missing: sudo $$install" >&2; exit 1; \
	fi

# The long checks play in a second browser.
.PHONY: firefox
firefox:
	@if command -v firefox-esr >/dev/null; then exit 0; fi; \
	install="apt-get install -y --no-install-recommends firefox-esr"; \
	if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	    export DEBIAN_FRONTEND=noninteractive; \
	    $$install >/dev/null || { apt-get update >/dev/null && $$install >/dev/null; }; \
	else \
	    echo "make: a second browser is missing: sudo $$install" >&2; exit 1; \
	fi

# The check of the Russian and Polish texts runs hunspell with these dictionaries.
DICTIONARIES := /usr/share/hunspell/ru_RU.dic /usr/share/hunspell/pl_PL.dic

.PHONY: dictionaries
dictionaries:
	@if command -v hunspell >/dev/null && ls $(DICTIONARIES) >/dev/null 2>&1; then exit 0; fi; \
	install="apt-get install -y --no-install-recommends hunspell hunspell-ru hunspell-pl"; \
	if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	    export DEBIAN_FRONTEND=noninteractive; \
	    $$install >/dev/null || { apt-get update >/dev/null && $$install >/dev/null; }; \
	else \
	    echo "make: dictionaries are missing: sudo $$install" >&2; exit 1; \
	fi
