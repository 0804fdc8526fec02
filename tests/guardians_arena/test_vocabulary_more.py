"""More of the vocabulary: rarer kinds, conditions and effects."""

from __future__ import annotations

from typing import Any

from quadriga.scenario.table import Table
from tests.guardians_arena.seeing import lay, named, told, totals

B5 = "space right: Wolf 5 over Shield b"
A6 = "space left: Ram 6 over Shield a"


def duel(A: str, B: str = B5, **more: Any) -> Table:
    table = Table("guardians-arena")
    lay(table, A=A, B=B, **more)
    return table


def first(A: str, B: str = B5) -> tuple[int, int]:
    return totals(duel(A, B))[0]


def test_rarer_kinds() -> None:
    roach = 'space left: Roach 2 "Immune to any Creature with an Off-Color Bonus of zero." over Shield a'
    assert first(roach) == (2, 0) and first(roach, "space right: Wolf 5 {ocb: 1} over Shield b") == (2, 5)
    party = 'space left: Party 1 "Immune to any Creature that can be bribed." over Shield a'
    assert first(party) == (1, 5) and first(party, "space right: Wolf 5 {bribery: [Gold]} over Shield b") == (1, 0)
    shearer = 'space left: Shearer 1 "Destroys any Creature with the ability to destroy another Creature." over Shield a'
    assert named(duel(shearer, 'space right: Bane 9 "Destroys Undead." over Shield b'), []) == []
    assert "Bane" in duel(shearer, 'space right: Bane 9 "Destroys Undead." over Shield b').B.discard
    assert duel(shearer).B.victorious == ["Wolf"]
    gun = 'space left: Gun 1 "Destroys any Creature which has a ranged attack." over Shield a'
    assert "Bow" in duel(gun, "space right: Bow 9 {ranged: 1} over Shield b").B.discard
    ferryman = '"+2 Vitality to all your Creatures which have a Rivers and Lakes Terrain bonus, while Ferryman is in play."'
    table = duel(f'{A6}; pen: Ferryman 1 {ferryman}, Eel 2 "+1 in rivers and lakes", Kid 1')
    for name in ("Ferryman", "Eel", "Kid"):
        table.A.fights(name)
    assert totals(table)[1] == (6 + 1 + 4 + 1, 5)


def test_bonuses_of_rarer_sorts() -> None:
    horse = 'space left: Horse 3 "Your first Knight played receives +6 Vitality." {command: true} over Shield a; pen: Sir 5 {class: Knight}, Lord 4 {class: Knight}'
    table = duel(horse)
    table.A.fights("Sir")
    table.A.fights("Lord")
    assert totals(table)[1] == (3 + 11 + 4, 5)
    avenger = '"+10 Vitality as a secondary attacker if your primary attacker in the match-up was a Paladin or an Angel other than an Avenger."'
    for fields, expected in (("{class: Angel}", 6 + 15), ("{class: Imp}", 6 + 5)):
        table = duel(f"space left: Lead 6 {fields} over Shield a; pen: Avenger 5 {avenger} {{class: Angel}}")
        table.A.fights("Avenger")
        assert totals(table)[1][0] == expected
    hoarder = '"+1 Vitality to each of your other Creatures for each of their Bribery icons while Hoarder is in play."'
    table = duel(f"{A6}; pen: Hoarder 1 {hoarder} {{bribery: [Gold]}}, Kid 2 {{bribery: [Beer, Gold]}}")
    table.A.fights("Hoarder")
    table.A.fights("Kid")
    assert totals(table)[1] == (6 + 1 + 4, 5)
    otter = 'space left: Otter 3 "All of your Creatures are +2 Vitality while fighting in Rivers and Lakes." {command: true} over Shield a'
    assert first(otter + "; terrain left: Rivers and Lakes") == (5, 5) and first(otter) == (3, 5)
    rally = 'space left: Rally 3 "+4 Vitality to all of your secondary attackers." {command: true} over Shield a; pen: Kid 1'
    table = duel(rally)
    table.A.fights("Kid")
    assert totals(table) == [(3, 5), (3 + 5, 5)]
    both = 'space left: Imp 1 "All Imps and Wolves are +2 Vitality (both sides)." {command: true, class: Imp} over Shield a'
    assert first(both, "space right: Cub 5 {class: Imp} over Shield b") == (3, 7)


