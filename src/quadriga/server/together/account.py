"""HTTP: being the same person on another device, by a recovery phrase or a passkey. No e-mail, no third party."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
import time
from typing import Any
from urllib.parse import urlsplit

import msgspec
import sqlalchemy as sa
from starlette.routing import BaseRoute

from quadriga.messages import message_of
from quadriga.server.naming import plain
from quadriga.server.refusing import Refused, say
from quadriga.server.requests import Body, Title
from quadriga.server.together import kept
from quadriga.server.together.match_queries import Work
from quadriga.server.together.owner import has_account
from quadriga.server.together.phrases import new_phrase, normal
from quadriga.server.tokens import hashed
from quadriga.server.web import Caller, route

PASSKEYS = 10
"""Passkeys that a person may have."""
CHALLENGE_SECONDS = 300.0


class Phrase(Body):
    phrase: str


class Answered(Body):
    """What the browser says about a passkey, and the challenge that it answers."""

    challenge: str
    credential: dict[str, Any]
    name: Title = ""


async def account(c: Caller) -> dict[str, Any]:
    rows = await c.store.do(_of(c.person))
    return {
        "account": await c.store.do(has_account(c.person)),
        "phrase": any(row["kind"] == "phrase" for row in rows),
        "passkeys": [
            {"id": row["id"][:12], "name": row["name"], "at": row["at"]} for row in rows if row["kind"] == "passkey"
        ],
        "accounts_only": c.host.owner.limits.accounts_only,
        "passkeys_here": _webauthn() is not None,
    }  # fmt: skip


def _of(person: str) -> Work[list[dict[str, Any]]]:
    chosen = sa.select(kept.credentials).where(kept.credentials.c.person == person).order_by(kept.credentials.c.at)
    return lambda c: [dict(row) for row in c.execute(chosen).mappings()]


# -- recovery phrases -------------------------------------------------------------------------


async def make_phrase(c: Caller) -> dict[str, Any]:
    """A new phrase; an older one is void. It is shown once, and only its hash is kept."""
    phrase = new_phrase()

    def work(connection: sa.Connection) -> None:
        mine = (kept.credentials.c.person == c.person) & (kept.credentials.c.kind == "phrase")
        connection.execute(kept.credentials.delete().where(mine))
        values = {"id": hashed(phrase), "person": c.person, "kind": "phrase", "name": "", "secret": b"", "uses": 0}
        connection.execute(kept.credentials.insert().values(**values, at=time.time()))

    await c.store.do(work, contended=True)
    return {"phrase": phrase}


async def recover(c: Caller) -> dict[str, Any]:
    """Become the person whose phrase this is, on this device."""
    if not c.request.app.state.guesses.take(c.address):
        raise Refused("too-fast", say("no-more-tries"))
    typed = normal((await c.body(Phrase)).phrase)
    row = await c.store.do(_credential(hashed(typed))) if typed else None
    if row is None or row["kind"] != "phrase":
        raise Refused("bad-token", say("no-such-phrase"))
    await _become(c, row["person"])
    return await account(c)


def _credential(credential: str) -> Work[dict[str, Any] | None]:
    def work(c: sa.Connection) -> dict[str, Any] | None:
        row = c.execute(sa.select(kept.credentials).where(kept.credentials.c.id == credential)).mappings().first()
        return None if row is None else dict(row)

    return work


async def _become(c: Caller, person: str) -> None:
    """From now on this browser is that person."""
    c.person = person
    c.cookie = (await c.host.identities()).for_person(person)


# -- passkeys ---------------------------------------------------------------------------------


def _webauthn() -> Any:
    try:
        import webauthn
    except ImportError:
        return None
    return webauthn


def _library() -> Any:
    found = _webauthn()
    if found is None:
        raise Refused("not-here", say("no-passkeys"))
    return found


def _site(c: Caller) -> tuple[str, str]:
    """The name that passkeys belong to, and the origin that pages come from."""
    origin = c.request.headers.get("origin") or f"{c.request.url.scheme}://{c.request.headers.get('host', '')}"
    return urlsplit(origin).hostname or "", origin


async def _challenge(c: Caller, person: str) -> bytes:
    """Random, with its time and whom it is for, signed: nothing of it needs to be kept, and any server knows it."""
    body = secrets.token_bytes(16) + int(time.time()).to_bytes(8, "big")
    return body + await _signature(c, body, person)


async def _signature(c: Caller, body: bytes, person: str) -> bytes:
    key = (await c.host.identities()).key
    return hmac.new(key, b"challenge " + person.encode() + body, hashlib.sha256).digest()[:16]


async def _checked(c: Caller, text: str, person: str) -> bytes:
    try:
        challenge = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except ValueError:
        challenge = b""
    body, mac = challenge[:-16], challenge[-16:]
    late = len(body) != 24 or time.time() - int.from_bytes(body[16:], "big") > CHALLENGE_SECONDS
    if late or not hmac.compare_digest(mac, await _signature(c, body, person)):
        raise Refused("bad-token", say("no-took-too-long"))
    return challenge


async def begin_passkey(c: Caller) -> dict[str, Any]:
    w = _library()
    name, _ = _site(c)
    challenge = await _challenge(c, c.person)
    options = w.generate_registration_options(
        rp_id=name, rp_name="Quadriga", user_id=c.person.encode()[:64], user_name="Quadriga", challenge=challenge
    )
    told = msgspec.json.decode(w.options_to_json(options))
    told["authenticatorSelection"] = {"residentKey": "required", "userVerification": "preferred"}
    return {"options": told}


async def keep_passkey(c: Caller) -> dict[str, Any]:
    w = _library()
    body = await c.body(Answered)
    name, origin = _site(c)
    challenge = await _checked(c, body.challenge, c.person)
    try:
        proof = w.verify_registration_response(
            credential=body.credential, expected_challenge=challenge, expected_rp_id=name, expected_origin=origin
        )
    except Exception as error:
        raise Refused("bad-token", say("no-passkey", why=message_of(error))) from error
    if sum(row["kind"] == "passkey" for row in await c.store.do(_of(c.person))) >= PASSKEYS:
        raise Refused("not-now", say("no-more-passkeys", n=PASSKEYS))
    values = {
        "id": proof.credential_id.hex(), "person": c.person, "kind": "passkey", "name": plain(body.name),
        "secret": proof.credential_public_key, "uses": proof.sign_count, "at": time.time(),
    }  # fmt: skip
    await c.store.do(lambda connection: connection.execute(kept.credentials.insert().values(values)) and None)
    return await account(c)


async def begin_login(c: Caller) -> dict[str, Any]:
    w = _library()
    name, _ = _site(c)
    options = w.generate_authentication_options(rp_id=name, challenge=await _challenge(c, ""))
    return {"options": msgspec.json.decode(w.options_to_json(options))}


async def login(c: Caller) -> dict[str, Any]:
    w = _library()
    body = await c.body(Answered)
    name, origin = _site(c)
    challenge = await _checked(c, body.challenge, "")
    raw = str(body.credential.get("rawId", ""))
    try:
        credential = base64.urlsafe_b64decode(raw + "=" * (-len(raw) % 4)).hex()
    except ValueError:
        credential = ""
    row = await c.store.do(_credential(credential))
    if row is None or row["kind"] != "passkey":
        raise Refused("bad-token", say("no-such-passkey"))
    try:
        proof = w.verify_authentication_response(
            credential=body.credential, expected_challenge=challenge, expected_rp_id=name, expected_origin=origin,
            credential_public_key=row["secret"], credential_current_sign_count=row["uses"],
        )  # fmt: skip
    except Exception as error:
        raise Refused("bad-token", say("no-passkey", why=message_of(error))) from error
    here = kept.credentials.c.id == row["id"]
    used = kept.credentials.update().where(here).values(uses=proof.new_sign_count)
    await c.store.do(lambda connection: connection.execute(used) and None)
    await _become(c, row["person"])
    return await account(c)


async def drop_passkey(c: Caller) -> dict[str, Any]:
    mine = (kept.credentials.c.person == c.person) & kept.credentials.c.id.startswith(c.path("key"), autoescape=True)
    passkey = mine & (kept.credentials.c.kind == "passkey")
    await c.store.do(lambda connection: connection.execute(kept.credentials.delete().where(passkey)) and None)
    return await account(c)


ROUTES: list[BaseRoute] = [
    route("/api/me/account", account),
    route("/api/me/phrase", make_phrase, "POST"),
    route("/api/me/recover", recover, "POST"),
    route("/api/me/passkeys/begin", begin_passkey, "POST"),
    route("/api/me/passkeys", keep_passkey, "POST"),
    route("/api/me/passkeys/{key}", drop_passkey, "DELETE"),
    route("/api/login/begin", begin_login, "POST"),
    route("/api/login", login, "POST"),
]
