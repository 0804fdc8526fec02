"""A built wheel holds everything and serves the page without make, Node or a compiler."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import zipfile
from pathlib import Path

import httpx
import pytest

from quadriga import games

ROOT = Path(__file__).parents[1]
STATIC = ROOT / "src/quadriga/server/static"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if not (STATIC / "index.html").exists():
        pytest.skip("the page has not been built (make web), so no wheel was tried")
    built = tmp_path_factory.mktemp("wheel")
    plain = {**os.environ, "QUADRIGA_PURE": "1"}
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet"]
    command = [*pip, "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", str(built), str(ROOT)]
    subprocess.run(command, check=True, capture_output=True, env=plain)
    [found] = built.glob("quadriga-*.whl")
    return found


def test_the_page_and_the_games_are_in_the_wheel(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
    for file in STATIC.rglob("*"):
        if file.is_file() and file.name != ".built":
            assert f"quadriga/server/static/{file.relative_to(STATIC).as_posix()}" in names
    for name in games.NAMES:
        place = f"quadriga/games/{name.replace('-', '_')}/"
        for part in ("rulebook.yaml", "sets/", "decks/", "scenarios/"):
            assert any(entry.startswith(place + part) for entry in names), f"{name} has no {part}"


def test_an_installed_wheel_serves_the_page_and_a_game(wheel: Path, tmp_path: Path) -> None:
    home = tmp_path / "site"
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet"]
    subprocess.run([*pip, "install", "--no-deps", "--no-index", "--target", str(home), str(wheel)], check=True)
    command = [sys.executable, "-c", "from quadriga.cli import main; main()", "serve", "--port", "0"]
    server = subprocess.Popen(
        [*command, "--data", str(tmp_path / "data")],
        stdout=subprocess.PIPE,
        text=True,
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(home), "QUADRIGA_PURE": "1", "PATH": "/nowhere"},
    )
    try:
        assert server.stdout is not None
        url = re.search(r"http://[^/]+", server.stdout.readline())
        assert url is not None
        with httpx.Client(base_url=url[0], headers={"X-Quadriga": "1"}, timeout=60) as http:
            page = http.get("/").text
            for script in re.findall(r'src="(/assets/[^"]+)"', page):
                assert http.get(script).status_code == 200
            assert "/assets/" in page
            assert http.get("/api/hello").json()["games"]
            made = http.post("/api/tables/quick", json={"game": "union-arena"})
            assert made.json()["table"]["status"] == "playing"
        server.send_signal(signal.SIGTERM)
        assert server.wait(60) in (0, -signal.SIGTERM)
    finally:
        server.kill()