def test_channeling_of_rarer_sorts() -> None:
    lowly = 'under left: Lantern 1 "Can only channel to Angels and Clerics." {channeler: 3}'
    assert not told(duel(f"space left: Sage 6 {{channeling: true}} over Shield a; stones: 0; {lowly}"), "channel")
    table = duel(f"space left: Sage 6 {{channeling: true, class: Cleric}} over Shield a; stones: 0; {lowly}")
    table.A.channels("Lantern")
    assert totals(table)[0] == (9, 5)
    fairies = 'space left: Revel 6 "All your Fairies are channel receivers this combat and can take up to Guardians CMP" {command: true, class: Fairy} over Shield a'
    table = duel(fairies + "; guardian: Guardian G 28 {channeler: 4}; stones: 2")
    table.A.answers("guardian channels")
    assert totals(table)[0] == (10, 5) and table.A.stones == 1  # up to the Guardian's value
    skull = 'under left: Skull 2 "3 pt. ranged attack. Can receive up to 3 pts. of channeling when used as a ranged attack."'
    table = duel(f"{A6}; {skull}; stones: 2")
    table.A.shoots("Skull")
    table.A.answers("guardian channels to Skull")
    assert table.A.stones == 1 and totals(table)[0] == (6 + 3 + 3, 5)
    dull = "terrain left: Dull {type: terrain, text: 'Counts as Swamp Terrain. Only Guardians may channel into combat on this space, and at -3 CMP per stone.'}"
    table = duel(f"space left: Sage 6 {{channeling: true}} over Shield a; stones: 1; under left: Well 1 {{channeler: 3}}; {dull}")
    assert [o for o in table.A.options() if "Well" in o] == []
    table.A.answers("guardian channels")
    assert totals(table)[0] == (8, 5)
    loft = 'upgrade left: Upgrade l "All ranged attacks by Creatures are +1 from beneath this Stronghold Card."; under left: Bow 1 {ranged: 2}; under right: Sling 1 {ranged: 2}'
    table = duel(f"{A6}; {loft}")
    table.A.shoots("Bow")
    table.A.shoots("Sling")
    assert [e.n for e in told(table, "shoot")] == [3, 2]
    well = 'space left: Sage 6 {channeling: true} over Standard w "All channeling to your Creatures gain +2 CMP."; under left: Well 1 {channeler: 1}; stones: 0'
    table = duel(well)
    table.A.channels("Well")
    assert totals(table)[0] == (9, 5)


def test_commands_of_rarer_sorts() -> None:
    swamp = 'space left: Mire 6 "For the remainder of combat, the disputed land space being fought upon is considered to be Swamps." {command: true} over Shield a'
    woods = 'space right: Copse 4 "For the remainder of combat, the disputed land space being fought upon is considered to be Woods." {command: true} over Shield b; pen: Elf 2 "+3 in the woods", Toad 2 "+3 in the swamp"'
    table = duel(swamp, woods)
    assert named(table, told(table, "dispelled")) == ["Copse"]
    table.B.fights("Elf")
    table.B.fights("Toad")
    assert totals(table)[1] == (6, 4 + 2 + 5)
    hush = '"Dispels opponents command card." {command: true} over Shield '
    table = duel(f"space left: Hush {3} {hush}a", f"space right: Shh {5} {hush}b")
    assert named(table, told(table, "dispelled")) == ["Hush"]
    priest = 'space left: Priest 5 "Both players must immediately discard all double-bordered cards." {command: true} over Shield a; storage: Gold'
    table = duel(priest, B5 + "; storage: Beer")
    assert "Gold" in table.A.discard and "Beer" in table.B.discard
    herald = 'space left: Herald 2 "Opponent must show you all Demons in their Combat Hand." {command: true} over Shield a'
    assert told(duel(herald, B5 + "; storage: Gold"), "show") == []
    spy = 'space left: Spy 9 "Look at any one card in your opponent\'s Combat Hand." {command: true} over Shield a'
    assert named(duel(spy, B5 + "; storage: Gold"), told(duel(spy, B5 + "; storage: Gold"), "show")) == ["Gold"]
    bailiff = 'space left: Bailiff 6 "If this combat takes place on a Swamp, you gain 1 Power Stone." {command: true} over Shield a; stones: 0'
    assert duel(bailiff + "; terrain left: Swamp").A.stones == 1 and duel(bailiff).A.stones == 0
    eater = 'space left: Eater 5 "All Creatures on both sides beaten during primary attacks are destroyed." {command: true} over Shield a; pen: Kid 20'
    table = duel(eater, "space right: Wolf 7 over Shield b")
    assert "Eater" in table.A.discard and table.B.victorious == ["Wolf"]


