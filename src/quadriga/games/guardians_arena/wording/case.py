"""Capital letters: the words of the rules lose theirs, names keep them. So a name is known by its capital."""

from __future__ import annotations

import re


def _words(listed: str) -> frozenset[str]:
    """A list of words, as it is written down."""
    return frozenset(listed.split())


ADJECTIVES = _words("""
    small medium large all any each every no your other opponent's enemy flying mortal elemental external one
    the a an
""")
"""They may stand before a name without being part of it."""

RULES = _words("""
    creature creatures mortal mortals elemental elementals external externals large small medium vitality base
    guardian guardians guardian's flyer flyers flying fly aoe cmp spell spells item items magic hand command
    commands card cards shield shields shield's terrain terrains stronghold strongholds upgrade upgrades
    downgrade downgrades power stone stones storage pen combat depot bribery babes beer gold off-color off bonus
    bonuses mountains mountain rivers river lakes lake spires spire swamp swamps dry heaps woods wood jungle
    jungles the draw organize phase up-card up-cards class size type movement settlement opponent opponent's
    opponents your you yours all any each every if when while once only no immune destroys destroy fear fire add
    can channel channels channeling channelling receiver receivers both play costs gain gains lose loses spend
    burn dispel dispels ranged attack attacks allows win wins may must max heal heals view negates counts use
    has primary secondary attacker attackers fighter fighters duel duels duelist duelists match-up match-ups
    area of effect color colour discard pile during for in on at a an this that these those its his her their it
    he she they one two three first last double-bordered single-bordered bordered vs face-down face-up face
    playable points point pt pts as to from by with without not cannot either neither player players enemy
""")
"""Words of the rules: never a name by themselves."""

OPENERS = RULES | _words("""
    add adds after allows another are before being beats beaten both bribed cancel cancels creatures defending
    attacking destroyed doubles doubled draw draws enemies except fights fighting force forces gets get gives
    give has have having heal heals here ignore ignores increases increase instead is limit look looks lost make
    makes never no none normally nobody opposing pay receive receives receiving accept accepts reduce reduces
    reveal reveals return returns rescue rescues save saves send sends set show shows stops stop prevents
    prevent subtract subtracts supports takes take tell turns unless unlimited unopposed used uses using when
    whenever wherever while who whom whose will would you your immediately place randomly treat change then such
    some so should since raid captures captured capture rolls roll good infernal considered space ends end
    nothing does do don't doesn't can't couldn't won't isn't aren't remains remain automatically ties ranged max
    maximum always also simply bearer wearer defenders attackers consider spend against versus target lets
    choose pick neither
""")
"""Words that begin sentences."""

ENDS = _words("""
    creature creatures pen shield shields bribery card cards vitality hand terrain base class bonus bonuses
    ranged aoe attack attacks channeling item items duelist duelists guardian guardians
""")
"""Words of the rules that may follow a name at once."""

KEPT = frozenset({"AOE", "CMP"})
_RUN = re.compile(r"[A-Z][\w'-]*(?: (?:of |of the )?[A-Z][\w'-]*)*")
_START = re.compile(r"(?:^|[.!?:(-] *|[\"'] *)$")


FORBIDDEN = tuple(
    f" {cannot} be {used}"
    for cannot in ("may not", "cannot", "can't", "can not")
    for used in ("played", "used", "cast")
)
"""What follows the name of a card that is forbidden."""


def plain(text: str) -> str:
    """The text with capital letters on names only."""
    return _RUN.sub(_run, text)


def _run(m: re.Match[str]) -> str:
    words = m[0].split(" ")
    if len(words) > 1 and m.string[m.end() :].startswith(FORBIDDEN):
        return m[0]  # the name of a card that is forbidden, whatever words it is made of
    opening = _START.search(m.string[: m.start()]) is not None
    lowered: list[str] = []
    if opening and words[0].lower() in OPENERS and not all(_is_rule(word) for word in words):
        lowered.append(words.pop(0).lower())  # what opens the sentence
    if all(_is_rule(word) for word in words) or (opening and len(words) == 1 and words[0].lower() in OPENERS):
        return " ".join([*lowered, *[word if word in KEPT else word.lower() for word in words]])
    while len(words) > 1 and words[0].lower() in ADJECTIVES:
        lowered.append(words.pop(0).lower())
    tail: list[str] = []
    while len(words) > 1 and words[-1].lower() in ENDS:
        word = words.pop()
        tail.insert(0, word if word in KEPT else word.lower())
    if len(words) == 1 and (words[0].isupper() and len(words[0]) > 1 and words[0] not in KEPT):
        words = [words[0].lower()]
    return " ".join([*lowered, *words, *tail])


def _is_rule(word: str) -> bool:
    small = word.lower()
    if word in KEPT or small in RULES or small.removesuffix("'s").removesuffix("'") in RULES or small == "of":
        return True
    return word.isupper() and len(word) > 1  # SHOUTED
