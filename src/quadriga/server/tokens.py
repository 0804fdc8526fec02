"""Secrets: who holds one may do what it stands for. Only hashes of them are kept."""

from __future__ import annotations

import hashlib
import secrets

COOKIE = "quadriga"
SHORTEST = 20
"""A shorter cookie is none of ours."""


def new_token() -> str:
    """A secret of 192 bits for a seat, an invitation or a person."""
    return secrets.token_urlsafe(24)


def new_id() -> str:
    """A name that cannot be guessed, for what may be shared by link."""
    return secrets.token_urlsafe(12)


def new_seed() -> int:
    return secrets.randbits(48)


def hashed(token: str) -> str:
    """What the server keeps of a secret. The secret is random, so a plain fast hash is enough."""
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()


def person_of(cookie: str | None) -> str:
    """Who sends this cookie; '' for somebody without one."""
    return hashed(cookie) if cookie is not None and SHORTEST <= len(cookie) <= 100 else ""
