"""What texts in the Asian wording may differ in without saying anything else.

These lists are translated by many hands: capitals, articles, prepositions and the spelling of labels vary from card to card.
Each rule says which of two ways to write the same thing we keep.
"""

from __future__ import annotations

import re
from typing import Any

from quadriga.games.union_arena.wording.normal import close_lines
from quadriga.text.grammar import NUMBER_WORDS
from quadriga.text.normal import Normal, Rule

LABELS = [
    "[On Play]", "[When Attacking]", "[On Block]", "[On Retire]", "[Main]", "[1 Per Turn]", "[Your Turn]", "[Opponent's Turn]",
    "[When in Front Line]", "[When in Energy Line]", "[When in Outside Area]", "[Rest this card]", "[Retire this card]",
    "[Raid]", "[Step]", "[Sniper]", "[Double Attack]", "[Double Block]", "[Impact Negate]",
]  # fmt: skip

REMINDERS = [
    r"When(ever)? this character (attacks|blocks) .*",
    r"During your move(ment)? phase, .*",
    r"\[Color\] [Tt]rigger included\.?",
    r"Including \[Color\] [Tt]rigger\.?",
    r"[Bb]ecomes Raid State\.?",
    r"You can still activate \[Main\].*",
    r"The \[On Play\] (effect )?of the raided character and this effect can be resolved in any order.*",
]
"""Brackets that only remind of a rule; every other bracket is text and must be read."""

