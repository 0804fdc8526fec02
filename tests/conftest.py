"""What every test gets."""

from __future__ import annotations

import os

from hypothesis import settings

import quadriga
from quadriga import purity

# A test fails because of what it tests, not because the machine was busy; and in CI it fails every time.
settings.register_profile("quadriga", deadline=None, derandomize=os.environ.get("CI") == "true")
settings.load_profile("quadriga")


def pytest_report_header() -> str:
    return f"quadriga {quadriga.__version__}, {'compiled' if purity.compiled() else 'plain Python'} engine"
