"""Logs: one line a fault, as words or as JSON, and never so many of a kind that they fill a disk."""

from __future__ import annotations

import json
import logging
import sys
import time

OF_A_KIND = 20
"""Lines of one kind in a minute; what is more is counted and told with the next minute's first."""


class Sparing(logging.Filter):
    """Lets only so many lines of a kind through."""

    def __init__(self) -> None:
        super().__init__()
        self._kinds: dict[str, list[float]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        now = time.monotonic()
        kind = f"{record.name}:{record.msg}"[:200]
        if len(self._kinds) > 1_000:
            self._kinds.clear()
        since, told, dropped = self._kinds.get(kind, [now, 0, 0])
        if now - since > 60:
            if dropped:
                record.msg = f"{record.msg} (and {int(dropped)} more like this in the last minute)"
            since, told, dropped = now, 0, 0
        passes = told < OF_A_KIND
        self._kinds[kind] = [since, told + 1, dropped + (not passes)]
        return passes


class Structured(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        told = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info and record.exc_info[1] is not None:
            told["error"] = f"{type(record.exc_info[1]).__name__}: {record.exc_info[1]}"[:500]
        return json.dumps(told, ensure_ascii=False)


class Plain(logging.Formatter):
    """Words; of an error its last line only, unless debugging."""

    def __init__(self, whole: bool) -> None:
        super().__init__("%(levelname)s %(name)s: %(message)s")
        self.whole = whole

    def formatException(self, ei: object) -> str:
        if self.whole:
            return super().formatException(ei)  # type: ignore[arg-type]
        error = ei[1]  # type: ignore[index]
        trace = error.__traceback__
        while trace is not None and trace.tb_next is not None:
            trace = trace.tb_next
        where = f" at {trace.tb_frame.f_code.co_name}:{trace.tb_lineno}" if trace is not None else ""
        return f"  {type(error).__name__}: {error}{where}"


def set_up(form: str = "text", level: str = "info") -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Structured() if form == "json" else Plain(level == "debug"))
    handler.addFilter(Sparing())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    logging.getLogger("uvicorn").handlers[:] = []
    logging.getLogger("asyncio").setLevel(logging.WARNING)