# Labels, keywords, names and traits.
MARKS: list[tuple[str, Any]] = [
    (r"<[Tt]raits? ?:", "<Trait:"),
    (r"\"Trait: ([^\"]*)\"", r"<Trait: \1>"),
    (r"(?<=\])\)(?= )", ""),
    (r"/Raid/ ?", "[Raid] "),
    (r"(?<=>)/(?=<)", " / "),
    (r"(?<=\d)(?=<)", " "),
    (r"(?m)^\[Raid\] ?(Trait: [A-Z][\w .'-]*?)\.?$", r"[Raid] <\1>"),
    (r"(?m)^\[Raid\] ?([A-Z][\w .'-]*?)\.?$", r"[Raid] <\1>"),
    (r"\[Raid\] [Ss]tate", "Raid State"),
    (r"''+", '"'),
    (r"(?<=[a-z.])\"(?=[A-Z\[])", '"'),
    (r"<\s*Traits? ?: ?([^<>\]]*)[>\]]", r"<Trait: \1>"),
    (r"\[\s*Traits? ?: ?([^<>\]]*)[>\]]", r"<Trait: \1>"),
    (r"<(Trait: )?\s*([^<>]*?)\s*>", r"<\1\2>"),
    (r"\[(?:Once|1|One|1x|1 time)[ -]?[Pp]er[ -]?[Tt]urn\]|\((?:Once|1) [Pp]er [Tt]urn\)", "[1 Per Turn]"),
    (r"\[(?:When|If) (?:in|on|In|On)(?: the)? ?(?:your )?(?i:front ?line)\]", "[When in Front Line]"),
    (r"\[(?:When|If) (?:in|on|In|On)(?: the)? ?(?:your )?(?i:energy ?line)\]", "[When in Energy Line]"),
    (r"\[(?:When|If) (?:in|on|In|On)(?: the)? ?(?:your )?(?i:outside ?area)\]", "[When in Outside Area]"),
    (r"(?i)\[(?:activate:? ?)?main\]", "[Main]"),
    (r"(?<=\])(?=\[)", " "),
    (r"(?i)\b(?:AP) Cost\b", "AP cost"),
    (r"\b(it|they) gets?\b(?= [+-])", r"\1 gets"),
    (r"(?i)\[(?:when|on) play(?:ed)?\]", "[On Play]"),
    (r"(?i)\[(?:when|on) block(?:ing)?\]", "[On Block]"),
    (r"(?i)\[(?:when|on) attack(?:ing)?\]", "[When Attacking]"),
    (r"(?i)\[(?:when|on) retired?\]", "[On Retire]"),
    (r"(?i)\[(?:during )?your turn\]", "[Your Turn]"),
    (r"(?i)\[(?:during )?(?:your )?opponent'?s?'? turn\]", "[Opponent's Turn]"),
    (r"(?i)\[rest (?:this )?(?:card|character|field)\]|\[rest\]", "[Rest this card]"),
    (r"(?i)\[retire (?:this )?(?:card|character|field)\]|\[retire\]", "[Retire this card]"),
    (r"(?i)\[discard (\d)(?: cards?)?(?: from (?:your )?hand)?\]", r"[Discard \1]"),
    (r"(?i)\[(?:pay )?(\d) ?AP\]|\[pay AP ?(\d)\]", r"[Pay \1\2 AP]"),
    (r"(?i)\[pay (\d)\]", r"[Pay \1 AP]"),
    (r"\[ ?(Impact|Damage) ?\(? ?(\+?) ?(\d) ?\)? ?\]", r"[\1 (\2\3)]"),
    (r"\[ ?(Impact|Damage) ?\(? ?(\d) ?\+ ?\)? ?\]", r"[\1 (+\2)]"),
    (r"(?i)\[(?:impact negate|negate impact|nullify impact|impact nullify)\]", "[Impact Negate]"),
    (r"(?i)\[snip(?:e|er|ing)\]", "[Sniper]"),
    (r"(?i)\[2 (?:times )?attacks?\]|\[double attacks?\]", "[Double Attack]"),
    (r"(?i)\[2 (?:times )?blocks?\]|\[double blocks?\]", "[Double Block]"),
    (r"(\])(?=[\[A-Za-z(<])", r"\1 "),
    (r"(?<=[a-z,])(?=[\[<])", " "),
    (r"(?<=\]) ?/ ?(?=\[)", " "),
    (r"\[(red|blue|yellow|green|purple)\]", r"\1"),
    (r"(<[^<>]*>),? and (<[^<>]*>),? and (<[^<>]*>),? and (<[^<>]*>)", r"\1, \2, \3, and \4"),
    (r"(<[^<>]*>),? and (<[^<>]*>),? and (<[^<>]*>)", r"\1, \2, and \3"),
    (r"(<[^<>]*>, <[^<>]*>) and (?=<)", r"\1, and "),
    (r"\bthere is an? (?=<[^<>]*>, <[^<>]*>, and <)", "there are "),
    (r"\bthere is an? (?=<[^<>]*> and <)", "there are "),
    (r", (other than <[^<>]*>),?", r" \1"),
    (r"(\bBP|\]), (\[[^\[\]]*\]) and (?=[\"\[+])", r"\1, \2, and "),
    (r"(?m)^\[Raid\] ?:? ?", "[Raid] "),
    (r"(?m)^(?:•|\.|-|o) ?(?=[A-Z\[])", "• "),
    (r"(?<=\d)\+:", " or more:"),
    (r"\]\](?=[ .])", "]"),
    (r"\{\[([^\[\]{}]*)\]\}|\[\{([^\[\]{}]*)\}\]", r"[\1\2]"),
    (r"(?i)\[impact (?:cancel|negat\w*)\]", "[Impact Negate]"),
    (r"(?<=>)(?=[a-z])", " "),
    (r"(?<=[ (])\" +(?=\[)", '"'),
    (r"(?m)^((?:\[[^\]]*\] ?)+)([a-z])", lambda m: m[1] + m[2].upper()),
    (r"[\[\"(](effects? (?:that specif\w+|with) an? (?:specified )?BP range)[\])\"]", r"\1"),
    (r"[\[\"(]Effects? (?:that specif\w+|with) an? (?:specified )?BP range[\])\"]", "effect that specifies a BP range"),
    (r"\"(characters?(?:,? (?:or )?(?:event|trigger)(?: cards?)?)+)\"(?= effects?)", r"\1"),
    (r"\bmay \"([A-Z])([^\"]*?)(\.?)\"(?=[ ,.]|$)(?=( [A-Z])?)", lambda m: "may " + m[1].lower() + m[2] + (m[3] if m[4] else "")),
    (r"(?<=\bgains)\"(?=[A-Z\[])", ' "'),
    (r"\b(deck),? (?:by )?[\"\[{]?(?:your opponent's choice|your opponent chooses)[\"\]}]?(?=\.[^\n]* instead)", r"\1 [by your opponent's choice]"),
    (r"\bit'?s (?:by )?[\"\[{]?(?:by )?(?:your choice|you choose)[\"\]}]? instead", "it's [by your choice] instead"),
    (r"(?<!\.)(?<=[a-z]) ?(?=If you did)", ". "),
    (r"\b(\w+) \1\b(?=\.)", r"\1"),
]

