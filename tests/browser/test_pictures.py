"""Pictures of one's own: from files and zips, in the gallery, at the table and on the sheet of proxies; never sent."""

from __future__ import annotations

import io
import struct
import zipfile
import zlib
from typing import Any

from tests.browser.conftest import Open
from tests.browser.person import at_the_main_phase


def png(width: int = 5, height: int = 7) -> bytes:
    """A small red picture."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    rows = (b"\0" + b"\xc0\x10\x10" * width) * height
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


def zipped(files: dict[str, bytes]) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in files.items():
            archive.writestr(name, data)
    return out.getvalue()


def add(page: Any, *files: tuple[str, bytes]) -> None:
    kinds = {"png": "image/png", "zip": "application/zip"}
    given = [{"name": name, "mimeType": kinds.get(name[-3:], "text/plain"), "buffer": data} for name, data in files]
    page.set_input_files("[data-pictures]", given)
    page.wait_for_selector("[data-pictures-taken]")


def test_pictures_from_files_and_a_zip_are_shown_everywhere_and_never_sent(open_page: Open) -> None:
    page = open_page("#/cards/union-arena")
    page.wait_for_selector("li [data-number]")
    sent: list[str] = []
    page.on("request", lambda r: sent.append(r.method) if r.method != "GET" else None)
    numbers = page.eval_on_selector_all("li [data-number]", "all => all.map(x => x.dataset.number)")
    archive = {f"set/{number.lower().replace('-', '_')}.png": png() for number in numbers[1:]}
    add(page, (f"{numbers[0]}.png", png()), ("all.zip", zipped({**archive, "set/NO-9-999.png": png(), "a.txt": b"x"})))
    assert str(len(numbers)) in page.locator("[data-pictures-taken]").inner_text()
    assert "NO-9-999" in page.locator("[data-pictures-unknown]").inner_text()
    assert "a.txt" in page.locator("[data-pictures-bad]").inner_text()
    page.wait_for_selector(f"[data-number='{numbers[0]}'] [data-picture]")
    assert sent == []
    page.reload()
    page.wait_for_selector("li [data-number] [data-picture]")
    page.goto(page.url.partition("#")[0] + "#/decks/union-arena/harbour-watch")
    page.wait_for_selector("[data-number] [data-picture]")
    page.locator("[data-proxies]").click()
    page.wait_for_selector("[data-proxy] img")
    assert page.locator("[data-proxy]").count() == 50
    page.goto(page.url.partition("#")[0])
    at_the_main_phase(page)
    page.wait_for_selector(".board [data-picture]")
    page.goto(page.url.partition("#")[0] + "#/cards/union-arena")
    page.locator("[data-show-pictures]").uncheck()
    page.wait_for_selector("li [data-number] svg:not(:has([data-picture]))")
    page.locator("[data-show-pictures]").check()
    page.locator("[data-clear-pictures]").click()
    page.locator("[data-clear-pictures]").wait_for(state="detached")


def test_a_zip_bomb_a_damaged_zip_and_no_picture_get_a_sentence(open_page: Open) -> None:
    page = open_page("#/cards/union-arena")
    page.wait_for_selector("li [data-number]")
    bomb = bytearray(zipped({"QDR-1-014.png": b"\0" * 60_000_000}))
    lie = struct.pack("<I", 1000)  # it says that it unpacks to 1,000 bytes
    directory = bomb.rindex(b"PK\x01\x02")
    bomb[directory + 24 : directory + 28] = lie
    add(page, ("bomb.zip", bytes(bomb)), ("cut.zip", bytes(bomb)[:500]), ("QDR-1-016.png", b"no picture"))
    told = page.locator("[data-pictures-bad]").inner_text()
    assert all(name in told for name in ("QDR-1-014.png", "cut.zip", "QDR-1-016.png"))
    assert "0" in page.locator("[data-pictures-taken]").inner_text()
