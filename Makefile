# NavAtlas: `make demo` draws the samples, `make test` checks everything.

SWIFT_FLAGS = --explicit-target-dependency-import-check error
NAVATLAS = .build/debug/navatlas
DEMO = demo

export NAVATLAS_STRICT = 1

# make install PREFIX=~/.local; DESTDIR goes before it, BUILD_FLAGS to swift build.
PREFIX = /usr/local
# Linux has no Swift of its own.
STATIC = $(if $(filter Linux,$(shell uname)),--static-swift-stdlib -Xlinker -s)
# Looking types up by their names is most of what the start of the program costs.
DIRECT = -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors
# The tests look for overlapping accesses, in builds that check for them.
UNCHECKED = -Xswiftc -enforce-exclusivity=unchecked
RELEASE = -c release --product navatlas $(STATIC) $(DIRECT) $(UNCHECKED) $(SWIFT_FLAGS) $(BUILD_FLAGS)
BIN = $(DESTDIR)$(PREFIX)/bin/navatlas
ZSH = $(DESTDIR)$(PREFIX)/share/zsh/site-functions/_navatlas
BASH = $(DESTDIR)$(PREFIX)/share/bash-completion/completions/navatlas
FISH = $(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/navatlas.fish

.PHONY: demo test build lint install uninstall samples benchmark accuracy pictures spark fuzz kills site setup clean

demo: setup
	swift build $(SWIFT_FLAGS) --product navatlas
	@mkdir -p $(DEMO)
	@$(NAVATLAS) render samples/shop/shop.yml -o $(DEMO)/shop.svg --theme auto
	@$(NAVATLAS) render samples/shop/shop.yml -o $(DEMO)/shop.png
	@$(NAVATLAS) render samples/shop/shop.yml samples/shop/sessions.jsonl -o $(DEMO)/shop-traffic.png
	@$(NAVATLAS) render samples/cookbook-2/cookbook.yml -o $(DEMO)/cookbook-regular.png
	@$(NAVATLAS) render samples/cookbook-2/cookbook.yml --profile compact -o $(DEMO)/cookbook-compact.png
	@$(NAVATLAS) explore samples/shop/shop.yml samples/shop/sessions.jsonl -o $(DEMO)/shop-atlas.html
	@$(NAVATLAS) analyze samples/cookbook-2/cookbook.yml
	@echo
	@echo "The pictures, and a page to look around in, are in $(DEMO):" && ls $(DEMO)

# What waits for a server or a browser would wait behind a thousand other tests.
WAITING = '^(NavAtlasServerTests|BrowserTests)\.'

test: build lint
	swift test $(SWIFT_FLAGS) --parallel --quiet --filter $(WAITING)
	swift test $(SWIFT_FLAGS) --parallel --quiet --skip $(WAITING)

build: setup
	swift build $(SWIFT_FLAGS) --build-tests

# Fixtures are other people's style, or broken on purpose.
lint:
	find Sources Tests Package.swift \( -name '.*' -o -name Fixtures \) -prune -o -type f -name '*.swift' -print0 \
	  | xargs -0 swift format lint --strict

# The program and the completions of shells.
install:
	@sh .ci/setup install
	swift build $(RELEASE)
	install -d $(dir $(BIN)) $(dir $(ZSH)) $(dir $(BASH)) $(dir $(FISH))
	install -m 755 "$$(swift build $(RELEASE) --show-bin-path)/navatlas" $(BIN)
	$(BIN) --generate-completion-script zsh > $(ZSH)
	$(BIN) --generate-completion-script bash > $(BASH)
	$(BIN) --generate-completion-script fish > $(FISH)

uninstall:
	rm -f $(BIN) $(ZSH) $(BASH) $(FISH)

# The documentation as a static site, in the folder site; BASE_PATH is where it will stand on its host.
BASE_PATH = NavAtlas
site: setup
	NAVATLAS_SITE=1 swift package --allow-writing-to-directory site generate-documentation --target NavAtlasKit \
	  --output-path site --transform-for-static-hosting --hosting-base-path $(BASE_PATH) --warnings-as-errors

# Rewrites every samples/*/expected; review with git diff.
samples: build
	UPDATE_SNAPSHOTS=1 swift test $(SWIFT_FLAGS) --filter SampleTests

benchmark: setup
	swift run --package-path Tests/Benchmarks -c release benchmarks

# How well the navigation of real apps is read: make accuracy CHECKOUTS=folder [ARGUMENTS="--fetch --misses"]
accuracy: setup
	@[ -n "$(CHECKOUTS)" ] || { echo "make accuracy CHECKOUTS=folder: name the folder of the apps' repositories"; exit 64; }
	swift run --package-path Tests/Benchmarks -c release accuracy "$(CHECKOUTS)" $(ARGUMENTS)

# How easily the pictures of real apps are read: make pictures CHECKOUTS=folder [APPS="folder …"] [ARGUMENTS=--times]
pictures: setup
	@[ -n "$(CHECKOUTS)" ] || { echo "make pictures CHECKOUTS=folder: name the folder of the apps' repositories"; exit 64; }
	swift run --package-path Tests/Benchmarks -c release pictures "$(CHECKOUTS)" $(APPS) $(ARGUMENTS)

# Feeds each reader with random bytes; what is found stands in .build/fuzz. FUZZ_SECONDS for each reader.
FUZZ_SECONDS = 30
FUZZ_READERS = native posthog ga4 otlp sentry ocel xes csv console segment amplitude mixpanel snowplow datadog \
  mapping edge-table summary saved-state
fuzz: setup
	swift build --package-path Tests/Fuzz --scratch-path .build/fuzz --sanitize=fuzzer --sanitize=address
	@mkdir -p .build/fuzz/found
	@for reader in $(FUZZ_READERS); do \
	  mkdir -p .build/fuzz/corpus/$$reader; \
	  cp Tests/NavAtlasTracesTests/Fixtures/formats/* samples/cookbook-2/saved-model.json .build/fuzz/corpus/$$reader; \
	  echo "$$reader"; \
	  FUZZ_READER=$$reader SWIFT_BACKTRACE=enable=no ASAN_OPTIONS=detect_leaks=0 .build/fuzz/debug/fuzz \
	    -max_total_time=$(FUZZ_SECONDS) -max_len=4096 -rss_limit_mb=4096 -verbosity=0 -print_final_stats=1 \
	    -artifact_prefix=.build/fuzz/found/$$reader- .build/fuzz/corpus/$$reader 2> .build/fuzz/$$reader.log \
	    || { tail -20 .build/fuzz/$$reader.log; exit 1; }; \
	  grep number_of_executed_units .build/fuzz/$$reader.log; \
	done

# Kills an app while it records: KILLS times.
KILLS = 1000
kills: build
	NAVATLAS_KILLS=$(KILLS) swift test $(SWIFT_FLAGS) --skip-build --filter KillTests

# The cluster sample with real PySpark, which is fetched into .build/pyspark; Java is needed.
spark: setup
	swift build $(SWIFT_FLAGS) --product navatlas
	@[ -x .build/pyspark/bin/python ] || { echo "installing PySpark into .build/pyspark"; \
	  python3 -m venv .build/pyspark && .build/pyspark/bin/pip install --quiet pyspark; }
	PYTHON="$(CURDIR)/.build/pyspark/bin/python" sh samples/spark/check.sh "$(CURDIR)/$(NAVATLAS)"

# Installs what is missing, after saying so.
setup:
	@sh .ci/setup

clean:
	rm -rf .build $(DEMO)
