"""A server for strangers: identities, limits by address and person, names, what is taken in, seeds, how it is doing."""

from __future__ import annotations

import json
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from quadriga import games, replay
from quadriga.kernel import save
from quadriga.kernel.chance import SECRET, chacha8, seed_number, seed_text, seeded
from quadriga.server import connections
from quadriga.server.counting import counts
from quadriga.server.identity import Identities
from quadriga.server.logs import OF_A_KIND, Sparing
from quadriga.server.settings import Settings, sender
from quadriga.server.tokens import new_seed
from tests.server.conftest import Running
from tests.server.page import HERE, ME, Line, Page


@pytest.fixture(scope="module")
def public(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    settings = Settings(public=True, allow=frozenset({"replays"}), trusted_proxies=("127.0.0.1",),
                        hosts=frozenset({"play.example.org"}))  # fmt: skip
    running = Running(tmp_path_factory.mktemp("public"), settings=settings)
    yield running
    running.stop()


# -- who somebody is ---------------------------------------------------------------------------


def test_cookies_that_were_not_signed_here_are_nobodys(shared: Running, page: Page) -> None:
    page.put("/api/me", {"name": "Oda"})
    mine = page.http.cookies["quadriga"]
    token, _, signature = mine.rpartition(".")
    other = "B" if signature[0] == "A" else "A"
    for forged in (token, f"{token}x.{signature}", f"{token}.{other}{signature[1:]}", "x" * 40, "é" * 30):
        answer = httpx.get(f"{shared.url}/api/hello", headers={b"Cookie": f"quadriga={forged}".encode()})
        assert answer.json()["me"]["name"] == ("Oda" if forged == token else ""), forged
        assert "quadriga=" in answer.headers["set-cookie"]


def test_an_unsigned_cookie_of_an_earlier_version_is_known_by_what_it_has(shared: Running, page: Page) -> None:
    page.put("/api/me", {"name": "Oda"})
    token = page.http.cookies["quadriga"].rpartition(".")[0]
    with Line(shared.url, f"quadriga={token}") as line:
        table = page.table(ME, HERE)["table"]["id"]
        assert line.ask("join", table=table)["seats"] == [0, 1]
    assert Identities(b"another key").person(page.http.cookies["quadriga"]) == ""


def test_an_address_makes_up_only_so_many_persons(tmp_path: Path) -> None:
    running = Running(tmp_path)
    try:
        running.app.state.newcomers.burst = 20
        codes = [httpx.get(f"{running.url}/api/hello").status_code for _ in range(30)]
        assert codes[:20] == [200] * 20 and 429 in codes[20:]
    finally:
        running.stop()


def test_addresses_of_one_household_count_as_one() -> None:
    assert sender("2001:db8::1") == sender("2001:db8::ffff:1") != sender("2001:db8:0:1::1")
    assert sender("::ffff:192.0.2.7") == sender("192.0.2.7")


# -- names, proxies, what is taken in ------------------------------------------------------------


@pytest.mark.parametrize("host", ["evil.example.com", "localhost.evil.com", "127.0.0.1.evil.com", ""])
def test_a_strange_name_for_this_server_is_refused(public: Running, host: str) -> None:
    answer = httpx.get(f"{public.url}/api/hello", headers={"Host": host})
    assert answer.status_code in (400, 403)
    assert answer.status_code == 400 or "--allowed-host" in answer.json()["message"]


@pytest.mark.parametrize("host", ["play.example.org", "PLAY.example.org:443", "127.0.0.1:1", "[::1]:80", "localhost"])
def test_its_own_names_and_addresses_are_known(public: Running, host: str) -> None:
    assert httpx.get(f"{public.url}/api/hello", headers={"Host": host}).status_code == 200


def test_behind_a_proxy_with_https_cookies_are_secure_and_addresses_are_the_callers(public: Running) -> None:
    headers = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "8.8.4.4"}
    answer = httpx.get(f"{public.url}/api/hello", headers=headers)
    assert "secure" in answer.headers["set-cookie"].lower() and "httponly" in answer.headers["set-cookie"].lower()
    assert "8.8.4.4" in public.app.state.newcomers._all
    assert httpx.get(f"{public.url}/metrics", headers=headers).status_code == 403


def test_without_a_trusted_proxy_nobody_speaks_for_another(shared: Running) -> None:
    httpx.get(f"{shared.url}/api/hello", headers={"X-Forwarded-For": "203.0.113.9"})
    assert "203.0.113.9" not in shared.app.state.newcomers._all


def test_a_public_server_takes_in_what_its_owner_allows(public: Running) -> None:
    page = Page(public.url)
    assert page.get("/api/hello")["allowed"] == ["replays"]
    game = "/api/games/union-arena"
    for path, body in (
        (f"{game}/files", {"name": "x", "text": "[]"}),
        (f"{game}/scenarios/check", {"text": "x"}),
        (f"{game}/scenarios/open", {"text": "x"}),
    ):
        assert page.post(path, body, 403)["code"] == "not-here"
    key = page.get(f"{game}/scenarios")["scenarios"][0]["key"]
    assert page.post(f"{game}/scenarios/open", {"key": key})["table"]["id"]
    assert page.post("/api/replays", {}, 400)["code"] == "malformed"


def test_the_database_is_for_its_owner_alone(shared: Running) -> None:
    assert (shared.folder / "quadriga.db").stat().st_mode & 0o077 == 0


# -- connections ---------------------------------------------------------------------------------


