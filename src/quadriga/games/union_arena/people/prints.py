"""Card numbers as lists and pictures write them: products in front, marks of parallels behind."""

from __future__ import annotations

import re

_NUMBER = re.compile(
    r"(?:[A-Z]{1,4}\d{0,3}[A-Z]{0,4}[/_-])?"  # the product
    r"(?P<title>[A-Z0-9]{3})[-_](?P<part>\d{1,2}|P)[-_](?P<serial>\d{3})"
    r"(?:[_-]?(?:P|ALT|SP|SR|R|★|☆|\*)\d*)*",  # a parallel; read in one way only, however long
    re.IGNORECASE,
)
_AP_CARD = re.compile(r"\baction point|\bap cards?\b|APカード|アクションポイント|行動點", re.IGNORECASE)
_AP_NUMBER = re.compile(r"(?:^|[\s/_-])AP[-_]?\d*(?:[_-]P\d+)?$", re.IGNORECASE)


def base_number(number: str) -> str:
    """`UE10BT/QDR-1-014_p1`, `ue10bt_qdr_1_014` and `UA01BT-QDR-1-014-ALT1` are all prints of QDR-1-014 (ua.deck.4)."""
    found = _NUMBER.fullmatch(number.strip())
    return f"{found['title']}-{found['part']}-{found['serial']}".upper() if found else ""


def is_ap_card(words: str) -> bool:
    """AP cards are beside the deck (ua.deck.7)."""
    return bool(_AP_CARD.search(words) or any(_AP_NUMBER.search(word) for word in words.split()))
