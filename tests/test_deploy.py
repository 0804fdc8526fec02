"""What the installed server has is what the tests have."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

HOME = Path(__file__).parents[1]


def test_the_versions_of_a_public_server_are_those_that_are_tested() -> None:
    tested = dict(re.findall(r"^([a-z0-9-]+)==([^ ;\\]+)", (HOME / "requirements/dev.txt").read_text(), re.MULTILINE))
    for line in (HOME / "deploy/versions.txt").read_text().split():
        name, version = line.split("==")
        assert tested[name] == version, f"{name}: write deploy/versions.txt anew after `make pin`"


def test_a_public_server_has_postgresql_metrics_and_passkeys() -> None:
    script = (HOME / "deploy/install.sh").read_text()
    pinned = (HOME / "deploy/versions.txt").read_text()
    for name in ("psycopg", "prometheus-client", "webauthn"):
        assert name in script and f"{name}==" in pinned


STUBS = {"types-pyyaml": "yaml.*"}
"""Packages with nothing but types, and the modules that they describe."""


def test_whoever_compiles_needs_no_stubs() -> None:
    """Compiling checks types, and a machine that only builds has mypy but not what describes other libraries."""
    stubs = re.findall(r"^(types-[a-z0-9-]+)==", (HOME / "requirements/dev.txt").read_text(), re.MULTILINE)
    settings = tomllib.loads((HOME / "pyproject.toml").read_text())["tool"]["mypy"]["overrides"]
    ignored = {name for part in settings if part.get("ignore_missing_imports") for name in part["module"]}
    assert {STUBS[name] for name in stubs} <= ignored
