## The table

zone-creatures-pen = Creatures Pen
zone-storage = Storage
zone-discard-pile = discard pile
zone-victorious = Victorious
zone-captured = captured
zone-guardian = Guardian
zone-shields-in-play = Shields in play
zone-items-in-play = Items in play
zone-out-of-the-game = out of the game
zone-played-cards = played cards
zone-stronghold-left = left Stronghold
zone-stronghold-centre = centre Stronghold
zone-stronghold-right = right Stronghold
zone-on-stronghold-left = on the left Stronghold
zone-on-stronghold-centre = on the centre Stronghold
zone-on-stronghold-right = on the right Stronghold
zone-under-stronghold-left = under the left Stronghold
zone-under-stronghold-centre = under the centre Stronghold
zone-under-stronghold-right = under the right Stronghold
zone-upgrade-left = left Upgrade
zone-upgrade-centre = centre Upgrade
zone-upgrade-right = right Upgrade
zone-combat-zone-left = left Combat Zone
zone-combat-zone-centre = centre Combat Zone
zone-combat-zone-right = right Combat Zone
zone-secondary-fighters-left = left secondary fighters
zone-secondary-fighters-centre = centre secondary fighters
zone-secondary-fighters-right = right secondary fighters
zone-terrain-left = left Terrain
zone-terrain-centre = centre Terrain
zone-terrain-right = right Terrain
zone-on = on
zone-under = under
zone-upgrade = Upgrade
zone-secondary-fighters = secondary fighters
phase-set-up = set-up
phase-i-a-stock = I.A stock
phase-i-b-storage-hand = I.B storage hand
phase-i-c-up-card = I.C up-card
phase-i-d-drafting = I.D drafting
phase-i-e-discard = I.E discard
phase-ii-a-entering = II.A entering
phase-ii-b-primary-round = II.B primary round
phase-ii-b-secondary-round = II.B secondary round
phase-ii-b-resolution = II.B resolution
phase-ii-c-movement = II.C movement
phase-iii-a-terrain = III.A terrain
phase-iii-b-exiting = III.B exiting
phase-iii-c-challenge = III.C challenge
phase-iii-d-raid = III.D raid
phase-iii-e-end = III.E end
counter-power-stones = Power Stones
counter-victorious = Victorious
counter-ruins = Ruins
counter-up-card = Up-Card
flag-initiative = initiative
action-draft = draft
action-enter = enter
action-play = play
action-channel = channel
action-shoot = shoot
action-fight = fight
action-capture = capture
action-raid = raid
action-siege = siege
action-storm = storm
action-rebuild = rebuild
field-type = Type
field-class = Class
field-size = Size
field-vitality = Vitality
field-red = Red
field-ocb = OCB
field-bribery = Bribery
field-flying = Flying
field-channeling = Channeling
field-channeler = Channeler
field-ranged = Ranged
field-command = Command
value-vitality = Vitality
value-mortal = mortal
value-elemental = elemental
value-external = external
value-creature = creature
value-shield = shield
value-shield-terrain = shield/terrain
value-terrain = terrain
value-spell = spell
value-item-creature = item/creature
value-item-hand = item/hand
value-bribery = bribery
value-upgrade = upgrade
value-downgrade = downgrade
value-standard-bearer = standard bearer
value-stronghold = stronghold
value-guardian = guardian
mark-ruin = Ruin
mark-used = used
mark-dispelled = Command dispelled
mark-face-down = face down
side-left = left
side-centre = centre
side-right = right

## Cards with their places

