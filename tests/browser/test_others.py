"""With others: the invitation that leads to a seat."""

from __future__ import annotations

from tests.browser.conftest import Open
from tests.browser.person import invite
from tests.server.conftest import Running

GAME = "universal-arena"


def test_an_invitation_bears_the_address_of_the_local_network(open_page: Open, site: Running) -> None:
    lan = site.url.replace("127.0.0.1", "localhost")
    site.app.state.addresses = [lan]
    try:
        host = open_page()
        link = invite(host, GAME)
        assert link.startswith(f"{lan}/#/join/")
        guest = open_page(link)
        guest.locator("[data-claim]").click()
        guest.wait_for_selector(".board")
        # It works once: who made it cannot use it to look at the other hand.
        again = open_page(link, refused="409")
        again.wait_for_selector("[role=alert]")
    finally:
        site.app.state.addresses = []
