"""Who somebody is: a random token, signed by the server, in a cookie.

A cookie that was not signed here is nobody's, so identities cannot be made up to get around limits. Cookies of
earlier versions were not signed: such a person is known if the database has something of theirs, and gets a signed one.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from collections import OrderedDict

from quadriga.server.tokens import hashed, new_token

SHORTEST, LONGEST = 20, 100
SIGNED = 16
"""Bytes of a signature."""
REMEMBERED = 20_000
AS = "as-"
"""So begins the token of a further device; the person's id follows, which only our signature makes true."""


class Identities:
    def __init__(self, key: bytes) -> None:
        self.key = self._key = key
        self._known: OrderedDict[str, bool] = OrderedDict()

    def signed(self, token: str) -> str:
        """The cookie of this token."""
        mac = hmac.new(self._key, token.encode(), hashlib.sha256).digest()[:SIGNED]
        return f"{token}.{base64.urlsafe_b64encode(mac).decode().rstrip('=')}"

    def new(self) -> str:
        return self.signed(new_token())

    def for_person(self, person: str) -> str:
        """A cookie for a further device of a person who has proved who they are."""
        return self.signed(f"{AS}{person}-{secrets.token_hex(6)}")

    def person(self, cookie: str | None) -> str:
        """Who holds this cookie; '' for somebody whose cookie was not signed here."""
        token, dot, _ = (cookie or "").rpartition(".")
        if not dot or not cookie or not SHORTEST <= len(token) <= LONGEST or not cookie.isascii():
            return ""
        if not hmac.compare_digest(self.signed(token), cookie):
            return ""
        return token.removeprefix(AS).partition("-")[0] if token.startswith(AS) else hashed(token)

    def unsigned(self, cookie: str | None) -> str:
        """Who an unsigned cookie of an earlier version would be; to be looked up, and believed only if known."""
        if cookie is None or "." in cookie or not SHORTEST <= len(cookie) <= LONGEST or not cookie.isascii():
            return ""
        return hashed(cookie)

    def remembered(self, person: str) -> bool | None:
        """Whether somebody with an unsigned cookie is known; None if that was not looked up yet."""
        return self._known.get(person)

    def remember(self, person: str, known: bool) -> None:
        self._known[person] = known
        while len(self._known) > REMEMBERED:
            self._known.popitem(last=False)


def new_key() -> str:
    return secrets.token_hex(32)