def test_heads_that_do_not_arrive_are_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "HEADER_SECONDS", 0.5)
    running = Running(tmp_path)
    try:
        address = running.sock.getsockname()
        half = [socket.create_connection(address) for _ in range(50)]
        for each in half:
            each.sendall(b"GET /api/hello HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ")
        assert httpx.get(f"{running.url}/health").json()["alive"] is True
        for each in half:
            each.settimeout(10)
            assert each.recv(1) == b"", "The connection is still open."
            each.close()
    finally:
        running.stop()


def test_who_goes_before_everything_was_sent_is_no_fault(page: Page, shared: Running) -> None:
    before = counts.refusals["gone"]
    with socket.create_connection(shared.sock.getsockname()) as half:
        head = f"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: {page.cookie}\r\nX-Quadriga: 1\r\n"
        half.sendall(f"{head}Content-Length: 100\r\n\r\n".encode() + b'{"game": ')
    until = time.monotonic() + 60
    while counts.refusals["gone"] == before:
        assert time.monotonic() < until, "Nobody noticed that they have gone."
        time.sleep(0.02)


def answers_again(url: str) -> None:
    """Wait until the server has seen that connections were closed."""
    until = time.monotonic() + 60
    while True:
        try:
            if httpx.get(f"{url}/health").status_code == 200:
                return
        except httpx.TransportError:
            assert time.monotonic() < until, "The closed connections still count."
            time.sleep(0.05)


def test_an_address_has_only_so_many_connections_and_lines(tmp_path: Path) -> None:
    running = Running(tmp_path, settings=Settings(connections=20, lines=5))
    try:
        seated = Page(running.url)
        table = seated.table(ME, HERE)["table"]["id"]
        with seated.join(table) as line:
            idle = [socket.create_connection(running.sock.getsockname()) for _ in range(60)]
            assert line.answer(0)["type"] == "accepted"
            for each in idle:
                each.close()
            answers_again(running.url)
            lines = [Line(running.url, "") for _ in range(4)]
            with pytest.raises(Exception, match=r"403|rejected|1013"):
                Line(running.url, "")
            for each in lines:
                each.__exit__()
            assert line.answer(0)["type"] == "accepted"
    finally:
        running.stop()


def test_logs_of_a_kind_do_not_flood() -> None:
    import logging

    sparing = Sparing()
    record = logging.LogRecord("x", logging.ERROR, "f", 1, "the same", (), None)
    assert sum(sparing.filter(record) for _ in range(1_000)) == OF_A_KIND


# -- seeds ------------------------------------------------------------------------------------------


def test_the_secret_generator_is_chacha8() -> None:
    """The first block for a key of zeros, as its author published it."""
    words = chacha8([0, 0, 0, 0], 0)
    raw = b"".join(word.to_bytes(4, "little") for word in words)
    assert raw.hex().startswith("e28a5fa4a67f8c5defed3e6fb7303486aa8427d31419a729572d777953491120")


def test_tables_with_people_have_secret_seeds_and_their_replays_play_again(page: Page, tmp_path: Path) -> None:
    table = page.table(ME, HERE)["table"]["id"]
    with page.join(table) as line:
        for _ in range(12):
            line.answer(0)
    page.delete(f"/api/tables/{table}")
    raw = page.http.get(f"/api/replays/{table}/file").content
    seed = json.loads(raw)["seed"]
    assert isinstance(seed, str) and SECRET < seed_number(seed) < 2**128  # no program rounds it
    (tmp_path / "replay.json").write_bytes(raw)
    session = replay.resume(replay.read(tmp_path / "replay.json"))
    assert len(session.answers) >= 12
    assert page.post("/api/replays", json.loads(raw))["table"]["status"] == "over"


@pytest.mark.parametrize("name", games.NAMES)
def test_a_game_with_a_secret_seed_is_saved_and_goes_on_as_it_would(name: str) -> None:
    game = games.load(name)
    deck = next(iter(game.decks().values()))
    s = game.new((deck, deck), new_seed())
    for _ in range(20):
        if s.decision is not None:
            game.answer(s, 0)
    twin = save.from_bytes(game.rules, s.match, save.to_bytes(s))
    copy = s.clone()
    for each in (s, twin, copy):
        for _ in range(20):
            if each.decision is not None:
                game.answer(each, len(each.decision.options) - 1)
    assert save.digest(s) == save.digest(twin) == save.digest(copy)


def test_seeds_of_today_deal_as_they_did() -> None:
    words = [seeded(7).word(), seeded(2**48 - 1).word()]
    assert words == OLD_WORDS
    assert seed_text(7) == 7 and seed_number(seed_text(SECRET + 5)) == SECRET + 5
    with pytest.raises(ValueError, match="no seed"):
        seed_number("xyz")


OLD_WORDS = [2363085844, 2886978495]


# -- how it is doing --------------------------------------------------------------------------------


WANTED = (
    'quadriga_tables{status="playing"}', "quadriga_lines ", "quadriga_answer_seconds_bucket", "quadriga_thinking ",
    "quadriga_store_seconds_sum", 'quadriga_refusals_total{code="stale"}',
)  # fmt: skip


def test_health_readiness_and_metrics(shared: Running, page: Page) -> None:
    assert httpx.get(f"{shared.url}/health").json()["alive"] is True
    for name in games.NAMES:
        page.get(f"/api/games/{name}")
    assert httpx.get(f"{shared.url}/ready").json() == {"ready": True}
    pytest.importorskip("prometheus_client")
    with page.join(page.table(ME, HERE)["table"]["id"]) as line:
        line.answer(0)
        line.ask("answer", number=0, option=0)
        told = httpx.get(f"{shared.url}/metrics").text
    for wanted in WANTED:
        assert wanted in told, told[:3000]
