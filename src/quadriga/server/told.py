"""Texts of cards in another language: the page asks for them once, when it is in that language."""

from __future__ import annotations

from typing import Any

from starlette.routing import BaseRoute

from quadriga.games.told import MODULES, all_told
from quadriga.server.background import slowly
from quadriga.server.readers import FILES as FILES_LANE
from quadriga.server.refusing import Refused, say
from quadriga.server.web import Caller, route

Told = dict[str, dict[str, str]]
"""By number, for each printed text its words."""


async def texts(c: Caller) -> dict[str, Any]:
    """The texts of our cards and of this person's own that the language has words for; the rest is shown as printed."""
    found, language = await c.game(), c.path("language")
    if language not in MODULES:
        raise Refused("not-found", say("no-cards-in-language", language=language))
    ours: Told = await slowly(all_told, found.name, list(found.cards().values()), language)
    names = {number: str(card["name_zh"]) for number, card in found.cards().items() if card.get("name_zh")}
    mine = [card for file in await c.host.files_of(c.person, found.name) for card in file.cards]
    if mine:
        read: Told = await c.host.read(c.person, all_told, found.name, mine, language, kind=FILES_LANE)
        ours = {**read, **ours}
        names |= {str(card["number"]): str(card["name_zh"]) for card in mine if card.get("name_zh")}
    return {"told": ours, "names": names}


ROUTES: list[BaseRoute] = [route("/api/games/{game}/told/{language}", texts)]
