"""Connections: each address has only so many, and whoever does not say what it wants is not waited for."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol

from quadriga.server.settings import Settings, sender

HEADER_SECONDS = 15.0
"""A request whose head takes longer to arrive is not waited for."""


def protocol(settings: Settings) -> type[H11Protocol]:
    """The HTTP protocol with these limits."""
    open_: Counter[str] = Counter()
    trusted = {sender(address) for address in settings.trusted_proxies}

    class Limited(H11Protocol):
        address = ""
        counted = False
        timer: asyncio.TimerHandle | None = None

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            self.address = sender(self.client[0]) if self.client else ""
            if self.address not in trusted:
                if open_[self.address] >= settings.connections:
                    transport.abort()
                    return
                open_[self.address] += 1
                self.counted = True
            self._look_later()

        def _look_later(self) -> None:
            self.seen: Any = self.cycle
            self.timer = self.loop.call_later(HEADER_SECONDS, self._look)

        def _look(self) -> None:
            """Close a connection on which no request has begun for so long and none is being answered."""
            answering = self.cycle is not None and not self.cycle.response_complete
            if self.transport.is_closing():
                return
            if self.cycle is self.seen and not answering:
                self.transport.close()
                return
            self._look_later()

        def connection_lost(self, exc: Exception | None) -> None:
            self._gone()
            super().connection_lost(exc)

        def handle_websocket_upgrade(self, event: Any) -> None:
            self._gone()  # lines have limits and time-outs of their own (line.py)
            super().handle_websocket_upgrade(event)

        def _gone(self) -> None:
            if self.timer is not None:
                self.timer.cancel()
            if self.counted:
                self.counted = False
                open_[self.address] -= 1
                if open_[self.address] <= 0:
                    del open_[self.address]

    return Limited