# Words for zones, numbers and deeds.
WORDS: list[tuple[str, Any]] = [
    (r"\b(?:op|opponents|opponent)(?:'s)?(?= (?:front|energy|area|field|characters?|hand|turn|life|deck|outside|attack|Front|Energy|Frontline|Character|Life))", "opponent's"),
    (r"\bop\b", "opponent"),
    (r"(?<![Yy]our )\bopponent(?='s| (?:has|draws|places|chooses|reveals|takes|plays|may|cannot|can|discards))", "your opponent"),
    (r"\bArea\b(?<!Outside Area)(?<!Remove Area)(?<!Life Area)", "area"),
    (r"\b[Oo]uts[a-z]*ide ?[Aa]rea\b|\b[Oo]utside [Aa]re\b", "outside area"),
    (r"\b[Rr]emov(?:e|ed|al) [Aa]rea\b", "remove area"),
    (r"\b[Ff]ront ?-?[Ll]ine\b", "front line"),
    (r"\b[Ee]nergy ?-?[Ll]ine\b", "energy line"),
    (r"\b[Ll]ife [Aa]rea\b", "life area"),
    (r"\bLife\b", "life"),
    (r"\b(Character|Event|Field|Site)s?(?=\b)(?! phase)", lambda m: m[0].lower()),
    (r"\bCards?\b", lambda m: m[0].lower()),
    (r"\b(?:AP cards?|AP)\b", lambda m: m[0]),
    (r"\b(Main|Attack|End|Start|Move|Movement) [Pp]hase\b", lambda m: m[0].lower()),
    (r"\bmove phase\b", "movement phase"),
    (r"\b(Red|Blue|Yellow|Green|Purple)\b", lambda m: m[0].lower()),
    (r"\b(\d+) ?BP or (less|more|higher|lower)", r"BP \1 or \2"),
    (r"\bthere area (?=\d)", "there are "),
    (r"\bIf there (?=\d)", "If there are "),
    (r"\bBP ?([+-]) ?(\d+)", r"\1\2 BP"),
    (r"((?:gets?|gains?) [^.\"]*?) during this turn and (\"[^\"]*\")", r"\1 and \2 during this turn"),
    (r"\{([^{}]* or [^{}]*)\}(?=[^{}]*$)", r"\1"),
    (r"\bAP (\d) (?=from|to|among|and)", r"AP cost of \1 "),
    (r"\benergy (red|blue|yellow|green|purple) it generates by (\+?\d)", r"energy it generates by \2 \1"),
    (r"\b(\d) generated energy (red|blue|yellow|green|purple)\b", r"\1 \2 generated energy"),
    (r"\bin your hand, (?:reduce )?(this card's (?:required energy|AP cost))(?: in your hand)?(?: is reduced)? by", r"reduce \1 in your hand by"),
    (r"\b(?:an )?(?:original )?energy generation of\b", "generated energy of"),
    (r"\bto outside area\b", "to the outside area"),
    (r"\bfrom outside area\b", "from your outside area"),
    (r"\b(move (?:it|them|this character)) to energy line", r"\1 to the energy line"),
    (r"\bcost of next\b", "cost of the next"),
    (r"\bloses the battle\b", "loses a battle"),
    (r"\bBP lower than\b", "BP less than"),
    (r"\bin any order you like\b", "in any order"),
    (r"\byour opponent reveal all\b", "your opponent reveals all"),
    (r"\bYour opponent reveal all\b", "Your opponent reveals all"),
    (r"\bPlay this (field|character|card) and set it to active", r"Play this \1 in active"),
    (r"\bplay this (field|character|card) and set it to active", r"play this \1 in active"),
    (r"\bgains the ability (?=\")", "gains "),
    (r"\btreated as an? (?=\ue100)", "treated as "),
    (r"\b([Dd])uring this turn (?=(?:this|that|the|all|your|you|it|they)\b)", r"\1uring this turn, "),
    (r"(\b[Dd]uring this turn, [^.\"]*?\bgains?) ((?:[Ww]hen |\[When Attacking\] |\[On Block\] )[^.\"]*)\.", lambda m: f'{m[1]} "{m[2][0].upper()}{m[2][1:]}".'),
    (r"(\b[Gg]ains?) ([Ww]hen (?:(?!during this|until the)[^.\"])*) ((?:during this (?:turn|battle)|until the start of your next turn)\.)", lambda m: f'{m[1]} "{m[2][0].upper()}{m[2][1:]}" {m[3]}'),
    (r", and if there is\b", " and there is"),
    (r"\bfor each ([^.,]*?) with (?:a )?different names? (on|in) ", r"for each \1 with different names \2 "),
    (r"\bFor each ([^.,]*?) with (?:a )?different names? (on|in) ", r"For each \1 with different names \2 "),
    (r"\b(?:1|up to 1) of this character's raid source(?: cards?)?", lambda m: m[0].split(" of ")[0] + " raid source of this character"),
    (r"\b(1|up to 1) card from this character's raid source", r"\1 raid source of this character"),
    (r"\bthe (?:top card) of (this|the|that) character(?: in Raid State| Raid State)", r"the top card of \1 character in Raid State"),
    (r"\bchosen by your opponent's effect\b(?!s)", "chosen by your opponent's effects"),
    (r"\bThis can only be activated\b", "This effect can only be activated"),
    (r"\bCan only be activated the turn\b", "Can only be activated during the turn"),
    (r"\bon your life area\b", "from your life area"),
    (r"\b(a|an) (?=<[^<>]*>,? (?:reduce|in your hand))", r"\1 "),
    (r"\{played or moved\} to the (front|energy) line", r"played on or moved to the \1 line"),
    (r"\bplayed (?:to|onto) or moved to\b", "played on or moved to"),
    (r"\bFor this turn,? this character generates? ", "During this turn, this character generates "),
    (r"\bgenerates? \+(\d) (red|blue|yellow|green|purple) [Ee]nergy", r"gets +\1 \2 generated energy"),
    (r"\bDuring end of main phase\b", "At the end of your main phase"),
    (r"\bput (it|them|that character|this field|this character) to rest\b", r"rest \1"),
    (r"\bset (it|them|that character|this field|this character) to rest\b", r"rest \1"),
    (r"\bPut\b", "Place"),
    (r"\bRest it\b(?<!\. Rest it)", "rest it"),
    (r"\boponent\b", "opponent"),
    (r"\bthe your opponent's\b|\bThe your opponent's\b", lambda m: ("Y" if m[0][0] == "T" else "y") + "our opponent's"),
    (r"\ba another\b", "another"),
    (r"\bPlay or Raid\b", "Play or raid"),
    (r"\bor Raid it\b", "or raid it"),
    (r"\bfrom hand\b", "from your hand"),
    (r"\bto remove area\b", "to the remove area"),
    (r"\b([Tt])his characters (?=gains?|gets?)", r"\1his character "),
    (r"\byour opponent have\b", "your opponent has"),
    (r"\breturned to hand\b", "returned to your hand"),
    (r"\bActivates\b", "Activate"),
    (r"\bas active\b", "in active"),
    (r"\bin an? active\b", "in active"),
    (r"\b(is|was) in active\b", r"\1 active"),
    (r"\bAction Points?\b", "AP cards"),
    (r"\bAP card\b", "AP cards"),
    (r"\b(?:set|switch) (up to )?(\d) of your AP cards to active", r"choose \1\2 of your AP cards and set them to active"),
    (r"\b(?:Set|Switch) (up to )?(\d) of your AP cards to active", r"Choose \1\2 of your AP cards and set them to active"),
    (r"\bof your (\d) AP cards", r"\1 of your AP cards"),
    (r"\b(?:you|your) character(?:s)? (?=attacks?\b)", "a character on your area "),
    (r"\bat the end of your (character|<[^<>]*>)'s attack", r"at the end of an attack by a \1 on your area"),
    (r"\bAt the end of your (character|<[^<>]*>)'s attack", r"At the end of an attack by a \1 on your area"),
    (r"\ban empty space\b", "space"),
    (r"\bPlace up to the top card of your deck to the outside area", "Place up to 1 card from the top of your deck to the outside area"),
    (r"\bplace up to the top card of your deck to the outside area", "place up to 1 card from the top of your deck to the outside area"),
    (r"\b([Pp])lace (?:the )?up to the top (\d) cards of your deck to", r"\1lace up to \2 cards from the top of your deck to"),
    (r"\bany number of (?:cards|them)(?: among them)? on (?:the )?top and(?:/or)? bottom of your deck", "them at the top and/or bottom of your deck"),
    (r"\bx ?1000\b", "x1000"),
    (r"\bequal or less (?:to|than) the\b", "equal to or less than the"),
    (r"\bdraw (\d) more cards?\b", r"draw \1 additional card"),
    (r"\bcard's\b(?= \[On)", "card's"),
    (r"\bthis cards\b", "this card's"),
    (r"\bit's (?=\[On|\[When|original|BP becomes)", "its "),
    (r"\bwins the battle\b", "wins a battle"),
    (r"\battacks and win\b", "attacks and wins"),
    (r"\bBP lower than (?:its|their|it's) original BP", "BP less than its original BP"),
    (r"\bthat you (?:would )?use\b", "you use"),
    (r"\bno another\b", "no other"),
    (r"\bor another (?=\ue100)", "or other "),
    (r"\bdo not have\b|\bdon't have\b", "do not have"),
    (r"\bselected (?=character|card)", "chosen "),
    (r"\bthe chosen <", "the chosen <"),
    (r"\bcharacter have\b", "character has"),
    (r"\bBP reducing\b", "BP-reducing"),
    (r"\bmust block your opponent's attack if able", "must block your opponent's attacks if able"),
    (r"\bmust block this character's attack if able", "must block this character's attacks if able"),
    (r"\bwill place\b", "places"),
    (r"\bby your (?:card )?effects?\b", "by your effect"),
    (r"\bcan activate only if\b", "can only activate if"),
    (r"\bThis effect can only can be\b", "This effect can only be"),
    (r"\bdifferent [Tt]raits?\b", "different traits"),
    (r"\bwithout (?:a )?[Tt]raits?\b", "without traits"),
    (r"\bThe next time this character would (?:be )?set to active,? it does not\b", "This character remains resting the next time it would be set to active"),
    (r"\b(It|The chosen character|That character|it) does not (?:become|set)(?: to)? active the next time it would(?: be)?", r"\1 remains resting the next time it would be set to active"),
    (r"\bpositions? with this character\b", "it with this character"),
    (r"\bswitch it with\b", "swap it with"),
    (r"\bdeck, (?=reveal|play|place|add)(reveal|play|place|add)", lambda m: "deck. " + m[1].capitalize()),
    (r"\bcannot be played (?:to|on|onto) (?:your|the) (front|energy) line,? and cannot be moved to (?:your|the) (?:front|energy) line", r"cannot be played on or moved to the \1 line"),
    (r"\bto the (outside area) or (remove area)", r"to the \1 or \2"),
    (r"\bthe outside area\b(?<!to the outside area)(?<!in the outside area)(?<!from the outside area)", "to the outside area"),
    (r"\b(?:in|on|into|to) (your|the|their|your opponent's) (?:play )?(?:field|area)\b", lambda m: m[0].replace("field", "area")),
    (r"\b(from|leaves?|leave) (your|the|their|your opponent's) field\b", r"\1 \2 area"),
    (r"\b[Yy]our field (contains|has)\b", r"your area \1"),
    (r"\bin (your|the|their|your opponent's) area\b", r"on \1 area"),
    (r"\bin (your|the|their|your opponent's) (front line|energy line)\b", r"on \1 \2"),
    (r"\bon (your|the|their|your opponent's) (outside area|remove area|hand)\b", r"in \1 \2"),
    (r"\b(?:to|into|onto) (?:the|your|their|its owner's|their owner's) (outside area|remove area)", r"to the \1"),
    (r"\bon your area (?:or|and) (?:in |on )?(?:your |the )?outside area", "on your area or in your outside area"),
    (r"\b(hand|remove area|outside area) (or|and) (?:in |on |from )?(?:your |the )?(outside area|remove area|hand)", r"\1 \2 \3"),
    (r"\bfrom the (outside area|remove area|life area)", r"from your \1"),
    (r"\bin the (outside area|remove area)", r"in your \1"),
    (r"\bincluded in (its|their) (?:card )?names?", r"in \1 name"),
    (r"\bin (its|their) card names?", r"in \1 name"),
    (r"\bin the same lane\b|\bon the same lane\b|\bin the same line\b", "on the same line"),
    (r"\bdraw (\d)(?=\.|,| and|$)", r"draw \1 card"),
    (r"\bDraw (\d)(?=\.|,| and|$)", r"Draw \1 card"),
    (r"\b([Tt]op) (\d) card\b(?!s)", r"\1 \2 cards"),
    (r"\b([2-9]) (card|character)\b(?! or| and \d| cards?)", r"\1 \2s"),
    (r"\b(?:an?|the|an your|the your) opponent's\b", "your opponent's"),
    (r"\byour opponent's (?=may|plays|cannot|reveals|places|draws)", "your opponent "),
    (r"\ban? (?=space on)", ""),
    (r"\b(under (?:this character|it|that character)) face-(up|down)", r"face-\2 \1"),
    (r"\bunderneath\b", "under"),
    (r"\bface-down (cards?) placed under", r"face-down \1 under"),
    (r"\bcards? that were placed under", "face-down cards under"),
    (r"\bcannot attack and (?:it )?cannot block", "cannot attack or block"),
    (r"\bthis characters\b", "this character"),
    (r"\b(they|all [a-z ]+) gets\b", r"\1 get"),
    (r"\bby this card's effect\b", "by this effect"),
    (r"\bto your (area|front line|energy line),? and set (?:it|them) to active", r"to your \1 in active"),
    (r"\bOuts\w+ [Aa]rea\b", "outside area"),
    (r", and (it|they|this character) (?=gets?|gains?)", r", \1 "),
    (r", and (?=draw|place|choose|set|rest|retire|return|add|play|move|look|reveal|swap|give|deal|activate)", " and "),
    (r"\bup (?=\d )", "up to "),
    (r"\bup to (?=\ue100)", "up to 1 "),
    (r"\bthis (card|character|field) generated energy\b", r"this \1's generated energy"),
    (r"\bapart from\b", "other than"),
    (r"\(((?:character|event|field)s?(?: cards?)? or (?:character|event|field)s?(?: cards?)?)\)", r"\1"),
    (r"\bis in rest\b", "is rested"),
    (r"\b(line|area|hand) in rest\b", r"\1 rested"),
    (r"\bswitched from active to rest\b", "rested"),
    (r"\bfrom your outside (?=to)", "from your outside area "),
    (r"\bfrom your life to\b", "from your life area to"),
    (r"\bin it's name\b", "in its name"),
    (r"\bopp+o\w+t's\b", "opponent's"),
    (r"\ball of your opponents\b", "all characters on your opponent's area"),
    (r"\bChoose 1 if the following\b", "Choose 1 of the following"),
    (r"\bful+fil+(?= required)", "fulfilled"),
    (r"\bthe top of bottom of\b", "the top or bottom of"),
    (r"\bYou can activate if\b", "You can only activate if"),
    (r"\bCan only be activated when\b", "Can only be activated if"),
    (r"\bno character with\b", "no characters with"),
    (r"\bthere is (?=character)", "there is a "),
    (r"\bthe number (?=active|rested)", "the number of "),
    (r"\bbased on number of\b", "based on the number of"),
    (r"\bany numbers of\b", "any number of"),
    (r"\bwith an energy of\b", "with required energy of"),
    (r"\ball the card under\b", "all the cards under"),
    (r"\bThe opponent must\b", "Your opponent must"),
    (r"\blook top\b", "look at the top"),
    (r"\bLook top\b", "Look at the top"),
    (r"\bLook at the top of your deck\b", "Look at the top card of your deck"),
    (r"\bthis card's effect\b", "this effect"),
    (r"\bcards? with names? (?=\ue100)", ""),
    (r"\bdifferent card names?\b", "different names"),
    (r"(?<=[\"\]P]) this turn(?=[.,]|$)", " during this turn"),
    (r"\b(\d) of their own front line characters?", r"\1 character on their front line"),
    (r"\ball cards in your life area\b", "all the cards in your life area"),
    (r"\bSelect\b", "Choose"),
    (r"\bselect\b", "choose"),
    (r"\b(front line|energy line|area) (?=(?:rest|retire|return) (?:it|them)\b)", r"\1 and "),
    (r" as well(?=\.)", ""),
    (r"\bin any order they choose\b", "in any order"),
    (r"\ball its original effects?\b", "all of its original effects"),
    (r", with (?=required energy|AP cost|BP)", " with "),
    (r"\b(to your hand) or place (?:it|them) (?=to the outside area|at the|to the remove area)", r"\1 or "),
    (r"(?<=[^,.]) (?=choose \d of the following effects)(?<!may )(?<!and )(?<!to )", ", "),
    (r"\bor block,", "or blocks,"),
    (r"(?<!When )\bin outside area\b", "in the outside area"),
    (r"\bcan be play(ed)?\b", "can be played"),
    (r", (?=(?:gets?|gains?) [+-])", " "),
    (r"\bPlace it on to\b", "Place it to"),
    (r"\bplace it on to\b", "place it to"),
    (r"\bOuts?[a-z]*de ?[Aa]rea\b|\bouts?[a-z]*de area\b", "outside area"),
    (r"\bcan only activated\b", "can only be activated"),
    (r"\bcharacters? with the same (?:card )?name with this effect", "characters with the same card name with this effect"),
    (r"\b([Cc])hoose another (?=character|card)", r"\1hoose 1 other "),
    (r"\bup (?=\d character|\d card)", "up to "),
    (r"\bYou can reduce\b", "you can reduce"),
    (r"\benergy consumption\b", "required energy"),
    (r"(\b[Rr]educ\w*\b[^.]*?\b)by -(?=\d)", r"\1by "),
    (r"\bThis cannot be\b", "This character cannot be"),
    (r"\b(?:raid|be raided) on\b(?= this)", "perform Raid on"),
    (r"\bif able to\b", "if able"),
    (r"\b(\d) generated (red|blue|yellow|green|purple) energy", r"\1 \2 generated energy"),
    (r"\bhas (\d+) or (more|less) BP\b", r"has BP \1 or \2"),
    (r"\bput the chosen\b", "place the chosen"),
    (r"\ba total of (?=up to \d)", ""),
    (r"\b(up to \d|\d|any number of) in total\b", r"\1"),
    (r"(?<=\d) (cards?|characters?) in total\b", r" \1"),
    (r"(?<=\d)(?=(?:red|blue|yellow|green|purple)\b)", " "),
    (r"\b[Aa]t the moment\b", lambda m: "When" if m[0][0] == "A" else "when"),
    (r"\b(?:is|was) selected by\b", "is chosen by"),
    (r"\bused extra draw\b|\bused an? [Ee]xtra [Dd]raw\b|\bused [Ee]xtra [Dd]raw\b", "taken your extra draw"),
    (r"\byour (character|event|field)'s effects?\b", r"your \1 effect"),
    (r"\bthis turn's (main|attack|end) phase\b", r"the \1 phase this turn"),
    (r"\bwould be set\b", "would be set"),
    (r"\bto (?:your|their|its owner's|their owner's) (outside area|remove area)", r"to the \1"),
    (r"\b(put|puts) (?=.*?(?:to the (?:outside|remove) area|at the|under|bottom|top))", lambda m: m[0].replace("put", "place")),
    (r"\b(?:to|on|at|in|into|onto) (?:the )?(top|bottom) or (?:the )?(top|bottom) of", r"at the top or bottom of"),
    (r"\b(?:to|on|at|into|onto) (?:the )?bottom (?:of )?(?=your|the|their|its)", "at the bottom of "),
    (r"\b(?:to|on|at|into|onto) (?:the )?top of (?=your|the|their|its)", "at the top of "),
    (r"\b((?:place|return) (?:it|them|that card|those cards|that character) at the (?:top|bottom|top or bottom)) of your opponent's deck", r"\1 of their deck"),
    (r"\bat the (top|bottom) of the deck", r"at the \1 of your deck"),
    (r"\bLook at (?:the )?top\b", "Look at the top"),
    (r"\bthe top 1 cards? of", "the top card of"),
    (r"\b([Ee])nergy requirements?\b", lambda m: ("R" if m[1] == "E" else "r") + "equired energy"),
    (r"\benergy required\b", "required energy"),
    (r"\brequired energy (?:number|value|amount)\b", "required energy"),
    (r"(?<!'s )\b(?:a |an )?required energy (?:of )?(\d)", r"required energy of \1"),
    (r"\b(?:a |an )?AP (?:cost|consumption) (?:of |is )?(\d)", r"AP cost of \1"),
    (r"\b(\d) AP (?:cost|consumption)\b", r"AP cost of \1"),
    (r"\b(?:with|and) (\d) AP\b", lambda m: m[0].split()[0] + f" AP cost of {m[1]}"),
    (r"\b(?:a |an )?BP (?:of )?(\d)", r"BP \1"),
    (r"\bBP(\d)", r"BP \1"),
    (r"\b(?:a |an )?(?:base|original) (BP|AP cost|required energy)\b", r"original \1"),
    (r"\bgenerated energy (?:of |is )?(\d)", r"generated energy of \1"),
    (r"([+-]) +(\d)", r"\1\2"),
    (r"\bBP ([+-]\d+)", r"\1 BP"),
    (r"([+-]\d+)BP\b", r"\1 BP"),
    (r"(?<=\d) or (?:higher|above|greater)\b", " or more"),
    (r"(?<=\d) or (?:lower|below|fewer|under)\b", " or less"),
    (r"\b(?:for|until the end of) (?:this|the) turn\b", "during this turn"),
    (r"\bduring the turn\b(?! this)", "during this turn"),
    (r"\bduring this turn this (?=character|field|card)", "during the turn this "),
    (r"\bfor (?:this|the) (battle|attack)\b", r"during this \1"),
    (r"\bin (?:an )?active(?: state)?\b", "in active"),
    (r"\bset (?:as |in |to be )?(?:active|to active state)\b", "set to active"),
    (r"\b(?:in |as )?rested(?: state)?\b", "rested"),
    (r"\bset (it|them|this character|this card) to rest(?:ed)?\b", r"rest \1"),
    (r"\bAP cards? and set (?:it|them) to active", "AP cards and set them to active"),
    (r"\bis in (?:a )?Raid(?:ed)? ?[Ss]tate", "is in Raid State"),
    (r"\b(?i:in (?:a )?raid(?:ed)? state)", "in Raid State"),
    (r"\bto (?:the|your) hand\b", "to your hand"),
    (r"\binto your hand\b", "to your hand"),
    (r"\bplus\b(?= \d)", "+"),
    (r"\b(?:remaining|remainder|rest|others)(?: of the)?(?: cards?)? (?=to|at|on|face)", "remaining cards "),
    (r"\bface-? ?(up|down)\b", r"face-\1"),
    (r"\b[Ii]f you do(?:,| )(?!not|n't)", lambda m: m[0][0] + "f you did" + m[0][-1]),
    (r"\bthe effects? of your opponent's characters?\b", "your opponent's character effects"),
    (r"\bchoose a (?:character|card) with (?=(?:BP|required|AP)[^.]*instead)", "it's "),
    (r"\bchoose (?:a )?(?=BP[^.]*instead)", "it's "),
    (r"\bunaffected by BP[ -]reducing effects", "not affected by BP-reducing effects"),
    (r"\b(This character|It|They|Those characters|it|they) during this turn (gets?|gains?) ([^.]*)", r"\1 \2 \3 during this turn"),
    (r"\band it is (not )?blocked", r"and is \1blocked"),
    (r"\b1 cards? from the top of your deck", "the top card of your deck"),
    (r"\b(\d) cards? from the top of your deck", r"the top \1 cards of your deck"),
    (r"\b(up to \d|\d|all|none) (?:of )?(?:your )?opponent's front line characters?", r"\1 characters on your opponent's front line"),
    (r"\bfulfil+(?:ed|s)? (?:the )?required energy\b", "fulfilled required energy"),
    (r"\bwith fulfilled required energy\b", "with fulfilled required energy"),
    (r"\bnon[- ]raided(?: state)?", "non-Raided"),
    (r"\b(?:a |an )(?=required energy|AP cost|BP \d)", ""),
    (r"(?<=\d) higher\b(?! than)", " or more"),
    (r"\b[Ii]ts (?=(?:BP|by|until|\[|\"|\+|-)\S*.* instead)", "it's "),
    (r"\bwithout Raid\b", "without [Raid]"),
    (r"\bwith Raid\b", "with [Raid]"),
    (r"\bequal (?:to )?or less (?:than )?(?=the number|this|that|the)", "equal to or less than "),
    (r"\b[Ff]rom among them, (play|add|reveal|place) (up to [^.]*?)(?= to (?:your|the)| and add)", lambda m: m[1].capitalize() + " " + m[2] + " among them"),
    (r"\b(?:Also|Then|And),? (?=if|choose|draw|place|you)", "Then, "),
    (r"\b[Oo]ne?s per turn\b|\b1 time per turn\b|\b1 per turn\b", "once per turn"),
    (r"\bcan't\b", "cannot"),
    (r"\bdoesn't\b", "does not"),
    (r"\b(?:among|from among) (?:them|those cards|these cards|those)\b", "among them"),
    (r"\bif possible\b|\bif they can\b|\bif it can\b", "if able"),
    (r"\.\"\.", '".'),
    (r"(?<=\w)\.\"(?=$|\n| [A-Za-z])", '"'),
    (r"(?<=\w)\"(?=$|\n)", '".'),
    (r"(?m),[ ]*$", "."),
    (r" +([.,])", r"\1"),
    (r",(?=[A-Za-z])", ", "),
    (r"\.(?=[A-Z][a-z])", ". "),
]  # fmt: skip
_NUMBER = re.compile(r"\b(" + "|".join(NUMBER_WORDS[:10]) + r")\b(?! of (?:each|the following))")
_NAMES = re.compile(r"<[^<>]*>|\"[^\"]{1,40}\" in (?:its|their)")


