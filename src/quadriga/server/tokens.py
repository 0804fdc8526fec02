"""Secrets: who holds one may do what it stands for. Only hashes of them are kept."""

from __future__ import annotations

import hashlib
import secrets

COOKIE = "quadriga"


def new_token() -> str:
    """A secret of 192 bits for a seat, an invitation or a person."""
    return secrets.token_urlsafe(24)


def new_id() -> str:
    """A name that cannot be guessed, for what may be shared by link."""
    return secrets.token_urlsafe(12)


def new_seed() -> int:
    """A secret seed for a table: 128 bits from the system, of which the first is set (kernel/chance.py)."""
    return secrets.randbits(128) | 1 << 127


def hashed(token: str) -> str:
    """What the server keeps of a secret. The secret is random, so a plain fast hash is enough."""
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()