at-on-yours = { $card } (on your { $side } Stronghold)
at-under-yours = { $card } (under your { $side } Stronghold)
at-front-yours = { $card } (in front of your { $side } Stronghold)
at-on-theirs = { $card } (on the enemy's { $side } Stronghold)
at-under-theirs = { $card } (under the enemy's { $side } Stronghold)
at-front-theirs = { $card } (in front of the enemy's { $side } Stronghold)
borne-by = { $card }, carried by { $target }
hidden-at = the hidden card { $where }
place-off = in the { $zone }
place-stronghold = the { $side } Stronghold
place-on = on the { $side } Stronghold
place-under = under the { $side } Stronghold
place-upgrade = at the { $side } Stronghold
place-space = in the { $side } space
place-fighters = beside the { $side } Duelist
place-terrain = on the { $side } space

## Questions

ask-redraw = You hold no creature. Show your hand and draw eight new cards?
ask-leave-up-card = Leave the Up-Card on your deck and draw the cards below it?
ask-draft = Drafting: take one action, or pass for the rest of the step.
ask-discard = You hold more than seven cards. Choose one to discard.
ask-enter = Entering the Arena: which of your shielded creatures go in?
ask-primary = Primary round: play a Storage card, use a supporter or your Guardian, or pass.
ask-secondary = Secondary round: add a fighter, play a Storage card on a fighter, or pass.
ask-answer = Answer this before it takes effect?
ask-save = Your Duelist is beaten. Save it?
ask-pay = Pay a Power Stone, or the beaten creature returns to its owner's Pen.
ask-movement = Movement: arrange the creatures on your Strongholds.
ask-terrain = Terrain: change the Terrain under your creature?
ask-challenge = Challenge: capture a creature or destroy a Shield with one of your Shields?
ask-raid = Raid: attack with one creature, or rebuild a Ruin?
ask-raid-fight = Raid: add a fighter, use your Guardian's Channeling, or pass.

## Answers

do-enter-no-more = No further creature enters
do-no-answer = Don't answer
do-let-go = Let it go
do-no-pay = Don't pay
do-leave-terrain = Leave it
do-no-challenge = No Challenge
do-no-raid = No Raid
do-keep = Keep this hand
do-redraw = Show the hand and draw eight new cards
do-stay = Stay as you are
do-arrange = { $places }
do-arranged = { $card } { $side }
do-raze = Destroy the Terrain in the { $side } space
do-discard = Discard { $card }
do-lay-on = Put { $card } on the { $side } Stronghold
do-lay-under = Put { $card } under the { $side } Stronghold
do-terrain = Put { $card } on the { $side } space
do-give = Give { $card } to { $target }
do-build = Build { $card } at the { $side } Stronghold
do-enter = { START($target) } enters
do-play = Play { $card }
do-play-on = Play { $card } on { $target }
do-channel = { START($card) } channels
do-shoot = { START($card) } uses its Ranged Attack
do-guardian = Your Guardian channels to { $card } for { $stones ->
    [one] a Power Stone
   *[other] { $stones } Power Stones
  }
do-fight = Add { $card } as a secondary fighter
do-answer = Answer with { $card }
do-save = Save it with { $card }
do-pay = Pay a Power Stone
do-capture = Capture { $target } with { $shield }
do-break = Destroy { $target } with { $shield }
do-raid = { START($card) } attacks { $target }
do-siege = { START($card) } attacks the empty { $side } Stronghold
do-storm = { START($card) } attacks the Guardian
do-rebuild = Rebuild the { $side } Ruin with { $card }

## The log

log-phase-i = Turn { $n } · Phase I: Draw and Organize
log-phase-ii = Phase II: Movement and Combat
log-phase-iii = Phase III: Terrain Settlement
log-cut = { WHO($player) ->
    [you] You cut the deck.
   *[they] { START($player) } cuts the deck.
}
log-draw = { WHO($player) ->
    [you] You draw { $card }.
   *[they] { START($player) } draws { $card }.
}
log-draw-many = { WHO($player) ->
    [you] You draw { $cards }.
   *[they] { START($player) } draws { $cards }.
}
log-take-up = { WHO($player) ->
    [you] You take { $n ->
        [one] 1 card
       *[other] { $n } cards
      } from the { $from } into your hand.
   *[they] { START($player) } takes { $n ->
        [one] 1 card
       *[other] { $n } cards
      } from the { $from } into their hand.
}
log-put-away = { WHO($player) ->
    [you] You put { $n ->
        [one] 1 card
       *[other] { $n } cards
      } into the Creatures Pen and Storage.
   *[they] { START($player) } puts { $n ->
        [one] 1 card
       *[other] { $n } cards
      } into the Creatures Pen and Storage.
}
log-up-card = { WHO($player) ->
    [you] Your Up-Card is { $card }, number { $n }.
   *[they] { START($player) }'s Up-Card is { $card }, number { $n }.
}
log-up-card-under-deck = Equal numbers: { $card } goes under the deck.
log-active = { WHO($player) ->
    [you] You have the initiative.
   *[they] { START($player) } has the initiative.
}
log-lay = { WHO($player) ->
    [you] You put { $card } { $to }.
   *[they] { START($player) } puts { $card } { $to }.
}
log-shield = { WHO($player) ->
    [you] You give { $card } to a creature.
   *[they] { START($player) } gives { $card } to a creature.
}
log-terrain = { WHO($player) ->
    [you] You put { $card } { $to }.
   *[they] { START($player) } puts { $card } { $to }.
}
log-item = { WHO($player) ->
    [you] You give { $card } to a creature.
   *[they] { START($player) } gives { $card } to a creature.
}
log-build = { WHO($player) ->
    [you] You build { $card }.
   *[they] { START($player) } builds { $card }.
}
log-discard = { WHO($player) ->
    [you] You discard { $card }.
   *[they] { START($player) } discards { $card }.
}
log-discard-many = { WHO($player) ->
    [you] You discard { $cards }.
   *[they] { START($player) } discards { $cards }.
}
log-enter = { WHO($player) ->
    [you] You send { $card } into the Arena.
   *[they] { START($player) } sends { $card } into the Arena.
}
log-enter-many = { WHO($player) ->
    [you] You send { $cards } into the Arena.
   *[they] { START($player) } sends { $cards } into the Arena.
}
log-turn-up = { START($card) } is turned face up.
log-play = { WHO($player) ->
    [you] You play { $card }.
   *[they] { START($player) } plays { $card }.
}
log-answer = { WHO($player) ->
    [you] You answer with { $card }.
   *[they] { START($player) } answers with { $card }.
}
log-cancelled = { START($card) } is answered.
log-used = { START($card) } goes to the discard pile.
log-back = { START($card) } returns to Storage.
log-command = { START($card) }'s Command takes effect.
log-dispelled = { START($card) }'s Command is dispelled.
log-channel = { START($card) } channels { $n ->
    [one] 1 point
   *[other] { $n } points
  }.
log-shoot = { START($card) }: Ranged Attack of { $n ->
    [one] 1 point
   *[other] { $n } points
  }.
log-area-of-effect = { START($card) }: Area of Effect of { $n ->
    [one] 1 point
   *[other] { $n } points
  }.
log-fighter = { WHO($player) ->
    [you] You add { $card } as a secondary fighter.
   *[they] { START($player) } adds { $card } as a secondary fighter.
}
log-fighter-many = { WHO($player) ->
    [you] You add { $cards } as secondary fighters.
   *[they] { START($player) } adds { $cards } as secondary fighters.
}
log-total = { WHO($player) ->
    [you] Your { $card } has a total of { $n }.
   *[they] { START($player) }'s { $card } has a total of { $n }.
}
log-duel-over = The Duel is over.
log-duel-won = { START($card) } wins its Duel.
log-beaten = { START($card) } is beaten and discarded.
log-destroyed = { START($card) } is destroyed.
log-destroyed-many = { START($cards) } are destroyed.
log-tied = { START($card) } goes to the Creatures Pen after a tied Duel.
log-to-pen = { START($card) } goes to its owner's Creatures Pen.
log-to-pen-many = { START($cards) } go to their owner's Creatures Pen.
log-shield-lost = { START($card) } is discarded.
log-shield-back = { START($card) } goes to Storage.
log-item-goes = { START($card) } leaves its creature.
log-rearrange = { WHO($player) ->
    [you] You move { $card }.
   *[they] { START($player) } moves { $card }.
}
log-rearrange-many = { WHO($player) ->
    [you] You move { $cards }.
   *[they] { START($player) } moves { $cards }.
}
log-terrain-destroyed = { START($card) } is destroyed.
log-victorious = { START($card) } is Victorious.
log-capture = { START($card) } is captured.
log-capturing-shield = { START($card) } holds the captive.
log-raid = { START($card) } raids.
log-raid-tied = The raid is tied; nothing happens.
log-siege = { START($card) } attacks an empty Stronghold.
log-ruin = { WHO($player) ->
    [you] One of your Strongholds becomes a Ruin.
   *[they] One of { $player }'s Strongholds becomes a Ruin.
}
log-rebuild = { WHO($player) ->
    [you] You spend { $card } to rebuild.
   *[they] { START($player) } spends { $card } to rebuild.
}
log-rebuilt = { WHO($player) ->
    [you] One of your Ruins is a Stronghold again.
   *[they] One of { $player }'s Ruins is a Stronghold again.
}
log-upgrade-lost = { START($card) } is discarded.
log-stones = { WHO($player) ->
    [you] Your Power Stones: { SIGN($n) }
   *[they] { START($player) }'s Power Stones: { SIGN($n) }
}
log-show = { WHO($player) ->
    [you] You show { $card }.
   *[they] { START($player) } shows { $card }.
}
log-taken = { START($card) } is taken.
log-guardian-killed = { START($card) } is killed.
log-guardian-stands = { START($card) } withstands the attack.
log-primary = { WHO($player) ->
    [you] You win the primary round of the Duel.
    [nobody] Nobody wins the primary round of the Duel.
   *[they] { START($player) } wins the primary round of the Duel.
}
log-secondary = { WHO($player) ->
    [you] You win the Duel.
    [nobody] Nobody wins the Duel.
   *[they] { START($player) } wins the Duel.
}

## Refusals

no-step-draft = Cards are laid out in Drafting.
no-step-enter = Creatures enter in step II.A.
no-step-play = Storage cards are played in the rounds of a Duel.
no-step-channel = Creatures channel in the primary round of a Duel.
no-step-shoot = Ranged Attacks are used in the primary round of a Duel.
no-step-fight = Secondary fighters join in the secondary round or in a raid.
no-step-capture = Shields capture and break Shields in Challenge.
no-step-raid = Creatures raid in step III.D.
no-step-siege = Strongholds are attacked in step III.D.
no-step-storm = Guardians are attacked in step III.D.
no-step-rebuild = Ruins are rebuilt in step III.D.
no-passed = You have passed, so you can't act again in this step.
no-not-your-move = It's not your turn to act.
no-only-from-hand = Only cards in your hand can be used.
no-only-shields = Only a Shield can capture or break a Shield.
no-nothing-to-capture = The enemy has neither an unshielded creature nor a Shield in play.
no-only-terrain-rebuilds = Only a Terrain can rebuild a Ruin.
no-ruin = You have no Ruin.
no-all-ruins = All your Strongholds are Ruins.
no-only-supporters-under = Your Strongholds have creatures on them, and only those with Channeling or Ranged Attack go under.
no-strongholds-full = Every standing Stronghold has a creature on and under it.
no-creature-without-shield = You have no creature on a Stronghold without a Shield.
no-free-space = Every space has a Terrain.
no-creature-without-item = You have no creature on or under a Stronghold without an Item.
no-free-end = Neither of your end Strongholds is free: it must stand and have no Upgrade or Downgrade.
no-free-enemy-end = Neither of the enemy's end Strongholds is free of Upgrades.
no-storage-not-laid = Storage cards aren't laid out; they're played in Duels.
no-only-strongholds-enter = Only creatures on your Strongholds can enter.
no-shield-no-entry = A creature without a Shield can't enter.
no-only-double-border = Only Spells, Bribery and H Items are played in a Duel.
no-stones = It costs { $cost ->
    [one] 1 Power Stone
   *[other] { $cost } Power Stones
  }; you have { $have }.
no-text-counterpart = Its text is only about things that Arena doesn't have.
no-icon = No enemy creature within reach shows its icon.
no-duel-target = It has no target in the current Duel, or answers something that hasn't happened.
no-text-forbids-spell = A card text forbids this Spell here.
no-text-forbids-card = A card text forbids this card here.
no-only-under-supports = Only creatures under your Strongholds can support a Duel.
no-used = It has already been used in this combat.
no-channeling = It has no Channeling value.
no-receiving = Your Duelist can't receive Channeling.
no-channel-now = It can't channel to your Duelist now.
no-ranged = It has no Ranged Attack.
no-ranged-here = No Ranged Attack is allowed in this Duel.
no-ranged-fits = Its Ranged Attack doesn't fit this Duel.
no-only-creatures-fight = Only creatures can be secondary fighters.
no-secondary-here = No secondary fighters are allowed against that Duelist.
no-one-already = One such card is already on your side.
no-kind-fights = A card text keeps this kind from fighting.
no-raiders = Only creatures on your Strongholds, or ones you have captured, can raid.
no-unshielded-enemy = The enemy has no creature without a Shield.
no-card-to-pay = You have no card in hand to pay with.
no-empty-stronghold = None of the enemy's standing Strongholds is empty.
no-guardian-yet = The Guardian can be attacked once { $n ->
    [one] 1 Stronghold is a Ruin
   *[other] { $n } Strongholds are Ruins
  }.

## What is wrong with a deck

deck-types = cards of types that Arena does not have: { $cards }
deck-least = it has { $n ->
    [one] 1 card
   *[other] { $n } cards
  }, at least { $least } are needed
deck-outside = Guardian and Strongholds are not part of the deck: { $cards }
deck-no-guardian = it has no Guardian
deck-not-a-guardian = { $number } is not a Guardian
deck-strongholds = it needs three Stronghold cards: left, centre and right

## What two players may agree on

option-victorious-to-win = Victorious creatures to win
option-victorious-to-win-says = How many Victorious creatures win the game.
option-primary-stands = The primary round
option-primary-stands-says = Whether the primary round decides a Duel to which nobody brings a secondary fighter.
option-primary-stands-0 = decides nothing
option-primary-stands-1 = decides such a Duel
option-turn-limit = Turn limit
option-turn-limit-says = After this turn the game is over.

option-by-hand = Cards played by hand
option-by-hand-says = Decks may have cards whose text isn't understood; both players carry those out by hand. For two people only.
option-by-hand-0 = no
option-by-hand-1 = yes

## How a game ends, by the rule

end-gua-house-win-1 = { WHO($loser) ->
    [you] Your Guardian has been killed.
   *[they] { START($loser) }'s Guardian has been killed.
}
end-gua-house-win-2 = { WHO($winner) ->
    [you] You have enough Victorious creatures.
   *[they] { START($winner) } has enough Victorious creatures.
}
end-gua-house-win-3 = { WHO($winner) ->
    [you] Both have enough Victorious creatures, and you have more.
   *[they] Both have enough Victorious creatures, and { $winner } has more.
}
end-gua-house-win-5 = The last turn allowed is over: Victorious creatures are counted, then Ruins.

## What the decks are about

about-deck-barrow = The unburied and the thorn: they fall, they come back, and the living lose heart.
about-deck-fleet = Dredgers fight from the water's edge: bolts and harpoons first, bribes second, blades last.
about-deck-kiln = Embers, gales and tides: flyers over the lines, fire from under the walls, channels open.
about-deck-lamp = Wardens hold the causeways shoulder to shoulder: lords that lift the whole line, healers, and archers behind the walls.