def _outside_names(text: str, change: object) -> str:
    """Apply a change to what stands outside names."""
    kept: list[str] = []

    def hide(m: re.Match[str]) -> str:
        kept.append(m[0])
        return f"\ue100{chr(0xE200 + len(kept) - 1)}\ue101"

    hidden = change(_NAMES.sub(hide, text))  # type: ignore[operator]
    return re.sub("\ue100(.)\ue101", lambda m: kept[ord(m[1]) - 0xE200], hidden)


def spell_marks(text: str) -> str:
    for pattern, plain in MARKS:
        text = re.sub(pattern, plain, text)
    return text


_CAPITAL = re.compile(r"\[[^\[\]]*\]|(?<=[a-z,;)\d] )[A-Z](?=[a-z])(?<!R(?=aid))(?<!S(?=tate))")
"""A capital inside a sentence; names stand in brackets of their own."""


def spell_words(text: str) -> str:
    def change(hidden: str) -> str:
        hidden = _NUMBER.sub(lambda m: str(NUMBER_WORDS.index(m[1]) + 1), hidden)
        for pattern, plain in WORDS:
            hidden = re.sub(pattern, plain, hidden)
        hidden = _CAPITAL.sub(lambda m: m[0] if m[0][0] == "[" else m[0].lower(), hidden)
        return re.sub(r"(?m)^((?:\[[^\]]*\] ?)+)([a-z])", lambda m: m[1] + m[2].upper(), hidden)

    return _outside_names(text, change)


