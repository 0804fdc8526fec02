#!/bin/sh
# Brings chromium for the browser tests: by Debian's package manager, where it is missing and we are allowed to.
# Where that cannot be done it says so; the tests are skipped then (and fail under QUADRIGA_BROWSER=must).

have() { command -v "$1" >/dev/null 2>&1; }

for name in "$QUADRIGA_CHROMIUM" chromium chromium-browser google-chrome; do
    [ -n "$name" ] && have "$name" && exit 0
done

skipped() {
    echo "BROWSER TESTS WILL BE SKIPPED: $1. Install chromium (Debian: apt-get install chromium), or name a browser: QUADRIGA_CHROMIUM=/path/to/chromium"
    exit 0
}

have apt-get || skipped "there is no chromium, and no apt-get to bring it"
if [ "$(id -u)" = 0 ]; then as=
elif have sudo && sudo -n true 2>/dev/null; then as="sudo -n"
else skipped "there is no chromium, and only root may install it"
fi

echo "Installing chromium for the browser tests…"
export DEBIAN_FRONTEND=noninteractive
bring() { $as apt-get -qq install -y --no-install-recommends chromium >/dev/null 2>&1; }
bring || { $as apt-get -qq update >/dev/null 2>&1 && bring; } || skipped "there is no chromium, and apt-get could not install it"
