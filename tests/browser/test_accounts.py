"""An account goes to another device, in browsers: by a recovery phrase, or by a passkey."""

from __future__ import annotations

from tests.browser.conftest import Open
from tests.browser.person import axe, until
from tests.server.conftest import Running
from tests.server.together.test_people import owner_of


def test_an_account_goes_to_another_device(open_page: Open) -> None:
    page = open_page("#/account")
    page.get_by_label("Your name").fill("Ann")
    page.get_by_role("button", name="Save").click()
    page.wait_for_selector("[data-told]")
    page.locator("[data-make-phrase]").click()
    phrase = page.locator("[data-phrase]").inner_text()
    device = open_page("#/account")
    device.locator("[data-typed]").fill(phrase)
    device.locator("[data-recover]").click()
    device.wait_for_selector("[data-told]:has-text('Welcome back')")
    device.reload()
    until(device, "() => document.querySelector('input[autocomplete=nickname]')?.value === 'Ann'")
    assert axe(device) == []


def test_the_owner_sees_the_server_and_announces(open_page: Open, site: Running) -> None:
    page = open_page("#/owner")
    page.locator("[data-token]").fill(str(owner_of(site).http.headers["Authorization"]).partition(" ")[2])
    page.get_by_role("button", name="Open").click()
    page.wait_for_selector("[data-counts]")
    assert axe(page) == []


def test_a_passkey_is_a_way_back(open_page: Open, site: Running) -> None:
    here = site.url.replace("127.0.0.1", "localhost")
    page = open_page(f"{here}/#/account")
    keys = page.context.new_cdp_session(page)
    keys.send("WebAuthn.enable")
    device = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True,
              "isUserVerified": True, "automaticPresenceSimulation": True}  # fmt: skip
    keys.send("WebAuthn.addVirtualAuthenticator", {"options": device})
    page.get_by_label("Your name").fill("Cleo")
    page.get_by_role("button", name="Save").click()
    page.wait_for_selector("[data-told]")
    page.locator("[data-add-passkey]").click()
    page.wait_for_selector("[data-passkey]")
    page.context.clear_cookies()  # as on a new device that has the passkey
    page.reload()
    until(page, "() => document.querySelector('input[autocomplete=nickname]')?.value === ''")
    page.locator("[data-login]").click()
    page.wait_for_selector("[data-told]:has-text('Welcome back')")
    page.reload()
    until(page, "() => document.querySelector('input[autocomplete=nickname]')?.value === 'Cleo'")