def close(text: str) -> str:
    lines = (line + "." if line.endswith(">") and not line.startswith("[Raid]") else line for line in text.split("\n"))
    return close_lines("\n".join(lines))


# "…, it's [BP 3000 or less] instead": what is said instead, with or without marks around it.
_INSTEAD = re.compile(r"(\bit's |(?<=, ))(\[|\")?((?:[^\[\]\".]|\[[^\[\]]*\])+?)(\]|\")? instead(?=\.|$)", re.MULTILINE)
_MARKED = re.compile(r"\[((?:[+-]?\d|[a-z]|BP \d|Draw \d|Choose)[^\[\]]*(?:\[[^\[\]]*\][^\[\]]*)*)\]|\"((?:[+-]?\d|[a-z]|BP \d|Draw \d|Choose)[^\"]*)\"(?! in)")


_LAST = re.compile(r"(?:\band |, )((?:retire|rest|return|place|set|move|draw) [^.\[\]]*)(?=\. If [^.]*$)")


_LABEL = re.compile(r"\[1 Per Turn\]")


def mark_versions(text: str) -> str:
    """Phrase substitution has its words in square brackets, in the usual version and in the others."""
    if " instead" in text:
        text = re.sub(r"\{\[([^\[\]{}]*)\]\}|\[\{([^\[\]{}]*)\}\]", r"[\1\2]", re.sub(r"(?<!\[)\{([^{}]*)\}(?!\])", r"[\1]", text))
    others = [m for m in _INSTEAD.finditer(text) if m[1] or m[2]]
    if not others:
        return text
    first = others[0]
    head = text[: first.start()]
    marked = next((m for m in _MARKED.finditer(head) if not _LABEL.fullmatch(m[0])), None)
    if marked:
        head = f"{head[: marked.start()]}[{marked[1] or marked[2]}]{head[marked.end() :]}"
    elif first[3].startswith("until ") and head.count("during this turn") == 1:
        head = head.replace("during this turn", "[during this turn]")
    elif re.match(r"(?:retire|rest|return|place|set|move|draw|Draw) ", first[3]) and (last := _LAST.search(head)):
        head = f"{head[: last.start(1)]}[{last[1]}]{head[last.end(1) :]}"
    else:
        shape = re.sub(r"(?:\\\[)?\d+", r"\\d+", re.escape(first[3]))
        found = list(re.finditer(shape, head))
        if len(found) != 1:
            return text
        head = f"{head[: found[0].start()]}[{found[0][0]}]{head[found[0].end() :]}"
    rest = _INSTEAD.sub(lambda m: f"it's [{m[3]}] instead" if m[1] or m[2] else m[0], text[first.start() :])
    return head + rest


def normal() -> Normal:
    made = Normal(
        labels=LABELS,
        reminders=REMINDERS,
        extra=[
            Rule("marks of the Asian wording", "[Impact 1] [Once Per Turn]", "[Impact (1)] [1 Per Turn]", spell_marks),
            Rule("words of the Asian wording", "on your Outside Area", "in your outside area", spell_words),
        ],
    )
    closing = Rule("full stops", "Draw 1 card", "Draw 1 card.", close)
    marking = Rule("versions", "with BP 3000 or less. If you did, it's BP 4000 or less instead.",
                   "with [BP 3000 or less]. If you did, it's [BP 4000 or less] instead.", mark_versions)  # fmt: skip
    made.rules = (*made.rules[:-1], closing, marking, made.rules[-1])
    return made
