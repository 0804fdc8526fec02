"""Cards and decks in the browser."""

from __future__ import annotations

import json
import time
from typing import Any

from tests.browser.conftest import Open
from tests.browser.person import axe, until

LIST = """// The Long Watch
4 QDR-1-014
QDR-1-016 x4
3 Oilcan Wenn
4 Nobody At All
"""


def test_a_deck_is_imported_mended_kept_and_played(open_page: Open) -> None:
    page = open_page("#/decks/union-arena/new")
    page.locator("[data-import]").click()
    page.locator("[data-pasted]").fill(LIST)
    page.locator("[data-read]").click()
    page.wait_for_selector("dialog[open] li:has-text('Nobody At All')")
    assert axe(page) == []
    page.locator("[data-take]").click()
    page.wait_for_selector("[data-legal=false]:has-text('11')")
    page.wait_for_selector(".offences li:has-text('ua.deck.1')")
    page.locator("[data-import]").click()
    page.locator("[data-pasted]").fill(starter(open_page))
    page.locator("[data-read]").click()
    page.locator("[data-take]").click()
    page.wait_for_selector("[data-legal=true]")
    page.locator("[data-deck-name]").fill("Mine & only")
    page.locator("[data-hand]").click()
    page.wait_for_selector(".hand svg")
    page.locator("[data-save]").click()
    page.wait_for_selector("text=Saved.")
    page.goto(page.url.split("#")[0])
    page.get_by_label("Your deck").select_option(label="★ Mine & only")
    page.locator("[data-start]:not([disabled])").click()
    page.wait_for_selector(".board")


def starter(open_page: Open) -> str:
    """A starter deck as its export writes it, and its share link works."""
    page = open_page("#/decks/union-arena/harbour-watch")
    page.wait_for_selector("[data-legal=true]")
    page.get_by_role("button", name="Export, share").click()
    link = page.locator("[data-share]").input_value()
    assert axe(page) == []
    shared = open_page(link[link.index("#") :])
    shared.wait_for_selector("[data-legal=true]:has-text('50')")
    return str(page.get_by_label("List").input_value())


def test_cards_are_found_by_any_field_and_text(open_page: Open) -> None:
    page = open_page("#/cards/union-arena")
    page.wait_for_selector("[data-number]")
    page.locator("[data-search]").fill("color:red energy>=4 text:draw")
    until(page, "() => document.querySelectorAll('li [data-number]').length < 20")
    page.locator("li [data-number]").first.click()
    page.wait_for_selector("dialog[open] .text")
    text = page.locator("dialog[open] .text").inner_text().lower()
    assert "draw" in text


def test_a_search_says_what_it_did_not_understand(open_page: Open) -> None:
    page = open_page("#/cards/union-arena")
    page.locator("[data-search]").fill("colour:red mana>x draw")
    said = page.locator("[data-strange]").inner_text()
    assert "colour:red" in said and "mana>x" in said and "draw" not in said.split("The fields")[0]
    page.locator("[data-search]").fill("color:red draw")
    until(page, "() => !document.querySelector('[data-strange]')")


def test_a_card_file_with_a_strange_text_says_what_is_not_understood(open_page: Open) -> None:
    page = open_page("#/cards/union-arena")
    card = (
        '[[card]]\nnumber = "OWN-1-001"\nname = "Stranger"\ntype = "character"\ncolor = "red"\n'
        'energy = 1\nap = 1\nbp = 1000\ntext = "[When Played] Sing a sea shanty."\n'
    )
    page.set_input_files("input[type=file]", {"name": "own.toml", "mimeType": "text/plain", "buffer": card.encode()})
    page.wait_for_selector("text=Cards understood: 0 of 1.")
    page.wait_for_selector("section li:has-text('Stranger')")


OWN = """[[card]]
number = "OWN-1-00{n}"
name = "{name}"
type = "character"
color = "red"
required_energy = 3
ap_cost = 1
energy_generation = ["red"]
bp = 2000
text = "{text}"
"""


def add_file(page: Any, text: str) -> None:
    page.set_input_files("input[type=file]", {"name": "own.toml", "mimeType": "text/plain", "buffer": text.encode()})


def test_a_card_imported_with_other_names_of_fields_shows_its_costs(open_page: Open) -> None:
    page = open_page("#/cards/union-arena")
    page.wait_for_selector("[data-number]")
    add_file(page, OWN.format(n=2, name="Lighter", text=""))
    page.wait_for_selector("text=Cards understood: 1 of 1.")
    page.locator("[data-search]").fill("Lighter")
    card = page.locator("li [data-number='OWN-1-002']")
    assert {"3", "1", "R"} <= set(card.locator("svg text").all_text_contents())
    card.click()
    shown = page.locator("dialog[open] dl").inner_text()
    assert "Energy\n3" in shown and "Generates" in shown
    page.goto(page.url.partition("#")[0] + "#/decks/union-arena/new")
    page.locator("[data-search]").fill("Lighter")
    page.locator("[data-number='OWN-1-002']").click()
    page.wait_for_selector("svg[aria-label*='3: 1']")


def test_what_is_wrong_with_a_card_file_is_told_beside_the_button(open_page: Open) -> None:
    page = open_page("#/cards/union-arena", refused="422")
    page.wait_for_selector("[data-number]")
    add_file(page, OWN.format(n=3, name="Flicker", text="").replace("2000", '"strong"'))
    told = page.locator("[data-file-trouble]")
    assert "bp" in told.inner_text()
    button = page.locator("label:has(input[type=file])").first.bounding_box()
    assert abs(told.bounding_box()["y"] - button["y"]) < 200


