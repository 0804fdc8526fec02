"""A pytest plugin that writes down which tests call which functions of the rules.

    REACHING=map.json python -m pytest -p reaching …

The map says for every function (file and first line) which tests called it and how long each test took. With it, a
broken place is tried first on the tests that reach it, the quickest first.
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import pytest

RULES = str(Path("src", "quadriga", "games")) + os.sep


class Reaching:
    def __init__(self, file: Path) -> None:
        self.file = file
        self.seen: set[CodeType] = set()
        self.tests: defaultdict[str, list[str]] = defaultdict(list)
        self.seconds: dict[str, float] = {}

    def note(self, frame: FrameType, event: str, _: Any) -> None:
        if event == "call":
            self.seen.add(frame.f_code)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self.seen.clear()
        begun = time.monotonic()
        sys.setprofile(self.note)
        try:
            return (yield)
        finally:
            sys.setprofile(None)
            self.seconds[item.nodeid] = time.monotonic() - begun
            for code in self.seen:
                _, rules, place = code.co_filename.rpartition(RULES)
                if rules:
                    self.tests[f"{place}:{code.co_firstlineno}"].append(item.nodeid)

    def pytest_sessionfinish(self) -> None:
        self.file.write_text(json.dumps({"tests": self.tests, "seconds": self.seconds}), encoding="utf-8")


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(Reaching(Path(os.environ["REACHING"])))
