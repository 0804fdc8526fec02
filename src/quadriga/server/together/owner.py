"""Whoever runs a server: bans, an announcement, limits, and the token that opens the owner's page.

What the owner sets is in the database; every server reads it again every few seconds, so `quadriga admin` need not
talk to a running server.
"""

from __future__ import annotations

import asyncio
import hmac
import logging
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
import sqlalchemy as sa

from quadriga.server import schema as db
from quadriga.server.refusing import Refused, say
from quadriga.server.store import Away
from quadriga.server.together import kept
from quadriga.server.tokens import hashed, new_token

if TYPE_CHECKING:
    from quadriga.server.host import Host

log = logging.getLogger("quadriga.server")
T = TypeVar("T")
Work = Callable[[sa.Connection], T]
AGAIN = 3.0
"""Seconds after which it is read again."""
DAY = 86_400.0


class Limits(msgspec.Struct, omit_defaults=True):
    """What the owner of a server may set."""

    accounts_only: bool = False
    """Only persons with a name and a recovery phrase or passkey may play with others."""
    open_tables: int = 5
    """Open tables of one person in the lobby."""
    entrants: int = 512
    """Players of a tournament."""
    tournaments: bool = True
    """Whether anybody may hold one."""
    lobby: bool = True
    """Whether there is a lobby at all."""


class Owner:
    def __init__(self, host: Host) -> None:
        self.host = host
        self.store = host.store
        self.announcement = ""
        self.limits = Limits()
        self._banned: dict[str, tuple[str, float]] = {}

    async def watch(self) -> None:
        while True:
            try:
                await self.read()
            except Away:
                pass
            except Exception:
                log.exception("what the owner set could not be read")
            await asyncio.sleep(AGAIN)

    async def read(self) -> None:
        before = self.announcement
        self.announcement, self.limits, self._banned = await self.store.do(settings())
        if self.announcement != before:
            self.host.lobby.changed()

    def let_in(self, person: str) -> None:
        """Refused if this person is banned."""
        found = self._banned.get(person)
        if found is not None and (found[1] == 0 or found[1] > time.time()):
            raise Refused("banned", say("no-banned", reason=found[0] or '…'))

    async def may_meet(self, person: str) -> None:
        """Refused where only accounts may play with others and this person has none."""
        if not self.limits.lobby:
            raise Refused("not-here", say("no-lobby"))
        if self.limits.accounts_only and not await self.store.do(has_account(person)):
            raise Refused("no-account", say("no-account"))

    async def check(self, token: str) -> None:
        """Refused unless this is the owner's token."""
        kept_hash = await self.store.do(value_of("owner token"))
        if not kept_hash or not hmac.compare_digest(kept_hash, hashed(token)):
            raise Refused("bad-token", say("no-admin-token"))


# -- in the store -----------------------------------------------------------------------------


def value_of(key: str) -> Work[str]:
    return lambda c: str(c.execute(sa.select(db.about.c.value).where(db.about.c.key == key)).scalar() or "")


def set_value(key: str, value: str) -> Work[None]:
    def work(c: sa.Connection) -> None:
        if c.execute(db.about.update().where(db.about.c.key == key).values(value=value)).rowcount == 0:
            c.execute(db.about.insert().values(key=key, value=value))

    return work


def settings() -> Work[tuple[str, Limits, dict[str, tuple[str, float]]]]:
    def work(c: sa.Connection) -> tuple[str, Limits, dict[str, tuple[str, float]]]:
        found = value_of("limits")(c)
        limits = msgspec.json.decode(found, type=Limits) if found else Limits()
        banned = {row.id: (row.reason, row.until) for row in c.execute(sa.select(kept.bans))}
        return value_of("announcement")(c), limits, banned

    return work


def new_owner_token(token: str = "") -> tuple[str, Work[None]]:
    """A token and the work that makes it the owner's; an older one is void."""
    token = token or new_token()
    return token, set_value("owner token", hashed(token))


def ban(person: str, name: str, reason: str, days: float = 0.0) -> Work[None]:
    def work(c: sa.Connection) -> None:
        until = time.time() + days * DAY if days else 0.0
        unban(person)(c)
        c.execute(kept.bans.insert().values(id=person, name=name, reason=reason, at=time.time(), until=until))
        c.execute(kept.waiting.delete().where(kept.waiting.c.person == person))

    return work


def unban(person: str) -> Work[int]:
    return lambda c: c.execute(kept.bans.delete().where(kept.bans.c.id == person)).rowcount


def banned() -> Work[list[dict[str, Any]]]:
    return lambda c: [dict(row) for row in c.execute(sa.select(kept.bans).order_by(kept.bans.c.at.desc())).mappings()]


def has_account(person: str) -> Work[bool]:
    def work(c: sa.Connection) -> bool:
        named = c.execute(sa.select(db.persons.c.name).where(db.persons.c.id == person)).scalar()
        proof = sa.select(kept.credentials.c.id).where(kept.credentials.c.person == person).limit(1)
        return bool(named) and c.execute(proof).first() is not None

    return work


def reports(status: str = "open") -> Work[list[dict[str, Any]]]:
    chosen = sa.select(kept.reports).where(kept.reports.c.status == status).order_by(kept.reports.c.at.desc())
    return lambda c: [dict(row) for row in c.execute(chosen.limit(500)).mappings()]


def close_report(report: str) -> Work[int]:
    return lambda c: c.execute(
        kept.reports.update().where(kept.reports.c.id == report).values(status="closed")
    ).rowcount