def test_a_deck_with_a_declined_card_is_shown_with_its_reason(open_page: Open) -> None:
    page = open_page("#/cards/union-arena")
    page.wait_for_selector("[data-number]")
    add_file(page, OWN.format(n=4, name="Crooner", text="[When Played] Sing a sea shanty."))
    page.wait_for_selector("text=Cards understood: 0 of 1.")
    deck = {"name": "Choir", "cards": {f"QDR-1-0{n:02}": 4 for n in range(1, 13)} | {"OWN-1-004": 2}}
    page.evaluate(
        """deck => fetch('/api/games/union-arena/decks', {method: 'POST', body: JSON.stringify(deck),
            headers: {'Content-Type': 'application/json', 'X-Quadriga': '1'}})""",
        deck,
    )
    page.goto(page.url.partition("#")[0])
    page.locator(".tile:has(input[value='union-arena'])").click()
    page.get_by_label("Your deck").locator("option", has_text="Choir").wait_for(state="attached")
    page.locator("[data-broken] summary").click()
    told = page.locator("[data-broken] li", has_text="Choir").first.inner_text()
    assert "Sing a sea shanty" in told and "ua.text.unread.1" in told


def listed_elsewhere(count: int) -> str:
    """A card file in the shape of a deck site, with cards of our own: texts that nobody has read yet, and parallels."""
    cards = []
    for n in range(1, count + 1):
        number = f"UA00BT-OWN-{1 + n // 900}-{n % 900:03}"
        text = (
            f"[When Played] Choose up to one character on your field. It gains {500 + n} BP until the end of the turn."
        )
        card = {"name": f"Lamp {n}", "color": "Red", "traits": "Street", "effect": text, "power": 1000 + n % 5,
                "originalId": number, "cardNo": number, "mainalternate": True, "apCost": 1, "generatedEnergyData": 1,
                "energyCost": n % 4, "_trigger": None, "type": "Character"}  # fmt: skip
        cards.append(card)
    cards.append({**cards[0], "cardNo": cards[0]["cardNo"] + "-ALT1", "mainalternate": False})
    cards.append({**cards[0], "originalId": "UA00BT-OWN-9-001", "name": ""})
    return json.dumps(cards)


def test_from_a_downloaded_card_file_and_a_copied_list_to_the_first_decision(open_page: Open) -> None:
    """A new user's way; by hand it must take less than two minutes."""
    began = time.monotonic()
    page = open_page("#/cards/union-arena")
    page.wait_for_selector("[data-number]")
    buffer = listed_elsewhere(13).encode()
    page.set_input_files(
        "section input[type=file]", {"name": "site.json", "mimeType": "application/json", "buffer": buffer}
    )
    page.wait_for_selector("[data-report]:has-text('13 cards were added')")
    page.wait_for_selector("[data-faults] li:has-text('name: it is missing')")
    page.goto(page.url.partition("#")[0] + "#/decks/union-arena/new")
    page.locator("[data-import]").click()
    copied = " ".join(f"{4 if n < 13 else 2}xUA00BT/OWN-1-{n:03}" for n in range(1, 14)) + "\n3 UEPR/2024-AP02"
    page.locator("[data-pasted]").fill(copied)
    page.locator("[data-read]").click()
    page.wait_for_selector("[data-listed='53']:has-text('50 of 53')")
    page.wait_for_selector("[data-left-out] li")
    page.locator("[data-take]").click()
    page.wait_for_selector("[data-legal=true]")
    page.locator("[data-deck-name]").fill("Lamps")
    page.locator("[data-save]").click()
    page.wait_for_selector("text=Saved.")
    page.goto(page.url.split("#")[0])
    page.get_by_label("Your deck").select_option(label="★ Lamps")
    page.locator("[data-start]:not([disabled])").click()
    page.wait_for_selector(".board")
    print(f"first decision after {time.monotonic() - began:.1f} s")
    assert time.monotonic() - began < 120


def test_two_thousand_cards_come_in_with_progress_while_the_page_is_used(open_page: Open) -> None:
    page = open_page("#/cards/union-arena")
    page.wait_for_selector("[data-number]")
    buffer = listed_elsewhere(2000).encode()
    began = time.monotonic()
    page.set_input_files(
        "section input[type=file]", {"name": "all.json", "mimeType": "application/json", "buffer": buffer}
    )
    page.wait_for_selector("[data-progress]")
    page.locator("[data-search]").fill("Oilcan")
    page.wait_for_selector("[data-number='QDR-1-001']")
    assert page.locator("[data-progress]").count(), "it was usable while the file was read"
    page.wait_for_selector("[data-report]:has-text('2000 cards were added')", timeout=60_000)
    print(f"2,000 cards after {time.monotonic() - began:.1f} s")
    assert time.monotonic() - began < 60


def test_the_lab_counts_judges_and_plays(open_page: Open) -> None:
    page = open_page("#/decks/union-arena/harbour-watch")
    page.wait_for_selector("[data-legal=true]")
    lab = page.locator("[data-lab]")
    lab.locator("summary").nth(0).click()
    page.locator("[data-wanted]").select_option("QDR-1-014")
    page.locator("[data-odds]").click()
    page.wait_for_selector("[data-odds-row] td")
    lab.locator("summary").nth(3).click()
    lab.locator("input[type=number]").first.fill("20")
    page.locator("[data-play-games]").click()
    page.wait_for_selector("[data-played]:has-text('of 20 games')", timeout=60_000)
    panel = page.locator("section.deck")
    assert panel.evaluate("it => it.scrollWidth <= it.clientWidth"), "wide tables scroll by themselves"
