"""How a sentence about something that Arena does not have is known: by its subject, if nothing in it has a counterpart."""

from __future__ import annotations

import re

from quadriga.games.guardians_arena.vocabulary.inert_texts import (
    CONTROL,
    FACE_DOWN_TERRAIN,
    MATCH_UP_ORDER,
    OTHER_GAME,
    RETREAT,
    SHIELD_MOVEMENT,
    STACKING_LIMIT,
    STRONGHOLD_DEFENCE,
)

SUBJECTS = (
    (STACKING_LIMIT, r"takes? (?:up )?no (?:space|room)|shield (?:can )?(?:carr(?:y|ies)|holds?) |towards? (?:the |its |a )?(?:shield|limit)|over the limit|under a shield over|vitality limit|^\d+ pt\. limit|count against (?:the|its) (?:shield|limit)|space limit|stacking limit|space limitation|shield penalty"),
    (CONTROL, r"control of (?:the |a |any )?space|count(?:s|ing)?(?: \w+)* (?:towards?|for) (?:control|victory)|controls? the space|stay (?:here|in the space)|survives?, ~ returns to your shield|survive, ~ returns|after combat in either of the two spaces"),
    (RETREAT, r"\bretreat|\bremain under opponent's stronghold"),
    (STRONGHOLD_DEFENCE, r"creatures (?:in|on) (?:a |opponent's )?strongholds?|defend(?:ing|ers?)(?: creatures)? (?:in|of|on)? ?(?:a )?strongholds?|to (?:all )?(?:your )?defending creatures|to (?:all )?defenders|stronghold (?:defen[cs]e |defensive )?bonus|attacking (?:a )?strongholds?|defensive (?:vitality )?bonus|over (?:a |opponent's )?(?:non-rubbled )?stronghold|stop flying to|flying allow\w* (?:to|from)|beaten on this card go|lost on this card|^counts as rivers and lakes\.$|^\+\d+ to your ranged attacks\.$ (?!)"),
    (FACE_DOWN_TERRAIN, r"face-?(?: )?down terrain|terrain that is face-?(?: )?down"),
    (SHIELD_MOVEMENT, r"\bslows? |\bflown over|\bunturn|\bturned shield|shields?(?:'s)?\b.*\b(?:moves?|moving|movement|unturn|turned|fly|flying|turn)\b|\b(?:moves?|movement|fly|flying|turn)\b.*\bshields?\b|\bextra spaces?\b|\bmovement (?:option|turn)"),
    (MATCH_UP_ORDER, r"(?:choose|pick|play|show|reveal|declare)s? its (?:match-up )?creatures? (?:first|before|last)|(?:first|last) in (?:each|all) match-ups?|be matched last|(?:first|last) creature (?:you|opponent) plays?|be fighting last|order of (?:your|the|all) match-ups|order (?:in )?(?:that|which) |order you (?:choose|pick|want|like)|the order of its creatures|match-up cards? (?:before|first)|\bmust be played (?:before|first|last|as)|\bbefore (?:you|opponent) (?:picks?|plays?|chooses?|shows?)|(?:picks?|plays?|shows?) (?:its|your) match-up|next match-up creature|must be your (?:first|last) creature|before (?:choosing|picking|playing) yours|(?:declare|tell you|announce|name) the (?:size|type|class|color|border)|before you pick|pick the order|\bmust play\b.*\b(?:first|before|as first|highest|lowest)\b|\bplay (?:it|as|your creature) (?:as )?(?:first|before)|first melee creature|in match-ups before|lowest vitality creature first|normally$|order that"),
    (OTHER_GAME, r"instead of the (?:normal )?[+-]\d|must be played as your command|^does nothing|used as a command|shield you have in the disputed land|melee"),
)  # fmt: skip
"""A subject and the words that give it away."""

LIVE = re.compile(
    r"immune|AOE|can(?:not)? (?:fight|attack)|allowed here|channel|bribe|heal|dispel|roll|\dd\d|\bstone|play a terrain card|\bdraw deck|up-card|\bcaptur|"
    r"turns to rubble|you can use it|\bmust (?:retreat|cho?ose(?! its creature (?:first|before))|pay)|unchallenged|\bguess|\btext box|discard two|rubble spaces|\bplatform|teleport|cannon|restore",
    re.IGNORECASE,
)  # fmt: skip
"""Where one of these words stands, the sentence does more."""

SURE = re.compile(
    r"\dd\d\+?\d* to defending creatures|^roll once before combat|as many flying creatures as desired|additional point of vitality for each",
    re.IGNORECASE,
)
"""Strongholds' bonuses by dice: of a Stronghold whatever its sentence says."""

CONTINUES = re.compile(
    r"\d|\bstone|\bdestroy|\bdiscard|\bimmune|\bAOE|\bbribe|\bheal|\bdispel|\bdraw\b|\broll|\dd\d|\bpen\b|\bstorage|\breveal|\bcaptur|"
    r"\bunchallenged|\bterrain|\bdeck|\blook|up-card|\breturn|\bcancel|\bgain|\bhand\b|\bcannot|\bno\b|\bwin|\blos|\bbeaten|\bfly|"
    r"\bbonus|\bdouble|\bonly\b|\bunless",
    re.IGNORECASE,
)
"""Without one of these words a sentence that is not understood only goes on about the one before, if that has no counterpart."""

_SUBJECTS = [(about, re.compile(words, re.IGNORECASE)) for about, words in SUBJECTS]


def subject_of(sentence: str) -> int:
    """What a sentence without counterpart is about; 0 if it has to be read."""
    if SURE.search(sentence):
        return STRONGHOLD_DEFENCE
    if LIVE.search(sentence):
        return 0
    for about, words in _SUBJECTS:
        if words.search(sentence):
            return about
    return 0


def only_continues(sentence: str) -> bool:
    """May this sentence, which is not understood, be no more than the rest of one without counterpart?"""
    return not CONTINUES.search(sentence)
