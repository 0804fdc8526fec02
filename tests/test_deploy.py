"""What the installed server has is what the tests have."""

from __future__ import annotations

import re
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
