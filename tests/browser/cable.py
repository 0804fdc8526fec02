"""A cable between browser and server that a test can pull out."""

from __future__ import annotations

import contextlib
import socket
import threading
from urllib.parse import urlsplit


class Cable:
    """Passes bytes on between whoever comes to `url` and the server, until it is cut."""

    def __init__(self, server: str) -> None:
        there = urlsplit(server)
        self._server = (str(there.hostname), int(there.port or 80))
        self._whole = True
        self._ends: list[socket.socket] = []
        self._door = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._door.getsockname()[1]}"
        threading.Thread(target=self._let_in, daemon=True).start()

    def _let_in(self) -> None:
        with contextlib.suppress(OSError):  # the door was closed
            while True:
                page, _ = self._door.accept()
                if not self._whole:
                    page.close()
                    continue
                server = socket.create_connection(self._server)
                self._ends += [page, server]
                for source, target in ((page, server), (server, page)):
                    threading.Thread(target=self._pass_on, args=(source, target), daemon=True).start()

    @staticmethod
    def _pass_on(source: socket.socket, target: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(65536):
                target.sendall(data)
        with contextlib.suppress(OSError):
            target.shutdown(socket.SHUT_WR)

    def cut(self) -> None:
        """Every connection breaks, and no new one is made."""
        self._whole = False
        for end in self._ends:
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()
        self._ends = []

    def mend(self) -> None:
        self._whole = True

    def take_away(self) -> None:
        self.cut()
        self._door.close()