def test_fates_of_rarer_sorts() -> None:
    weasel = 'space right: Weasel 4 "If the Weasel loses a primary match-up by more than 4 Vitality, he immediately returns to your Creature Pen." over Shield b; left: Cow 1'
    assert duel("space left: Ram 9 over Shield a", weasel).B.pen == ["Weasel"]
    assert "Weasel" in duel("space left: Ram 8 over Shield a", weasel).B.discard
    briar = 'space right: Briar 2 "If beaten by External or Elementals, Briar is destroyed." over Shield b; pen: Cleric 1 "Can heal one Mortal."'
    for colour, asked in (("external", False), ("mortal", True)):
        table = duel(f"space left: Ram 9 {{type: {colour}}} over Shield a", briar)
        table.B.fights("Cleric")
        assert ("save" in table.waiting_for) is asked
    mussel = '"When in Swamps, your enemy must beat you by at least 5 pts. or the match-up is a push."'
    assert told(duel("space left: Ram 9 over Shield a; terrain left: Swamp", f"space right: Mussel 5 {mussel} over Shield b"), "tied")
    assert "Mussel" in duel("space left: Ram 9 over Shield a", f"space right: Mussel 5 {mussel} over Shield b").B.discard
    queen = 'space right: Queen 3 "In primary match-ups, your Goblins must be beaten by at least 5 pts. or the result is a push." {command: true, class: Goblin} over Shield b'
    table = duel("space left: Ram 6 over Shield a; pen: Kid 1", queen)
    assert table.state.log and [e.rule for e in told(table, "primary")] == ["gua.primary.13"]
    table.A.passes()
    assert "Queen" in table.B.discard
    patron = 'guardian: Guardian G 29 "+1 Power Stone every time one of your creatures is bribed" {stones: 2}'
    table = duel(A6 + "; storage: Gold; left: Cow 1", f"space right: Wolf 5 {{bribery: [Gold]}} over Shield b; {patron}")
    table.A.plays("Gold")
    assert table.B.stones == 3
    taunter = '"When played, opponent must discard all unplayed Goblins and Idiots in his Combat Hand."'
    table = duel(f"{A6}; pen: Taunter 2 {taunter}", B5 + "; pen: Gob 3 {class: Goblin}, Cub 1")
    table.B.fights("Cub")
    table.A.fights("Taunter")
    assert "Gob" in table.B.discard
    goat = 'space left: Goat 9 "If the Goat beats its primary match-up Creature, your opponent loses 1 Power Stone." over Shield a'
    assert duel(goat, B5 + "; stones: 3").B.stones == 2
    shade = 'space right: Shade 3 "If beaten in a match-up by a Creature who can accept channeling, your opponent loses 1 Power Stone." over Shield b'
    assert duel("space left: Sage 6 {channeling: true} over Shield a; stones: 1; guardian: Guardian Z 27 {channeler: 0}", shade).A.stones == 0
    tribute = 'space left: Ram 6 over Standard t "Gain 1 Power Stone every time this Shield wins a combat."; stones: 0'
    assert duel(tribute).A.stones == 1


