from __future__ import annotations

import subprocess
import sys
from importlib.metadata import version

import quadriga


def test_the_installed_version_is_the_one_in_the_sources() -> None:
    assert version("quadriga") == quadriga.__version__


def test_the_command_line_says_its_version() -> None:
    command = [sys.executable, "-c", "from quadriga.cli import main; main()", "--version"]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert said.startswith(f"quadriga {quadriga.__version__} (")
