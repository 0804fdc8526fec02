"""Starting and stopping: graceful, and with a sentence where it cannot start."""

from __future__ import annotations

import os
import re
import shutil
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from typer.testing import CliRunner

import quadriga
from quadriga.cli import app
from quadriga.server.app import CannotStart, listen, prepare_folder
from quadriga.server.rates import Buckets
from tests.server.conftest import Running, Start
from tests.server.page import COMPUTER, FRIEND, HERE, ME, Line, Page


def test_a_stopping_server_says_goodbye_and_everything_is_there_afterwards(start: Start) -> None:
    first = start()
    page = Page(first.url)
    table = page.table(ME, HERE)["table"]["id"]
    line = page.join(table)
    line.answer(0)
    before = line.state["view"]
    first.stop()
    line.closed()
    bye = next(m for m in line.heard if m["type"] == "bye")
    assert bye["again"] is True
    second = start()
    again = Page(second.url)
    again.http.cookies = page.http.cookies
    with again.join(table) as line:
        assert line.state["view"] == before


def test_a_server_stops_while_the_computer_thinks(start: Start) -> None:
    running = start()
    page = Page(running.url)
    with page.join(page.table(ME, {**COMPUTER, "level": "full"})["table"]["id"]) as line:
        if "options" in line.state["view"]["decision"]:
            line.answer(0)
        running.stop()


def refusal(*args: str) -> str:
    result = CliRunner().invoke(app, ["serve", *args])
    assert result.exit_code == 2, result.output
    return result.stderr.strip()


def test_a_port_in_use_is_said(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        said = refusal("--port", str(port), "--data", str(tmp_path))
    assert said.startswith(f"Port {port} on 127.0.0.1 can't be used") and said.endswith("--port.")
    assert not (tmp_path / "quadriga.db").exists()


def test_a_folder_that_cannot_be_written_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    said = refusal("--port", "0", "--data", str(tmp_path / "file" / "data"))
    assert said.startswith("The data folder") and said.endswith("--data.")


def test_two_servers_do_not_share_a_folder(tmp_path: Path) -> None:
    with prepare_folder(tmp_path):
        assert "Another Quadriga server" in refusal("--port", "0", "--data", str(tmp_path))


def test_an_unknown_host_is_said() -> None:
    with pytest.raises(CannotStart, match="not known here"):
        listen("no such host.", 0)


@pytest.mark.parametrize("url", ["mysql://x/y", "nonsense", "postgresql://nobody@127.0.0.1:1/none"])
def test_a_database_that_cannot_be_used_is_said(tmp_path: Path, url: str) -> None:
    said = refusal("--port", "0", "--data", str(tmp_path), "--database", url)
    assert said.endswith(".") and "atabase" in said and "\n" not in said


def test_a_damaged_database_is_said_and_left_alone(tmp_path: Path) -> None:
    (tmp_path / "quadriga.db").write_bytes(b"this is no database" * 100)
    said = refusal("--port", "0", "--data", str(tmp_path))
    assert said.startswith("The database can't be opened")
    assert (tmp_path / "quadriga.db").read_bytes().startswith(b"this is no database")


def test_the_page_is_served_with_strict_headers(page: Page) -> None:
    response = page.http.get("/")
    assert response.status_code == 200 and "Quadriga" in response.text
    policy = response.headers["content-security-policy"]
    assert "default-src 'none'" in policy and "unsafe" not in policy and "http" not in policy
    assert response.headers["x-content-type-options"] == "nosniff"
    assert response.headers["referrer-policy"] == "no-referrer"


def test_without_a_built_page_a_placeholder_says_what_to_do(start: Start, tmp_path: Path) -> None:
    page = Page(start(static=tmp_path / "none").url)
    assert "make web" in page.http.get("/").text


def test_a_built_page_is_served_and_its_hashed_files_are_kept(start: Start, tmp_path: Path) -> None:
    built = tmp_path / "static"
    (built / "assets").mkdir(parents=True)
    (built / "index.html").write_text("<!doctype html><title>Table</title>")
    (built / "assets" / "app-1a2b.js").write_text("1;")
    http = Page(start(static=built).url).http
    assert "Table" in http.get("/").text and http.get("/").headers["cache-control"] == "no-cache"
    assert "immutable" in http.get("/assets/app-1a2b.js").headers["cache-control"]
    for path in ("/../quadriga.db", "/%2e%2e/quadriga.db", "/assets/..%2f..%2fquadriga.db"):
        assert http.get(path).status_code == 404


def test_on_the_local_network_the_addresses_for_invitations_are_printed(tmp_path: Path) -> None:
    from quadriga.server.app import lan_addresses

    command = [
        sys.executable,
        "-c",
        "from quadriga.cli import main; main()",
        "serve",
        "--host",
        "0.0.0.0",
        "--port",
        "0",
    ]
    home = Path(quadriga.__file__).parents[1]
    server = subprocess.Popen(
        [*command, "--data", str(tmp_path)],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": str(home)},
    )
    try:
        assert server.stdout is not None
        url = re.search(r"http://127\.0\.0\.1:(\d+)/", server.stdout.readline())
        assert url is not None
        for address in lan_addresses("0.0.0.0"):
            assert f"http://{address}:{url[1]}/" in server.stdout.readline()
        told = httpx.get(f"{url[0]}api/hello", timeout=60).json()["lan"]
        assert told == [f"http://{address}:{url[1]}" for address in lan_addresses("0.0.0.0")]
        for address in told:  # a friend on another machine follows the invitation
            host, friend = Page(url[0].rstrip("/")), Page(address)
            made = host.table(ME, FRIEND)
            table, invite = made["table"]["id"], made["invite"]["token"]
            assert friend.post(f"/api/tables/{table}/invitation", {"invite": invite})["seat"] == 1
            friend.post(f"/api/tables/{table}/claim", {"invite": invite, "name": "Bo"})
            with Line(address, friend.cookie, origin=address) as line:
                assert line.ask("join", table=table)["seats"] == [1]
        server.send_signal(signal.SIGTERM)
        assert server.wait(60) in (0, -signal.SIGTERM)
    finally:
        server.kill()


def test_make_play_passes_on_where_to_listen() -> None:
    makefile = Path(__file__).parents[2] / "Makefile"
    if not makefile.exists() or shutil.which("make") is None:
        pytest.skip("there is no make here")
    command = ["make", "-n", "play", "HOST=0.0.0.0", "PORT=8123"]
    said = subprocess.run(command, cwd=makefile.parent, capture_output=True, text=True, check=True).stdout
    assert "quadriga serve --open --host 0.0.0.0 --port 8123" in said


def test_too_many_requests_are_refused(page: Page, shared: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(shared.app.state._state, "buckets", Buckets(0.1, 20))  # so that a slow machine is too fast, too
    codes = [page.http.get("/api/rules/ua.deck.1").status_code for _ in range(30)]
    assert codes[:20] == [200] * 20 and 429 in codes[20:]
    assert Page(shared.url).get("/api/rules/ua.deck.1")["id"] == "ua.deck.1"


def test_unknown_paths_and_methods_are_refused(page: Page) -> None:
    assert page.http.get("/api/nothing").status_code == 404
    assert page.http.post("/api/hello").status_code == 405
    assert page.http.get("/api/tables/x/../../etc/passwd").status_code == 404