def test_bans_of_rarer_sorts() -> None:
    clatter = 'space left: Clatter 9 "Opponent in match-up loses any AOE attack." over Shield a; left: Kid 1'
    table = duel(clatter, B5 + '; pen: Bomb 1 "4 pt. AOE attack."')
    table.B.fights("Bomb")
    assert not told(table, "area of effect") and table.A.left == ["Kid"]
    leech = 'space left: Leech 2 "If played in a match-up, no channeling allowed after the Leech is played by either player." over Shield a'
    assert not told(duel(leech, "space right: Sage 5 {channeling: true} over Shield b; stones: 3"), "channel")
    ogre = 'space left: Ogre 9 "Opponent cannot channel to any Creature in combat if Ogre is in play and unbeaten." over Shield a'
    assert not told(duel(ogre, "space right: Sage 5 {channeling: true} over Shield b; stones: 3"), "channel")
    market = "terrain left: Market {type: terrain, text: Counts as Swamp Terrain. No bribery by Gold allowed on this space.}"
    board = A6 + "; storage: Gold, Beer; " + market
    table = duel(board, "space right: Wolf 5 {bribery: [Gold, Beer]} over Shield b")
    assert [o.split(" on ")[0] for o in table.A.options()] == ["Play Beer", "Pass"]
    feast = 'storage: Spell f "Play as a Command Card. All Creatures on this space bribable by Beer can\'t fight and don\'t count for control of the space. Place them off to one side. They can still be attacked by secondary attackers. Costs 1 Stone to use."; stones: 1'
    table = duel(f"{A6}; {feast}", "space right: Wolf 9 {bribery: [Beer]} over Shield b; pen: Cub 3 {bribery: [Beer]}, Pup 1")
    table.A.plays("Spell f")
    assert table.A.stones == 0 and totals(table)[0] == (6, 0)
    assert [o for o in table.B.options() if "Add" in o] == ["Add Pup as a secondary fighter"]
    vetoer = 'guardian: Guardian S 28 "After an opponent channels, you may cancel it for 2 Power Stones. No further channeling is allowed this combat by either player." {stones: 3}'
    table = duel("space left: Sage 8 {channeling: true} over Shield a; stones: 2", f"{B5}; {vetoer}")
    table.A.answers("guardian channels")
    table.B.answers("Guardian S")
    assert totals(table)[0] == (8, 5) and table.B.stones == 1 and table.A.stones == 1
    censor = 'guardian: Guardian S 28 "Burn 2 Power Stones to dispell any Spell." {stones: 2}'
    table = duel(A6 + '; storage: Spell s "+3 Vitality to one of your Creatures."', f"{B5}; {censor}")
    table.A.plays("Spell s")
    table.B.answers("Guardian S")
    assert totals(table)[0] == (6, 5) and table.B.stones == 0


def test_only_texts_that_say_so_add_other_shots() -> None:
    table = duel(f'{A6}; under left: Bow 2 {{ranged: 5}}; under right: Sling 1 "2 pt. ranged attack."')
    table.A.shoots("Bow")
    table.A.shoots("Sling")
    assert [e.n for e in told(table, "shoot")] == [5, 2]


def test_a_fighter_that_minds_flyers_keeps_its_vitality() -> None:
    fan = 'Fan 4 "If the Fan\'s primary match-up opponent is a Creature capable of flying, that Creature immediately returns to the Creature Pen."'
    net = 'Net 3 "Destroys any Creature which has the ability to fly."'
    table = duel(f"{A6}; pen: {fan}, {net}, Cow 9", "space right: Hawk 5 {flying: true} over Shield b")
    for name in ("Fan", "Net", "Cow"):
        table.A.fights(name)
    assert totals(table)[1] == (4 + 3, 5)


def test_an_unused_supporter_is_out_of_reach() -> None:
    table = duel("space left: Ram 6 {bribery: [Gold]} over Shield a; under left: Bow 3 {bribery: [Gold], ranged: 1}", B5 + "; storage: Gold", turn="B")
    assert [o for o in table.B.options() if "Gold" in o] == ["Play Gold on Ram (in front of the enemy's right Stronghold)"]
