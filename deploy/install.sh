#!/bin/sh
# From an unpacked source folder to a server that can be started: install.sh TARGET
# Makes TARGET/venv with the pinned packages and Quadriga itself. The Dockerfile and the page of docs use this script.
set -eu
target=${1:?say where: install.sh TARGET}
source=$(cd "$(dirname "$0")/.." && pwd)
python=${PYTHON:-python3}
"$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Python 3.11 or newer is needed." >&2; exit 1; }
mkdir -p "$target"
"$python" -m venv "$target/venv"
pip="$target/venv/bin/python -m pip --disable-pip-version-check --quiet"
$pip install --require-hashes -r "$source/requirements/runtime.txt" -r "$source/requirements/build.txt"
# What a public server has beside: PostgreSQL, metrics and passkeys, in the versions that dev.txt pins.
$pip install --constraint "$source/deploy/versions.txt" "psycopg[binary]" prometheus-client webauthn
$pip install --no-deps --no-build-isolation "$source"
"$target/venv/bin/quadriga" --version
